"""Rolling 3d6: success rolls and their criticals (gurps.attack.roll, gurps.defence.roll)."""

from __future__ import annotations

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Facts, Roll, Rule, Who
from tierce.script.view import Rolled

THREE_DICE = Dice(3)

CRITICAL_HIT = "critical-hit"
HIT = "hit"
MISS = "miss"
CRITICAL_MISS = "critical-miss"
ATTACK_DEGREES = (CRITICAL_HIT, HIT, MISS, CRITICAL_MISS)

CRITICAL = "critical"
SUCCESS = "success"
FAILURE = "failure"
CRITICAL_FAILURE = "critical-failure"
DEGREES = (CRITICAL, SUCCESS, FAILURE, CRITICAL_FAILURE)

#: The lowest effective skill with which an attack may be tried.
LOWEST_SKILL = 3


def throw(site: str, who: Who, label: str, target: int, **facts: object) -> Roll:
    """A 3d6 roll of `who` against a target number."""
    known: Facts = {"target": target, **facts}
    return Roll(site, THREE_DICE, who, label, known)


def critical_limit(target: int) -> int:
    """The highest roll that is a critical success at this effective skill."""
    if target >= 16:
        return 6
    return 5 if target >= 15 else 4


def failure_limit(target: int) -> int:
    """The lowest roll above a critical success that is a critical failure at this effective
    skill: 18; 17 at 15 or less; a miss by 10 or more (gurps.attack.roll)."""
    return min(17 if target <= 15 else 18, target + 10)


def degree(roll: Rolled, target: int) -> str:
    """How a success roll against `target` came out: one of DEGREES."""
    if roll <= critical_limit(target):
        return CRITICAL
    if roll <= min(target, 16):
        return SUCCESS
    return CRITICAL_FAILURE if roll >= failure_limit(target) else FAILURE


def success(fight: View, who: Who, label: str, target: int) -> Rule[str]:
    """A plain success roll, for instance against HT or DX: one of DEGREES."""
    roll: Rolled = yield throw("roll", who, label, target)
    return degree(roll, target)


def attack_degree(roll: Rolled, skill: int) -> str:
    """How an attack roll came out: one of ATTACK_DEGREES (gurps.attack.roll)."""
    return dict(zip(DEGREES, ATTACK_DEGREES, strict=True))[degree(roll, skill)]


def defended(roll: Rolled, value: int) -> bool:
    """Whether a defence roll avoids the attack: at most the value; 3 and 4 always, 17 and 18
    never (gurps.defence.roll)."""
    return roll <= max(4, min(value, 16))


def defence_trial(fight: View, value: int) -> Rule[bool]:
    """The chance of a defence, as its own rule: what an option shows."""
    roll: Rolled = yield Roll("defence", THREE_DICE)
    return defended(roll, value)


def attack_trial(fight: View, skill: int) -> Rule[bool]:
    """The chance to hit, as its own rule: what an option shows."""
    roll: Rolled = yield Roll("attack", THREE_DICE)
    return degree(roll, skill) in (CRITICAL, SUCCESS)
