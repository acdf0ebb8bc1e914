"""Checks: a d100 at most the target, and how well or badly it went (cthulhu.check)."""

from __future__ import annotations

from typing import NamedTuple

from tierce.dice import Dice

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


def judge(number: int, within: Bands) -> str:
    """The degree of a plain number."""
    if number <= within.critical:
        return CRITICAL
    if number <= within.special:
        return SPECIAL
    if number <= within.success:
        return SUCCESS
    return FUMBLE if number >= within.fumble else FAILURE
