"""Things that a system lists in data files, which people may edit: dataclasses whose fields say
what may stand in them. Files of fighters take their tables from the same dataclasses."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, field, fields
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tierce.fight.data import BadEntry, read_data

NAME = "name"


def key(
    default: Any,
    about: str,
    lowest: int = -10,
    highest: int = 10,
    words: tuple[str, ...] = (),
) -> Any:
    """A field of a record: what it is where nothing is said, and what it means.

    A number lies between `lowest` and `highest`, and may be None where that is the default; a text
    is one of `words` where there are any.
    """
    bounds = {"about": about, "lowest": lowest, "highest": highest, "words": words}
    return field(default=default, metadata=MappingProxyType(bounds))


def stated_fields(kind: type[Any]) -> tuple[Field[Any], ...]:
    """The fields of a dataclass that a file may state: its name, and those that are a `key`."""
    return tuple(each for each in fields(kind) if each.metadata or each.default is MISSING)


def fits(each: Field[Any], value: Any) -> bool:
    """Whether a value may stand in a field."""
    usual = each.default
    if isinstance(usual, bool):
        return isinstance(value, bool)
    if usual is None or isinstance(usual, int):
        number = isinstance(value, int) and not isinstance(value, bool)
        return number and each.metadata["lowest"] <= value <= each.metadata["highest"]
    words = each.metadata.get("words", ())
    return isinstance(value, str) and (value in words if words else bool(value.strip()))


def record(kind: type[Any], table: Mapping[str, Any]) -> Any:
    """The record of a table. Raises BadEntry, which names it."""
    known = {each.name: each for each in fields(kind)}
    entry = str(table.get(NAME, kind.__name__))
    for name, value in table.items():
        if name not in known or not fits(known[name], value):
            raise BadEntry(entry, name, value)
    for name, each in known.items():
        if each.default is MISSING and name not in table:
            raise BadEntry(entry, name, None)
    return kind(**table)


def read_records(path: Path, kinds: Mapping[str, type[Any]]) -> dict[str, dict[str, Any]]:
    """The records of a data file by the key of their tables and by their names.

    Raises BadEntry, NoData, OSError.
    """
    return read_data(path, lambda text: _records(tomllib.loads(text), kinds))


def _records(
    content: Mapping[str, Any], kinds: Mapping[str, type[Any]]
) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {name: {} for name in kinds}
    for name, tables in content.items():
        if name not in kinds or not isinstance(tables, Sequence) or isinstance(tables, str):
            raise BadEntry(name, name, tables)
        for table in tables:
            if not isinstance(table, Mapping):
                raise BadEntry(name, name, table)
            made = record(kinds[name], table)
            if made.name in found[name]:
                raise BadEntry(made.name, NAME, made.name)
            found[name][made.name] = made
    return found
