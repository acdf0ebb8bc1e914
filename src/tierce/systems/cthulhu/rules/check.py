"""Checks: a d100 at most the target, and how well or badly it went (cthulhu.check)."""

from __future__ import annotations

from typing import Any, NamedTuple

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Roll, Rule, Who
from tierce.script.view import Rolled

CLAUSE = "cthulhu.check"
D100 = Dice(1, 100)
CRITICAL, SPECIAL, SUCCESS, FAILURE, FUMBLE = DEGREES = (
    "critical",
    "special",
    "success",
    "failure",
    "fumble",
)
#: The degrees that succeed.
MADE = (CRITICAL, SPECIAL, SUCCESS)
#: A check never succeeds on more than this, whatever the target.
MOST = 99
#: Highest roll of a critical and lowest of a fumble, where five in a hundred are, and where one is.
FIVE, ONE = (5, 96), (1, 100)


class Bands(NamedTuple):
    """The highest roll that is critical, special, a success; the lowest that is a fumble."""

    critical: int
    special: int
    success: int
    fumble: int


def bands(target: int, criticals: str = "5%", weapon: bool = False) -> Bands:
    """The bands of a target after all modifiers. `criticals` is the option of that name; a roll
    with a `weapon` has five in a hundred of each in both."""
    low, high = FIVE if weapon or criticals == "5%" else ONE
    success = max(0, min(target, MOST))
    special = min(max(1, target // 5), success)
    return Bands(min(low, success), special, success, max(high, success + 1))


def degree(roll: Rolled | int, within: Bands) -> str:
    """The degree of a roll or a number, one of DEGREES: a roll splits in as many ways as needed."""
    if roll <= within.critical:
        return CRITICAL
    if roll <= within.special:
        return SPECIAL
    if roll <= within.success:
        return SUCCESS
    return FUMBLE if roll >= within.fumble else FAILURE


def is_special(fight: View, how: str) -> bool:
    """Whether a degree counts where a special success is asked for; a critical does too, but by
    option."""
    return how == SPECIAL or (how == CRITICAL and fight.options.critical_is_special)


def made(roll: Rolled, target: int) -> bool:
    """Whether a roll succeeds: splits in two."""
    return roll <= min(target, MOST)


def throw(site: str, who: Who, label: str, target: int, **facts: Any) -> Roll:
    """A d100 against a target, which the question shows."""
    return Roll(site, D100, who, label, {"target": target, **facts})


def of(fight: View, target: int, weapon: bool = False) -> Bands:
    """The bands of a target by this fight's options."""
    return bands(target, fight.options.criticals, weapon)


def trial(fight: View, target: int) -> Rule[bool]:
    """The chance of a check by itself: what an option shows."""
    roll: Rolled = yield Roll("roll", D100)
    return made(roll, target)


def trial_twice(fight: View, target: int) -> Rule[bool]:
    """The chance of two checks in a row."""
    first: Rolled = yield Roll("roll", D100)
    if not made(first, target):
        return False
    second: Rolled = yield Roll("second-roll", D100)
    return made(second, target)
