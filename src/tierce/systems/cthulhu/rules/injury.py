"""HP lost, shock, unconsciousness and death (cthulhu.injury)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Call, Moment, Rule, Who, note
from tierce.script.value import Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import body, check, conditions, hold
from tierce.systems.cthulhu.slots import FAILING, ROUNDS_TO_LIVE

CLAUSE = "cthulhu.injury"
UNCONSCIOUS, DEAD = "unconscious", "dead"
#: Why somebody is unconscious.
SHOCK, FEW, SPENT, KNOCKED_OUT = "shock", "few", "spent", "knocked-out"


def hit_points(con: int, siz: int) -> int:
    """HP of a body: half of CON and SIZ, rounded up."""
    return -(-(con + siz) // 2)


def stays_awake(fight: View, who: Who, clause: str = CLAUSE) -> Value:
    """The chance to stay awake: CON x5."""
    yield from body.times_five(fight, who, "con", clause)


def suffer(fight: View, who: Who, lost: int) -> Rule[None]:
    """One hit takes so many HP, and what comes of it."""
    if lost <= 0 or fight.read(who, "fate") == DEAD:
        return
    before = fight.read(who, "hp")
    yield Moment("wounded", "wounded", (who, lost, before))
    fight.lose(who, "hp", lost)
    fight.gain(who, "aidable", 1)
    fight.gain(who, "treatable", 1)
    left = fight.read(who, "hp")
    yield note("cthulhu.event.wound", CLAUSE, who=who, lost=lost, left=left)
    if left <= FAILING:
        yield from _sink(fight, who, left)
    elif 2 * lost >= before:
        yield Call("shock", shock, (who,))


def _sink(fight: View, who: Who, left: int) -> Rule[None]:
    """So few HP are left: unconscious, and in danger of death where there are none."""
    yield from pass_out(fight, who, SPENT if left <= 0 else FEW)
    if left <= 0:
        yield from _threaten(fight, who)


def settle(fight: View, *whom: Who) -> Rule[None]:
    """Whoever has few HP by another's word than that of the dice (by hand, or from the beginning)
    is as hurt as if a wound had taken them, one that may be treated."""
    for who in whom:
        if fight.read(who, "sinking"):
            if not fight.read(who, "wounded"):
                fight.gain(who, "aidable", 1)
                fight.gain(who, "treatable", 1)
            yield from _sink(fight, who, fight.read(who, "hp"))


def _threaten(fight: View, who: Who) -> Rule[None]:
    if not fight.read(who, "dying"):
        fight.put(who, "dying", ROUNDS_TO_LIVE)
        yield note("cthulhu.event.dying", CLAUSE, who=who)


def shock(fight: View, who: Who) -> Rule[None]:
    """A hit of half the HP or more: CON x5, or unconscious."""
    if fight.read(who, "out"):
        return
    target = total(stays_awake(fight, who))
    roll: Rolled = yield check.throw("roll", who, "cthulhu.roll.shock", target)
    awake = check.made(roll, target)
    yield note("cthulhu.event.shock", CLAUSE, who=who, target=target, rolled=roll, made=awake)
    if not awake:
        yield from pass_out(fight, who, SHOCK)


def pass_out(fight: View, who: Who, why: str, clause: str = CLAUSE) -> Rule[None]:
    """The fighter is unconscious, and lies there."""
    if fight.read(who, "out"):
        return
    fight.put(who, "fate", UNCONSCIOUS)
    yield note("cthulhu.event.unconscious", clause, who=who, why=why)
    yield from hold.loosened(fight, who)
    yield from conditions.fall(fight, who, clause)


def die(fight: View, who: Who, clause: str = CLAUSE) -> Rule[None]:
    """The fighter is dead."""
    fight.put(who, "dying", 0)
    fight.put(who, "fate", DEAD)
    yield note("cthulhu.event.dies", clause, who=who)
    yield from hold.loosened(fight, who)


def count_down(fight: View, who: Who) -> Rule[None]:
    """At the end of a round: who has not been brought back by the end of the next one dies."""
    rounds = fight.read(who, "dying")
    if not rounds:
        return
    if rounds > 1:
        fight.put(who, "dying", rounds - 1)
    else:
        yield from die(fight, who)
