"""Squares, with the metric that a system chooses. A cell is (column, row)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import isqrt
from typing import Literal

from tierce.ground.grid import Arcs, Cell, Crossing, Grid

#: How distance is counted: a diagonal step as one; only along rows and columns; every second
#: diagonal step as two; as the crow flies, rounded up to whole cells.
Metric = Literal["chebyshev", "manhattan", "alternating", "euclid"]
METRICS: tuple[Metric, ...] = ("chebyshev", "manhattan", "alternating", "euclid")

_STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
# Parts of a cell, and how many of them a straight and a diagonal step are.
_STRIDES = {
    "chebyshev": (1, 1, 1),
    "manhattan": (1, 1, 2),
    "alternating": (2, 2, 3),
    "euclid": (5, 5, 7),
}


@dataclass(frozen=True)
class Squares(Grid):
    """A grid of squares; a fighter faces one of eight ways.

    `euclid` is for fine squares, such as half inches: a distance is within so many whole cells
    just where its rounded one is. Along a path it takes a diagonal step for 7/5 of a cell.
    """

    metric: Metric = "chebyshev"

    kind = "squares"
    steps = _STEPS
    compass = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
    arcs = Arcs(45, 135)
    area = 4

    @property
    def ways(self) -> tuple[int, ...]:
        """All eight, or four where diagonals do not count."""
        return (0, 2, 4, 6) if self.metric == "manhattan" else (0, 1, 2, 3, 4, 5, 6, 7)

    @property
    def fine(self) -> int:
        """Two for alternating diagonals, five as the crow flies, else one."""
        return _STRIDES[self.metric][0]

    def stride(self, one: Cell, other: Cell) -> int:
        """How far it is to a neighbour, in parts of a cell.

        Alternating diagonals are three halves each; half a cell left over at the end is dropped.
        """
        straight = one[0] == other[0] or one[1] == other[1]
        return _STRIDES[self.metric][1 if straight else 2]

    def distance(self, one: Cell, other: Cell) -> int:
        """Whole cells from one to another, in the metric."""
        over, down = abs(other[0] - one[0]), abs(other[1] - one[1])
        if self.metric == "chebyshev":
            return max(over, down)
        if self.metric == "manhattan":
            return over + down
        if self.metric == "alternating":
            return max(over, down) + min(over, down) // 2
        square = over * over + down * down
        root = isqrt(square)
        return root + (root * root < square)

    def offsets(self, radius: int) -> tuple[Cell, ...]:
        """From a cell to those that are no farther than `radius`, itself included."""
        return _offsets(self, radius)

    def block(self, cell: Cell, radius: int) -> tuple[Cell, ...]:
        """The cells of a square around one, whatever the metric."""
        return Squares("chebyshev").disc(cell, radius)

    def crossings(self, one: Cell, other: Cell) -> tuple[Crossing, ...]:
        """The cells that the line between two centres enters, after the first."""
        x, y = one
        return tuple(
            [
                Crossing((x + to[0], y + to[1]), tuple([(x + a, y + b) for a, b in near]), direct)
                for to, near, direct in _crossings(other[0] - x, other[1] - y)
            ]
        )

    def dot(self, one: Cell, other: Cell) -> int:
        """Twice the inner product of two ways."""
        return 2 * (one[0] * other[0] + one[1] * other[1])

    def place(self, cell: Cell) -> tuple[int, int]:
        """Column and row, which is what a cell is."""
        return cell

    def cell(self, column: int, row: int) -> Cell:
        """The cell that is drawn there."""
        return column, row


@lru_cache(maxsize=512)
def _offsets(grid: Squares, radius: int) -> tuple[Cell, ...]:
    span = range(-radius, radius + 1)
    return tuple(
        (over, down)
        for down in span
        for over in span
        if grid.distance((0, 0), (over, down)) <= radius
    )


@lru_cache(maxsize=1 << 15)
def _crossings(over: int, down: int) -> tuple[Crossing, ...]:
    """From (0, 0). The next edge is met sooner to the side or below; at once in a corner."""
    right, below = (1 if over > 0 else -1), (1 if down > 0 else -1)
    wide, high = abs(over), abs(down)
    x = y = 0
    found = []
    while (abs(x), abs(y)) != (wide, high):
        side, under = (1 + 2 * abs(x)) * high, (1 + 2 * abs(y)) * wide
        if side == under:
            found.append(Crossing((x + right, y + below), ((x + right, y), (x, y + below)), False))
            x, y = x + right, y + below
            continue
        if side < under:
            x += right
        else:
            y += below
        found.append(Crossing((x, y)))
    return tuple(found)
