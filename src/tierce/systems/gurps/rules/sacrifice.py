"""A friend throws itself into the way of a blow (gurps.dodge.sacrificial, gurps.drop.sacrificial).

Readings: the friend who is pulled down needs no roll and no consent. A critical success takes both
out of the way. Who drops too late lies there nevertheless.
"""

from __future__ import annotations

from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import defence, drop, going, move, place
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.defence import Defence
from tierce.systems.gurps.rules.retreat import NO_RETREAT
from tierce.systems.gurps.slots import TURN

CLAUSE, DROP = "gurps.dodge.sacrificial", "gurps.drop.sacrificial"
#: Who is hit where the rescuer takes the target with it out of the way.
NOBODY = ""


def may(fight: View, rescuer: Who, target: Who, attacker: Who) -> bool:
    """Whether a step brings the rescuer between target and attacker, and it can defend at all."""
    if not place.line(fight, rescuer, target, attacker, move.stride(fight, rescuer)):
        return False
    return defence.barred(fight, rescuer, attacker) is None


def step_in(fight: View, attacker: Who, target: Who, attack: Blow) -> Rule[None]:
    """After the attack roll, before the target's defence: whoever may, and wants to, dodges."""
    for rescuer in fight.read(target, "friends"):
        if may(fight, rescuer, target, attacker):
            yield Call(f"rescue-{rescuer}", rescue, (rescuer, attacker, target, attack))
        if fight.read(target, "shielded") is not None:
            return


def rescue(fight: View, rescuer: Who, attacker: Who, target: Who, attack: Blow) -> Rule[None]:
    """One friend's choice and dodge; either way it has moved, and cannot retreat until its
    next turn. A feint fooled its foe alone (gurps.manoeuvre.feint)."""
    attack = attack._replace(feint=0)
    open_now = defence.choice(fight, rescuer, attacker, attack)
    dodges = tuple(each for each in open_now.legal if each.kind == "dodge" and not each.retreat)
    options = defence.options(fight, rescuer, attacker, attack, dodges, 1)
    chosen = yield Choose(
        "sacrifice",
        rescuer,
        options,
        tuple(each for each in open_now.withheld if each.id == "drop"),
        label="gurps.ask.sacrifice",
        facts={"foe": attacker, "friend": target},
    )
    if chosen == defence.NONE:
        return
    tried: Defence = next(each for each in dodges if each.id == chosen)
    no_retreat(fight, rescuer)
    if fight.ground is not None:
        going.between(fight, rescuer, target, attacker, move.stride(fight, rescuer))
    if tried.drop:
        yield from _drop(fight, rescuer, attacker, target, attack, tried)
        return
    saved: Rolled = yield Call("dodge", defence.attempt, (rescuer, attacker, attack, tried))
    in_time = saved.true()
    if in_time:
        fight.put(target, "shielded", rescuer)
    yield note("gurps.event.sacrifice", CLAUSE, who=rescuer, friend=target, made=in_time)


def no_retreat(fight: View, rescuer: Who) -> None:
    """Who threw itself in the way of something cannot retreat until its next turn."""
    fight.begin(rescuer, Condition(NO_RETREAT, CLAUSE, (TURN, rescuer)))


def _drop(
    fight: View, rescuer: Who, attacker: Who, target: Who, attack: Blow, dodging: Defence
) -> Rule[None]:
    """The rescuer throws itself on the target: too late, in the way, or both out of the way
    (gurps.drop.sacrificial)."""
    by: Rolled = yield Call("dodge", defence.margin, (rescuer, attacker, attack, dodging))
    how = "late"
    if by > drop.LATE:
        how = "clear" if by >= drop.CLEAR else "in-time"
        fight.put(target, "shielded", NOBODY if how == "clear" else rescuer)
    yield note("gurps.event.sacrificial-drop", CLAUSE, DROP, who=rescuer, friend=target, how=how)
    yield from drop.go_flat(fight, rescuer, DROP)
    if how != "late":
        yield from drop.go_flat(fight, target, DROP)
