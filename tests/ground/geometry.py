"""Cells as polygons in exact fractions, and lines among them: what the grids are checked against.

Nothing here is taken from the grids but the corners of a cell, which are written down anew. Hexes
are drawn in axial coordinates; that is a skewed picture, in which lines and corners meet as in a
straight one.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from tierce.ground import Cell, Grid, Hexes

Point = tuple[Fraction, Fraction]

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)
SQUARE = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))
HEX = (
    (THIRD, -2 * THIRD),
    (2 * THIRD, -THIRD),
    (THIRD, THIRD),
    (-THIRD, 2 * THIRD),
    (-2 * THIRD, THIRD),
    (-THIRD, -THIRD),
)


class Touch(NamedTuple):
    """The part of a line that a cell holds, from 0 to 1 of its length; whether its inside does."""

    begin: Fraction
    end: Fraction
    inside: bool


def corners(grid: Grid, cell: Cell) -> list[Point]:
    """The corners of a cell, clockwise."""
    shape = HEX if isinstance(grid, Hexes) else SQUARE
    return [(cell[0] + x, cell[1] + y) for x, y in shape]


def cross(origin: Point | Cell, one: Point | Cell, other: Point | Cell) -> Fraction:
    """More than 0 where `other` is clockwise of `one`, seen from the origin."""
    return Fraction(
        (one[0] - origin[0]) * (other[1] - origin[1])
        - (one[1] - origin[1]) * (other[0] - origin[0])
    )


def touch(grid: Grid, cell: Cell, one: Cell, other: Cell) -> Touch | None:
    """Where the line between two centres is in a cell, its edges included; None where nowhere."""
    begin, end, inside = Fraction(0), Fraction(1), True
    shape = corners(grid, cell)
    for here, there in zip(shape, [*shape[1:], shape[0]], strict=True):
        first, last = cross(here, there, one), cross(here, there, other)  # inside is more than 0
        if first < 0 and last < 0:
            return None
        if first <= 0 and last <= 0:
            inside = False
        if first == last:
            continue
        met = first / (first - last)
        if first < last:
            begin = max(begin, met)
        else:
            end = min(end, met)
    if begin > end:
        return None
    return Touch(begin, end, inside and begin < end)


def near(grid: Grid, one: Cell, other: Cell) -> Iterable[Cell]:
    """All cells that the line could touch."""
    for x in range(min(one[0], other[0]) - 2, max(one[0], other[0]) + 3):
        for y in range(min(one[1], other[1]) - 2, max(one[1], other[1]) + 3):
            yield x, y


def entered(grid: Grid, one: Cell, other: Cell) -> list[Cell]:
    """The cells whose inside the line enters, in order."""
    found = []
    for cell in near(grid, one, other):
        met = touch(grid, cell, one, other)
        if met is not None and met.inside:
            found.append((met.begin, cell))
    return [cell for _, cell in sorted(found)]


def shared(grid: Grid, one: Cell, other: Cell) -> tuple[Point, Point]:
    """The edge that two cells share."""
    first, last = (p for p in corners(grid, one) if p in corners(grid, other))
    return first, last


def sees(
    grid: Grid,
    one: Cell,
    other: Cell,
    walls: Iterable[Cell],
    fences: Iterable[tuple[Cell, Cell]] = (),
) -> bool:
    """Whether a line gets through: into no wall, over no fence, and not between two that touch.

    Whatever only touches the line is on its left or its right, for a while; where there is
    something on both sides at once, the line is shut off.
    """
    sides: list[tuple[Fraction, Fraction, bool]] = []
    for wall in set(walls) - {one, other}:
        met = touch(grid, wall, one, other)
        if met is None:
            continue
        if met.inside:
            return False
        sides.append((met.begin, met.end, cross(one, other, wall) > 0))
    for pair in fences:
        first, last = shared(grid, *pair)
        a, b = cross(one, other, first), cross(one, other, last)
        if a == b == 0 or (a > 0 and b > 0) or (a < 0 and b < 0):
            continue  # along the line, or wholly beside it
        if a != 0 and b != 0:
            if _meets(first, last, one, other):
                return False
            continue
        end, right = (first, b > 0) if a == 0 else (last, a > 0)
        where = _share(one, other, end)
        if 0 <= where <= 1:
            sides.append((where, where, right))
    return not _shut(grid, one, other, sides)


def _meets(first: Point, last: Point, one: Cell, other: Cell) -> bool:
    return cross(first, last, one) * cross(first, last, other) <= 0


def _share(one: Cell, other: Cell, point: Point) -> Fraction:
    axis = 0 if one[0] != other[0] else 1
    return (point[axis] - one[axis]) / (other[axis] - one[axis])


def _shut(grid: Grid, one: Cell, other: Cell, sides: list[tuple[Fraction, Fraction, bool]]) -> bool:
    """Whether two of them are on both sides at once: at a corner, or along the same edge."""
    if len({right for _, _, right in sides}) < 2:
        return False
    edges = [
        (met.begin, met.end)
        for cell in near(grid, one, other)
        if (met := touch(grid, cell, one, other)) and not met.inside
    ]
    for begin, end in edges:
        here = {right for a, b, right in sides if begin <= a and b <= end}
        if len(here) == 2:
            return True
    return False
