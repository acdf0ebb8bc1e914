"""What people call a cell: `C4` is the third of the fourth row, as the map is drawn."""

from __future__ import annotations

import re

from tierce.ground.grid import Cell, Grid

_NAME = re.compile(r"([A-Za-z]{1,3})([1-9][0-9]{0,4})", re.ASCII)


def column_name(column: int) -> str:
    """A column from 0 on: A to Z, then AA, AB ..."""
    name = ""
    number = column + 1
    while number:
        number, letter = divmod(number - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


def cell_name(grid: Grid, cell: Cell) -> str:
    """The name of a cell; ValueError above the first row or before the first column."""
    column, row = grid.place(cell)
    if column < 0 or row < 0:
        raise ValueError(cell)
    return f"{column_name(column)}{row + 1}"


def cell_named(grid: Grid, name: str) -> Cell:
    """The cell of a name, in capitals or not; ValueError where it is none."""
    found = _NAME.fullmatch(name.strip())
    if found is None:
        raise ValueError(name)
    column = 0
    for letter in found[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return grid.cell(column - 1, int(found[2]) - 1)
