"""Solving chains: by components, in floats and in fractions, against the whole solved at once."""

from __future__ import annotations

import random
from fractions import Fraction
from math import inf

import pytest

from bench import oracle
from bench.duel_system import setup
from tests.analysis import dense
from tests.analysis.coins import coins
from tierce.analysis import exact, solve
from tierce.analysis.chain import Chain, Row, explore
from tierce.analysis.components import components
from tierce.analysis.exact import TooEntangled, inverted, solve_exact
from tierce.analysis.solution import EXACT_FLOAT, EXACT_FRACTION

SEEDS = range(60)


def reached(rows: list[Row], state: int) -> set[int]:
    found, todo = {state}, [state]
    while todo:
        new = {after for after in rows[todo.pop()] if after >= 0} - found
        found |= new
        todo += new
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_components_are_the_states_that_reach_each_other(seed: int) -> None:
    chain = dense.random_chain(random.Random(seed), certain=False)
    rows = list(chain.rows)
    found = components(rows, len(chain.verdicts))
    far = [reached(rows, state) for state in range(len(rows))]
    expected = {frozenset(b for b in far[a] if a in far[b]) for a in range(len(rows))}
    assert sorted(map(sorted, found)) == sorted(map(sorted, expected))
    place = {state: n for n, members in enumerate(found) for state in members}
    assert all(place[a] <= place[b] for a in range(len(rows)) for b in far[a])


def check(chain: Chain) -> None:
    whole, floats = solve_exact(chain), solve.solve(chain)
    right = {name: dense.chances(chain, k) for k, name in enumerate(chain.verdicts)}
    assert whole.verdicts == right
    assert whole.endless == 1 - sum(right.values())
    assert (whole.method, whole.residual) == (EXACT_FRACTION, 0)
    assert floats.method == EXACT_FLOAT
    assert floats.residual < 1e-12
    assert floats.verdicts == pytest.approx({k: float(v) for k, v in right.items()}, abs=1e-12)
    assert floats.endless == pytest.approx(float(whole.endless), abs=1e-12)
    assert floats.visits == pytest.approx(whole.visits, rel=1e-10, abs=1e-12)
    if whole.endless:
        assert whole.mean_steps == floats.mean_steps == inf
        assert set(floats.steps_by_rule.values()) == {inf}
        return
    assert whole.mean_steps == dense.mean_steps(chain) == sum(whole.steps_by_rule.values())
    assert floats.mean_steps == pytest.approx(float(whole.mean_steps), rel=1e-10)
    by_rule = {rule: float(steps) for rule, steps in whole.steps_by_rule.items()}
    assert floats.steps_by_rule == pytest.approx(by_rule, rel=1e-10)


@pytest.mark.parametrize("certain", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_any_chain(seed: int, certain: bool) -> None:
    check(dense.random_chain(random.Random(seed), certain=certain))


@pytest.mark.parametrize("seed", SEEDS)
def test_large_components_are_iterated(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "MOST_ELIMINATED", 2)
    check(dense.random_chain(random.Random(seed), certain=True))


def test_an_iteration_cut_short_shows_in_the_residual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "MOST_ELIMINATED", 2)
    monkeypatch.setattr(solve, "MOST_SWEEPS", 3)
    chain = explore(coins(9, 9))
    off = abs(solve.solve(chain).verdicts["red"] - float(solve_exact(chain).verdicts["red"]))
    assert off > 1e-6
    assert solve.solve(chain).residual > 1e-6


def test_what_is_too_entangled_for_fractions_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "MOST_MEMBERS", 8)
    with pytest.raises(TooEntangled, match="9 states") as error:
        solve_exact(explore(coins(5, 5)))
    assert error.value.members == 9


def test_an_inverse_worked_by_hand() -> None:
    # The determinant is 2 (12 - 1) - 1 (3 - 0) = 19; the first row's cofactors are 11, -3, 1.
    inverse, whole = inverted([[2, 1, 0], [1, 4, 1], [0, 1, 3]])
    assert (inverse[0][0], inverse[1][0], inverse[2][0], whole) == (11, -3, 1, 19)


@pytest.mark.parametrize("hp", range(1, 7))
def test_a_duel_in_fractions_equals_the_oracle(hp: int) -> None:
    solution = solve_exact(explore(setup(hp)))
    assert (solution.verdicts["first"], solution.mean_steps) == oracle.duel(hp)
    assert sum(solution.verdicts.values()) == Fraction(1)


def test_a_duel_in_floats_equals_the_oracle() -> None:
    solution = solve.solve(explore(setup(10)))
    first, mean = oracle.duel(10)
    assert solution.verdicts["first"] == pytest.approx(float(first), abs=1e-14)
    assert solution.mean_steps == pytest.approx(float(mean), abs=1e-12)
    assert solution.residual < 1e-14
