"""Move and Attack: full Move and one poor attack (gurps.manoeuvre.move-and-attack).

Reading: whoever strikes goes as near as the blow needs, strikes, and may go on with what Move is
left; whoever shoots may come nearer to a foe before.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Rule, Who
from tierce.systems.gurps.rules import aim, maneuvers, move, walk

CLAUSE = "gurps.manoeuvre.move-and-attack"
MANEUVER = "move-and-attack"


def move_and_attack(fight: View, who: Who) -> Rule[None]:
    """Move and Attack; what it does to the skill and to parries is theirs to say."""
    yards = maneuvers.allowance(fight, who, MANEUVER, None)
    found, withheld = maneuvers.targets(fight, who, yards, MANEUVER)
    target = yield from maneuvers.pick(fight, who, "target", found, withheld)
    free = yield from maneuvers.go(fight, who, "target", target)
    fight.put(who, "step_left", False)
    if target.attack.ranged:
        yield from walk.walk(fight, who, "run-up", "gurps.ask.run-up", CLAUSE, yards, back=False)
        if fight.read(who, "moved") > move.stride(fight, who):
            aim.lose(fight, who)
    if free:
        yield from maneuvers.strike(fight, who, "strike", target)
    if not maneuvers.can_act(fight, who):
        return
    left = min(yards, move.yards(fight, who)) - fight.read(who, "moved")
    yield from walk.walk(fight, who, "onwards", "gurps.ask.onwards", CLAUSE, left)
