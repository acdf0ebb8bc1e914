"""Rules on smaller dice are the same rules, in each reading."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.conformance import checks
from tests.conformance.subject import Subject
from tests.conformance.thinned import thinned
from tests.script.brute import brute
from tests.script.exact import exact
from tests.toy.setups import random_setup
from tierce.dice import Dice
from tierce.script.effects import Call, Choose, Option, Roll, Rule, Who
from tierce.script.odds import Odds
from tierce.script.world import World


def inner(world: World, skill: int) -> Rule[Any]:
    roll = yield Roll("roll", Dice(3))
    return skill - roll


def outer(world: World) -> Rule[Any]:
    margin = yield Call("inner", inner, (10,))
    chosen = yield Choose("what", Who("anna"), (Option("go"),))
    assert chosen == "go"
    die = yield Roll("die", Dice(1, 2))
    return margin + die


@pytest.mark.parametrize("seed", range(5))
def test_rolls_show_a_few_of_their_totals_however_deep(seed: int) -> None:
    thin = thinned(outer, str(seed), 3)

    def only(who: Who, sees: Any, options: Any) -> str:
        return "go"

    ways = exact(Odds(only), thin)
    assert ways == brute(thin, policy=only)
    results = [result for result, _ in ways]
    assert 3 <= len(results) <= 6
    assert all(10 - 18 + 1 <= result <= 10 - 3 + 2 for result in results)
    assert all(chance % Fraction(1, 6) == 0 for chance in ways.values())
    assert thinned(outer, str(seed), 3) is thin
    assert thin.__name__ == "outer"


def test_the_exact_check_runs_on_smaller_dice() -> None:
    checks.check_exact(Subject("thin toy", random_setup, totals=2), 15)


def test_other_seeds_show_other_totals() -> None:
    shown = set()
    for seed in range(20):
        thin = thinned(inner, str(seed), 3)
        shown |= set(Odds().distribution(thin, 0))
    assert len(shown) > 10
