"""The map in the terminal: cells, who is where and which way they face, what the signs mean.

It reads the same without colour: a fighter is the shape of its side, its letter and an arrow. Where
there is no room for the shape, sides differ in their letters: capitals, small ones, digits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tierce.cli.play.map_tokens import Token, arrow
from tierce.cli.play.screen import LOUD, QUIET, Span
from tierce.ground import Cell, Ground, column_name
from tierce.script.effects import Who

#: Columns that a cell takes: with the shape of a side; without it; and without room for a thin wall
#: beside an arrow, where there is no such wall.
WIDE, NARROW, TIGHT = 4, 3, 2
#: Rows of a map that are shown at once.
MOST_ROWS = 24
#: Beside the sign of a cell that is marked for a time.
MARKED = ":"
#: Instead of the arrow where others are in the same cell.
MORE = "+"

Line = tuple[Span, ...]


class Window(NamedTuple):
    """The part of a map that is shown: columns and rows, the last ones not included."""

    left: int
    top: int
    right: int
    bottom: int


@dataclass(frozen=True)
class Panel:
    """A map to be drawn within so many columns.

    `facings` may leave fighters out, who then have no arrow. `focus` is who is shown first
    where several are in a cell, and around whom a map is shown that is too large for the screen.
    `marked` cells have a mark on both sides, or behind them where there is less room.
    """

    ground: Ground
    places: Mapping[Who, Cell]
    facings: Mapping[Who, int]
    tokens: Mapping[Who, Token]
    columns: int
    focus: Who | None = None
    marked: frozenset[Cell] = frozenset()

    @cached_property
    def _gutter(self) -> int:
        return len(str(self.ground.rows)) + 1

    @cached_property
    def _room(self) -> int:
        shift = WIDE // 2 if self.ground.grid.kind == "hexes" else 0
        return self.columns - self._gutter - shift

    @cached_property
    def width(self) -> int:
        """How many columns a cell takes."""
        if self.ground.columns * WIDE <= self._room:
            return WIDE
        return NARROW if self._has_side_walls else TIGHT

    @cached_property
    def _has_side_walls(self) -> bool:
        """Whether thin walls stand between cells of a row."""
        place = self.ground.grid.place
        return any(place(one)[1] == place(other)[1] for one, other in self.ground.fences)

    @cached_property
    def window(self) -> Window:
        """What is shown: all of the map, or as much as there is room for, around the fighters."""
        spots = [self.ground.grid.place(cell) for cell in self.places.values()]
        focus = self.places.get(self.focus) if self.focus is not None else None
        middle = self.ground.grid.place(focus) if focus is not None else None
        left, right = _part(
            self.ground.columns,
            self._room // self.width,
            [column for column, _ in spots],
            middle and middle[0],
        )
        top, bottom = _part(
            self.ground.rows, MOST_ROWS, [row for _, row in spots], middle and middle[1]
        )
        return Window(left, top, right, bottom)

    @property
    def whole(self) -> bool:
        """Whether all of the map is shown."""
        return self.window == (0, 0, self.ground.columns, self.ground.rows)

    def lines(self) -> list[Line]:
        """The drawing: names of columns above, of rows at the left."""
        found = [self._heading()]
        for row in range(self.window.top, self.window.bottom):
            found.append(self._row(row))
            below = self._fences_below(row)
            if below:
                found.append((Span(below),))
        return found

    def _heading(self) -> Line:
        names = [column_name(column) for column in range(self.window.left, self.window.right)]
        every = 1 if max(map(len, names)) < self.width else 2
        shown = [name if number % every == 0 else "" for number, name in enumerate(names)]
        text = "".join(name.ljust(self.width) for name in shown)
        return (Span(" " * (self._gutter + self.width // 4) + text.rstrip(), QUIET),)

    def _row(self, row: int) -> Line:
        spans = [Span(f"{row + 1:>{self._gutter - 1}} " + " " * self._shift(row), QUIET)]
        for column in range(self.window.left, self.window.right):
            spans += self._cell(self.ground.grid.cell(column, row))
        return _without_end(spans)

    def _shift(self, row: int) -> int:
        return self.width // 2 if self.ground.grid.kind == "hexes" and row % 2 else 0

    def _cell(self, cell: Cell) -> list[Span]:
        grid = self.ground.grid
        column, row = grid.place(cell)
        fenced = self.ground.fenced(cell, grid.cell(column + 1, row))
        gap = Span("|" if fenced else " ")
        here, edge = self._in(cell), Span(MARKED if cell in self.marked else " ")
        if not here:
            mark = self.ground.at(cell).mark
            sign = Span(mark, QUIET if mark == "." else "")
            signs = {WIDE: [edge, sign, edge, gap], NARROW: [sign, edge, gap], TIGHT: [sign, edge]}
            return signs[self.width]
        gap = gap if fenced else edge
        who = here[0]
        token, style = self.tokens[who], self._style(who)
        facing = Span(MORE if len(here) > 1 else self.arrow(who), style)
        spans = [token.mark, Span(token.letter, style), facing, gap]
        return {WIDE: spans, NARROW: spans[1:], TIGHT: spans[1:3]}[self.width]

    def _in(self, cell: Cell) -> list[Who]:
        here = [who for who, place in self.places.items() if place == cell]
        return sorted(here, key=lambda who: who != self.focus)

    def _style(self, who: Who) -> str:
        style = self.tokens[who].mark.style
        return f"{LOUD} {style}".strip() if who == self.focus else style

    def arrow(self, who: Who) -> str:
        """Which way somebody faces; a blank where that is not known."""
        if who not in self.facings:
            return " "
        return arrow(self.ground.grid.compass[self.facings[who]])

    def _fences_below(self, row: int) -> str:
        """The thin walls between a row and the next, "" where there are none."""
        if not self.ground.fences:
            return ""
        signs = [" "] * (self._gutter + self.width * (self.window.right - self.window.left + 1))
        for column in range(self.window.left, self.window.right):
            begin = self._gutter + self._shift(row) + (column - self.window.left) * self.width
            for offset, text in self._below(self.ground.grid.cell(column, row)):
                signs[begin + offset : begin + offset + len(text)] = text
        return "".join(signs).rstrip()

    def _below(self, cell: Cell) -> Iterator[tuple[int, str]]:
        """The thin walls below a cell, each with how far from its left it begins."""
        grid = self.ground.grid
        if grid.kind == "squares":
            if self.ground.fenced(cell, (cell[0], cell[1] + 1)):
                yield 0, "-" * (self.width - 1)
            return
        for name, offset, text in (("sw", 0, "\\"), ("se", self.width // 2, "/")):
            if self.ground.fenced(cell, grid.step(cell, grid.compass.index(name))):
                yield offset, text


def _part(size: int, room: int, spots: Sequence[int], middle: int | None) -> tuple[int, int]:
    """Which part of a row or a column to show: around all spots, else around the middle."""
    if size <= room:
        return 0, size
    if spots and max(spots) - min(spots) < room:
        middle = (min(spots) + max(spots)) // 2
    elif middle is None:
        middle = size // 2
    begin = min(max(0, middle - room // 2), size - room)
    return begin, begin + room


def _without_end(spans: Sequence[Span]) -> Line:
    """Without blanks at the end."""
    kept = list(spans)
    while kept and not kept[-1].text.strip():
        kept.pop()
    if kept:
        kept[-1] = Span(kept[-1].text.rstrip(), kept[-1].style)
    return tuple(kept)


def packed(entries: Iterable[Sequence[Span]], columns: int, width: int) -> list[Line]:
    """Entries in columns of one width, as many beside each other as there is room for."""
    each = max(1, (columns + 2) // (width + 2))
    found: list[Line] = []
    row: list[Span] = []
    for number, entry in enumerate(entries):
        if number % each == 0 and row:
            found.append(_without_end(row))
            row = []
        row += [*entry, Span(" " * 2)]
    return [*found, _without_end(row)] if row else found
