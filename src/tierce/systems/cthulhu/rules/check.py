"""How a d100 against a target came out, and a combination of two (cthulhu.check)."""

from __future__ import annotations

from typing import NamedTuple

from tierce.dice import Dice
from tierce.script.view import Rolled

D100 = Dice(1, 100)

CRITICAL = "critical"
SPECIAL = "special"
SUCCESS = "success"
FAILURE = "failure"
FUMBLE = "fumble"
DEGREES = (CRITICAL, SPECIAL, SUCCESS, FAILURE, FUMBLE)
#: The degrees that succeed.
SUCCEEDED = (CRITICAL, SPECIAL, SUCCESS)

PARTIAL = "partial_success"

#: 100 fails whatever the target.
HIGHEST_SUCCESS = 99


class Bands(NamedTuple):
    """Up to which roll a success is a critical, and from which roll on a failure is a fumble."""

    critical: int
    fumble: int


#: What most tables play; and the books' own, on anything but an attack with a weapon.
FIVE_PERCENT = Bands(5, 96)
ONE_PERCENT = Bands(1, 100)


def special_limit(target: int) -> int:
    """The highest roll that is a special success at this target: a fifth, at least 1."""
    return max(1, target // 5)


def degree(roll: Rolled | int, target: int, bands: Bands = FIVE_PERCENT) -> str:
    """How a roll against `target`, all modifiers included, came out: one of DEGREES.

    A critical is told apart from a special; whether it is one too says `counts_as_special`.
    """
    highest = min(target, HIGHEST_SUCCESS)
    if roll <= min(bands.critical, highest):
        return CRITICAL
    if roll <= min(special_limit(target), highest):
        return SPECIAL
    if roll <= highest:
        return SUCCESS
    return FUMBLE if roll >= bands.fumble else FAILURE


def counts_as_special(how: str) -> bool:
    """Whether a special success is there for what asks for one: a critical is (a reading)."""
    return how in (CRITICAL, SPECIAL)


def combined(first: str, second: str) -> str:
    """What two degrees of one die give together: SUCCESS, PARTIAL or FAILURE."""
    made = (first in SUCCEEDED) + (second in SUCCEEDED)
    return (FAILURE, PARTIAL, SUCCESS)[made]


def malfunctions(roll: Rolled | int, number: int) -> bool:
    """Whether a firearm with this malfunction number jams (cthulhu.malfunction): 0 never does."""
    return number > 0 and roll >= number
