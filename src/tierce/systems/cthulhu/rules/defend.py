"""Defend (cthulhu.defend)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Rule, Who, Withheld, note
from tierce.script.value import Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import body, check, limits, numbers, strike
from tierce.systems.cthulhu.rules.answer import FAILED, Answer, Defence
from tierce.systems.cthulhu.rules.strike import Hit, Strike

CLAUSE = "cthulhu.defend"
AVAILABLE = "cthulhu.defence.available"
KIND = "defend"
#: What is taken from the damage of bare hands and of weapons; by a critical.
UNARMED, ARMED = Dice(1, 5), Dice(1, 2)
CRITICAL_UNARMED, CRITICAL_ARMED = Dice(2, 5), {"1d2": ARMED, "2d2": Dice(2, 2)}


def value(fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence) -> Value:
    """The chance of a defence with the body: CON x5."""
    base = body.times_five(fight, who, "con", CLAUSE)
    flat = limits.bonus(fight, who, KIND, defence.at_once)
    return numbers.settled(fight, base, flat=flat)


def candidates(
    fight: View, who: Who, attacker: Who, blow: Strike
) -> Iterator[tuple[Defence, Withheld | None]]:
    """It, and why it is not open: not against a gun."""
    for defence in limits.at_once_too(fight, who, Defence(KIND)):
        yield defence, _barred(fight, who, attacker, blow, defence.id)


def _barred(fight: View, who: Who, attacker: Who, blow: Strike, id: str) -> Withheld | None:
    if strike.shot_from_gun(fight, attacker, blow):
        return Withheld(id, CLAUSE, "cthulhu.reason.gun", {"kind": KIND})
    if strike.missile(fight, attacker, blow) and not fight.options.defend_missiles:
        return Withheld(id, AVAILABLE, "cthulhu.reason.missile", {"kind": KIND})
    return limits.withheld(fight, who, KIND, id)


def less(fight: View, attacker: Who, blow: Strike, critical: bool) -> Dice:
    """What a success takes from the damage, before armour."""
    if strike.unarmed(fight, attacker, blow):
        return CRITICAL_UNARMED if critical else UNARMED
    return CRITICAL_ARMED[fight.options.defend_critical] if critical else ARMED


def attempt(
    fight: View, who: Who, attacker: Who, blow: Strike, hit: Hit, defence: Defence
) -> Rule[Answer]:
    """The roll, and what comes of it."""
    target = total(value(fight, who, attacker, blow, defence))
    limits.use(fight, who, KIND, defence.at_once)
    return (yield from roll_it(fight, who, attacker, blow, target))


def roll_it(fight: View, who: Who, attacker: Who, blow: Strike, target: int) -> Rule[Answer]:
    """The roll against a target that is worked out already, outside every limit."""
    roll: Rolled = yield check.throw("roll", who, "cthulhu.roll.defend", target, foe=attacker)
    how = check.degree(roll, check.of(fight, target))
    yield note(
        "cthulhu.event.defend", CLAUSE, who=who, foe=attacker, target=target, rolled=roll, how=how
    )
    if how not in check.MADE:
        return FAILED._replace(pierced=how == check.FUMBLE)
    limits.succeeded(fight, who, KIND)
    critical = how == check.CRITICAL
    return Answer(made=True, less=less(fight, attacker, blow, critical), kept=critical)
