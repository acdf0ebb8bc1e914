"""The character piece that ccfolia puts on the clipboard: found in a file, and checked.

    {"kind": "character", "data": {"name": "...", "initiative": 12, "commands": "...",
     "status": [{"label": "HP", "value": 12, "max": 12}],
     "params": [{"label": "STR", "value": "9"}]}}

Keys that no rule reads may hold anything.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tierce.formats.ccfolia.palette import definitions, label, plain
from tierce.formats.json_text import JsonFile, Node, read_json
from tierce.text import Message, UserError

FORMAT_NAME = "ccfolia"
KIND = "character"
_HIGHEST = 9999


class Status(NamedTuple):
    """A pool: its label as it is written, what is left, the most; where what is left stands."""

    label: str
    value: int
    most: int
    node: Node


@dataclass(frozen=True)
class Piece:
    """A piece. Values of `params` are text; None for what it does not state."""

    file: JsonFile
    name: str
    initiative: int | None
    commands: str
    status: tuple[Status, ...]
    params: tuple[tuple[str, str], ...]

    @property
    def references(self) -> Mapping[str, str]:
        """What `{LABEL}` stands for in the palette, by `label`; the first of a label counts, and
        parameters and status go before what the palette itself defines."""
        found: dict[str, str] = {}
        for name, value in self.params:
            found.setdefault(label(name), plain(value))
        for status in self.status:
            found.setdefault(label(status.label), str(status.value))
        for name, value in definitions(self.commands):
            found.setdefault(label(name), value)
        return found

    def status_of(self, *labels: str) -> Status | None:
        """The first status with one of these labels."""
        return next((each for each in self.status if label(each.label) in labels), None)


def read_piece(path: Path) -> Piece:
    """The piece in a file.

    Raises UserError where the file holds no such piece, or what none can hold.
    """
    file = read_json(path)
    data = _data(file)
    found = _Reader(file)
    commands = found.text(data, "commands")
    status = tuple(found.status(data))
    params = tuple(found.params(data))
    initiative = found.number(data, "initiative", "data")
    name = found.text(data, "name")
    if not (commands.strip() or status or params):
        raise UserError("ccfolia-empty", file=str(path))
    return Piece(file, name, initiative, commands, status, params)


def _data(file: JsonFile) -> Mapping[str, Node]:
    """What the piece holds."""
    root = file.root.value
    if isinstance(root, tuple) and root:
        raise UserError("ccfolia-several", file=str(file.path))
    if not isinstance(root, Mapping) or "kind" not in root or "data" not in root:
        raise UserError("error-not-format", file=str(file.path), format=FORMAT_NAME)
    kind, data = root["kind"].value, root["data"].value
    if not isinstance(kind, str):
        raise UserError("error-not-format", file=str(file.path), format=FORMAT_NAME)
    if kind != KIND:
        raise UserError("ccfolia-kind", file=str(file.path), kind=_short(kind), wanted=KIND)
    if not isinstance(data, Mapping):
        raise _wrong(file, root["data"], "data", "expected-table")
    return data


class _Reader:
    """Reads the keys of a piece, each with its own error."""

    def __init__(self, file: JsonFile) -> None:
        self.file = file

    def text(self, table: Mapping[str, Node], key: str) -> str:
        """Text, "" where the key is missing."""
        node = table.get(key)
        if node is None or node.value is None:
            return ""
        if not isinstance(node.value, str):
            raise _wrong(self.file, node, key, "expected-text", "data")
        return node.value

    def number(self, table: Mapping[str, Node], key: str, *place: str | int) -> int | None:
        """A whole number, None where the key is missing; digits in quotes will do."""
        node = table.get(key)
        if node is None or node.value is None:
            return None
        value = _whole(node.value)
        if value is None:
            raise _wrong(self.file, node, key, "expected-number", *place)
        if abs(value) > _HIGHEST:
            raise UserError(
                "error-out-of-range",
                path=self.file.place(*place),
                key=key,
                value=_short(str(value)),
                lowest=-_HIGHEST,
                highest=_HIGHEST,
            )
        return value

    def entries(
        self, data: Mapping[str, Node], key: str
    ) -> Iterator[tuple[int, Mapping[str, Node]]]:
        """The tables of a list, counted; none where the key is missing."""
        node = data.get(key)
        if node is None or node.value is None:
            return
        if not isinstance(node.value, tuple):
            raise _wrong(self.file, node, key, "expected-list", "data")
        for index, each in enumerate(node.value):
            if not isinstance(each.value, Mapping):
                raise _wrong(self.file, each, f"[{index + 1}]", "expected-table", "data", key)
            yield index, each.value

    def label(self, entry: Mapping[str, Node], *place: str | int) -> str:
        """The label of an entry."""
        node = entry.get("label")
        if node is None:
            raise UserError("error-missing-key", path=self.file.place(*place), key="label")
        if not isinstance(node.value, str):
            raise _wrong(self.file, node, "label", "expected-text", *place)
        return node.value

    def status(self, data: Mapping[str, Node]) -> Iterator[Status]:
        """The pools; one without a value is passed over, one without a maximum has its value."""
        for index, entry in self.entries(data, "status"):
            place = ("data", "status", index)
            name = self.label(entry, *place)
            value = self.number(entry, "value", *place)
            most = self.number(entry, "max", *place)
            if value is not None:
                yield Status(name, value, value if most is None else most, entry["value"])

    def params(self, data: Mapping[str, Node]) -> Iterator[tuple[str, str]]:
        """The parameters, as text; a number will do."""
        for index, entry in self.entries(data, "params"):
            place = ("data", "params", index)
            name = self.label(entry, *place)
            node = entry.get("value")
            if node is None or node.value is None:
                continue
            number = None if isinstance(node.value, str) else _whole(node.value)
            if number is None and not isinstance(node.value, str):
                raise _wrong(self.file, node, "value", "expected-text", *place)
            yield name, str(node.value if number is None else number)


def _whole(value: object) -> int | None:
    """A whole number, also one in quotes or with a zero behind its point; else None."""
    if isinstance(value, bool):
        return None
    if isinstance(value, float):
        return int(value) if value.is_integer() else None
    if isinstance(value, str):
        digits = plain(value)
        sign = digits.removeprefix("-")
        short = sign.isascii() and sign.isdecimal() and len(sign) <= len(str(_HIGHEST)) + 1
        return int(digits) if short else None
    return value if isinstance(value, int) else None


def _wrong(file: JsonFile, node: Node, key: str, expected: str, *place: str | int) -> UserError:
    """The error of a value that cannot be what it is."""
    return UserError(
        "error-wrong-type",
        path=file.place(*place),
        key=key,
        value=_short(file.text[node.start : node.end]),
        expected=Message(expected),
    )


def _short(text: str) -> str:
    """Text of the file, short and without signs that a screen would obey."""
    escaped = "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)
    return escaped if len(escaped) <= 60 else escaped[:57] + "..."
