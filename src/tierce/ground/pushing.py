"""Being pushed: along which cells, how far, and into what."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Literal, NamedTuple

from tierce.ground.grid import Cell, Side
from tierce.ground.map import Ground
from tierce.ground.terrain import Terrain

#: What stops who is pushed.
Stop = Literal["wall", "cover", "edge", "fighter"]


class Push(NamedTuple):
    """The cells passed, the last of them where it ends; what stopped it, and in which cell."""

    path: tuple[Cell, ...]
    stop: Stop | None = None
    into: Cell | None = None


def straight(ground: Ground, cell: Cell, direction: int, count: int) -> tuple[Cell, ...]:
    """So many cells from one in a direction, to give to `push`."""
    return tuple(ground.grid.step(cell, direction, number) for number in range(1, count + 1))


def push(
    ground: Ground,
    cell: Cell,
    way: Iterable[Cell],
    occupied: Collection[Cell] = frozenset(),
    stops: Callable[[Terrain, Terrain], bool] | None = None,
) -> Push:
    """Pushes whoever is in a cell along a way, each of whose cells touches the one before.

    It ends before the edge of the map, before a wall or whatever else cannot be entered, before a
    cell from which `stops(from, to)` says that it does not go on (cover, a height), and before
    an occupied one. `straight`, and `beyond` of a grid, tell ways.
    """
    path: list[Cell] = []
    here = cell
    for there in way:
        stop = _stop(ground, here, there, occupied, stops)
        if stop is not None:
            return Push(tuple(path), stop, there)
        path.append(there)
        here = there
    return Push(tuple(path))


def push_away(
    ground: Ground,
    source: Cell,
    cell: Cell,
    count: int,
    occupied: Collection[Cell] = frozenset(),
) -> Push:
    """Pushes whoever is in a cell straight away from another, until it is `count` cells farther
    from there. Where the line runs between two cells, it takes the side on which nothing stops
    it, if there is one."""
    sides: tuple[Side, Side] = (min, max)
    ways = (ground.grid.beyond(source, cell, count, side) for side in sides)
    found = [push(ground, cell, way, occupied) for way in ways]
    return next((each for each in found if each.stop is None), found[0])


def _stop(
    ground: Ground,
    here: Cell,
    there: Cell,
    occupied: Collection[Cell],
    stops: Callable[[Terrain, Terrain], bool] | None,
) -> Stop | None:
    if there not in ground:
        return "edge"
    if not ground.leads(here, there):
        return "wall"
    if stops is not None and stops(ground.at(here), ground.at(there)):
        return "cover"
    return "fighter" if there in occupied else None
