"""One value against another (cthulhu.resistance)."""

from __future__ import annotations

from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Rule, Who
from tierce.script.value import Part, Value
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import check

CLAUSE = "cthulhu.resistance"
EVEN, STEP = 50, 5
#: Below the first it fails and above the second it succeeds, without a die.
LEAST, MOST = 5, 95


def chance(active: int, passive: int) -> Value:
    """The chance of the active side."""
    yield Part(EVEN, "cthulhu.part.even", CLAUSE)
    difference = STEP * (active - passive)
    if difference:
        facts = {"active": active, "passive": passive}
        yield Part(difference, "cthulhu.part.resistance", CLAUSE, facts)


def certain(target: int) -> str | None:
    """The degree where no die is thrown, None where one is."""
    if target < LEAST:
        return check.FAILURE
    return check.SUCCESS if target > MOST else None


class Contest(NamedTuple):
    """How it came out: one of check.DEGREES, and the die, 0 where none was thrown."""

    degree: str
    rolled: Rolled | int = 0

    @property
    def made(self) -> bool:
        """Whether the active side has overcome the resistance."""
        return self.degree in check.MADE


def contest(fight: View, who: Who, label: str, target: int) -> Rule[Contest]:
    """The roll, where there is one. A result without a die is neither critical nor fumble."""
    known = certain(target)
    if known is not None:
        return Contest(known)
    roll: Rolled = yield check.throw("roll", who, label, target)
    return Contest(check.degree(roll, check.of(fight, target)), roll)
