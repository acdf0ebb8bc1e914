"""Skills and weapons as data: read once from data/*.toml and checked (cthulhu.weapons)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from tierce.dice import DiceError, parse_dice
from tierce.fight.data import BadEntry, read_data
from tierce.systems.cthulhu.sheet import KINDS, LAYERS, MODES, SHARES, Published, Weapon

FOLDER = Path(__file__).parent / "data"
WEAPON_ART = "weapon-art:"
#: The base of a weapon art; the books print none.
ART_BASE: Published = (("set", 1),)
#: Numbers of a weapon that several layers may publish, with the least each can be.
NUMBERS: Mapping[str, int] = {
    "reach": 0,
    "base_range": 0,
    "durability": 0,
    "hands": 1,
    "magazine": 0,
    "malfunction": 0,
}
_WORDS: Mapping[str, tuple[str, ...]] = {"kind": KINDS, "db": SHARES}
_FLAGS = ("pointed", "thrown", "piercing", "clip")


class WrongEntry(BadEntry):
    """An entry of a data file that means nothing: `entry` names it, `key` what is wrong."""


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


def _tables(text: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for name, given in tomllib.loads(text).items():
        if not isinstance(given, Mapping):
            raise WrongEntry(name, name, given)
        yield name, given


def read_skills(text: str) -> Mapping[str, Skill]:
    """The skills in a TOML text. Raises WrongEntry."""
    return {name: _skill(name, given) for name, given in _tables(text)}


def _skill(id: str, given: Mapping[str, Any]) -> Skill:
    for key in given:
        if key not in ("name", "other", "base"):
            raise WrongEntry(id, key, given[key])
    base = tuple(_layers(id, "base", given.get("base"), 0))
    return Skill(id, _text(id, "name", given.get("name")), _names(id, given), base)


def read_weapons(text: str) -> Mapping[str, Listed]:
    """The weapons in a TOML text. Raises WrongEntry, which names the entry."""
    return {id: _listed(id, given) for id, given in _tables(text)}


def _listed(id: str, given: Mapping[str, Any]) -> Listed:
    return Listed(id, _names(id, given), weapon_of(id, given))


def weapon_of(id: str, given: Mapping[str, Any]) -> Weapon:
    """The weapon that an entry states, numbers by layer settled. Raises WrongEntry."""
    stated: dict[str, Any] = {}
    published: list[tuple[str, Published]] = []
    for key, value in given.items():
        if key in NUMBERS:
            layers = tuple(_layers(id, key, value, NUMBERS[key]))
            if not layers:
                raise WrongEntry(id, key, value)
            stated[key] = layers[-1][1]
            if isinstance(value, Mapping):
                published.append((key, layers))
        elif key != "other":
            stated[_FIELDS.get(key, key)] = _value(id, key, value)
    missing = [key for key in ("name", "kind", "skill") if key not in stated]
    if missing:
        raise WrongEntry(id, missing[0], None)
    if published:
        stated["published"] = tuple(published)
    return Weapon(**stated)


#: Keys of an entry that are called otherwise in a sheet.
_FIELDS = {"damage": "dice"}
_KNOWN = {each.name for each in fields(Weapon)} - {"dice", "published"} | {"damage"}


def _value(id: str, key: str, value: Any) -> Any:
    if key not in _KNOWN:
        raise WrongEntry(id, key, value)
    if key in _WORDS:
        if value not in _WORDS[key]:
            raise WrongEntry(id, key, value)
        return value
    if key in _FLAGS:
        if not isinstance(value, bool):
            raise WrongEntry(id, key, value)
        return value
    reader = _READERS.get(key)
    return _text(id, key, value) if reader is None else reader(id, key, value)


def _text(id: str, key: str, value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise WrongEntry(id, key, value)
    return value


def _dice(id: str, key: str, value: Any) -> Any:
    try:
        return parse_dice(_text(id, key, value))
    except DiceError:
        raise WrongEntry(id, key, value) from None


def _bands(id: str, key: str, value: Any) -> Any:
    if not isinstance(value, Mapping):
        raise WrongEntry(id, key, value)
    try:
        found = {int(far): _dice(id, key, dice) for far, dice in value.items()}
    except ValueError:
        raise WrongEntry(id, key, value) from None
    return tuple(sorted(found.items()))


def _modes(id: str, key: str, value: Any) -> Any:
    if not isinstance(value, list) or not value or any(each not in MODES for each in value):
        raise WrongEntry(id, key, value)
    return tuple(value)


def _attacks(id: str, key: str, value: Any) -> Any:
    try:
        number = Fraction(str(value))
    except (ValueError, ZeroDivisionError):
        raise WrongEntry(id, key, value) from None
    if isinstance(value, bool) or number <= 0:
        raise WrongEntry(id, key, value)
    return number


_READERS: Mapping[str, Callable[[str, str, Any], Any]] = {
    "damage": _dice,
    "bands": _bands,
    "modes": _modes,
    "attacks": _attacks,
}


def _names(id: str, given: Mapping[str, Any]) -> tuple[str, ...]:
    other = given.get("other", [])
    if not isinstance(other, list):
        raise WrongEntry(id, "other", other)
    return tuple(_text(id, "other", each) for each in other)


def _layers(id: str, key: str, value: Any, least: int) -> Iterator[tuple[str, int]]:
    """The layers of a number, lowest first; a bare number is the core's."""
    layers = value if isinstance(value, Mapping) else {"core": value}
    for layer in layers:
        if layer not in LAYERS:
            raise WrongEntry(id, key, value)
    for layer in LAYERS:
        if layer in layers:
            number = layers[layer]
            if isinstance(number, bool) or not isinstance(number, int) or number < least:
                raise WrongEntry(id, key, number)
            yield layer, number


# ---------------------------------------------------------------- in use


@cache
def skills() -> Mapping[str, Skill]:
    """The skills in use, by id."""
    return read_data(FOLDER / "skills.toml", read_skills)


@cache
def weapons() -> Mapping[str, Listed]:
    """The weapons in use, by id."""
    return read_data(FOLDER / "weapons.toml", read_weapons)


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
            found[name.casefold()] = each.id
    return found


def skill_id(name: str) -> str:
    """The id of a skill by any of its names; a name that is in no list is its own id. A weapon
    art is written 武道（サーベル）, 武道：サーベル, or weapon-art:sabre."""
    plain = name.strip().strip("〈〉《》【】").strip()
    known = skill_ids().get(plain.casefold())
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
            found[name.casefold()] = each.id
    return found
