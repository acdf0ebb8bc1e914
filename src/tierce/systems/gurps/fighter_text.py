"""A sheet as the text of a fighter's file, which reads back as an equal sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from tierce.systems.file_text import lines as lines_of
from tierce.systems.file_text import plain, table, text, unusual
from tierce.systems.gurps.sheet import Damage, Melee, Ranged, Sheet, Weapon

_WHOLE: Mapping[str, int] = MappingProxyType({})
_SCALARS = tuple(each.name for each in fields(Sheet) if each.type in ("int", "Fraction"))


def fighter_text(name: str, sheet: Sheet, left: Mapping[str, int] = _WHOLE) -> str:
    """The file: everything stated, nothing left to be worked out. `left` is what is left of HP
    and FP where that is not all."""
    lines = [f"name = {text(name)}", 'system = "gurps"', ""]
    lines += [f"{key} = {plain(getattr(sheet, key))}" for key in _SCALARS]
    lines += [f"{key} = {text(getattr(sheet, key))}" for key in ("build", "main", "off")]
    if left:
        lines.append(f"left = {table(dict(left))}")
    if sheet.traits:
        lines.append(f"traits = [{', '.join(_traits(sheet))}]")
    for places in ("dr", "flexible"):
        if getattr(sheet, places):
            lines.append(f"{places} = {table(dict(getattr(sheet, places)))}")
    if sheet.shield is not None:
        lines.append(f"shield = {table(unusual(sheet.shield))}")
    if sheet.vehicle is not None:
        lines.append(f"vehicle = {table(unusual(sheet.vehicle))}")
    if sheet.skills:
        lines += ["", "[skills]"]
        lines += [
            f"{text(s.name)} = {table({'level': s.level, 'points': s.points})}"
            for s in sheet.skills
        ]
    for weapon in sheet.weapons:
        lines += ["", *_weapon(weapon)]
    return "\n".join(lines) + "\n"


def _traits(sheet: Sheet) -> Iterator[str]:
    levels = dict(sheet.trait_levels)
    for trait in sorted(sheet.traits):
        known = trait in levels
        yield table({"name": trait, "level": levels[trait]}) if known else text(trait)


def _weapon(weapon: Weapon) -> Iterator[str]:
    yield "[[weapon]]"
    for key, value in unusual(weapon).items():
        if key not in ("melee", "ranged"):
            yield f"{key} = {plain(value)}"
    for mode in weapon.melee:
        yield from ("", "[[weapon.melee]]", *lines_of(_melee(mode)))
    for shot in weapon.ranged:
        yield from ("", "[[weapon.ranged]]", *lines_of(_ranged(shot)))


def _melee(mode: Melee) -> dict[str, Any]:
    low, high = mode.reach
    letters = "F" * mode.fencing + "U" * mode.unbalanced
    stated = unusual(mode)
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
    stated = unusual(shot)
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
