"""Who stands where: cells that are taken, those that are free, and those to fall back to."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeVar

from tierce.ground.grid import Cell
from tierce.ground.map import Ground

Name = TypeVar("Name", bound=str)


def standing_in(places: Mapping[Name, Cell], cell: Cell) -> tuple[Name, ...]:
    """Who stands in a cell, in the order of the places."""
    return tuple(who for who, place in places.items() if place == cell)


def full(places: Mapping[Name, Cell], most: int = 1) -> frozenset[Cell]:
    """The cells with as many fighters in them as a system allows, or more."""
    counts: dict[Cell, int] = {}
    for cell in places.values():
        counts[cell] = counts.get(cell, 0) + 1
    return frozenset(cell for cell, number in counts.items() if number >= most)


def free(ground: Ground, cell: Cell, taken: Collection[Cell] = frozenset()) -> bool:
    """Whether somebody can stop in a cell: on the map, to be stood in, not taken."""
    return cell in ground.standing and cell not in taken


def away(
    ground: Ground, cell: Cell, foe: Cell, taken: Collection[Cell] = frozenset()
) -> tuple[Cell, ...]:
    """The free cells that one step leads to and that are farther from the foe, clockwise from
    north.

    From a foe in the same cell, all free ones.
    """
    grid = ground.grid
    now = grid.distance(cell, foe)
    return tuple(
        near
        for near in ground.ways.get(cell, ())
        if near not in taken and grid.distance(near, foe) > now
    )


def nearer(
    ground: Ground, cell: Cell, foe: Cell, taken: Collection[Cell] = frozenset()
) -> tuple[Cell, ...]:
    """The free cells that one step leads to and that are nearer to the foe, clockwise."""
    grid = ground.grid
    now = grid.distance(cell, foe)
    return tuple(
        near
        for near in ground.ways.get(cell, ())
        if near not in taken and grid.distance(near, foe) < now
    )


def misplaced(ground: Ground, places: Mapping[Name, Cell], most: int = 1) -> tuple[Name, ...]:
    """Who is where nobody can be: off the map, in a wall, or one too many in a cell."""
    found, counts = [], dict.fromkeys(places.values(), 0)
    for who, cell in places.items():
        counts[cell] += 1
        if cell not in ground.standing or counts[cell] > most:
            found.append(who)
    return tuple(found)
