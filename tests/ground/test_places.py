"""Who stands where, who is pushed into what, areas, and the names of cells."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ground.maps import GRIDS, HEDGE, cells, grids, grounds, two_cells
from tests.ground.test_grid import turned
from tierce.ground import (
    OPEN,
    Cell,
    Cover,
    Grid,
    Ground,
    Hexes,
    OffTheMap,
    Push,
    Squares,
    Terrain,
    away,
    cell_name,
    cell_named,
    cone,
    free,
    full,
    ground_from,
    misplaced,
    nearer,
    push,
    push_away,
    radius,
    sees,
    standing_in,
    straight,
)

FIELD = "....\n..#.\n....\n...."


def test_who_stands_where() -> None:
    places: dict[str, Cell] = {"Anna": (0, 0), "Orc": (1, 1), "Bert": (0, 0)}
    assert standing_in(places, (0, 0)) == ("Anna", "Bert")
    assert full(places) == {(0, 0), (1, 1)}
    assert full(places, most=2) == {(0, 0)}
    ground = ground_from(Squares(), FIELD)
    assert free(ground, (1, 0), full(places))
    assert not free(ground, (1, 1), full(places))
    assert not free(ground, (2, 1))
    assert not free(ground, (-1, 0))


def test_who_is_where_nobody_can_be() -> None:
    ground = ground_from(Squares(), FIELD)
    places: dict[str, Cell] = {"a": (0, 0), "b": (0, 0), "c": (2, 1), "d": (4, 0), "e": (3, 3)}
    assert misplaced(ground, places) == ("b", "c", "d")
    assert misplaced(ground, places, most=2) == ("c", "d")


def test_cells_to_fall_back_to() -> None:
    ground = ground_from(Squares(), FIELD)
    assert away(ground, (1, 1), (0, 1)) == ((2, 0), (2, 2))
    assert away(ground, (1, 1), (0, 1), taken={(2, 0)}) == ((2, 2),)
    assert away(ground, (3, 3), (2, 2)) == ()
    assert len(away(ground, (1, 1), (1, 1))) == 7
    assert nearer(ground, (3, 3), (0, 3)) == ((2, 3), (2, 2))
    assert nearer(ground, (3, 3), (0, 3), taken={(2, 3)}) == ((2, 2),)


@given(st.data())
def test_falling_back_takes_one_farther_and_going_on_nearer(data: st.DataObject) -> None:
    ground = data.draw(grounds())
    cell, foe = data.draw(two_cells(ground))
    for near in ground.grid.neighbours(cell):
        by = ground.grid.distance(near, foe) - ground.grid.distance(cell, foe)
        assert (near in away(ground, cell, foe)) == (ground.steps(cell, near) and by > 0)
        assert (near in nearer(ground, cell, foe)) == (ground.steps(cell, near) and by < 0)


EAST = 2


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ((0, 0), Push(((1, 0),), "fighter", (2, 0))),
        ((0, 1), Push(((1, 1),), "wall", (2, 1))),
        ((0, 2), Push(((1, 2), (2, 2)), "cover", (3, 2))),
        ((0, 3), Push(((1, 3), (2, 3), (3, 3)))),
        ((1, 3), Push(((2, 3), (3, 3)), "edge", (4, 3))),
        ((0, 4), Push((), "wall", (1, 4))),
    ],
)
def test_being_pushed_three_cells_east(start: Cell, expected: Push) -> None:
    hill = Terrain("^", height=2)
    flat = ground_from(Squares(), "....\n..#.\n...^\n....\n....", {"^": hill})
    thin = frozenset({((0, 4), (1, 4))})
    ground = Ground(flat.grid, flat.columns, flat.rows, flat.terrain, thin)

    def stops(one: Terrain, other: Terrain) -> bool:
        return other.height > one.height

    found = push(ground, start, straight(ground, start, EAST, 3), {(2, 0)}, stops)
    assert found == expected


def test_a_push_goes_on_in_the_line_it_came_from() -> None:
    ground = ground_from(Hexes(), "....\n ....\n....\n ....")
    # South-south-east from the north: along an edge, then the far hex, then off the map.
    way = ground.grid.beyond((1, 0), (0, 2), 3)
    assert way == ((-1, 3), (-1, 4), (-2, 5))
    assert push(ground, (0, 2), way) == Push(((-1, 3),), "edge", (-1, 4))


def test_a_push_away_takes_the_side_that_is_open() -> None:
    ground = ground_from(Hexes(), "....\n ....\n....\n ....\n....")
    # From (1, 0) along edges: (-1, 3) or (0, 3) below (0, 2), then (-1, 4) for both.
    assert push_away(ground, (1, 0), (0, 2), 2) == Push(((-1, 3), (-1, 4)))
    assert push_away(ground, (1, 0), (0, 2), 2, {(-1, 3)}) == Push(((0, 3), (-1, 4)))
    assert push_away(ground, (1, 0), (0, 2), 2, {(-1, 3), (0, 3)}) == Push((), "fighter", (-1, 3))


def test_a_diagonal_push_does_not_get_between_corners() -> None:
    ground = ground_from(Squares("manhattan"), ".#.\n#..\n...")
    assert push(ground, (0, 0), straight(ground, (0, 0), 3, 2)) == Push((), "wall", (1, 1))
    assert push(ground, (1, 1), straight(ground, (1, 1), 3, 1)) == Push(((2, 2),))


@given(st.data())
def test_a_radius_is_what_is_near_and_in_sight(data: st.DataObject) -> None:
    ground = data.draw(grounds())
    centre, _ = data.draw(two_cells(ground))
    reach = data.draw(st.integers(0, 6))
    near = {cell for cell in ground.cells if ground.grid.distance(centre, cell) <= reach}
    assert radius(ground, centre, reach, walls=False) == near
    assert radius(ground, centre, reach) == {c for c in near if sees(ground, centre, c)}


@given(grids, st.data(), st.integers(1, 6), st.integers(0, 8))
def test_a_cone_is_what_lies_between_its_edges(
    grid: Grid, data: st.DataObject, length: int, width: int
) -> None:
    ground = ground_from(grid, "\n".join(["." * 9] * 9))
    origin, aim = data.draw(two_cells(ground))
    found = cone(ground, origin, aim, length, width)
    if origin == aim:
        assert found == frozenset()
        return
    half = math.degrees(math.atan2(width, 2 * length))
    axis = aim[0] - origin[0], aim[1] - origin[1]
    middle = set(grid.line(origin, (origin[0] + 9 * axis[0], origin[1] + 9 * axis[1])))
    for cell in ground.cells:
        if cell == origin or grid.distance(origin, cell) > length:
            assert cell not in found
            continue
        way = cell[0] - origin[0], cell[1] - origin[1]
        off = abs(turned(grid, axis, way))
        if cell in middle:
            assert cell in found
        elif abs(off - half) > 0.001:  # the edge itself is told by hand below
            assert (cell in found) == (off < half)


def test_the_edge_of_a_cone_is_in_it() -> None:
    ground = ground_from(Squares(), "\n".join(["." * 5] * 5))
    assert cone(ground, (0, 2), (1, 2), 2, 2) == {(1, 2), (2, 2), (2, 1), (2, 3)}
    hexes = ground_from(Hexes(), "\n".join(["." * 5] * 5))
    # Towards the east, one hex off the middle in 1.5 hexes: 30 degrees are within 60 by 2.
    inside = cone(hexes, (0, 2), (1, 2), 2, 2)
    assert inside == {(1, 2), (2, 2)}
    wide = cone(hexes, (0, 2), (1, 2), 2, 3)
    assert wide == {(1, 2), (2, 2), (2, 1), (1, 3)}


def test_a_wall_stops_a_cone() -> None:
    ground = ground_from(Squares(), ".#...")
    assert cone(ground, (0, 0), (1, 0), 4, 1) == {(1, 0)}
    assert len(cone(ground, (0, 0), (1, 0), 4, 1, walls=False)) == 4


@given(grids, st.integers(0, 2000), st.integers(0, 2000))
def test_a_name_leads_to_its_cell(grid: Grid, column: int, row: int) -> None:
    cell = grid.cell(column, row)
    assert cell_named(grid, cell_name(grid, cell).lower()) == cell


def test_names_by_hand() -> None:
    grid = Squares()
    assert [cell_name(grid, (n, 0)) for n in (0, 25, 26, 51, 52, 701, 702)] == [
        *("A1", "Z1", "AA1", "AZ1", "BA1", "ZZ1", "AAA1")
    ]
    assert cell_named(Hexes(), "C4") == (1, 3)


@pytest.mark.parametrize("name", ["", "4C", "C0", "C", "C-1", "Ä1", "C٤", "ABCD1", "C4 D4"])
def test_what_is_no_name_of_a_cell(name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name}$"):
        cell_named(Squares(), name)


@given(cells)
def test_a_cell_above_or_left_of_the_map_has_no_name(cell: Cell) -> None:
    if min(cell) < 0:
        with pytest.raises(ValueError, match=r"-"):
            cell_name(Squares(), cell)


def test_maps_are_values() -> None:
    one, other = (ground_from(Squares(), FIELD) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one != ground_from(Squares(), FIELD.replace("#", "."))
    assert one != ground_from(Squares("euclid"), FIELD)
    assert one != FIELD
    assert len({one, other}) == 1


@pytest.mark.parametrize("grid", GRIDS)
def test_a_map_knows_its_cells(grid: Grid) -> None:
    ground = ground_from(grid, FIELD)
    assert len(ground.cells) == 16
    assert ground.cells[6] == grid.cell(2, 1)
    assert ground.at(grid.cell(2, 1)).wall
    assert grid.cell(4, 0) not in ground
    with pytest.raises(OffTheMap) as error:
        ground.at(grid.cell(0, -1))
    assert error.value.cell == grid.cell(0, -1)
    assert ground.length(grid.cell(0, 0), grid.cell(3, 0)) == 3


def test_a_map_has_as_many_cells_as_it_says() -> None:
    with pytest.raises(ValueError, match="3 cells for 2 by 2"):
        Ground(Squares(), 2, 2, (OPEN,) * 3)
    with pytest.raises(ValueError, match="0 cells"):
        Ground(Squares(), 0, 2, ())


def test_a_thing_that_is_gone_leaves_open_ground() -> None:
    crate = Terrain("c", "crate", closed=True, opaque=True, cover=Cover("wood"), height=2)
    ground = ground_from(Squares(), "...\n.ch\n#..", {"c": crate, "h": HEDGE})
    left = ground.without({"crate", "mast"})
    assert left.at((1, 1)) == Terrain("c", "crate", height=2)
    assert [cell for cell in ground.cells if left.at(cell) != ground.at(cell)] == [(1, 1)]
    assert left.steps((0, 0), (1, 1)) > ground.steps((0, 0), (1, 1))
    assert ground.without(()) is ground
    assert ground.without({"crate", "mast"}) is left
