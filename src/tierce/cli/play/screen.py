"""Where lines are shown and typed: a terminal, or a pipe without colour that reads the same.

Colour never says anything alone: whatever it marks has a sign or a word too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from tierce.cli.width import width, wrapped

WIDEST, NARROWEST = 96, 40
#: Between columns; how little room a column may have; where it goes on when it has less.
GAP, NARROW, DEEP = "  ", 16, 5

QUIET, LOUD, ACCENT, GOOD, MIDDLING, BAD = "dim", "bold", "cyan", "green", "yellow", "red"


class Span(NamedTuple):
    """A piece of a line, and how it looks."""

    text: str
    style: str = ""


class Screen:
    """Standard output and input."""

    def __init__(self) -> None:
        self._console = Console(
            file=sys.stdout, highlight=False, markup=False, emoji=False, soft_wrap=False
        )
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            _history()

    @property
    def columns(self) -> int:
        """How wide lines are."""
        return max(NARROWEST, min(self._console.width, WIDEST))

    def blank(self) -> None:
        """An empty line."""
        self._console.print()

    def line(self, *spans: Span | str, indent: int = 0, hang: int = 0) -> None:
        """A line of spans, wrapped under itself where it is too long."""
        pieces = [span if isinstance(span, Span) else Span(span) for span in spans]
        if indent + sum(width(piece.text) for piece in pieces) <= self.columns:
            self._print([Span(" " * indent), *pieces])
            return
        style = pieces[0].style if len({piece.style for piece in pieces}) == 1 else ""
        whole = "".join(piece.text for piece in pieces)
        first, *more = wrapped(whole, self.columns - indent - hang)
        self._plain(" " * indent + first, style)
        for each in more:
            self._plain(" " * (indent + hang) + each, style)

    def _plain(self, text: str, style: str) -> None:
        self._print([Span(text, style)])

    def heading(self, text: str) -> None:
        """A heading: a thin line with its text in it."""
        self.blank()
        rule = "─" * max(3, self.columns - width(text) - 4)
        self.line(Span("── ", QUIET), Span(text, LOUD), Span(f" {rule}", QUIET))

    def paragraph(self, text: str, indent: int = 2, style: str = "") -> None:
        """Wrapped text."""
        for each in wrapped(text, self.columns - indent):
            self._plain(" " * indent + each, style)

    def grid(self, rows: Iterable[Sequence[Sequence[Span]]], right: Sequence[int] = ()) -> None:
        """Columns that fit their widest cell; those in `right` stand to the right.

        Where a line is too long, the widest column wraps; the last one goes on below the others
        where it would have too little room.
        """
        cells = [[list(cell) for cell in row] for row in rows]
        count = max((len(row) for row in cells), default=0)
        widths = [max(_width(row[n]) for row in cells if n < len(row)) for n in range(count)]
        wide = max(range(count), key=widths.__getitem__, default=0)
        over = sum(widths) + len(GAP) * (count - 1) - self.columns
        narrow = over > 0 and wide < count - 1
        if narrow:
            widths[wide] = max(NARROW, widths[wide] - over)
        for row in cells:
            more: list[str] = []
            if narrow and wide < len(row) and _width(row[wide]) > widths[wide]:
                style = row[wide][0].style
                head, *more = wrapped(_joined(row[wide]), widths[wide])
                row[wide] = [Span(head, style)]
            self._grid_row(row, widths, right)
            begin = sum(widths[:wide]) + len(GAP) * wide
            for each in more:
                self._print([Span(" " * begin + each)])

    def _grid_row(self, row: list[list[Span]], widths: Sequence[int], right: Sequence[int]) -> None:
        *first, last = row
        pieces: list[Span] = []
        for number, cell in enumerate(first):
            fill = Span(" " * (widths[number] - _width(cell)))
            pieces += [fill, *cell] if number in right else [*cell, fill]
            pieces.append(Span(GAP))
        if len(row) == len(widths) and len(widths) - 1 in right:
            pieces.append(Span(" " * (widths[-1] - _width(last))))
        self._grid_line(pieces, last)

    def _grid_line(self, first: list[Span], last: list[Span]) -> None:
        begin = _width(first)
        room = self.columns - begin
        if _width(last) <= room:
            self._print(_stripped([*first, *last]))
            return
        style = last[0].style
        if room < NARROW:
            self._print(_stripped(first))
            first, begin, room = [Span(" " * DEEP)], DEEP, self.columns - DEEP
        head, *more = wrapped(_joined(last), room)
        self._print([*first, Span(head, style)])
        for each in more:
            self._print([Span(" " * begin), Span(each, style)])

    def _print(self, spans: Iterable[Span]) -> None:
        text = Text()
        for span in spans:
            text.append(span.text, style=span.style)
        self._console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def warn(self, text: str) -> None:
        """Something that was not understood, or cannot be done."""
        self.line(Span("! ", BAD), Span(text), indent=2, hang=2)

    def ask(self, prompt: str) -> str:
        """A typed line. Raises EOFError at the end of the input."""
        self._console.file.flush()
        if self.interactive:
            return input(prompt).strip()
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        # What is typed into a pipe is not seen otherwise.
        self._plain(prompt + typed.strip(), "")
        return typed.strip()


def _width(spans: Iterable[Span]) -> int:
    return sum(width(span.text) for span in spans)


def _joined(spans: Iterable[Span]) -> str:
    return "".join(span.text for span in spans)


def _stripped(spans: list[Span]) -> list[Span]:
    """Without spaces at the end."""
    kept = list(spans)
    while kept and not kept[-1].text.strip():
        kept.pop()
    if kept:
        kept[-1] = Span(kept[-1].text.rstrip(), kept[-1].style)
    return kept


def _history() -> None:
    """Arrow keys bring back what was typed, where Python has readline."""
    try:
        import readline  # noqa: F401 - importing it is what makes input() use it
    except ImportError:  # pragma: no cover - Pythons without readline
        return
