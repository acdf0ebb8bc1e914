"""JSON with the place of every value in its text, checked as it is read.

For files from elsewhere: no more bytes, depth or digits than MOST_BYTES, DEEPEST and DIGITS, no
key twice, no NaN. Since each value knows where it stands, one can be changed and the rest of the
text left as it is, to the byte.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeAlias

from tierce.text import Message, UserError, files

MOST_BYTES = 1_000_000
DEEPEST = 32
DIGITS = 40

_BLANK = re.compile(r"[ \t\r\n]*")
_STRING = re.compile(r'"(?:[^"\\\x00-\x1f]+|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"')
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_WORDS = {"true": True, "false": False, "null": None}
_MARK = "\ufeff"


class Node(NamedTuple):
    """A value and where it stands: `text[start:end]`."""

    value: Value
    start: int
    end: int


Value: TypeAlias = "Mapping[str, Node] | tuple[Node, ...] | str | int | float | bool | None"


@dataclass(frozen=True)
class JsonFile:
    """A JSON file: its path as it was named, its text, and what it holds."""

    path: Path
    text: str
    root: Node

    def place(self, *parts: str | int) -> str:
        """A place in the file: `anna.json: data.status[2]`, counted from 1."""
        where = ""
        for part in parts:
            where += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if where else part
        return f"{self.path}: {where}" if where else str(self.path)


def read_json(path: Path) -> JsonFile:
    """The JSON in a file. Raises UserError where there is none, or it is past all bounds."""
    text = _text(path)
    reader = _Reader(path, text)
    return JsonFile(path, text, reader.whole())


def _text(path: Path) -> str:
    content = files.content(path, MOST_BYTES)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise UserError("error-not-text", file=str(path)) from None
    if not text.removeprefix(_MARK).strip():
        raise UserError("error-file-empty", file=str(path))
    return text


class _Reader:
    def __init__(self, path: Path, text: str) -> None:
        self.path, self.text = path, text
        self.at = 1 if text.startswith(_MARK) else 0

    def whole(self) -> Node:
        found = self.value(0)
        self.blank()
        if self.at < len(self.text):
            raise self.no_json()
        return found

    def value(self, depth: int) -> Node:
        if depth > DEEPEST:
            raise UserError("json-deep", file=str(self.path), line=self.line, most=DEEPEST)
        self.blank()
        start = self.at
        sign = self.text[start : start + 1]
        if sign == "{":
            found: Value = self.members(depth)
        elif sign == "[":
            found = self.elements(depth)
        elif sign == '"':
            found = self.string()
        else:
            found = self.plain()
        return Node(found, start, self.at)

    def members(self, depth: int) -> Mapping[str, Node]:
        self.at += 1
        found: dict[str, Node] = {}
        while not self.ends("}", bool(found)):
            key = self.string()
            if key in found:
                place = Message.of("error-place", file=str(self.path), line=self.line)
                raise UserError("error-duplicate-key", path=place, key=key)
            if not self.took(":"):
                raise self.no_json()
            found[key] = self.value(depth + 1)
        return found

    def elements(self, depth: int) -> tuple[Node, ...]:
        self.at += 1
        found: list[Node] = []
        while not self.ends("]", bool(found)):
            found.append(self.value(depth + 1))
        return tuple(found)

    def ends(self, closing: str, begun: bool) -> bool:
        """Whether a list ends here; where it does not, its comma has been read."""
        if self.took(closing):
            return True
        if begun and not self.took(","):
            raise self.no_json()
        self.blank()
        return False

    def string(self) -> str:
        match = _STRING.match(self.text, self.at)
        if match is None:
            raise self.no_json()
        self.at = match.end()
        found: str = json.loads(match[0])
        return found

    def plain(self) -> int | float | bool | None:
        for word, meaning in _WORDS.items():
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return meaning
        match = _NUMBER.match(self.text, self.at)
        if match is None:
            raise self.no_json()
        self.at = match.end()
        return self.number(match)

    def number(self, match: re.Match[str]) -> int | float:
        if len(match[0]) > DIGITS:
            raise UserError("json-number", file=str(self.path), line=self.line)
        if match[1] is None and match[2] is None:
            return int(match[0])
        value = float(match[0])
        if abs(value) >= 10.0**DIGITS:
            raise UserError("json-number", file=str(self.path), line=self.line)
        return value

    def took(self, sign: str) -> bool:
        self.blank()
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def blank(self) -> None:
        match = _BLANK.match(self.text, self.at)
        assert match is not None
        self.at = match.end()

    @property
    def line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def no_json(self) -> UserError:
        return UserError("error-not-json", file=str(self.path), line=self.line)
