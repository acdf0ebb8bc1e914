"""A friend throws itself into the way of a blow (gurps.dodge.sacrificial)."""

from __future__ import annotations

from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import defence, move, place
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.defence import Defence
from tierce.systems.gurps.rules.retreat import NO_RETREAT
from tierce.systems.gurps.slots import TURN

CLAUSE = "gurps.dodge.sacrificial"


def may(fight: View, rescuer: Who, target: Who, attacker: Who) -> bool:
    """Whether a step brings the rescuer between target and attacker, and it can defend at all."""
    yards = place.stated(fight, rescuer, "line", target)
    if yards is None or yards > move.stride(fight, rescuer):
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
    next turn."""
    dodges = tuple(
        each
        for each in defence.choice(fight, rescuer, attacker, attack).legal
        if each.kind == "dodge" and not each.retreat
    )
    options = defence.options(fight, rescuer, attacker, attack, dodges, 1)
    chosen = yield Choose(
        "sacrifice",
        rescuer,
        options,
        label="gurps.ask.sacrifice",
        facts={"foe": attacker, "friend": target},
    )
    if chosen == defence.NONE:
        return
    tried: Defence = next(each for each in dodges if each.id == chosen)
    fight.begin(rescuer, Condition(NO_RETREAT, CLAUSE, (TURN, rescuer)))
    saved: Rolled = yield Call("dodge", defence.attempt, (rescuer, attacker, attack, tried))
    in_time = saved.true()
    if in_time:
        fight.put(target, "shielded", rescuer)
    yield note("gurps.event.sacrifice", CLAUSE, who=rescuer, friend=target, made=in_time)
