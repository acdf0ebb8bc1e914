"""Shortest paths and what can be reached, against repeated relaxation of every step."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ground import geometry
from tests.ground.maps import HILL, grounds, two_cells
from tierce.ground import (
    OPEN,
    Cell,
    Ground,
    Hexes,
    Squares,
    Terrain,
    cheapest,
    ground_from,
    reachable,
    shortest,
    ways_to,
)

MOUND = Terrain("n", "mound", height=1)


def cost_of(ground: Ground) -> Callable[[Cell, Cell], int | None]:
    """One for a step, more in mud and uphill; nobody jumps down."""

    def cost(one: Cell, other: Cell) -> int | None:
        rise = ground.rise(one, other)
        return None if rise < 0 else 1 + 2 * ground.at(other).footing + rise

    return cost


def may_step(ground: Ground, one: Cell, other: Cell) -> bool:
    """Whether one can step, by the geometry of the two cells."""
    step = (other[0] - one[0], other[1] - one[1])
    if step not in [ground.grid.steps[way] for way in ground.grid.ways]:
        return False
    closed = [cell for cell in ground.cells if ground.at(cell).closed]
    if one in closed or other in closed:
        return False
    return geometry.sees(ground.grid, one, other, closed, ground.fences)


def relaxed(
    ground: Ground, start: Cell, cost: Callable[[Cell, Cell], int | None]
) -> dict[Cell, int]:
    """Costs of all cells, relaxed until nothing changes."""
    steps = [
        (one, other, price)
        for one in ground.cells
        for other in ground.cells
        if may_step(ground, one, other) and (price := cost(one, other)) is not None
    ]
    found = {start: 0}
    changed = True
    while changed:
        changed = False
        for one, other, price in steps:
            if one in found and found[one] + price < found.get(other, 10**9):
                found[other] = found[one] + price
                changed = True
    return found


@settings(max_examples=40)  # the relaxation is slow
@given(st.data())
def test_costs_are_the_least(data: st.DataObject) -> None:
    ground = data.draw(grounds(most=5))
    start, end = data.draw(two_cells(ground))
    cost = cost_of(ground)
    expected = relaxed(ground, start, cost)
    budget = data.draw(st.none() | st.integers(0, 12))
    reached = reachable(ground, start, budget, cost)
    assert reached.costs == {
        cell: spent for cell, spent in expected.items() if budget is None or spent <= budget
    }
    for cell, spent in reached.costs.items():
        path = reached.path(cell)
        assert (path[0], path[-1]) == (start, cell)
        prices = [cost(a, b) for a, b in pairwise(path) if may_step(ground, a, b)]
        assert len(prices) == len(path) - 1
        assert sum(price for price in prices if price is not None) == spent
    found = shortest(ground, start, end, cost)
    assert (None if found is None else found[0]) == expected.get(end)


@given(st.data())
def test_steps_are_those_that_geometry_allows(data: st.DataObject) -> None:
    ground = data.draw(grounds(most=4))
    one, other = data.draw(two_cells(ground))
    assert ground.steps(one, other) == (one != other and may_step(ground, one, other))


@given(st.data())
def test_on_open_ground_a_path_is_as_long_as_the_distance(data: st.DataObject) -> None:
    ground = data.draw(grounds(kinds=(Terrain(),), fenced=False))
    one, other = data.draw(two_cells(ground))
    found = shortest(ground, one, other)
    assert found is not None
    if ground.grid == Squares("euclid"):  # fifths of a cell: five straight, seven diagonally
        over, down = abs(one[0] - other[0]), abs(one[1] - other[1])
        assert found[0] == 5 * (max(over, down) - min(over, down)) + 7 * min(over, down)
    else:
        assert found[0] // ground.grid.fine == ground.grid.distance(one, other)


@settings(max_examples=60)  # the relaxation is slow
@given(st.data())
def test_ways_lead_to_the_nearest_goal(data: st.DataObject) -> None:
    ground = data.draw(grounds(most=5))
    cell = data.draw(st.sampled_from(ground.cells))
    goals = data.draw(st.frozensets(st.sampled_from(ground.cells), max_size=3))
    to_all = relaxed(ground, cell, ground.grid.stride)
    expected = min((to_all[goal] for goal in goals if goal in to_all), default=None)
    assert ways_to(ground, goals).get(cell) == expected


@settings(max_examples=60)  # the relaxation is slow
@given(st.data())
def test_ways_around_cliffs_lead_to_the_nearest_goal(data: st.DataObject) -> None:
    ground = data.draw(grounds(kinds=(OPEN, MOUND, HILL), most=5))
    cell = data.draw(st.sampled_from(ground.cells))
    goals = data.draw(st.frozensets(st.sampled_from(ground.cells), max_size=3))
    climb = data.draw(st.integers(0, 3))

    def flat(one: Cell, other: Cell) -> int | None:
        low, high = sorted((ground.at(one).height, ground.at(other).height))
        return ground.grid.stride(one, other) if high - low <= climb else None

    to_all = relaxed(ground, cell, flat)
    expected = min((to_all[goal] for goal in goals if goal in to_all), default=None)
    assert ways_to(ground, goals, climb).get(cell) == expected


def test_cells_that_are_barred_are_gone_around() -> None:
    ground = ground_from(Squares("manhattan"), "...\n...\n..#")
    found = shortest(ground, (0, 0), (2, 0), barred={(1, 0)})
    assert found == (4, ((0, 0), (0, 1), (1, 1), (2, 1), (2, 0)))
    assert shortest(ground, (0, 0), (2, 2)) is None
    assert (1, 0) not in reachable(ground, (0, 0), 9, barred={(1, 0)}).costs


@pytest.mark.parametrize("budget", range(5))
def test_a_budget_is_spent_to_the_last(budget: int) -> None:
    reached = reachable(ground_from(Hexes(), "....."), (0, 0), budget)
    assert reached.costs == {(number, 0): number for number in range(budget + 1)}


def test_what_is_not_reached_has_no_path() -> None:
    reached = reachable(ground_from(Hexes(), "..#."), (0, 0), None)
    assert set(reached.costs) == {(0, 0), (1, 0)}
    with pytest.raises(KeyError):
        reached.path((3, 0))


def test_a_walk_may_be_through_cells_and_facings() -> None:
    """Turning costs 1 for each sixth, and only steps ahead are made."""
    ground = ground_from(Hexes(), "...\n...\n...")
    grid = ground.grid

    def moves(state: tuple[Cell, int]) -> list[tuple[tuple[Cell, int], int]]:
        cell, facing = state
        ahead = grid.step(cell, facing)
        turned = [((cell, (facing + by) % 6), 1) for by in (1, -1)]
        return [*turned, *([((ahead, facing), 1)] if ground.steps(cell, ahead) else [])]

    start = (grid.cell(1, 1), grid.compass.index("e"))
    reached = cheapest(start, moves)
    assert reached.costs[(grid.cell(2, 1), start[1])] == 1
    assert reached.costs[(grid.cell(0, 1), grid.compass.index("w"))] == 4
    assert len(reached.costs) == 9 * 6
