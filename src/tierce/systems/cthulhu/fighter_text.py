"""A sheet as the text of a fighter's file, which reads back as an equal sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tierce.dice import Dice
from tierce.systems.cthulhu import catalogue
from tierce.systems.cthulhu.sheet import Sheet, Weapon
from tierce.systems.file_text import plain, text

_WHOLE: Mapping[str, int] = MappingProxyType({})
#: Keys of the file, and the fields of the sheet.
_SCALARS = {
    "str": "strength",
    "con": "con",
    "pow": "pow",
    "dex": "dex",
    "app": "app",
    "siz": "siz",
    "int": "intelligence",
    "edu": "edu",
    "hp": "hp",
    "mp": "magic",
    "san": "sanity",
    "armour": "armour",
    "body": "body",
    "floating": "floating",
    "arms": "arms",
    "legs": "legs",
    "wings": "wings",
    "points": "points",
    "main": "main",
    "off": "off",
}
_WEAPON = (
    *("kind", "skill", "db", "reach", "base_range", "durability", "hands", "pointed", "thrown"),
    *("piercing", "magazine", "clip", "malfunction", "book"),
)


def fighter_text(name: str, sheet: Sheet, left: Mapping[str, int] = _WHOLE) -> str:
    """The file: everything stated, nothing left to be worked out, skills by their Japanese names.
    `left` is what is left of the pools where that is not all."""
    lines = [f"name = {text(name)}", 'system = "cthulhu"', ""]
    lines += [f"{key} = {plain(getattr(sheet, field))}" for key, field in _SCALARS.items()]
    if sheet.bonus is not None:
        lines.append(f"db = {text(sheet.bonus.written)}")
    lines.append(f"natural = [{', '.join(map(text, sheet.natural))}]")
    if left:
        pairs = ", ".join(f"{key} = {value}" for key, value in left.items())
        lines.append(f"left = {{ {pairs} }}")
    if sheet.skills:
        lines += ["", "[skills]"]
        lines += [f"{text(catalogue.skill_name(id))} = {level}" for id, level in sheet.skills]
    for weapon in sheet.weapons:
        lines += ["", *_weapon(weapon)]
    return "\n".join(lines) + "\n"


def _weapon(weapon: Weapon) -> Iterator[str]:
    yield "[[weapon]]"
    yield f"name = {text(weapon.name)}"
    for key in _WEAPON:
        yield f"{key} = {plain(getattr(weapon, key))}"
    yield f"damage = {text(_dice(weapon.dice))}"
    yield f"modes = [{', '.join(map(text, weapon.modes))}]"
    yield f"attacks = {plain(weapon.attacks)}"
    if weapon.bands:
        bands = ", ".join(f"{far} = {text(_dice(dice))}" for far, dice in weapon.bands)
        yield f"bands = {{ {bands} }}"


def _dice(dice: Dice) -> str:
    return str(dice).upper()
