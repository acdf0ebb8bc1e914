"""Catalogue files cut into entries, so that a message is parsed only when it is first used.

Parsing 250 messages takes some 40 ms and a command shows a dozen of them; finding where each
begins takes less than one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tierce.text.errors import CatalogueError

# Fluent indents whatever continues an entry, save what stands inside braces, where no "=" can be.
_START = re.compile(r"^(?:#|(-?[A-Za-z][A-Za-z0-9_-]*) *=)", re.MULTILINE)
_PLAIN_VALUE = re.compile(r"[^=]*= *([^ {}][^{}]*)")
_PLAIN_ATTRIBUTE = re.compile(r" +\.([A-Za-z][A-Za-z0-9_-]*) *= *([^ {}][^{}]*)")


@dataclass(frozen=True, slots=True)
class Entry:
    """The source of one message or term, and where it stands."""

    path: Path
    line: int
    source: str


@dataclass(frozen=True, slots=True)
class Plain:
    """A message without anything to fill in: its text needs no Fluent."""

    value: str
    attributes: dict[str, str]


def entries(path: Path, text: str) -> Iterable[tuple[str, Entry]]:
    """The id (a term's with its hyphen) and source of each entry in the text of a file."""
    starts = list(_START.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    line, counted = 1, 0
    for start, end in zip(starts, ends, strict=True):
        line += text.count("\n", counted, start.start())
        counted = start.start()
        if start[1] is not None:
            yield start[1], Entry(path, line, text[counted:end])


def index(language: str, folders: Iterable[Path]) -> dict[str, Entry]:
    """All entries of a language in these locale folders, by id.

    Raises CatalogueError where a folder is missing or an id is given twice.
    """
    found: dict[str, Entry] = {}
    for folder in folders:
        if not folder.is_dir():
            raise CatalogueError(folder, 1, "no such locale folder")
        for path in sorted((folder / language).glob("*.ftl")):
            for name, entry in entries(path, path.read_text("utf-8")):
                if name in found:
                    first = found[name]
                    problem = f"{name} is already at {first.path}:{first.line}"
                    raise CatalogueError(path, entry.line, problem)
                found[name] = entry
    return found


def plain(entry: Entry) -> Plain | None:
    """The message of an entry in which each pattern is one line of text, else None."""
    first, *rest = entry.source.rstrip("\n ").split("\n")
    value = _PLAIN_VALUE.fullmatch(first)
    if value is None:
        return None
    attributes = {}
    for line in rest:
        attribute = _PLAIN_ATTRIBUTE.fullmatch(line)
        if attribute is None:
            return None
        attributes[attribute[1]] = attribute[2].rstrip(" ")
    return Plain(value[1].rstrip(" "), attributes)
