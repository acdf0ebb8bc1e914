"""Distances against searches and real numbers, facings and arcs against angles."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ground.maps import GRIDS, cells, grids
from tierce.ground import Arcs, Cell, Grid, Hexes, Squares
from tierce.ground.grid import Side

SMALL = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


def point(grid: Grid, cell: Cell) -> tuple[float, float]:
    """Where the centre of a cell is on paper, y downwards."""
    if isinstance(grid, Hexes):
        return cell[0] + cell[1] / 2, cell[1] * math.sqrt(3) / 2
    return cell


def turned(grid: Grid, axis: Cell, way: Cell) -> float:
    """Degrees from an axis to a way, clockwise, from -180 to 180."""
    (a, b), (c, d) = point(grid, axis), point(grid, way)
    degrees = math.degrees(math.atan2(d, c) - math.atan2(b, a))
    return round((degrees + 180) % 360 - 180, 6)


def searched(steps: tuple[Cell, ...], end: Cell) -> int:
    """How many steps lead from (0, 0) to a cell."""
    seen, edge, count = {(0, 0)}, {(0, 0)}, 0
    while end not in seen:
        edge = {(x + dx, y + dy) for x, y in edge for dx, dy in steps} - seen
        seen |= edge
        count += 1
    return count


def alternating(end: Cell) -> int:
    """The shortest walk where every second diagonal step counts as two, tried one by one."""
    best, (over, down) = 10**6, (abs(end[0]), abs(end[1]))
    for diagonals in range(min(over, down) + 1):
        counted = sum(2 if number % 2 else 1 for number in range(diagonals))
        best = min(best, counted + over + down - 2 * diagonals)
    return best


@given(SMALL)
def test_distance_is_the_number_of_steps(end: Cell) -> None:
    eight = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))
    four = ((0, 1), (1, 0), (0, -1), (-1, 0))
    six = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    assert Squares("chebyshev").distance((0, 0), end) == searched(eight, end)
    assert Squares("manhattan").distance((0, 0), end) == searched(four, end)
    assert Hexes().distance((0, 0), end) == searched(six, end)
    assert Squares("alternating").distance((0, 0), end) == alternating(end)


@given(cells, cells)
def test_as_the_crow_flies_a_distance_is_within_what_the_real_one_is(
    one: Cell, other: Cell
) -> None:
    square = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
    for reach in range(40):
        assert (Squares("euclid").distance(one, other) <= reach) == (square <= reach**2)


@given(grids, cells, cells, cells)
def test_distance_is_a_metric_and_moves_along(grid: Grid, one: Cell, other: Cell, by: Cell) -> None:
    apart = grid.distance(one, other)
    assert apart == grid.distance(other, one)
    assert (apart == 0) == (one == other)
    moved = (one[0] + by[0], one[1] + by[1]), (other[0] + by[0], other[1] + by[1])
    assert grid.distance(*moved) == apart
    if grid != Squares("alternating"):  # 1, 2, 1 and 1, 2, 1: one diagonal step too many
        assert grid.distance(one, by) <= apart + grid.distance(other, by)


@given(grids, cells, st.integers(0, 5))
def test_a_disc_holds_all_that_is_near_enough_and_rings_make_it_up(
    grid: Grid, cell: Cell, radius: int
) -> None:
    x, y = cell
    around = [(x + dx, y + dy) for dx in range(-6, 7) for dy in range(-6, 7)]
    near = {each for each in around if grid.distance(cell, each) <= radius}
    disc = grid.disc(cell, radius)
    assert set(disc) == near
    assert len(disc) == len(near)
    rings = [each for number in range(radius + 1) for each in grid.ring(cell, number)]
    assert sorted(rings) == sorted(disc)


def test_a_ring_of_hexes_has_six_for_each_step() -> None:
    assert [len(Hexes().ring((3, -2), radius)) for radius in range(5)] == [1, 6, 12, 18, 24]


@given(grids, cells)
def test_neighbours_are_at_distance_one_and_touch(grid: Grid, cell: Cell) -> None:
    near = grid.neighbours(cell)
    assert set(near) <= {each for each in grid.disc(cell, 2) if grid.touches(cell, each)}
    if grid.kind == "hexes" or grid in (Squares(), Squares("manhattan")):
        assert set(near) == set(grid.ring(cell, 1))
    assert not grid.touches(cell, cell)


@pytest.mark.parametrize("grid", GRIDS)
def test_directions_go_clockwise_from_north(grid: Grid) -> None:
    degrees = [turned(grid, grid.step((0, 0), 0), step) % 360 for step in grid.steps]
    assert degrees == [number * 360 / len(grid.steps) for number in range(len(grid.steps))]
    assert len(grid.compass) == len(grid.steps)
    for name, step in zip(grid.compass, grid.steps, strict=True):
        x, y = point(grid, step)
        assert ("n" in name) == (y < 0)
        assert ("s" in name) == (y > 0)
        assert ("e" in name) == (x > 0)
        assert ("w" in name) == (x < 0)


@given(grids, cells, cells)
def test_the_nearest_directions_are_those_of_the_least_angle(
    grid: Grid, one: Cell, other: Cell
) -> None:
    found = grid.directions(one, other)
    if one == other:
        assert found == ()
        return
    way = other[0] - one[0], other[1] - one[1]
    off = [abs(turned(grid, step, way)) for step in grid.steps]
    assert found == tuple(n for n, each in enumerate(off) if each == min(off))


def test_a_way_between_two_directions_has_both() -> None:
    assert Hexes().directions((0, 0), (1, 1)) == (1, 2)
    assert Squares().directions((0, 0), (2, 1)) == (3,)


@given(grids, st.integers(-9, 9), st.integers(-9, 9))
def test_turns_go_the_short_way(grid: Grid, one: int, other: int) -> None:
    count = len(grid.steps)
    turns = grid.turns(one, other)
    assert turns <= count // 2
    assert other % count in ((one + turns) % count, (one - turns) % count)


@given(grids, cells, st.integers(0, 7), cells, st.data())
def test_arcs_are_those_of_the_angles(
    grid: Grid, cell: Cell, facing: int, other: Cell, data: st.DataObject
) -> None:
    known = [0, 30, 60, 90, 120, 150, 180] if grid.kind == "hexes" else [0, 45, 90, 135, 180]
    front, side = sorted(data.draw(st.tuples(st.sampled_from(known), st.sampled_from(known))))
    found = grid.arc(cell, facing, other, Arcs(front, side))
    if cell == other:
        assert found == "here"
        return
    axis = grid.steps[facing % len(grid.steps)]
    angle = turned(grid, axis, (other[0] - cell[0], other[1] - cell[1]))
    if abs(angle) <= front:
        assert found == "front"
    elif abs(angle) > side or abs(angle) == 180:
        assert found == "rear"
    else:
        assert found == ("right" if angle > 0 else "left")


def test_of_six_neighbours_three_are_ahead_one_on_each_side_and_one_behind() -> None:
    grid = Hexes()
    east = grid.compass.index("e")
    arcs = [grid.arc((5, 5), east, near) for near in grid.neighbours((5, 5))]
    assert dict(zip(grid.compass, arcs, strict=True)) == {
        "ne": "front",
        "e": "front",
        "se": "front",
        "sw": "right",
        "w": "rear",
        "nw": "left",
    }


def test_of_eight_neighbours_three_are_ahead_and_one_behind() -> None:
    grid = Squares()
    arcs = [grid.arc((0, 0), 0, near) for near in grid.neighbours((0, 0))]
    assert arcs == ["front", "front", "right", "right", "rear", "left", "left", "front"]


@pytest.mark.parametrize("grid", GRIDS)
def test_what_is_straight_behind_is_in_the_rear_however_wide_the_sides(grid: Grid) -> None:
    for facing, step in enumerate(grid.steps):
        behind = (-2 * step[0], -2 * step[1])
        assert grid.arc((0, 0), facing, behind, Arcs(90, 180)) == "rear"


def test_an_angle_that_no_grid_tells_exactly_is_refused() -> None:
    with pytest.raises(KeyError):
        Hexes().arc((0, 0), 0, (1, 0), Arcs(70, 150))


@given(grids, cells, cells, st.integers(0, 6))
def test_what_is_beyond_goes_on_in_the_same_line(
    grid: Grid, one: Cell, other: Cell, count: int
) -> None:
    way = grid.beyond(one, other, count)
    if one == other or not count:
        assert way == ()
        return
    assert all(grid.touches(a, b) for a, b in pairwise((other, *way)))
    far = other[0] + 9 * (other[0] - one[0]), other[1] + 9 * (other[1] - one[1])
    ray = grid.line(one, far)[len(grid.line(one, other)) :]
    assert ray[: len(way) - 1] == way[:-1]
    crossed = grid.crossings(one, far)
    assert way[-1] == ray[len(way) - 1] or any(way[-1] in each.beside for each in crossed)


@pytest.mark.parametrize("side", [min, max])
@pytest.mark.parametrize("grid", GRIDS)
def test_what_is_beyond_ends_just_so_much_farther(grid: Grid, side: Side) -> None:
    """Every way of up to six cells, with every count: more cells may be on the line than that."""
    for other in grid.disc((0, 0), 6):
        near = grid.distance((0, 0), other)
        for count in range(1, 7) if near else ():
            way = grid.beyond((0, 0), other, count, side)
            gained = [grid.distance((0, 0), cell) - near for cell in way]
            assert gained == sorted(gained), (other, way)
            assert gained.index(count) == len(way) - 1, (other, way)
            if grid.kind == "hexes" or grid == Squares("chebyshev"):
                # Here that is as far from where the way begins.
                assert grid.distance(other, way[-1]) == count, (other, way)


def test_where_more_hexes_lie_on_the_line_than_it_leads_farther() -> None:
    # (4, 2) is six away, and so is (5, 1); the line enters both between (4, 1) and (5, 2).
    assert Hexes().beyond((0, 0), (3, 1), 3) == ((4, 1), (4, 2), (5, 1), (5, 2))
    # Two right and one down, then the same again: three squares each time.
    assert Squares().beyond((0, 0), (2, 1), 2) == ((3, 1), (3, 2), (4, 2))
    # The root of 8 is three squares off, that of 18 five: four are beside the corner.
    fine = Squares("euclid")
    assert fine.beyond((0, 0), (1, 1), 2) == ((2, 2), (2, 3))
    assert fine.beyond((0, 0), (1, 1), 2, max) == ((2, 2), (3, 2))


@given(grids, st.integers(0, 60), st.integers(0, 60))
def test_cells_are_drawn_in_columns_and_rows(grid: Grid, column: int, row: int) -> None:
    cell = grid.cell(column, row)
    assert grid.place(cell) == (column, row)
    x, y = point(grid, cell)
    if grid.kind == "hexes":  # every second row half a hex to the right
        x, y = x - (row % 2) / 2, y / math.sqrt(0.75)
    assert (round(x, 6), round(y, 6)) == (column, row)
