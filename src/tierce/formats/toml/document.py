"""A TOML file as it was read, and how to say where something stands in it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tierce.formats.toml.positions import Loc, Positions, positions, row_lines
from tierce.text import Message, UserError, files

_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_LONGEST = 40
_MOST_BYTES = 1_000_000
_MOST_BITS = 4096  # a number longer than some 4,300 digits cannot be written in decimals

# What tomllib says, and the word for it that the message selects on.
_REASONS = (
    ("Cannot overwrite", "twice"),
    ("Cannot declare", "twice"),
    ("Cannot mutate", "twice"),
    ("Duplicate inline table key", "twice"),
    ("Expected '='", "equals"),
    ("Invalid value", "value"),
    ("Invalid initial character for a key", "key"),
    ("Unterminated string", "string"),
    ('Expected "\'"', "string"),
    ("Illegal character '\\n'", "string"),
    ("Unescaped '\\'", "escape"),
    ("Unclosed array", "array"),
    ("Unclosed inline table", "table"),
    ("Expected ']' at the end of a table declaration", "header"),
    ("Expected ']]' at the end of an array declaration", "header"),
    ("Expected newline or end of document", "newline"),
)


@dataclass(frozen=True)
class Document:
    """A TOML file: its path as it was named, its text, and what it holds."""

    path: Path
    text: str
    root: Mapping[str, Any]

    @cached_property
    def _positions(self) -> Positions:
        return positions(self.text)

    def line(self, loc: Loc) -> int:
        """The line of a key, or of the nearest thing around it that is in the file."""
        while loc:
            if loc in self._positions.lines:
                return self._positions.lines[loc]
            loc = loc[:-1]
        return 1

    def row_line(self, loc: Loc, row: int) -> int:
        """The line of a row, counted from 0, of the text that stands there."""
        return row_lines(*self._positions.strings[loc])[row]

    def has(self, loc: Loc) -> bool:
        """Whether there is such a key or element."""
        return not loc or loc in self._positions.lines

    def value(self, loc: Loc) -> Any:
        """What stands there."""
        found: Any = self.root
        for part in loc:
            found = found[part]
        return found

    def place(self, loc: Loc, line_of: Loc | None = None) -> Message:
        """File, line and path. `line_of` is what the line is taken of, where it is more exact."""
        line = self.line(loc if line_of is None else line_of)
        if not loc:
            return Message.of("error-place", file=str(self.path), line=line)
        return Message.of("toml-place", file=str(self.path), line=line, path=spelled(loc))


def spelled(loc: Loc) -> str:
    """A path as a person reads it, counted from 1: `fighter[2].weapon[1].parry`."""
    text = ""
    for part in loc:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            bare = _BARE_KEY.fullmatch(part)
            text += ("." if text else "") + (part if bare else f'"{part}"')
    return text


def shown(value: Any) -> str:
    """A value as it is shown in a message: as TOML writes it (text by itself bare), and short."""
    text = _escaped(value) if isinstance(value, str) else _written(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{_escaped(value)}"'
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key} = {_written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_written(each) for each in value) + "]"
    if isinstance(value, int) and value.bit_length() > _MOST_BITS:
        return hex(value)
    return str(value)


def _escaped(text: str) -> str:
    """Text without line breaks and other signs that a screen would obey."""
    known = {"\n": "\\n", "\t": "\\t", "\r": "\\r"}
    signs = (c if c.isprintable() else known.get(c, f"\\u{ord(c):04x}") for c in text)
    return "".join(signs)


def read_document(path: Path) -> Document:
    """The TOML document in a file.

    Raises UserError where there is no such file, it is no text, or no TOML.
    """
    text = _text(path)
    try:
        return Document(path, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(path, text, str(error)) from None
    except (RecursionError, ValueError):  # tables in tables without end; a number of 5000 digits
        raise UserError("toml-strange", file=str(path)) from None


def _text(path: Path) -> str:
    content = files.content(path, _MOST_BYTES)
    if not content.strip():
        raise UserError("error-file-empty", file=str(path))
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise UserError("error-not-text", file=str(path)) from None


def _no_toml(path: Path, text: str, told: str) -> UserError:
    """The error for a text that is no TOML: the place that tomllib names, the line there."""
    lines = text.removesuffix("\n").split("\n")
    line, column = len(lines), len(lines[-1]) + 1
    place = _PLACE.search(told)
    if place is not None and place[1]:
        line, column = int(place[1]), int(place[2])
    reason = next((word for start, word in _REASONS if told.startswith(start)), "other")
    written = lines[min(line, len(lines)) - 1].strip()
    return UserError(
        "toml-syntax",
        file=str(path),
        line=line,
        column=column,
        reason=reason,
        written=shown(written),
    )
