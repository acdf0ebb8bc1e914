"""The exact reading in the form of the reference one, so that the two can be compared."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction

from tests.script.brute import Ways
from tierce.fight.state import Layout, State, View
from tierce.script.effects import RuleFunction
from tierce.script.odds import Odds
from tierce.script.world import NOWHERE


def exact(
    odds: Odds,
    rule: RuleFunction,
    args: tuple[Hashable, ...] = (),
    layout: Layout | None = None,
    state: State = (),
) -> Ways:
    """Every (result, state afterwards) with its chance; checks that the weights are whole."""
    world = NOWHERE if layout is None else View(layout, state)
    leaves = odds.leaves(rule, args, world)
    assert sum(leaves.weights) == leaves.total
    assert all(type(weight) is int and weight > 0 for weight in leaves.weights)
    ways: Ways = {}
    for result, changes, weight in leaves.leaves:
        after = state if layout is None else layout.apply(state, changes)
        key = (result, after)
        ways[key] = ways.get(key, Fraction(0)) + Fraction(weight, leaves.total)
    return ways
