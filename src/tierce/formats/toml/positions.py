"""Where in a TOML text each key and element stands, so that an error can name the line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import NamedTuple

Loc = tuple[str | int, ...]

_SPACE = re.compile(r"[ \t]*")
_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN = re.compile(r"[^,\]}#\n]+")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})'
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_BROKEN = re.compile(r"\\[ \t]*\n[ \t\n]*")  # a line that goes on below, without a break
_SIGN = re.compile(r"\\(?:u.{4}|U.{8}|.)|.", re.DOTALL)


class Positions(NamedTuple):
    """Where things stand in a text: the line (from 1) of every key and element, and every string
    as it is written, with the line it begins in."""

    lines: Mapping[Loc, int]
    strings: Mapping[Loc, tuple[str, int]]


def positions(text: str) -> Positions:
    """Where everything stands in a text that tomllib has read without error."""
    scanner = _Scanner(text)
    scanner.run()
    return Positions(scanner.lines, scanner.strings)


def row_lines(written: str, line: int) -> tuple[int, ...]:
    """The lines of the rows of a string that begins in `line`: of each the one in which its first
    sign stands that is no blank, else the one that it ends in."""
    found: list[int] = []
    begun = 0
    for sign, here in _signs(written, line):
        if sign == "\n":
            found.append(begun or here)
            begun = 0
        elif not begun and not sign.isspace():
            begun = here
        line = here
    return (*found, begun or line)


def _signs(written: str, line: int) -> Iterator[tuple[str, int]]:
    """What a string holds, sign by sign, each with its line."""
    quotes = 3 if written[:3] in ('"""', "'''") else 1
    inner, at = written[quotes:-quotes], 0
    if quotes == 3 and inner.startswith("\n"):
        at, line = 1, line + 1
    while at < len(inner):
        escapes = written[0] == '"' and inner[at] == "\\"
        broken = _BROKEN.match(inner, at) if escapes else None
        if broken is not None:
            line += broken[0].count("\n")
            at = broken.end()
            continue
        match = _SIGN.match(inner, at) if escapes else None
        sign = inner[at] if match is None else tomllib.loads(f'key = "{match[0]}"')["key"]
        yield sign, line
        line += match is None and sign == "\n"
        at = at + 1 if match is None else match.end()


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.lines: dict[Loc, int] = {}
        self.strings: dict[Loc, tuple[str, int]] = {}
        self.sizes: dict[Loc, int] = {}  # of arrays of tables, by where they are

    def run(self) -> None:
        table: Loc = ()
        while self.skip(_BLANK) and self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)

    def skip(self, pattern: re.Pattern[str]) -> bool:
        """Go past what matches here; always true, so that it can stand in a condition."""
        match = pattern.match(self.text, self.at)
        if match is not None:
            self.line += self.text.count("\n", self.at, match.end())
            self.at = match.end()
        return True

    def take(self, sign: str) -> bool:
        """Whether this sign stands here; if so, go past it."""
        found = self.text.startswith(sign, self.at)
        self.at += len(sign) if found else 0
        return found

    def mark(self, loc: Loc, line: int) -> None:
        """Note where something stands, and all it is in, unless they were seen before."""
        for length in range(1, len(loc) + 1):
            self.lines.setdefault(loc[:length], line)

    def header(self) -> Loc:
        line = self.line
        is_array = self.take("[[")
        self.at += 0 if is_array else 1
        parts = self.key()
        self.at += 2 if is_array else 1
        loc: Loc = ()
        for part in parts[:-1]:
            loc = (*loc, part)
            if loc in self.sizes:
                loc = (*loc, self.sizes[loc] - 1)
        loc = (*loc, parts[-1])
        if is_array:
            self.sizes[loc] = self.sizes.get(loc, 0) + 1
            loc = (*loc, self.sizes[loc] - 1)
        self.mark(loc, line)
        return loc

    def key(self) -> tuple[str, ...]:
        parts: list[str] = []
        while True:
            self.skip(_SPACE)
            start = self.at
            quoted = self.text[start] in "\"'"
            self.skip(_STRING if quoted else _BARE_KEY)
            written = self.text[start : self.at]
            parts.append(tomllib.loads(f"key = {written}")["key"] if quoted else written)
            self.skip(_SPACE)
            if not self.take("."):
                return tuple(parts)

    def pair(self, table: Loc) -> None:
        line = self.line
        loc: Loc = (*table, *self.key())
        self.take("=")
        self.mark(loc, line)
        self.value(loc)

    def value(self, loc: Loc) -> None:
        self.skip(_SPACE)
        if self.take("["):
            self.elements(loc)
        elif self.take("{"):
            while self.skip(_BLANK) and not self.take("}"):
                self.pair(loc)
                self.skip(_BLANK)
                self.take(",")
        elif self.text[self.at] in "\"'":
            start, line = self.at, self.line
            self.skip(_STRING)
            self.strings[loc] = self.text[start : self.at], line
        else:
            self.skip(_PLAIN)

    def elements(self, loc: Loc) -> None:
        index = 0
        while self.skip(_BLANK) and not self.take("]"):
            self.mark((*loc, index), self.line)
            self.value((*loc, index))
            index += 1
            self.skip(_BLANK)
            self.take(",")
