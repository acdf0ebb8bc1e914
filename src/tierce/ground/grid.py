"""What grids of squares and of hexes have in common, without ends and without walls.

A cell is a pair of whole numbers: column and row of a square, axial coordinates of a hex. Columns
run to the right and rows down. Everything here is exact: no angle and no root is ever rounded,
except where a metric says so.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

Cell = tuple[int, int]
#: Where something is, as seen by who faces a way; `here` is in the same cell.
Arc = Literal["front", "left", "right", "rear", "here"]
#: Which of two cells that a line runs between stands for both: `min` or `max`.
Side = Callable[[Iterable[Cell]], Cell]


class Crossing(NamedTuple):
    """The next cell whose inside a line enters.

    `direct`: over the edge between the two, or its end. `beside`: the cells that the line touches
    in between, with a corner or along an edge, without entering them.
    """

    to: Cell
    beside: tuple[Cell, ...] = ()
    direct: bool = True


class Arcs(NamedTuple):
    """How far to each side of a facing the front reaches, and the sides, in degrees.

    What lies on the line between two arcs is in the one nearer to the front. Angles are those
    that a grid can tell exactly: multiples of 30 and of 45.
    """

    front: int
    side: int


# An angle's cosine: its sign, and its square as a fraction.
_COSINES = {
    0: (1, 1, 1),
    30: (1, 3, 4),
    45: (1, 1, 2),
    60: (1, 1, 4),
    90: (0, 0, 1),
    120: (-1, 1, 4),
    135: (-1, 1, 2),
    150: (-1, 3, 4),
    180: (-1, 1, 1),
}


class Grid(ABC):
    """Cells without end. A direction is a place in `steps`, clockwise from north."""

    #: what a map calls such cells
    kind: str
    #: the way to the next cell, for each direction a fighter can face
    steps: tuple[Cell, ...]
    #: the names of the directions
    compass: tuple[str, ...]
    #: the arcs that hold where a system states no others
    arcs: Arcs
    #: four times the square of the area between two ways whose `cross` is 1
    area: int

    @property
    def ways(self) -> tuple[int, ...]:
        """The directions in which one can step."""
        return tuple(range(len(self.steps)))

    @property
    def fine(self) -> int:
        """How many parts of a cell `stride` counts in."""
        return 1

    def stride(self, one: Cell, other: Cell) -> int:
        """How far it is to a neighbour, in parts of a cell (`fine` of them are one)."""
        return 1

    @abstractmethod
    def distance(self, one: Cell, other: Cell) -> int:
        """Whole cells from one to another; 0 where they are the same."""

    @abstractmethod
    def offsets(self, radius: int) -> tuple[Cell, ...]:
        """From a cell to those that are no farther than `radius`, itself included."""

    @abstractmethod
    def crossings(self, one: Cell, other: Cell) -> tuple[Crossing, ...]:
        """The cells that the line between two centres enters, after the first, in order.

        The line is as thin as a thought. Where it runs through a corner or along an edge it
        enters none of the cells that only meet it there; they stand as `beside`.
        """

    @abstractmethod
    def dot(self, one: Cell, other: Cell) -> int:
        """Twice the inner product of two ways."""

    @abstractmethod
    def place(self, cell: Cell) -> tuple[int, int]:
        """Column and row of a cell, as it is drawn."""

    @abstractmethod
    def cell(self, column: int, row: int) -> Cell:
        """The cell that is drawn there."""

    def step(self, cell: Cell, direction: int, count: int = 1) -> Cell:
        """The cell so many steps away in a direction."""
        over, down = self.steps[direction % len(self.steps)]
        return cell[0] + over * count, cell[1] + down * count

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells one step away, clockwise from north."""
        return tuple(self.step(cell, way) for way in self.ways)

    def touches(self, one: Cell, other: Cell) -> bool:
        """Whether two cells share an edge or a corner, and are not the same."""
        return (other[0] - one[0], other[1] - one[1]) in self.steps

    def disc(self, cell: Cell, radius: int) -> tuple[Cell, ...]:
        """The cells no farther than `radius`, itself included."""
        x, y = cell
        return tuple([(x + over, y + down) for over, down in self.offsets(radius)])

    def block(self, cell: Cell, radius: int) -> tuple[Cell, ...]:
        """The cells that so many neighbours, slantwise too, lead to; itself included."""
        return self.disc(cell, radius)

    def ring(self, cell: Cell, radius: int) -> tuple[Cell, ...]:
        """The cells just so far away."""
        return tuple(
            each for each in self.disc(cell, radius) if self.distance(cell, each) == radius
        )

    def line(self, one: Cell, other: Cell, side: Side = min) -> tuple[Cell, ...]:
        """The cells from one to another, both included, each touching the next.

        All whose inside the line between the centres enters. Where it runs along the edge of two
        hexes, one `side` stands for both: the lesser, so that the line back is the same reversed,
        or the greater.
        """
        cells = [one]
        for crossing in self.crossings(one, other):
            if not crossing.direct and not self.touches(cells[-1], crossing.to):
                cells.append(side(crossing.beside))
            cells.append(crossing.to)
        return tuple(cells)

    def beyond(self, one: Cell, other: Cell, count: int, side: Side = min) -> tuple[Cell, ...]:
        """The cells behind `other` on the line that comes from one, up to the first that is `count`
        farther from one than `other` is; none from itself.

        The line may enter more cells than that. Where one step over a corner gets two farther, a
        cell beside the corner, on one `side`, ends a way that is one short.
        """
        if one == other or count <= 0:
            return ()
        over, down = other[0] - one[0], other[1] - one[1]
        # Each time the way repeats, it leads as far again, but for what is rounded.
        far = other[0] + over * (count + 1), other[1] + down * (count + 1)
        wanted = self.distance(one, other) + count
        line = self.line(one, far, side)
        found: list[Cell] = []
        here = other
        for cell in line[line.index(other) + 1 :]:
            if self.distance(one, cell) > wanted:
                found.append(side(self.crossings(here, cell)[0].beside))
                break
            found.append(cell)
            if self.distance(one, cell) == wanted:
                break
            here = cell
        return tuple(found)

    def directions(self, one: Cell, other: Cell) -> tuple[int, ...]:
        """The direction from one to another: the nearest, or two where both are as near.

        Empty where the cells are the same.
        """
        if one == other:
            return ()
        way = other[0] - one[0], other[1] - one[1]
        # Cosines, squared with their sign, over the same length of `way`.
        lengths = [self.dot(step, step) for step in self.steps]
        dots = [self.dot(step, way) for step in self.steps]
        scale = max(lengths)
        near = [dot * abs(dot) * scale // lengths[n] for n, dot in enumerate(dots)]
        best = max(near)
        return tuple(n for n, each in enumerate(near) if each == best)

    def turns(self, one: int, other: int) -> int:
        """How many directions to turn from one facing to another, the short way."""
        count = len(self.steps)
        apart = (other - one) % count
        return min(apart, count - apart)

    def arc(self, cell: Cell, facing: int, other: Cell, arcs: Arcs | None = None) -> Arc:
        """Where `other` is for who stands in `cell` and faces `facing`.

        What is straight behind is in the rear, however wide the sides are.
        """
        way = other[0] - cell[0], other[1] - cell[1]
        if way == (0, 0):
            return "here"
        front, side = self.arcs if arcs is None else arcs
        faced = self.steps[facing % len(self.steps)]
        if self.within(faced, way, front):
            return "front"
        turned = cross(faced, way)
        if turned == 0 or not self.within(faced, way, side):
            return "rear"
        return "right" if turned > 0 else "left"

    def within(self, axis: Cell, way: Cell, degrees: int) -> bool:
        """Whether a way is no more than so many degrees off an axis; KeyError for odd angles."""
        sign, above, below = _COSINES[degrees]
        dot = self.dot(axis, way)
        square = below * dot * abs(dot)
        return square >= sign * above * self.dot(axis, axis) * self.dot(way, way)


def cross(one: Cell, other: Cell) -> int:
    """More than 0 where `other` is clockwise of `one`, less where it is the other way round."""
    return one[0] * other[1] - one[1] * other[0]
