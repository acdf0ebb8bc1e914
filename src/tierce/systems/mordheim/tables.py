"""Weapons, armour, skills and critical hits as `data/` lists them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tierce.fight.records import read_records
from tierce.systems.mordheim.sheet import Armour, Critical, Material, Skill, Weapon

FOLDER = Path(__file__).parent / "data"
#: The data files and what they list.
FILES: Mapping[str, Mapping[str, type[Any]]] = {
    "weapons": {"weapon": Weapon, "material": Material},
    "armour": {"armour": Armour},
    "skills": {"skill": Skill},
    "criticals": {"critical": Critical},
}
_READ = {name: read_records(FOLDER / f"{name}.toml", kinds) for name, kinds in FILES.items()}

WEAPONS: Mapping[str, Weapon] = _READ["weapons"]["weapon"]
MATERIALS: Mapping[str, Material] = _READ["weapons"]["material"]
ARMOUR: Mapping[str, Armour] = _READ["armour"]["armour"]
SKILLS: Mapping[str, Skill] = _READ["skills"]["skill"]
FIST = WEAPONS["fist"]


def critical(table: str, die: int) -> Critical:
    """The row of a table of critical hits."""
    rows: Mapping[str, Critical] = _READ["criticals"]["critical"]
    found = (row for row in rows.values() if row.table == table and row.lowest <= die)
    return max(found, key=lambda row: row.lowest)


def made_of(weapon: Weapon, material: str) -> Weapon:
    """The weapon, made of a material. KeyError where there is no such material."""
    added = MATERIALS[material]
    return replace(
        weapon,
        name=f"{weapon.name} ({material})",
        save=weapon.save + added.save,
        initiative=weapon.initiative + added.initiative,
    )
