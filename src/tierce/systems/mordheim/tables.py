"""Weapons, armour and skills as `data/` lists them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tierce.systems.mordheim.sheet import Armour, Skill, Weapon

DATA = Path(__file__).parent / "data"


def _read(name: str) -> Mapping[str, Any]:
    with (DATA / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


_WEAPONS = _read("weapons")
WEAPONS: Mapping[str, Weapon] = {each["name"]: Weapon(**each) for each in _WEAPONS["weapon"]}
#: What a material adds to a weapon's properties.
MATERIALS: Mapping[str, Mapping[str, int]] = {
    each["name"]: {key: value for key, value in each.items() if key != "name"}
    for each in _WEAPONS["material"]
}
ARMOUR: Mapping[str, Armour] = {a["name"]: Armour(**a) for a in _read("armour")["armour"]}
SKILLS: Mapping[str, Skill] = {s["name"]: Skill(**s) for s in _read("skills")["skill"]}

FIST = WEAPONS["fist"]


def made_of(weapon: Weapon, material: str) -> Weapon:
    """The weapon, made of a material. KeyError where there is no such material."""
    added = {key: getattr(weapon, key) + more for key, more in MATERIALS[material].items()}
    changed: Any = {**added, "name": f"{weapon.name} ({material})"}
    return replace(weapon, **changed)
