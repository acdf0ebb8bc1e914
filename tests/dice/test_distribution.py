"""Exact distributions: integer weights inside, fractions at the edge."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tierce.dice import Dice, Distribution

_WEIGHTS = st.dictionaries(st.integers(-9, 9), st.integers(1, 30), min_size=1)


def test_weights_over_their_total() -> None:
    coin = Distribution({"heads": 3, "tails": 1, "edge": 0})
    assert coin.total == 4
    assert coin.chance("heads") == Fraction(3, 4)
    assert coin.chance("edge") == 0
    assert coin.chance("never") == 0
    assert len(coin) == 2
    assert list(coin) == ["heads", "tails"]


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: 2, 2: -1}, {1: -1}])
def test_no_distribution_without_positive_weights(weights: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="positive"):
        Distribution(weights)


def test_what_always_happens() -> None:
    assert Distribution.certain(5).chances() == {5: Fraction(1)}


def test_chances_that_hold() -> None:
    assert Dice(3).distribution().chance_that(lambda total: total <= 10) == Fraction(1, 2)
    assert Dice(3).distribution().mean() == Fraction(21, 2)


def test_a_function_of_the_outcome() -> None:
    parity = Dice(2).distribution().map(lambda total: total % 2 == 0)
    assert parity.chance(True) == Fraction(1, 2)


def test_a_mixture() -> None:
    mixed = Distribution.mixture(
        [
            (Distribution.certain(1), Fraction(1, 3)),
            (Distribution({1: 1, 2: 3}), Fraction(2, 3)),
        ]
    )
    assert mixed.chances() == {1: Fraction(1, 2), 2: Fraction(1, 2)}


def test_chances_must_be_whole() -> None:
    with pytest.raises(ValueError, match="add to 1"):
        Distribution.from_chances({1: Fraction(1, 2), 2: Fraction(1, 3)})


@given(_WEIGHTS)
def test_chances_and_back(weights: dict[int, int]) -> None:
    distribution = Distribution(weights)
    assert sum(distribution.chances().values()) == 1
    assert Distribution.from_chances(distribution.chances()) == distribution
    assert sorted(distribution.chances()) == list(distribution)


@given(_WEIGHTS, st.integers(1, 9))
def test_equal_chances_are_equal_whatever_the_total(weights: dict[int, int], scale: int) -> None:
    scaled = Distribution({k: w * scale for k, w in weights.items()})
    assert scaled == Distribution(weights)
    heavier = dict(weights)
    heavier[next(iter(weights))] += 1
    assert (Distribution(heavier) == Distribution(weights)) == (len(weights) == 1)


def test_a_distribution_is_no_key_and_no_number() -> None:
    with pytest.raises(TypeError):
        hash(Distribution.certain(1))
    assert Distribution.certain(1) != 1


def test_outcomes_without_an_order_are_let_be() -> None:
    assert set(Distribution({None: 1, 1: 1})) == {None, 1}


def test_a_distribution_shows_its_chances() -> None:
    assert repr(Distribution({1: 1, 2: 3})) == "Distribution({1: 1/4, 2: 3/4})"
