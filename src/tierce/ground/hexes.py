"""Hexes that stand on a corner, in rows; every second row is pushed half a hex to the right.

A cell is (q, r) in axial coordinates: q runs to the east, r to the south-east, and r is the row.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tierce.ground.grid import Arcs, Cell, Crossing, Grid, cross

_STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
# Corners of a hex, times three; corner n is where the edges in directions n - 1 and n meet.
_CORNERS = tuple(
    (_STEPS[n - 1][0] + _STEPS[n][0], _STEPS[n - 1][1] + _STEPS[n][1]) for n in range(6)
)


@dataclass(frozen=True)
class Hexes(Grid):
    """A grid of hexes; a fighter faces one of six ways."""

    kind = "hexes"
    steps = _STEPS
    compass = ("ne", "e", "se", "sw", "w", "nw")
    #: the front is three of six neighbours, each side one, the rear one
    arcs = Arcs(90, 150)
    area = 3

    def distance(self, one: Cell, other: Cell) -> int:
        """Steps from one to another."""
        q, r = other[0] - one[0], other[1] - one[1]
        return max(abs(q), abs(r), abs(q + r))

    def offsets(self, radius: int) -> tuple[Cell, ...]:
        """From a cell to those that are no farther than `radius`, itself included."""
        return _offsets(radius)

    def crossings(self, one: Cell, other: Cell) -> tuple[Crossing, ...]:
        """The cells that the line between two centres enters, after the first."""
        x, y = one
        return tuple(
            [
                Crossing((x + to[0], y + to[1]), tuple([(x + a, y + b) for a, b in near]), direct)
                for to, near, direct in _crossings((other[0] - x, other[1] - y))
            ]
        )

    def dot(self, one: Cell, other: Cell) -> int:
        """Twice the inner product of two ways: the axes are 60 degrees apart."""
        (a, b), (c, d) = one, other
        return 2 * (a * c + b * d) + a * d + b * c

    def place(self, cell: Cell) -> tuple[int, int]:
        """Column and row of a hex, as it is drawn."""
        return cell[0] + cell[1] // 2, cell[1]

    def cell(self, column: int, row: int) -> Cell:
        """The hex that is drawn there."""
        return column - row // 2, row


@lru_cache(maxsize=512)
def _offsets(radius: int) -> tuple[Cell, ...]:
    span = range(-radius, radius + 1)
    return tuple((q, r) for r in span for q in span if abs(q + r) <= radius)


@lru_cache(maxsize=1 << 15)
def _crossings(end: Cell) -> tuple[Crossing, ...]:
    """From (0, 0)."""
    found = []
    here = (0, 0)
    while here != end:
        found.append(_next(here, end))
        here = found[-1].to
    return tuple(found)


def _next(here: Cell, way: Cell) -> Crossing:
    """Where the line from (0, 0) on the way leaves a hex that it is in.

    Corners left of the line are less than 0, those on its right more. Clockwise, the line leaves
    where they turn from less to more: over an edge, or just through a corner.
    """
    sides = [cross(way, (3 * here[0] + q, 3 * here[1] + r)) for q, r in _CORNERS]
    for n in range(6):
        after = sides[(n + 1) % 6]
        if sides[n] < 0 < after:
            return Crossing(_by(here, n))
        if sides[n - 1] < 0 == sides[n] and after > 0:
            return _through_corner(here, n, way)
    raise AssertionError("a line leaves each hex that it enters")  # pragma: no cover


def _through_corner(here: Cell, corner: int, way: Cell) -> Crossing:
    left, right = _by(here, corner - 1), _by(here, corner)
    turned = cross(way, _CORNERS[corner])
    if turned == 0:  # along the edge between the two
        return Crossing(_by(left, corner), (left, right), False)
    return Crossing(right, (left,)) if turned < 0 else Crossing(left, (right,))


def _by(cell: Cell, direction: int) -> Cell:
    over, down = _STEPS[direction % 6]
    return cell[0] + over, cell[1] + down
