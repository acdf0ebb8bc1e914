"""What stands for a fighter on a map: the shape of its side, and a letter of its own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase, digits
from typing import NamedTuple

from tierce.cli.play.screen import Span
from tierce.cli.play.sides import Sides
from tierce.fight.system import Fighter
from tierce.script.effects import Who

#: The letters of each side, in order: where there is no room for its shape they tell it.
_LETTERS = (ascii_uppercase, ascii_lowercase, digits[1:] + "0", "αβγδεζηθικλμνξπρστυφχψω")
#: Who comes after all letters are given; the legend says where such a fighter is.
_NONE_LEFT = "*"

_ARROWS = {
    "n": "↑",
    "ne": "↗",
    "e": "→",
    "se": "↘",
    "s": "↓",
    "sw": "↙",
    "w": "←",
    "nw": "↖",
}


class Token(NamedTuple):
    """A fighter on the map."""

    mark: Span
    letter: str


def tokens(
    fighters: Sequence[Fighter], sides: Sides, marks: Collection[str] = ()
) -> Mapping[Who, Token]:
    """A token for each fighter: the first letter of its name that is free, else the next one.

    The marks of the map are no letters.
    """
    found: dict[Who, Token] = {}
    taken = set(marks)
    for fighter in fighters:
        number = sides.names.index(fighter.side)
        letters = _LETTERS[min(number, len(_LETTERS) - 1)]
        letter = next(
            (each for each in (*_wanted(fighter.name, letters), *letters) if each not in taken),
            _NONE_LEFT,
        )
        taken.add(letter)
        found[fighter.name] = Token(sides.mark(fighter.side), letter)
    return found


def _wanted(name: str, letters: str) -> Sequence[str]:
    """The letters of a name, as the side writes them."""
    cased = (name.upper(), name.lower())
    return [each for each in (cased[0] if letters[0].isupper() else cased[1]) if each in letters]


def arrow(direction: str) -> str:
    """The sign of a direction."""
    return _ARROWS[direction]
