"""Dodge and Drop: throwing oneself down before a shot (gurps.drop.bonus, gurps.drop.flying).

Readings: a drop is a dodge, and may be acrobatic as one with a retreat may. It takes the place of
the turn's retreat, so that either bars the other; what else bars a retreat (posture, speed, room)
does not bar it. Who flies or swims has it only where terrain is a step away (the stated fact
`shelter`). Where cover is a step away, anybody who drops ends behind it, wholly covered from that
foe; that counts from the next attack on.
"""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.ground import Cell
from tierce.script.effects import NO_FACTS, Facts, Rule, Who, Withheld, note
from tierce.script.value import Part, Value
from tierce.systems.gurps.rules import going, move, place, posture

CLAUSE, FLYING = "gurps.drop.bonus", "gurps.drop.flying"
BONUS = 3
#: Conditions of who has no ground to lie on.
ALOFT = ("flying", "swimming")
#: A margin by which a sacrificial drop takes both out of the way; one that is too late.
CLEAR, LATE = 3, -1


def is_aloft(fight: View, who: Who) -> bool:
    """Whether a fighter is in the air or in water (gurps.drop.flying)."""
    return any(fight.condition(who, each) is not None for each in ALOFT)


def is_near_cover(fight: View, who: Who, attacker: Who, centre: Cell | None = None) -> bool:
    """Whether a step brings a fighter behind cover from an attacker, or from what starts at a
    `centre` on the map."""
    return place.shelter(fight, who, attacker, move.stride(fight, who), centre)


def bonus(fight: View, who: Who, attacker: Who, now: bool) -> Value:
    """What a drop adds to a dodge of a ranged attack: now, or one from this attacker's shots since
    the turn began (gurps.drop.bonus)."""
    if now:
        yield Part(BONUS, "gurps.part.drop", CLAUSE)
    elif fight.read(who, "drop") == attacker:
        yield Part(BONUS, "gurps.part.dropped", CLAUSE)


def withheld(fight: View, who: Who, attacker: Who) -> Withheld | None:
    """Why there is no drop from a ranged attack, or None where there is."""
    bar = barred(fight, who)
    if bar is not None:
        return bar
    if is_aloft(fight, who) and not is_near_cover(fight, who, attacker):
        return Withheld("drop", FLYING, "gurps.reason.drop-aloft")
    return None


def barred(fight: View, who: Who) -> Withheld | None:
    """Why a fighter can throw itself down before nothing at all, or None where it can."""
    return next((Withheld("drop", CLAUSE, *why) for why in _bars(fight, who)), None)


def _bars(fight: View, who: Who) -> Iterator[tuple[str, Facts]]:
    """What bars a drop from anything (gurps.drop.bonus)."""
    for mark, reason in _ONCE.items():
        if fight.read(who, mark) is not None:
            yield reason, {"foe": fight.read(who, mark)}
    if fight.read(who, "stun"):
        yield "gurps.reason.drop-stunned", NO_FACTS
    if posture.is_lying(posture.of(fight, who)):
        yield "gurps.reason.drop-lying", NO_FACTS


#: A drop and a retreat are one a turn, each with why it leaves no drop.
_ONCE = {
    "drop": "gurps.reason.dropped-already",
    "retreat": "gurps.reason.drop-retreated",
}


def lie(fight: View, who: Who, attacker: Who) -> Rule[None]:
    """After the attack that a fighter dropped from: it lies there, or hides behind terrain."""
    if is_near_cover(fight, who, attacker):
        yield from take_cover(fight, who, attacker, CLAUSE)
    yield from go_flat(fight, who, CLAUSE)


def take_cover(
    fight: View, who: Who, attacker: Who, clause: str, centre: Cell | None = None
) -> Rule[None]:
    """The fighter is behind cover from an attacker, or from what starts at a `centre` on the map;
    that stands in the way of later attacks."""
    if fight.ground is not None:
        cell = place.shelter_cell(fight, who, attacker, move.stride(fight, who), centre)
        assert cell is not None, "who takes cover is near it"
        going.hide(fight, who, cell)
    else:
        place.cover(fight, who, attacker)
    clauses = (clause, FLYING) if is_aloft(fight, who) else (clause,)
    yield note("gurps.event.takes-cover", *clauses, who=who, foe=attacker)


def go_flat(fight: View, who: Who, clause: str) -> Rule[None]:
    """The fighter lies prone now, but not in the air or in water (gurps.drop.flying)."""
    if not is_aloft(fight, who) and posture.fall(fight, who):
        yield note("gurps.event.drop", clause, who=who)
