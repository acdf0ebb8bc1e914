"""Where lines are shown and typed: a terminal, or a pipe without colour that reads the same.

Colour never says anything alone: whatever it marks has a sign or a word too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tierce.cli.width import width, wrapped

WIDEST, NARROWEST = 96, 40

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
            text = Text(" " * indent)
            for piece in pieces:
                text.append(piece.text, style=piece.style)
            self._console.print(text, no_wrap=True, overflow="ignore", crop=False)
            return
        style = pieces[0].style if len({piece.style for piece in pieces}) == 1 else ""
        whole = "".join(piece.text for piece in pieces)
        first, *more = wrapped(whole, self.columns - indent - hang)
        self._plain(" " * indent + first, style)
        for each in more:
            self._plain(" " * (indent + hang) + each, style)

    def _plain(self, text: str, style: str) -> None:
        self._console.print(Text(text, style=style), no_wrap=True, overflow="ignore", crop=False)

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

        The last column wraps within itself.
        """
        lists = [list(row) for row in rows]
        if not lists:
            return
        count = max(len(row) for row in lists)
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for number in range(count):
            last = number == count - 1
            table.add_column(
                justify="right" if number in right else "left", no_wrap=not last, overflow="fold"
            )
        for row in lists:
            cells = [_text(cell) for cell in row] + [Text()] * (count - len(row))
            table.add_row(*cells)
        self._console.print(table, width=self.columns)

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


def _text(spans: Sequence[Span]) -> Text:
    text = Text()
    for span in spans:
        text.append(span.text, style=span.style)
    return text


def _history() -> None:
    """Arrow keys bring back what was typed, where Python has readline."""
    try:
        import readline  # noqa: F401 - importing it is what makes input() use it
    except ImportError:  # pragma: no cover - Pythons without readline
        return
