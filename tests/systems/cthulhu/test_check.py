"""The check, over every target and roll, and by hand where the bands meet (cthulhu.check)."""

from __future__ import annotations

import pytest

from tierce.systems.cthulhu.rules.check import bands, degree
from tierce.systems.cthulhu.rules.resistance import EVEN, STEP, certain


def said(roll: int, target: int, best: int, worst: int) -> str:
    """The same in the words of the clause, one after the other, with nothing shared."""
    made = roll <= target and roll != 100
    if not made:
        return "fumble" if roll >= worst else "failure"
    if roll <= best:
        return "critical"
    fifth = 0
    while 5 * (fifth + 1) <= target:
        fifth += 1
    return "special" if roll <= max(fifth, 1) else "success"


@pytest.mark.parametrize(
    ("criticals", "weapon", "best", "worst"),
    [("5%", False, 5, 96), ("1%", True, 5, 96), ("1%", False, 1, 100)],
)
def test_every_target_and_roll(criticals: str, weapon: bool, best: int, worst: int) -> None:
    for target in range(-80, 260):
        within = bands(target, criticals, weapon)
        for roll in range(1, 101):
            assert degree(roll, within) == said(roll, target, best, worst), (target, roll)


@pytest.mark.parametrize(
    ("target", "roll", "how"),
    [
        (3, 4, "failure"),
        (60, 12, "special"),
        (60, 13, "success"),
        (59, 12, "success"),
        (59, 11, "special"),
        (100, 100, "fumble"),
        (68, 96, "fumble"),
        (98, 96, "success"),
        (98, 99, "fumble"),
        (2, 1, "critical"),
        (2, 2, "critical"),
        (-10, 3, "failure"),
        (-10, 96, "fumble"),
        (0, 1, "failure"),
    ],
)
def test_by_hand_at_five_per_cent(target: int, roll: int, how: str) -> None:
    assert degree(roll, bands(target)) == how


@pytest.mark.parametrize(
    ("target", "roll", "how"),
    [(60, 1, "critical"), (60, 2, "special"), (60, 99, "failure"), (60, 100, "fumble")],
)
def test_by_hand_at_one_per_cent(target: int, roll: int, how: str) -> None:
    assert degree(roll, bands(target, "1%")) == how


def test_resistance_without_a_die() -> None:
    # 10 against 19 is 5 and 19 against 10 is 95: both are rolled for
    rolled = [gap for gap in range(-20, 21) if certain(EVEN + STEP * gap) is None]
    assert rolled == list(range(-9, 10))
    assert certain(EVEN + STEP * 10) == "success"
    assert certain(EVEN + STEP * -10) == "failure"
