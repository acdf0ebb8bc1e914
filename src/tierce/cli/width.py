"""How wide a text stands in a terminal: Chinese and Japanese signs take two columns."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Sequence

#: Signs of Japanese that no line begins with: they lengthen, alter or repeat the one before.
_CLINGING = frozenset("ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々ゝゞヽヾ…")


def width(text: str) -> int:
    """Columns of a terminal that a text takes."""
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)
    return len(text) + wide - sum(unicodedata.combining(sign) != 0 for sign in text)


def padded(text: str, columns: int) -> str:
    """The text, filled up with spaces on its right."""
    return text + " " * max(0, columns - width(text))


def wrapped(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns; broken anywhere where signs are wide."""
    if width(text) == len(text):
        return textwrap.wrap(text, columns, break_on_hyphens=False, break_long_words=False) or [""]
    lines, line = [], ""
    for word in _pieces(text):
        if line and width(line + word.rstrip()) > columns:
            lines.append(line.rstrip())
            line = word.lstrip()
        else:
            line += word
    return [*lines, line.rstrip()]


def _pieces(text: str) -> list[str]:
    """Words with the space after them; each wide sign by itself, with opening marks before it, and
    with closing and clinging ones after it."""
    pieces: list[str] = []
    for sign in text:
        alone = unicodedata.east_asian_width(sign) in "WF" or not pieces
        closes = unicodedata.category(sign) in ("Pe", "Pf", "Po") or sign in _CLINGING
        opened = bool(pieces) and unicodedata.category(pieces[-1][-1]) in ("Ps", "Pi")
        joins = closes or opened or sign == " "
        after_wide = bool(pieces) and unicodedata.east_asian_width(pieces[-1][-1]) in "WF"
        after_space = bool(pieces) and pieces[-1].endswith(" ")
        if pieces and (joins or not (alone or after_wide or after_space)):
            pieces[-1] += sign
        else:
            pieces.append(sign)
    return pieces


def columns_of(rows: Sequence[tuple[str, str]], total: int, indent: int = 2) -> list[str]:
    """Two columns: a term, and what it means, wrapped."""
    first = max((width(term) for term, _ in rows), default=0)
    gap = 2
    rest = max(20, total - indent - first - gap)
    lines = []
    for term, meaning in rows:
        head, *more = wrapped(meaning, rest)
        lines.append((" " * indent + padded(term, first + gap) + head).rstrip())
        lines += [" " * (indent + first + gap) + line for line in more]
    return lines
