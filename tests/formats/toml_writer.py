"""Sheets written out as TOML, for reading back: every field stated, nothing left to defaults."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any

from tierce.systems.gurps.sheet import Damage, Melee, Ranged, Sheet, Weapon


def written(sheet: Sheet, name: str) -> str:
    """The file of a fighter."""
    table: dict[str, Any] = {"name": name}
    for field in fields(sheet):
        value = getattr(sheet, field.name)
        table |= _SPECIAL[field.name](sheet) if field.name in _SPECIAL else {field.name: value}
    return "".join(f"{_text(key)} = {toml(each)}\n" for key, each in table.items())


def toml(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Fraction):
        return _text(str(value))
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_text(k)} = {toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    raise TypeError(f"not TOML: {value!r}")


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _damage(damage: Damage) -> str:
    return f"{damage.dice}({damage.divisor}) {damage.type}"


def _parry(melee: Melee) -> str:
    letters = ("F" if melee.fencing else "") + ("U" if melee.unbalanced else "")
    return f"{melee.parry}{letters}"


def _melee(melee: Melee) -> dict[str, Any]:
    return {
        "name": melee.name,
        "skill": melee.skill,
        "level": melee.level,
        "damage": _damage(melee.damage),
        "st_based": melee.damage.st_based,
        "reach": f"{melee.reach[0] or 'C'}-{melee.reach[1] or 'C'}",
        "parry": "No" if melee.parry is None else _parry(melee),
        "hands": melee.hands,
        "thrust": melee.thrust,
        "unready": melee.unready,
        "flail": melee.flail,
        "min_st": melee.min_st,
    }


def _ranged(ranged: Ranged) -> dict[str, Any]:
    plain = ("name", "skill", "level", "projectile", "accuracy", "rate", "recoil", "bulk", "shots")
    return {
        **{key: getattr(ranged, key) for key in (*plain, "hands", "min_st")},
        "damage": _damage(ranged.damage),
        "st_based": ranged.damage.st_based,
        "range": f"{ranged.half}/{ranged.maximum}",
        **{
            key: getattr(ranged, key) for key in ("area", "width", "radius") if getattr(ranged, key)
        },
    }


def _weapon(weapon: Weapon) -> dict[str, Any]:
    plain = ("name", "weight", "quality", "natural", "improvised", "fragile")
    return {
        **{key: getattr(weapon, key) for key in plain},
        "melee": [_melee(each) for each in weapon.melee],
        "ranged": [_ranged(each) for each in weapon.ranged],
    }


def _traits(sheet: Sheet) -> dict[str, Any]:
    levels = dict(sheet.trait_levels)
    tables = [{"name": n, "level": levels[n]} if n in levels else n for n in sorted(sheet.traits)]
    return {"traits": tables}


def _skills(sheet: Sheet) -> dict[str, Any]:
    return {"skills": {s.name: {"level": s.level, "points": s.points} for s in sheet.skills}}


def _part(name: str) -> Any:
    def table(sheet: Sheet) -> dict[str, Any]:
        part = getattr(sheet, name)
        return {} if part is None else {name: {f.name: getattr(part, f.name) for f in fields(part)}}

    return table


_SPECIAL: Mapping[str, Any] = {
    "skills": _skills,
    "weapons": lambda sheet: {"weapon": [_weapon(each) for each in sheet.weapons]},
    "shield": _part("shield"),
    "vehicle": _part("vehicle"),
    "dr": lambda sheet: {"dr": dict(sheet.dr)},
    "flexible": lambda sheet: {"flexible": dict(sheet.flexible)},
    "traits": _traits,
    "trait_levels": lambda sheet: {},  # with the traits
}
