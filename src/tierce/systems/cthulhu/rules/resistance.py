"""One value against another (cthulhu.resistance)."""

from __future__ import annotations

from tierce.systems.cthulhu.rules import check

EVEN, STEP = 50, 5
#: Below the first it fails and above the second it succeeds, without a die.
LEAST, MOST = 5, 95


def certain(target: int) -> str | None:
    """The degree where no die is thrown, None where one is."""
    if target < LEAST:
        return check.FAILURE
    return check.SUCCESS if target > MOST else None
