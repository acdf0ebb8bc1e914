"""Fighters' files as text: how plain values, tables and fields of records are written in TOML."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, fields
from fractions import Fraction
from typing import Any


def text(said: str) -> str:
    """A TOML string: JSON's escapes are TOML's too, but for DEL, which TOML wants escaped."""
    return json.dumps(said, ensure_ascii=False).replace("\x7f", "\\u007f")


def plain(value: Any) -> str:
    """A truth, a whole number, or anything else as a string."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Fraction) and value.denominator == 1:
        return str(value.numerator)
    return text(str(value))


def key(name: str) -> str:
    """A key, in quotes where TOML wants them."""
    bare = name.replace("-", "").replace("_", "").isalnum() and name.isascii()
    return name if bare else text(name)


def table(stated: Mapping[str, Any]) -> str:
    """An inline table."""
    pairs = ", ".join(f"{key(name)} = {plain(value)}" for name, value in stated.items())
    return f"{{ {pairs} }}"


def lines(stated: Mapping[str, Any]) -> list[str]:
    """A line for each key."""
    return [f"{name} = {plain(value)}" for name, value in stated.items()]


def array(values: Any) -> str:
    """A list of strings."""
    return f"[{', '.join(map(text, values))}]"


def unusual(record: Any) -> dict[str, Any]:
    """The fields of a dataclass that differ from their defaults, and those that have none."""
    found = {each.name: (getattr(record, each.name), each.default) for each in fields(record)}
    return {k: value for k, (value, usual) in found.items() if usual is MISSING or value != usual}
