"""One characteristic against another: the resistance table (cthulhu.resistance)."""

from __future__ import annotations

AUTOMATIC_SUCCESS = "automatic_success"
AUTOMATIC_FAILURE = "automatic_failure"

#: Chances that are rolled for; beyond them there is no die.
LOWEST, HIGHEST = 5, 95


def resistance(active: int, passive: int) -> int:
    """The chance of the active side, in per cent; below 0 or above 100 where they are far apart."""
    return 50 + 5 * (active - passive)


def without_a_die(chance: int) -> str:
    """How it comes out without a die: an automatic result, "" where one is rolled."""
    if chance < LOWEST:
        return AUTOMATIC_FAILURE
    return AUTOMATIC_SUCCESS if chance > HIGHEST else ""
