"""A sheet as the text of a fighter's file, which reads back as an equal sheet."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from tierce.systems.gurps.sheet import Damage, Melee, Ranged, Sheet, Shield, Vehicle, Weapon

_WHOLE: Mapping[str, int] = MappingProxyType({})
_SCALARS = tuple(each.name for each in fields(Sheet) if each.type in ("int", "Fraction"))


def fighter_text(name: str, sheet: Sheet, left: Mapping[str, int] = _WHOLE) -> str:
    """The file: everything stated, nothing left to be worked out. `left` is what is left of HP
    and FP where that is not all."""
    lines = [f"name = {_text(name)}", 'system = "gurps"', ""]
    lines += [f"{key} = {_plain(getattr(sheet, key))}" for key in _SCALARS]
    lines += [f"{key} = {_text(getattr(sheet, key))}" for key in ("build", "main", "off")]
    if left:
        lines.append(f"left = {_table(dict(left))}")
    if sheet.traits:
        lines.append(f"traits = [{', '.join(_traits(sheet))}]")
    for places in ("dr", "flexible"):
        if getattr(sheet, places):
            lines.append(f"{places} = {_table(dict(getattr(sheet, places)))}")
    if sheet.shield is not None:
        lines.append(f"shield = {_table(_fields(sheet.shield))}")
    if sheet.vehicle is not None:
        lines.append(f"vehicle = {_table(_fields(sheet.vehicle))}")
    if sheet.skills:
        lines += ["", "[skills]"]
        lines += [
            f"{_text(s.name)} = {_table({'level': s.level, 'points': s.points})}"
            for s in sheet.skills
        ]
    for weapon in sheet.weapons:
        lines += ["", *_weapon(weapon)]
    return "\n".join(lines) + "\n"


def _traits(sheet: Sheet) -> Iterator[str]:
    levels = dict(sheet.trait_levels)
    for trait in sorted(sheet.traits):
        known = trait in levels
        yield _table({"name": trait, "level": levels[trait]}) if known else _text(trait)


def _weapon(weapon: Weapon) -> Iterator[str]:
    yield "[[weapon]]"
    for key, value in _fields(weapon).items():
        if key not in ("melee", "ranged"):
            yield f"{key} = {_plain(value)}"
    for mode in weapon.melee:
        yield from ("", "[[weapon.melee]]", *_pairs(_melee(mode)))
    for shot in weapon.ranged:
        yield from ("", "[[weapon.ranged]]", *_pairs(_ranged(shot)))


def _melee(mode: Melee) -> dict[str, Any]:
    low, high = mode.reach
    letters = "F" * mode.fencing + "U" * mode.unbalanced
    stated = _fields(mode)
    for key in ("fencing", "unbalanced"):
        stated.pop(key, None)
    return {
        **stated,
        "level": mode.level,
        "damage": _damage(mode.damage),
        "reach": _reach(low) if low == high else f"{_reach(low)},{_reach(high)}",
        "parry": "No" if mode.parry is None else f"{mode.parry}{letters}",
        "thrust": mode.thrust,
        "st_based": mode.damage.st_based,
    }


def _ranged(shot: Ranged) -> dict[str, Any]:
    stated = _fields(shot)
    for key in ("half", "maximum"):
        stated.pop(key, None)
    return {
        **stated,
        "damage": _damage(shot.damage),
        "range": f"{shot.half}/{shot.maximum}" if shot.half else str(shot.maximum),
        "st_based": shot.damage.st_based,
    }


def _reach(yards: int) -> str:
    return str(yards) if yards else "C"


def _damage(damage: Damage) -> str:
    divisor = f"({damage.divisor})" if damage.divisor != 1 else ""
    return f"{damage.dice}{divisor} {damage.type}"


def _fields(record: Shield | Vehicle | Weapon | Melee | Ranged) -> dict[str, Any]:
    """The fields that differ from their defaults, and those that have none."""
    found = {each.name: (getattr(record, each.name), each.default) for each in fields(record)}
    return {k: value for k, (value, usual) in found.items() if usual is MISSING or value != usual}


def _pairs(stated: dict[str, Any]) -> list[str]:
    return [f"{key} = {_plain(value)}" for key, value in stated.items()]


def _table(stated: dict[str, Any]) -> str:
    pairs = ", ".join(f"{_key(key)} = {_plain(value)}" for key, value in stated.items())
    return f"{{ {pairs} }}"


def _key(key: str) -> str:
    return key if key.replace("-", "").replace("_", "").isalnum() and key.isascii() else _text(key)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Fraction) and value.denominator == 1:
        return str(value.numerator)
    return _text(str(value))


def _text(text: str) -> str:
    """A TOML string: JSON's escapes are TOML's too, but for DEL, which TOML wants escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
