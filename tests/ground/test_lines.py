"""Lines against exact geometry, and the same both ways; nothing through corners that touch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ground import geometry
from tests.ground.maps import GRIDS, HEDGE, RAMPART, cells, grids, grounds, two_cells
from tierce.ground import (
    OPEN,
    Cell,
    Cover,
    Covering,
    Fence,
    Grid,
    Ground,
    Hexes,
    Line,
    Squares,
    Terrain,
    crossed,
    ground_from,
    line_of_fire,
    seen,
    sees,
)


@given(grids, cells, cells)
def test_a_line_enters_the_cells_that_geometry_says(grid: Grid, one: Cell, other: Cell) -> None:
    entered = [one, *(crossing.to for crossing in grid.crossings(one, other))]
    assert entered == geometry.entered(grid, one, other) or one == other


@given(grids, cells, cells)
def test_a_line_is_the_same_both_ways(grid: Grid, one: Cell, other: Cell) -> None:
    line = grid.line(one, other)
    assert line == tuple(reversed(grid.line(other, one)))
    assert (line[0], line[-1]) == (one, other)
    assert all(grid.touches(a, b) for a, b in pairwise(line))
    assert len(set(line)) == len(line)


def test_lines_by_hand() -> None:
    assert Squares().line((0, 0), (3, 1)) == ((0, 0), (1, 0), (2, 1), (3, 1))
    assert Squares().line((0, 0), (-2, 2)) == ((0, 0), (-1, 1), (-2, 2))
    # Straight south runs along an edge: the lesser of its two hexes stands for both.
    assert Hexes().line((0, 0), (-1, 2)) == ((0, 0), (-1, 1), (-1, 2))
    # Four east and one south-east: just through corners where three hexes meet.
    assert Hexes().line((0, 0), (4, 1)) == ((0, 0), (1, 0), (2, 0), (2, 1), (3, 1), (4, 1))


@given(st.data())
def test_sight_is_what_geometry_says(data: st.DataObject) -> None:
    ground = data.draw(grounds())
    one, other = data.draw(two_cells(ground))
    expected = geometry.sees(ground.grid, one, other, ground.opaque, ground.fences)
    assert sees(ground, one, other) == expected
    assert sees(ground, other, one) == expected


@given(st.data())
def test_cover_is_passed_in_the_reverse_order_on_the_way_back(data: st.DataObject) -> None:
    ground = data.draw(grounds(kinds=(OPEN, HEDGE, RAMPART)))
    one, other = data.draw(two_cells(ground))
    there, back = line_of_fire(ground, one, other), line_of_fire(ground, other, one)
    assert there.open == back.open
    if there.open:
        assert there.covers == tuple(reversed(back.covers))


@given(st.data())
def test_cover_is_what_the_line_enters_and_the_lesser_of_what_it_runs_between(
    data: st.DataObject,
) -> None:
    ground = data.draw(grounds(kinds=(OPEN, HEDGE, RAMPART), fenced=False))
    one, other = data.draw(two_cells(ground))
    inside = set(geometry.entered(ground.grid, one, other)) - {one, other}
    must = {cell for cell in inside if ground.at(cell).cover}
    found = {covering.cell for covering in line_of_fire(ground, one, other).covers}
    assert must <= found
    for cell in found - must:
        met = geometry.touch(ground.grid, cell, one, other)
        assert met is not None
        across = [
            each
            for each in ground.cells
            if each not in inside | {one, other, cell}
            and geometry.touch(ground.grid, each, one, other) == met
        ]
        assert [ground.at(each).cover for each in across if ground.at(each).cover] != []


@pytest.mark.parametrize(
    ("drawing", "open_"),
    [
        (".#\n#.", False),  # between two corners
        (".#\n..", True),  # past one
        ("..\n#.", True),
        (".~\n~.", True),  # what is not opaque hides nothing
    ],
)
def test_nothing_is_seen_or_walks_between_corners_that_touch(drawing: str, open_: bool) -> None:
    legend = {"~": Terrain("~", closed=True)}
    ground = ground_from(Squares(), drawing, legend)
    assert sees(ground, (0, 0), (1, 1)) is open_
    assert ground.steps((0, 0), (1, 1)) is ("#" in drawing and open_)


def test_along_the_edge_of_two_hexes() -> None:
    grid = Hexes()
    one, other = grid.cell(1, 0), grid.cell(1, 2)
    assert sees(ground_from(grid, "...\n #..\n..."), one, other)
    assert sees(ground_from(grid, "...\n .#.\n..."), one, other)
    blocked = line_of_fire(ground_from(grid, "...\n ##.\n..."), one, other)
    assert blocked == Line(other)


def test_the_side_that_covers_less_is_taken() -> None:
    grid = Hexes()
    legend = {"h": HEDGE, "r": RAMPART}
    one, other = grid.cell(1, 0), grid.cell(1, 2)
    half = ground_from(grid, "...\n rh.\n...", legend)
    assert line_of_fire(half, one, other).covers == (Covering(grid.cell(1, 1), Cover("hedge", 1)),)
    assert line_of_fire(ground_from(grid, "...\n r..\n...", legend), one, other).covers == ()
    shut = ground_from(grid, "...\n r#.\n...", legend)
    assert [each.cover.kind for each in line_of_fire(shut, one, other).covers] == ["stone"]


def test_the_cells_at_both_ends_do_not_cover() -> None:
    ground = ground_from(Squares(), "hhrh", {"h": HEDGE, "r": RAMPART})
    assert [each.cell for each in line_of_fire(ground, (0, 0), (3, 0)).covers] == [(1, 0), (2, 0)]
    assert crossed(ground, (0, 0), (3, 0)) == ((1, 0), (2, 0))
    assert line_of_fire(ground, (0, 0), (0, 0)) == Line(None)


def test_a_wall_is_where_the_line_ends() -> None:
    ground = ground_from(Squares(), "h.#..", {"h": HEDGE})
    assert line_of_fire(ground, (4, 0), (0, 0)).blocked == (2, 0)
    assert seen(ground, (4, 0), [(3, 0), (1, 0), (9, 9)]) == {(3, 0)}


def test_a_thin_wall_blocks_over_its_length_and_not_beside_its_end() -> None:
    bare = ground_from(Squares(), "..\n..")
    thin = Ground(bare.grid, 2, 2, bare.terrain, frozenset({((0, 0), (1, 0))}))
    assert not sees(thin, (0, 0), (1, 0))
    assert not thin.steps((1, 0), (0, 0))
    assert sees(thin, (0, 0), (1, 1))
    long = Ground(bare.grid, 2, 2, bare.terrain, frozenset({((0, 0), (1, 0)), ((0, 1), (1, 1))}))
    assert not sees(long, (0, 0), (1, 1))
    assert not long.steps((0, 0), (1, 1))


def test_ground_higher_than_the_eyes_at_both_ends_blocks() -> None:
    ground = ground_from(
        Squares(), ".^.3", {"^": Terrain("^", height=2), "3": Terrain("3", height=3)}
    )
    assert sees(ground, (0, 0), (2, 0))
    assert not sees(ground, (0, 0), (2, 0), eyes=1)
    assert sees(ground, (0, 0), (2, 0), eyes=2)
    assert sees(ground, (0, 0), (3, 0), eyes=0)


@pytest.mark.parametrize("grid", GRIDS)
def test_what_is_off_the_map_hides_nothing(grid: Grid) -> None:
    ground = ground_from(grid, ".\n.\n.")
    assert sees(ground, grid.cell(0, 0), grid.cell(0, 2))


@pytest.mark.parametrize(
    ("wall", "fences", "open_"),
    [
        (False, (), True),
        (True, (), True),  # past its corner
        (False, [((1, 0), (2, 0))], True),  # past the end of a thin wall
        (True, [((1, 0), (2, 0))], False),  # between the two
        (False, [((1, 0), (2, 0)), ((1, 0), (1, 1))], False),
        (False, [((1, 0), (2, 0)), ((1, 1), (2, 0))], False),
        (False, [((1, 0), (1, 1)), ((1, 1), (2, 0))], True),
    ],
)
def test_through_the_corner_where_three_hexes_meet(
    wall: bool, fences: Sequence[Fence], open_: bool
) -> None:
    """The line from (0, 0) to (4, 1) goes from (1, 0) to (2, 0) just where (1, 1) touches it."""
    bare = ground_from(Hexes(), "....." + ("\n.#..." if wall else "\n....."))
    ground = replace(bare, fences=frozenset(fences))
    assert ground.at((1, 1)).wall is wall
    assert sees(ground, (0, 0), (4, 1)) is open_
    assert sees(ground, (4, 1), (0, 0)) is open_
    walls = ground.opaque
    assert geometry.sees(ground.grid, (0, 0), (4, 1), walls, fences) is open_
