"""What aiming gives to a shot, and how it is lost (gurps.manoeuvre.aim).

The mark `aimed` is (target, weapon, seconds). A turn begins by dropping it unless the maneuver
before was another Aim. Reading: the Will roll of the wounded is a plain one, without shock.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.script.value import Part, Value
from tierce.systems.gurps.rules import place
from tierce.systems.gurps.rules.success import CRITICAL, SUCCESS, success

CLAUSE = "gurps.manoeuvre.aim"
AIMED = "aimed"
#: So many seconds count.
MOST = 3


def bonus(fight: View, who: Who, foe: Who, weapon: str, accuracy: int) -> Value:
    """What the Aims of the turns before add to a shot at this foe with this weapon: its Acc, a
    point for a second Aim in a row, two for a third; one where it is braced."""
    aimed = fight.read(who, AIMED)
    if aimed is None or aimed[:2] != (foe, weapon):
        return
    if accuracy:
        yield Part(accuracy, "gurps.part.accuracy", CLAUSE)
    seconds = aimed[2]
    if seconds > 1:
        yield Part(seconds - 1, "gurps.part.aim", CLAUSE, {"seconds": seconds})
    if place.stated(fight, foe, "braced", who):
        yield Part(1, "gurps.part.braced", CLAUSE)


def take(fight: View, who: Who, foe: Who, weapon: str) -> int:
    """One more second of aiming; how many of them there now are in a row."""
    aimed = fight.read(who, AIMED)
    before = aimed[2] if aimed is not None and aimed[:2] == (foe, weapon) else 0
    seconds: int = min(before + 1, MOST)
    fight.put(who, AIMED, (foe, weapon, seconds))
    return seconds


def lose(fight: View, who: Who) -> None:
    """The aim is used, or gone."""
    if fight.read(who, AIMED) is not None:
        fight.put(who, AIMED, None)


def hurt(fight: View, who: Who) -> Rule[None]:
    """Wounded while aiming: the aim is lost unless Will is made."""
    how = yield from success(fight, who, "gurps.roll.aim", fight.sheet(who).will)
    kept = how in (CRITICAL, SUCCESS)
    if not kept:
        lose(fight, who)
    yield note("gurps.event.aim-hurt", CLAUSE, who=who, made=kept)
