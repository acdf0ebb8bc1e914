"""A fighter as a file states it, and the sheet it makes. Loads pydantic."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any

from pydantic import Field

from tierce.systems.file_types import (
    FighterTable,
    OrBare,
    Problem,
    Problems,
    Table,
    Word,
    record_table,
    stated_in,
)
from tierce.systems.mordheim.sheet import PLAIN, TRAITS, Sheet, Weapon
from tierce.systems.mordheim.slots import KNOCKED_DOWN, STUNNED
from tierce.systems.mordheim.tables import ARMOUR, MATERIALS, SKILLS, WEAPONS, made_of


class WeaponTable(record_table(Weapon)):  # type: ignore[misc]
    """A weapon: one of the list, made of something, or changed, or one of one's own."""

    like: Annotated[str, Word(*WEAPONS)] | None = None
    """The weapon of the list that it is like. Left out: the one of its name, else a plain blade."""
    material: Annotated[str, Word(*MATERIALS)] | None = None
    """What it is made of, where that matters."""

    def weapon(self) -> Weapon:
        """The weapon."""
        known = WEAPONS.get(self.like or self.name, Weapon(self.name))
        own = {key: getattr(self, key) for key in self.model_fields_set - {"like", "material"}}
        if self.material is not None:
            known = made_of(known, self.material)
            own = own if self.like is not None else {**own, "name": known.name}
        return replace(known, **own)


class StartTable(Table):
    """How a fighter begins a fight, where that is not on its feet."""

    fate: Annotated[str, Word(KNOCKED_DOWN, STUNNED)]
    """Knocked down or stunned."""


class MordheimFighter(record_table(Sheet, FighterTable)):  # type: ignore[misc]
    """A fighter."""

    weapons: list[Annotated[WeaponTable, OrBare("name")]] = Field(default_factory=list)
    """What is in hand: one weapon or two, by their names in the list or as tables. Left out: bare
    fists."""
    armour: Annotated[str, Word("none", *ARMOUR)] = "none"
    """Armour that is worn."""
    skills: list[Annotated[str, Word(*SKILLS)]] = Field(default_factory=list)
    """Skills that the rules read."""
    traits: list[Annotated[str, Word(*TRAITS)]] = Field(default_factory=list)
    """What else matters: it leads, it is undead, it is mounted, it causes fear."""
    start: StartTable | None = None
    """How the fighter begins a fight, such as {fate = "stunned"}."""

    def sheet(self, base: Any = None) -> Sheet:
        return sheet_from(self, Sheet() if base is None else base)


def sheet_from(table: MordheimFighter, base: Sheet) -> Sheet:
    """The sheet of a fighter; keys not given are those of `base`.

    Raises Problems where hands or armour do not go together.
    """
    known = stated_in(
        table,
        PLAIN,
        weapons=tuple(each.weapon() for each in table.weapons),
        armour=ARMOUR.get(table.armour),
        skills=tuple(SKILLS[name] for name in dict.fromkeys(table.skills)),
        traits=frozenset(table.traits),
    )
    sheet = replace(base, **known)
    problems = (*_unknown(table), *_problems(sheet))
    if problems:
        raise Problems(problems)
    return sheet


def _unknown(table: MordheimFighter) -> Iterator[Problem]:
    """Names that no list has, of which nothing is said: rather slips than weapons of one's own."""
    for index, each in enumerate(table.weapons):
        if each.name not in WEAPONS and not each.model_fields_set - {"name", "material"}:
            facts = {"name": each.name, "known": list(WEAPONS)}
            yield Problem(("weapons", index), "error-unknown-name", facts)


def _problems(sheet: Sheet) -> Iterator[Problem]:
    """What cannot be held or worn together."""
    held = sheet.weapons
    names = {"names": [weapon.name for weapon in held]}
    if len({weapon.name for weapon in held}) < len(set(held)):
        yield Problem(("weapons",), "mordheim-file-same-name", names)
    hands = sum(weapon.hands for weapon in held)
    if hands > 2 or (len(held) > 1 and not all(weapon.second for weapon in held)):
        yield Problem(("weapons",), "mordheim-file-hands", names)
        return
    alone = all(weapon.buckler for weapon in held)
    bucklers = sheet.buckler + sheet.second_buckler
    lone = sheet.second_buckler and not sheet.buckler
    if lone or (bucklers and (hands + bucklers > 2 or not alone or sheet.shield)):
        key = "second_buckler" if lone else "buckler"
        beside = [*names["names"], *(["shield"] if sheet.shield else []), *([key] if lone else [])]
        yield Problem((key,), "mordheim-file-buckler", {"names": beside})
    if sheet.shield and len(held) > 1:
        yield Problem(("shield",), "mordheim-file-shield", names)
    if sheet.shield and sheet.armour is not None and not sheet.armour.with_shield:
        facts = {"armour": sheet.armour.name}
        yield Problem(("shield",), "mordheim-file-armour", facts)
