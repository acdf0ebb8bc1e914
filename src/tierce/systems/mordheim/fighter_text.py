"""A sheet as the text of a fighter's file, which reads back as an equal sheet."""

from __future__ import annotations

from collections.abc import Mapping

from tierce.systems.file_text import array, lines, table, text, unusual
from tierce.systems.mordheim.sheet import PLAIN, Sheet, Weapon
from tierce.systems.mordheim.tables import WEAPONS


def fighter_text(name: str, sheet: Sheet, left: Mapping[str, int]) -> str:
    """The file: everything stated. `left` is what is left of the wounds, where that is not all."""
    stated = {key: getattr(sheet, key) for key in PLAIN}
    stated["armour"] = sheet.armour.name if sheet.armour else "none"
    found = [f"name = {text(name)}", 'system = "mordheim"', "", *lines(stated)]
    found.append(f"weapons = [{', '.join(map(_weapon, sheet.weapons))}]")
    found.append(f"skills = {array(skill.name for skill in sheet.skills)}")
    found.append(f"traits = {array(sorted(sheet.traits))}")
    if left:
        found.append(f"left = {table(left)}")
    return "\n".join(found) + "\n"


def _weapon(weapon: Weapon) -> str:
    """By its name where it is as the list has it, else with all that is not usual of it."""
    usual = WEAPONS.get(weapon.name)
    if weapon == usual:
        return text(weapon.name)
    own = {"name": weapon.name, "kind": weapon.kind, **unusual(weapon)}
    # what the list says of its name is taken back
    listed = {} if usual is None else dict.fromkeys(unusual(usual))
    return table({key: getattr(weapon, key) for key in {**own, **listed}})
