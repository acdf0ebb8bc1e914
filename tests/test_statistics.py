"""The goodness-of-fit test accepts a fair die and refuses a loaded one."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from tests.statistics import bound, chi_square, fits

FAIR = {face: Fraction(1, 6) for face in range(1, 7)}


def test_the_statistic_by_hand() -> None:
    # Expected 10 each; found 8, 9, 10, 10, 11, 12: (4 + 1 + 0 + 0 + 1 + 4) / 10.
    counts = dict(zip(FAIR, (8, 9, 10, 10, 11, 12), strict=True))
    statistic, freedom = chi_square(FAIR, counts)
    assert statistic == pytest.approx(1.0)
    assert freedom == 5


def test_the_bound_is_beyond_the_tables() -> None:
    # Tables give 10.83, 20.52 and 29.59 for one in a thousand at 1, 5 and 10 degrees.
    assert bound(1) > 10.83
    assert bound(5) > 20.52
    assert bound(10) > 29.59
    assert bound(10) < 70


def test_a_fair_die_fits_and_a_loaded_one_does_not() -> None:
    rng = random.Random(7)
    fair = Counter(rng.randint(1, 6) for _ in range(3000))
    loaded = Counter(min(6, rng.randint(1, 7)) for _ in range(3000))
    assert fits(FAIR, fair)
    assert not fits(FAIR, loaded)


def test_an_impossible_outcome_never_fits() -> None:
    assert not fits(FAIR, {7: 1})
    assert fits({1: Fraction(1)}, {1: 50})
