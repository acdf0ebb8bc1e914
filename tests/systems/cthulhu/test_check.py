"""The check, over every target and roll, and by hand where the bands meet (cthulhu.check)."""

from __future__ import annotations

import pytest

from tierce.systems.cthulhu.rules.check import (
    FIVE_PERCENT,
    ONE_PERCENT,
    Bands,
    combined,
    counts_as_special,
    degree,
    malfunctions,
)
from tierce.systems.cthulhu.rules.resistance import resistance, without_a_die


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


@pytest.mark.parametrize(("bands", "best", "worst"), [(FIVE_PERCENT, 5, 96), (ONE_PERCENT, 1, 100)])
def test_every_target_and_roll(bands: Bands, best: int, worst: int) -> None:
    for target in range(-80, 260):
        for roll in range(1, 101):
            assert degree(roll, target, bands) == said(roll, target, best, worst), (target, roll)


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
    assert degree(roll, target) == how


@pytest.mark.parametrize(
    ("target", "roll", "how"),
    [(60, 1, "critical"), (60, 2, "special"), (60, 99, "failure"), (60, 100, "fumble")],
)
def test_by_hand_at_one_per_cent(target: int, roll: int, how: str) -> None:
    assert degree(roll, target, ONE_PERCENT) == how


def test_a_critical_counts_as_a_special() -> None:
    told = [counts_as_special(how) for how in ("critical", "special", "success", "fumble")]
    assert told == [True, True, False, False]


@pytest.mark.parametrize(
    ("first", "second", "both"),
    [
        ("critical", "success", "success"),
        ("special", "failure", "partial_success"),
        ("fumble", "success", "partial_success"),
        ("failure", "fumble", "failure"),
    ],
)
def test_two_values_against_one_die(first: str, second: str, both: str) -> None:
    assert combined(first, second) == both


def test_malfunction_at_its_number_and_above() -> None:
    assert [roll for roll in range(1, 101) if malfunctions(roll, 96)] == [96, 97, 98, 99, 100]
    assert [roll for roll in range(1, 101) if malfunctions(roll, 100)] == [100]
    assert not any(malfunctions(roll, 0) for roll in range(1, 101))


def test_resistance() -> None:
    assert resistance(18, 11) == 85
    assert resistance(10, 10) == 50
    # from 5 to 95 there is a die
    rolled = [gap for gap in range(-20, 21) if not without_a_die(resistance(10 + gap, 10))]
    assert rolled == list(range(-9, 10))
    assert without_a_die(resistance(20, 10)) == "automatic_success"
    assert without_a_die(resistance(10, 20)) == "automatic_failure"
