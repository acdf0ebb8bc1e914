"""Free blows: who has no means of defence, and who may make use of it later
(drachensturm.free-blow, drachensturm.free-blow.timing).

Readings: a foe that has no attack left when an opening comes may roll Re at the start of the next
combat round, before movement, and strikes then; that free blow is its attack of the round. Who has
let its attack pass before the opening came has forgone it. Who is still helpless then gives free
blows anew without a roll.
"""

from __future__ import annotations

from collections.abc import Iterator

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Roll, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.drachensturm.rules import arms, place
from tierce.systems.drachensturm.rules.by_option import decides

CLAUSE = "drachensturm.free-blow"
TIMING = "drachensturm.free-blow.timing"
D100 = Dice(1, 100)
MOST_DEFENCES = 3
FLEEING, HELPLESS, UNAWARE, THREE = "fleeing", "helpless", "unaware", "three"
#: Openings that still last when the next round begins.
LASTING = (FLEEING, HELPLESS)


def helpless(fight: View, who: Who) -> bool:
    """Whether a fighter is bound, or fallen and helpless."""
    return bool(fight.read(who, "bound")) or fight.read(who, "fallen") == "helpless"


def reason(fight: View, attacker: Who, who: Who) -> str:
    """Why `who` has no means of defence against a blow, "" where it has."""
    if fight.read(who, "moved") == "fled":
        return FLEEING
    if helpless(fight, who):
        return HELPLESS
    if place.stated(fight, who, "unaware", attacker):
        return UNAWARE
    return ""


def open_up(fight: View, who: Who, why: str) -> None:
    """Remember an opening for every foe in reach that has no blow left this round."""
    for foe in place.standing_foes(fight, who):
        struck = fight.read(foe, "blows") >= fight.sheet(foe).attacks
        if struck and arms.reaches(fight, foe, who):
            fight.set(foe, "openings", who, why)


def opportunities(fight: View, who: Who) -> tuple[Who, ...]:
    """Whom `who` may strike at once, if it reacts; the openings are then forgotten."""
    found = tuple(sorted(_good(fight, who)))
    for foe, _ in fight.read(who, "openings"):
        fight.set(who, "openings", foe, None)
    return found


def _good(fight: View, who: Who) -> Iterator[Who]:
    for foe, why in fight.read(who, "openings"):
        lasts = fight.options.late_free_blows == "all" or why in LASTING
        if fight.read(foe, "out") or helpless(fight, foe) or not lasts:
            continue
        anywhere = why == FLEEING and not fight.options.late_in_reach
        if arms.reaches(fight, who, foe) or (anywhere and arms.striking(fight, who)):
            yield foe


def seize(fight: View, who: Who, foes: tuple[Who, ...]) -> Rule[Who | None]:
    """Whom a fighter strikes at the start of a round: its choice, and the Re roll for it."""
    options = tuple(Option(f"seize:{foe}", facts={"foe": foe}) for foe in foes)
    chosen = yield Choose(
        "chance",
        who,
        (*options, Option("leave")),
        sees=lambda: {"ask": "chance", "foes": foes},
        label="drachensturm.ask.chance",
    )
    if chosen == "leave":
        return None
    foe = Who(chosen.partition(":")[2])
    yield decides(fight, "late_free_blows")
    made = yield from reaction(fight, who)
    return foe if made else None


def reaction(fight: View, who: Who) -> Rule[bool]:
    """The Re roll: d100 at most Re."""
    needed: int = fight.sheet(who).re
    facts = {"target": needed}
    roll: Rolled = yield Roll("reaction", D100, who, "drachensturm.roll.reaction", facts)
    made = roll <= needed
    yield note(
        "drachensturm.event.reaction", TIMING, who=who, rolled=roll, target=needed, made=made
    )
    return made
