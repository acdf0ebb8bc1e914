"""A sheet as the text of a fighter's file, which reads back as an equal sheet."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tierce.systems.drachensturm.sheet import PLAIN, Sheet
from tierce.systems.file_text import array, lines, table, text, unusual

_WHOLE: Mapping[str, int] = MappingProxyType({})


def fighter_text(name: str, sheet: Sheet, left: Mapping[str, int] = _WHOLE) -> str:
    """The file: everything stated, nothing left to be worked out. `left` is what is left of life
    points where that is not all."""
    found = [f"name = {text(name)}", 'system = "drachensturm"', ""]
    found += lines({key: getattr(sheet, key) for key in (*PLAIN, "main", "off")})
    found += [f"others = {array(sheet.others)}", f"talents = {array(sorted(sheet.talents))}"]
    found.append(f"armour = [{', '.join(table(unusual(each)) for each in sheet.armour)}]")
    for key, amounts in (("le", dict(sheet.le)), ("rs", dict(sheet.rs)), ("left", left)):
        if amounts:
            found.append(f"{key} = {table(amounts)}")
    for weapon in sheet.weapons:
        found += ["", "[[weapon]]", *lines(unusual(weapon))]
    return "\n".join(found) + "\n"
