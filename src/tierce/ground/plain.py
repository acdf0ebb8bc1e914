"""A map as plain text: a sign for each cell, every second row of hexes pushed to the right.

. . # .
 . ~ . .
. . . .
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tierce.ground.grid import Grid
from tierce.ground.map import Fence, Ground
from tierce.ground.terrain import OPEN, WALL, Terrain

#: The signs that need no legend.
KNOWN: Mapping[str, Terrain] = {OPEN.mark: OPEN, WALL.mark: WALL}


class BadDrawing(ValueError):
    """A drawing that shows no map. `reason` is a stable short word; `row` and `column` from 0.

    `empty`: no cell at all; `sign`: one that no legend tells; `ragged`: a row with more or fewer
    cells than the first, which has `expected`; `shifted`: a row of hexes that is pushed to the
    right though it is no second one, or the other way round.
    """

    def __init__(
        self, reason: str, row: int = 0, column: int = 0, sign: str = "", expected: int = 0
    ) -> None:
        super().__init__(f"{reason} in row {row}, column {column}: {sign!r}")
        self.reason, self.row, self.column = reason, row, column
        self.sign, self.expected = sign, expected


def ground_from(
    grid: Grid,
    drawing: str,
    legend: Mapping[str, Terrain] | None = None,
    fences: frozenset[Fence] = frozenset(),
    span: Fraction = Fraction(1),
) -> Ground:
    """The map that a drawing shows. Blanks between cells and empty lines count for nothing.
    Only a line feed ends a row.

    Rows of hexes may all begin alike; where they do not, every second is pushed to the right.
    `legend` adds to the signs known anyway, or takes their place. Raises BadDrawing.
    """
    known = {**KNOWN, **(legend or {})}
    lines = [line.expandtabs() for line in drawing.split("\n") if line.strip()]
    rows = ["".join(line.split()) for line in lines]
    if not rows:
        raise BadDrawing("empty")
    if grid.kind == "hexes":
        _check_shift(lines)
    terrain = []
    for number, row in enumerate(rows):
        for column, sign in enumerate(row):
            if sign not in known:
                raise BadDrawing("sign", number, column, sign)
            terrain.append(known[sign])
        if len(row) != len(rows[0]):
            raise BadDrawing("ragged", number, len(row), row, len(rows[0]))
    return Ground(grid, len(rows[0]), len(rows), tuple(terrain), fences, span)


def _check_shift(lines: Sequence[str]) -> None:
    begins = [len(line) - len(line.lstrip()) for line in lines]
    if len(set(begins)) == 1:
        return
    for row, begin in enumerate(begins):
        if (begin > begins[0]) != bool(row % 2) or begin < begins[0]:
            raise BadDrawing("shifted", row)


def drawn(ground: Ground) -> str:
    """The map as plain text, which `ground_from` reads. Thin walls are not in it."""
    lines = []
    for row in range(ground.rows):
        begin = row * ground.columns
        marks = [each.mark for each in ground.terrain[begin : begin + ground.columns]]
        if ground.grid.kind == "hexes":
            lines.append(" " * (row % 2) + " ".join(marks))
        else:
            lines.append("".join(marks))
    return "\n".join(lines)


def legend_of(ground: Ground) -> dict[str, Terrain]:
    """The sign of each kind of cell on the map, in the order they are met."""
    return {terrain.mark: terrain for terrain in ground.terrain}
