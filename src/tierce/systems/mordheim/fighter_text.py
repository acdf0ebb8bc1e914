"""A sheet as the text of a fighter's file, which reads back as an equal sheet."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from tierce.systems.mordheim.sheet import Sheet, Weapon
from tierce.systems.mordheim.tables import WEAPONS

_NUMBERS = ("m", "ws", "s", "t", "w", "i", "a", "ld")
_WORN = ("shield", "buckler", "second_buckler", "helmet")


def fighter_text(name: str, sheet: Sheet, left: Mapping[str, int]) -> str:
    """The file: everything stated. `left` is what is left of the wounds, where that is not all."""
    lines = [f"name = {_plain(name)}", 'system = "mordheim"', ""]
    lines += [f"{key} = {getattr(sheet, key)}" for key in _NUMBERS]
    lines.append(f"armour = {_plain(sheet.armour.name if sheet.armour else 'none')}")
    lines += [f"{key} = {_plain(getattr(sheet, key))}" for key in _WORN]
    lines.append(f"weapons = [{', '.join(map(_weapon, sheet.weapons))}]")
    lines.append(f"skills = [{', '.join(_plain(skill.name) for skill in sheet.skills)}]")
    lines.append(f"traits = [{', '.join(map(_plain, sorted(sheet.traits)))}]")
    if left:
        lines.append(f"left = {{ {', '.join(f'{key} = {n}' for key, n in left.items())} }}")
    return "\n".join(lines) + "\n"


def _weapon(weapon: Weapon) -> str:
    if WEAPONS.get(weapon.name) == weapon:
        return _plain(weapon.name)
    usual = WEAPONS.get(weapon.name, Weapon(weapon.name))
    own = [each.name for each in fields(Weapon) if _differs(weapon, usual, each.name)]
    own += ["kind"] if weapon.name not in WEAPONS and "kind" not in own else []
    pairs = [f"{key} = {_plain(getattr(weapon, key))}" for key in ("name", *own)]
    return f"{{ {', '.join(pairs)} }}"


def _differs(weapon: Weapon, usual: Weapon, field: str) -> bool:
    return bool(getattr(weapon, field) != getattr(usual, field))


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
