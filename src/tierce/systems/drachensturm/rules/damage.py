"""What a hit does (drachensturm.damage).

Readings: life points of a part end at 0. Whoever is out of the fight can no longer be struck.
"""

from __future__ import annotations

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Roll, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.drachensturm.rules.by_option import decides
from tierce.systems.drachensturm.rules.free_blow import D100
from tierce.systems.drachensturm.sheet import VITAL

CLAUSE = "drachensturm.damage"


def points_lost(points: Rolled, bonus: int, armour: int) -> Rolled:
    """Weapon points and bonus less armour, at least 0; still a view."""
    return (points + (bonus - armour)).at_least(0)


def needs_shock_roll(lost: int, full: int) -> bool:
    """Whether one hit has taken more than half of a part's full life points."""
    return 2 * lost > full


def wound(
    fight: View,
    attacker: Who,
    who: Who,
    weapon: str,
    part: str,
    dice: int = 0,
    through: bool = False,
    bonus: bool = True,
) -> Rule[None]:
    """A hit on a part: `dice` more d6, `through` the armour, with or without the bonus."""
    arm, sheet = fight.sheet(attacker).weapon(weapon), fight.sheet(who)
    facts = {"weapon": weapon, "part": part, "foe": who}
    points: Rolled = yield Roll("points", arm.points, attacker, "drachensturm.roll.points", facts)
    if dice:
        more: Rolled = yield Roll("more", Dice(dice), attacker, "drachensturm.roll.more", facts)
        points = points + more
    armour = 0 if through else sheet.armour_of(part)
    added = fight.sheet(attacker).bonus if bonus else 0
    lost: int = points_lost(points, added, armour).value()
    fight.lose(who, part, lost)
    yield note(
        "drachensturm.event.wound",
        CLAUSE,
        who=who,
        part=part,
        lost=lost,
        left=fight.read(who, part),
        points=points,
        bonus=added,
        armour=armour,
    )
    yield from _consequences(fight, who, part, lost)


def _consequences(fight: View, who: Who, part: str, lost: int) -> Rule[None]:
    """The shock roll, and what a part without life points means."""
    why = ""
    if needs_shock_roll(lost, fight.sheet(who).life(part)):
        stands = yield from _shock(fight, who)
        why = "" if stands else "shock"
    if lost and not fight.read(who, part):
        if part in VITAL:
            why = why or part
        else:
            yield note("drachensturm.event.part-lost", CLAUSE, who=who, part=part)
    if not why:
        return
    yield decides(fight, "out_of_fight")
    if fight.options.out_of_fight:
        fight.put(who, "fate", "out")
        yield note("drachensturm.event.out", CLAUSE, who=who, why=why)


def _shock(fight: View, who: Who) -> Rule[bool]:
    """The shock roll: d100 at most Ko."""
    needed: int = fight.sheet(who).ko
    roll: Rolled = yield Roll("shock", D100, who, "drachensturm.roll.shock", {"target": needed})
    made = roll <= needed
    facts = {"rolled": roll, "target": needed, "made": made}
    yield note("drachensturm.event.shock", CLAUSE, who=who, **facts)
    return made
