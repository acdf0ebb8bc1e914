"""A sheet as the text of a fighter's file, which reads back as an equal sheet."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from types import MappingProxyType
from typing import Any

from tierce.systems.drachensturm.sheet import Armour, Sheet, Weapon

_WHOLE: Mapping[str, int] = MappingProxyType({})


def fighter_text(name: str, sheet: Sheet, left: Mapping[str, int] = _WHOLE) -> str:
    """The file: everything stated, nothing left to be worked out. `left` is what is left of life
    points where that is not all."""
    lines = [f"name = {_text(name)}", 'system = "drachensturm"', ""]
    lines += [f"{e.name} = {getattr(sheet, e.name)}" for e in fields(Sheet) if e.type == "int"]
    lines += [f"{key} = {_text(getattr(sheet, key))}" for key in ("main", "off")]
    lines.append(f"others = [{', '.join(map(_text, sheet.others))}]")
    if left:
        lines.append(f"left = {_table(dict(left))}")
    if sheet.armour:
        lines.append(f"armour = [{', '.join(_table(_fields(each)) for each in sheet.armour)}]")
    for key in ("le", "rs"):
        if getattr(sheet, key):
            lines.append(f"{key} = {_table(dict(getattr(sheet, key)))}")
    if sheet.talents:
        lines.append(f"talents = [{', '.join(map(_text, sorted(sheet.talents)))}]")
    for weapon in sheet.weapons:
        lines += ["", *_weapon(weapon)]
    return "\n".join(lines) + "\n"


def _weapon(weapon: Weapon) -> Iterator[str]:
    yield "[[weapon]]"
    for key, value in _fields(weapon).items():
        yield f"{key} = {_plain(value)}"


def _fields(record: Weapon | Armour) -> dict[str, Any]:
    """The fields that differ from their defaults, and those that have none."""
    found = {each.name: (getattr(record, each.name), each.default) for each in fields(record)}
    return {k: value for k, (value, usual) in found.items() if usual is MISSING or value != usual}


def _table(stated: dict[str, Any]) -> str:
    return f"{{ {', '.join(f'{key} = {_plain(value)}' for key, value in stated.items())} }}"


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else _text(str(value))


def _text(text: str) -> str:
    """A TOML string: JSON's escapes are TOML's too, but for DEL, which TOML wants escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
