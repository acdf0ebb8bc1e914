"""Duels: games worked by hand, sides with policies of their own."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import inf
from typing import Any

import pytest

from tests.analysis.coins import coins, standoff
from tierce.analysis.duel import duel
from tierce.analysis.policies import UnknownSide
from tierce.analysis.solution import EXACT_FLOAT, EXACT_FRACTION
from tierce.script.effects import Option, Who
from tierce.script.odds import NoPolicy


def shoots(who: Who, sees: Any, options: Sequence[Option]) -> str:
    return "shoot"


def waits(who: Who, sees: Any, options: Sequence[Option]) -> str:
    return "wait"


@pytest.mark.parametrize(("mine", "rungs"), [(1, 2), (1, 3), (2, 5), (4, 9)])
def test_the_gamblers_ruin(mine: int, rungs: int) -> None:
    # A coin is gained with 1 in 3: the odds against are r = 2, so (1 - r^k) / (1 - r^n).
    found = duel(coins(mine, rungs - mine), exact=True)
    assert found.wins == {
        "red": Fraction(1 - 2**mine, 1 - 2**rungs),
        "blue": 1 - Fraction(1 - 2**mine, 1 - 2**rungs),
    }
    assert found.nobody == found.endless == 0
    assert found.states == rungs - 1
    # The mean is k / (q - p) - n / (q - p) * P(win) with q - p = 1/3.
    assert found.mean_steps == 3 * mine - 3 * rungs * found.wins["red"]
    assert found.solution.method == EXACT_FRACTION


def test_three_outcomes() -> None:
    # One coin of three: p = 1/3 up, q = 1/2 down, 1/6 nobody. a1 = p a2 and a2 = p + q a1, so
    # a1 = p^2 / (1 - pq) = 2/15; b1 = q / (1 - pq) = 3/5; steps (1 + p) / (1 - pq) = 8/5.
    found = duel(coins(1, 2, nobody=1), exact=True)
    assert found.wins == {"red": Fraction(2, 15), "blue": Fraction(3, 5)}
    assert found.nobody == Fraction(4, 15)
    assert found.mean_steps == found.steps_by_rule["throw"] == Fraction(8, 5)
    floats = duel(coins(1, 2, nobody=1))
    assert floats.solution.method == EXACT_FLOAT
    assert floats.wins["red"] == pytest.approx(2 / 15, abs=1e-15)
    assert floats.nobody == pytest.approx(4 / 15, abs=1e-15)


def test_rounds_in_which_nothing_happens_lengthen_the_game_alone() -> None:
    # Three faces of six do nothing: one coin each, 2 to 1 for the first, two throws on average.
    found = duel(coins(1, 1, nothing=3), exact=True)
    assert found.wins == {"red": Fraction(2, 3), "blue": Fraction(1, 3)}
    assert found.mean_steps == 2


def test_a_game_without_an_end() -> None:
    for exact in (True, False):
        found = duel(coins(1, 1, first=0, nothing=6), exact=exact)
        assert found.wins == {"red": 0, "blue": 0}
        assert found.endless == 1
        assert found.mean_steps == inf


def test_sides_of_equal_sheets_keep_their_own_policies() -> None:
    # Blue acts first. Remembered by sheets alone, red would do what blue did.
    assert duel(standoff(), {"red": shoots, "blue": waits}).wins == {"red": 1, "blue": 0}
    assert duel(standoff(), {"red": waits, "blue": shoots}).wins == {"red": 0, "blue": 1}
    assert duel(standoff(), {"red": shoots, "blue": waits}).mean_steps == 2
    assert duel(standoff(), shoots).wins == {"red": 0, "blue": 1}
    assert duel(standoff(), waits).endless == 1


def test_who_decides_must_be_known() -> None:
    with pytest.raises(UnknownSide, match="green") as error:
        duel(standoff(), {"green": shoots})
    assert error.value.known == ("blue", "red")
    with pytest.raises(NoPolicy):
        duel(standoff(), {"red": shoots})
    with pytest.raises(NoPolicy):
        duel(standoff())


def test_the_gm_decides_by_default_or_by_the_policy_of_no_side() -> None:
    # The gift makes it 3 against 1 or 1 against 3, of 4 rungs with r = 2.
    def gives_two(who: Who, sees: Any, options: Sequence[Option]) -> str:
        return "two"

    setup = coins(2, 2, gift=True)
    assert duel(setup, exact=True).wins["red"] == Fraction(7, 15)
    assert duel(setup, {}, exact=True).wins["red"] == Fraction(7, 15)
    assert duel(setup, {"": gives_two}, exact=True).wins["red"] == Fraction(1, 15)
