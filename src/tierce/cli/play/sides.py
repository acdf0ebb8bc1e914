"""Sides told apart by shape as well as by colour."""

from __future__ import annotations

from collections.abc import Sequence

from tierce.cli.play.screen import Span
from tierce.fight.system import Fighter

_SHAPES = "▲●■◆▼★"
_COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red")


class Sides:
    """The sides of a fight, in the order of its setup."""

    def __init__(self, fighters: Sequence[Fighter]) -> None:
        self.names = tuple(dict.fromkeys(fighter.side for fighter in fighters))
        self._of = {fighter.name: fighter.side for fighter in fighters}

    def of(self, name: str) -> str:
        """A fighter's side, "" for the GM."""
        return {str(who): side for who, side in self._of.items()}.get(str(name), "")

    def mark(self, side: str) -> Span:
        """The sign of a side."""
        if side not in self.names:
            return Span("○")
        number = self.names.index(side)
        shape = _SHAPES[number] if number < len(_SHAPES) else str(number + 1)
        return Span(shape, _COLOURS[number % len(_COLOURS)])
