"""Skills and weapons as data: read once from data/*.toml and checked (cthulhu.weapons)."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tierce.fight.data import read_data
from tierce.nearest import nearest
from tierce.systems.cthulhu.sheet import Published, Weapon

if TYPE_CHECKING:
    from tierce.systems.cthulhu.data_file import WeaponEntry

FOLDER = Path(__file__).parent / "data"
WEAPON_ART = "weapon-art:"
#: The base of a weapon art; the books print none.
ART_BASE: Published = (("set", 1),)
#: Numbers of a weapon that several layers may publish.
NUMBERS = ("reach", "base_range", "durability", "hands", "magazine", "malfunction")


@dataclass(frozen=True)
class Skill:
    """A skill: its id, its name in Japanese, other names, its base by layer."""

    id: str
    name: str
    other: tuple[str, ...]
    base: Published


@dataclass(frozen=True)
class Listed:
    """A weapon of the catalogue: its id, other names, and itself."""

    id: str
    other: tuple[str, ...]
    weapon: Weapon


# ---------------------------------------------------------------- reading


def read_skills(text: str) -> Mapping[str, Skill]:
    """The skills in a TOML text. Raises WrongEntry, which names the entry."""
    from tierce.systems.cthulhu.data_file import SkillEntry, entries

    found = {
        id: Skill(id, entry.name, tuple(entry.other), entry.base)
        for id, entry in entries(text, SkillEntry)
    }
    _apart({each.id: (each.name, *each.other) for each in found.values()})
    return found


def read_weapons(text: str, skills: Collection[str] | None = None) -> Mapping[str, Listed]:
    """The weapons in a TOML text, whose skills are among these where they are given. Raises
    WrongEntry, which names the entry."""
    from tierce.systems.cthulhu.data_file import WeaponEntry, WrongEntry, entries

    found: dict[str, Listed] = {}
    for id, entry in entries(text, WeaponEntry):
        if skills is not None and entry.skill not in skills:
            raise WrongEntry(id, "skill", entry.skill)
        found[id] = Listed(id, tuple(entry.other), _weapon(entry))
    _apart({each.id: (each.weapon.name, *each.other) for each in found.values()})
    return found


def _weapon(entry: WeaponEntry) -> Weapon:
    """The weapon that an entry states, numbers by layer settled."""
    stated = {key: getattr(entry, key) for key in type(entry).model_fields if key != "other"}
    stated["dice"] = stated.pop("damage")
    stated["modes"] = tuple(entry.modes)
    published = {key: stated[key] for key in NUMBERS}
    stated |= {key: layers[-1][1] for key, layers in published.items()}
    told = tuple((key, layers) for key, layers in published.items() if len(layers) > 1)
    return Weapon(**stated, published=told)


def _apart(names: Mapping[str, Collection[str]]) -> None:
    """No name means two things. Raises WrongEntry."""
    from tierce.systems.cthulhu.data_file import WrongEntry

    taken: dict[str, str] = {}
    for id, every in names.items():
        for name in (id, *every):
            if taken.setdefault(name.casefold(), id) != id:
                raise WrongEntry(id, "name", name)


# ---------------------------------------------------------------- in use


@cache
def skills() -> Mapping[str, Skill]:
    """The skills in use, by id."""
    return read_data(FOLDER / "skills.toml", read_skills)


@cache
def weapons() -> Mapping[str, Listed]:
    """The weapons in use, by id."""
    known = skills()
    return read_data(FOLDER / "weapons.toml", lambda text: read_weapons(text, known))


def natural(id: str) -> Weapon:
    """What a body strikes with, known by its id."""
    return _by_id(id)


@cache
def _by_id(id: str) -> Weapon:
    from dataclasses import replace

    return replace(weapons()[id].weapon, name=id)


def base(skill: str) -> Published:
    """The base of a skill by layer; an art's is 1, and what is in no list has 0."""
    if skill.startswith(WEAPON_ART):
        return ART_BASE
    known = skills().get(skill)
    return known.base if known is not None and known.base else (("core", 0),)


@cache
def skill_ids() -> Mapping[str, str]:
    """Every way to write a skill's name -> its id; case does not matter."""
    found: dict[str, str] = {}
    for each in skills().values():
        for name in (each.id, each.name, *each.other):
            found[_plain(name)] = each.id
    return found


def skill_id(name: str) -> str:
    """The id of a skill by any of its names; a name that is in no list is its own id. A weapon
    art is written 武道（サーベル）, 武道：サーベル, or weapon-art:sabre."""
    plain = name.strip().strip("〈〉《》【】").strip()
    known = skill_ids().get(_plain(plain))
    if known is not None:
        return known
    for opening, closing in (("武道（", "）"), ("武道(", ")"), ("武道：", ""), ("武道:", "")):
        if plain.startswith(opening) and plain.endswith(closing):
            inner = plain[len(opening) : len(plain) - len(closing)]
            return WEAPON_ART + skill_id(inner)
    if plain.startswith(WEAPON_ART):
        return WEAPON_ART + skill_id(plain[len(WEAPON_ART) :])
    return plain


def skill_name(id: str) -> str:
    """What a skill is called in Japanese; an id that is in no list is its own name."""
    if id.startswith(WEAPON_ART):
        return f"武道（{skill_name(id[len(WEAPON_ART) :])}）"
    known = skills().get(id)
    return known.name if known is not None else id


@cache
def weapon_ids() -> Mapping[str, str]:
    """Every way to write a weapon's name -> its id in the catalogue."""
    found: dict[str, str] = {}
    for each in weapons().values():
        for name in (each.id, each.weapon.name, *each.other):
            found[_plain(name)] = each.id
    return found


def weapon_id(name: str) -> str | None:
    """The id of a weapon by any of its names, full-width or not; None where there is none."""
    return weapon_ids().get(_plain(name))


def near_weapon(name: str) -> str:
    """The name of a weapon that somebody may have meant, "" where none is near."""
    names = [
        name for each in weapons().values() for name in (each.weapon.name, *each.other, each.id)
    ]
    return nearest(unicodedata.normalize("NFKC", name), names)


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
