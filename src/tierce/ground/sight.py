"""Lines of sight and of fire: whether one goes through, and what covers its end."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from tierce.ground.grid import Cell, Crossing
from tierce.ground.map import Ground
from tierce.ground.terrain import Cover


class Covering(NamedTuple):
    """Cover on the way, and the cell that it is in."""

    cell: Cell
    cover: Cover


class Line(NamedTuple):
    """The line from a cell to another.

    `blocked`: the first cell, from where the line starts, that it does not get into; None where
    it goes through. `covers`: what it passes, in order. What the two cells themselves offer is
    not among it.
    """

    blocked: Cell | None
    covers: tuple[Covering, ...] = ()

    @property
    def open(self) -> bool:
        """Whether the line goes through."""
        return self.blocked is None


def line_of_fire(ground: Ground, one: Cell, other: Cell, eyes: int | None = None) -> Line:
    """The line between the centres of two cells.

    It passes what its inside does not enter: the corner of a wall, or the edge of one where the
    other side is open. Between two walls that touch it does not pass. So it goes through one way
    where it does the other. Where it has the choice of two sides it takes the one that covers
    less. `eyes` is how high eyes are above the feet; ground that is higher than the eyes at both
    ends then blocks the line. Without it, heights are not looked at. What is not on the map
    blocks nothing.
    """
    key = ("line", one, other, eyes)
    found: Line | None = ground.remembered.get(key)
    if found is None:
        found = ground.remembered[key] = _line(ground, one, other, eyes)
    return found


def sees(ground: Ground, one: Cell, other: Cell, eyes: int | None = None) -> bool:
    """Whether the line between two cells goes through."""
    return line_of_fire(ground, one, other, eyes).blocked is None


def crossed(ground: Ground, one: Cell, other: Cell) -> tuple[Cell, ...]:
    """The cells between two that the line enters, in order: somebody there is in its way."""
    return tuple(crossing.to for crossing in ground.grid.crossings(one, other)[:-1])


def seen(ground: Ground, one: Cell, cells: Collection[Cell], eyes: int | None = None) -> set[Cell]:
    """Those of the cells that are on the map and in sight."""
    return {cell for cell in cells if cell in ground and sees(ground, one, cell, eyes)}


def _line(ground: Ground, one: Cell, other: Cell, eyes: int | None) -> Line:
    highest = None
    if eyes is not None:
        highest = max(ground.at(one).height, ground.at(other).height) + eyes
    covers: list[Covering] = []
    here = one
    for crossing in ground.grid.crossings(one, other):
        ways = list(_ways(ground, here, crossing, highest))
        ended = crossing.to == other
        if not ways or not (ended or _clear(ground, crossing.to, highest)):
            return Line(crossing.to, tuple(covers))
        passed = min(ways, key=lambda way: [(each.cover.amount, each) for each in way])
        covers += passed if ended else (*passed, *_cover(ground, crossing.to))
        here = crossing.to
    return Line(None, tuple(covers))


def _ways(
    ground: Ground, here: Cell, crossing: Crossing, highest: int | None
) -> Iterator[tuple[Covering, ...]]:
    """What covers on each way to the next cell."""
    for way in ground.passages(here, crossing):
        if all(_clear(ground, cell, highest) for cell in way):
            yield tuple(each for cell in way for each in _cover(ground, cell))


def _clear(ground: Ground, cell: Cell, highest: int | None) -> bool:
    if cell in ground.opaque:
        return False
    return highest is None or cell not in ground or ground.at(cell).height <= highest


def _cover(ground: Ground, cell: Cell) -> tuple[Covering, ...]:
    cover = ground.at(cell).cover if cell in ground else None
    return () if cover is None else (Covering(cell, cover),)
