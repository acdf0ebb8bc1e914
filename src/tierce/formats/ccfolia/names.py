"""What palettes call skills and weapons, as the ids of the data: full-width or not, any alias."""

from __future__ import annotations

from functools import cache

from tierce.formats.ccfolia.palette import plain
from tierce.systems.cthulhu import catalogue
from tierce.systems.cthulhu.catalogue import WEAPON_ART
from tierce.systems.cthulhu.sheet import UNARMED, Weapon


def skill_id(name: str) -> str | None:
    """The id of a skill of combat by what a palette calls it; None for any other skill."""
    key = plain(name)
    known = _skills().get(key.casefold())
    if known is not None:
        return known
    found = catalogue.skill_id(key)
    return found if found.startswith(WEAPON_ART) else None


def weapon_id(name: str) -> str | None:
    """The id of a weapon that is carried, by what a palette calls it."""
    return _weapons().get(plain(name).casefold())


def weapon_in(text: str) -> str | None:
    """The id of the weapon whose name begins a text, such as a throw's; the longest counts."""
    words = plain(text).casefold()
    named = [name for name in _weapons() if words.startswith(name)]
    return _weapons()[max(named, key=len)] if named else None


def weapon(id: str) -> Weapon:
    """The weapon of an id."""
    return catalogue.weapons()[id].weapon


def first_weapon(skill: str) -> str | None:
    """The first weapon of the data that this skill strikes with."""
    return next((id for id in _carried() if weapon(id).skill == skill), None)


@cache
def _skills() -> dict[str, str]:
    return {plain(name).casefold(): id for name, id in catalogue.skill_ids().items()}


@cache
def _weapons() -> dict[str, str]:
    carried = set(_carried())
    found = {plain(name).casefold(): id for name, id in catalogue.weapon_ids().items()}
    return {name: id for name, id in found.items() if id in carried}


@cache
def _carried() -> tuple[str, ...]:
    known = catalogue.weapons().items()
    return tuple(id for id, listed in known if listed.weapon.kind not in UNARMED)
