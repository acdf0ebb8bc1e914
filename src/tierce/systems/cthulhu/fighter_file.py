"""Investigators and creatures in files: what their tables may hold. Loads pydantic."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

from pydantic import Field

from tierce.fight.slots import FIELD, Change
from tierce.script.effects import Who
from tierce.systems.cthulhu import catalogue
from tierce.systems.cthulhu.data_file import Bands, DamageText, Modes, Rate
from tierce.systems.cthulhu.rules.injury import hit_points
from tierce.systems.cthulhu.rules.precedence import KEEPER, ranked
from tierce.systems.cthulhu.sheet import (
    BODIES,
    KINDS,
    POINTS,
    SHARES,
    Sheet,
    Weapon,
    read_bonus,
)
from tierce.systems.cthulhu.start_file import StartTable
from tierce.systems.file_types import (
    FighterTable,
    Notation,
    OrBare,
    Problem,
    Problems,
    Table,
    ThingName,
    Within,
    Word,
)

Characteristic = Annotated[int, Within(0, 1000)]
Chance = Annotated[int, Within(0, 1000)]
Squares = Annotated[int, Within(0, 100_000)]
Hands = Annotated[int, Within(1, 2)]


BonusText = Annotated[
    Any, Notation(read_bonus, "cthulhu-expected-bonus", r"[+-]?\d+[dD]\d+|0", numbers=True)
]


class WeaponTable(Table):
    """A weapon; what is left out is as in data/weapons.toml, where its name stands there."""

    name: ThingName
    """What it is called; once for each fighter."""
    like: ThingName | None = None
    """The weapon of data/weapons.toml that it is, where its own name does not say so."""
    kind: Annotated[str, Word(*KINDS)] | None = None
    """The group it belongs to, which decides what it parries and what damage does to it."""
    skill: ThingName | None = None
    """The skill it is used with, by any of its names. Left out: that of its kind."""
    damage: DamageText | None = None
    """Its dice without damage bonus: 1D8+1."""
    db: Annotated[str, Word(*SHARES)] | None = None
    """How much of the damage bonus is added."""
    reach: Squares | None = None
    """Squares it reaches in melee."""
    base_range: Squares | None = None
    """Squares it is shot or thrown at full chance."""
    durability: Annotated[int, Within(0, 10_000)] | None = None
    """What it stands in a parry."""
    hands: Hands | None = None
    """How many hands hold it."""
    pointed: bool | None = None
    """Whether it impales."""
    thrown: bool | None = None
    """Whether it may be thrown."""
    piercing: bool | None = None
    """Whether its ammunition goes through armour."""
    bands: Annotated[Any, Bands()] = None
    """Its dice by distance in squares, as a shotgun's: {10 = "4D6", 20 = "2D6"}."""
    modes: Modes | None = None
    """How it may fire."""
    attacks: Rate | None = None
    """How often it may be fired in a turn."""
    magazine: Annotated[int, Within(0, 100_000)] | None = None
    """Shots it holds; 0 where it needs no loading."""
    clip: bool | None = None
    """Whether its shots are changed all at once."""
    malfunction: Annotated[int, Within(0, 100)] | None = None
    """The lowest roll at which it fails; 100 is written 00 in the books, 0 is never."""
    book: ThingName | None = None
    """The supplement it stands in, which the keeper has to allow."""


class ObjectTable(Table):
    """Something to hide behind."""

    name: ThingName
    """What it is called; fighters may share it."""
    siz: Characteristic
    """Its SIZ."""
    durability: Annotated[int, Within(0, 10_000)] | None = None
    """What it stands before it is used up. Left out: any number of blows."""

    def changes(self, who: Who) -> Iterator[Change]:
        """What it changes in the state."""
        yield Change(who, "near", "set", (self.name, True))
        yield Change(FIELD, "objects", "set", (self.name, self.siz))
        if self.durability is not None:
            yield Change(FIELD, "objects-left", "set", (self.name, self.durability))


class CthulhuFighter(FighterTable):
    """An investigator, or a creature."""

    strength: Characteristic = Field(11, alias="str")
    """STR."""
    con: Characteristic = 11
    """CON."""
    pow: Characteristic = 11
    """POW."""
    dex: Characteristic = 11
    """DEX."""
    app: Characteristic = 11
    """APP."""
    siz: Characteristic = 13
    """SIZ."""
    intelligence: Characteristic = Field(13, alias="int")
    """INT."""
    edu: Characteristic = 13
    """EDU."""
    hp: Annotated[int, Within(1, 10_000)] | None = None
    """Hit points. Left out: half of CON and SIZ, rounded up."""
    mp: Annotated[int, Within(0, 10_000)] | None = None
    """Magic points; no rule of combat reads them. Left out: POW."""
    san: Annotated[int, Within(0, 999)] | None = None
    """Sanity; no rule of combat reads it. Left out: POW x5."""
    db: BonusText | None = None
    """Damage bonus, such as +1D4. Left out: by STR and SIZ."""
    armour: Annotated[int, Within(0, 10_000)] = 0
    """Points of armour."""
    skills: dict[str, Chance] = Field(default_factory=dict)
    """Skills that are not at their base, by any of their names: {"こぶし" = 70, "回避" = 50}."""
    weapon: list[Annotated[WeaponTable, OrBare("name")]] = Field(default_factory=list)
    """What it carries: names of data/weapons.toml, or tables."""
    natural: list[Annotated[str, Word("fist", "kick", "head-butt", "grapple")]] = Field(
        default_factory=lambda: ["fist", "kick", "head-butt", "grapple"]
    )
    """What its body strikes with; claws and the like are weapons of the kind "claw"."""
    main: str | None = None
    """What the favoured hand holds; "" is nothing. Left out: the first weapon that is held."""
    off: str | None = None
    """What the other hand holds. Left out: a shield, where that hand is free."""
    body: Annotated[str, Word(*BODIES)] = "biped"
    """What its body is like."""
    floating: bool = False
    """Whether it floats."""
    arms: Annotated[int, Within(0, 100)] = 2
    """How many arms."""
    legs: Annotated[int, Within(0, 1000)] = 2
    """How many legs."""
    wings: Annotated[int, Within(0, 100)] = 0
    """How many wings."""
    points: Annotated[int, Within(1, 100)] = POINTS
    """Action points a turn, where the keeper gives other ones."""
    near: list[ObjectTable] = Field(default_factory=list)
    """What it may hide behind at first, on its own or a next square."""
    start: StartTable | None = None
    """How it begins a fight, such as {prone = true}."""

    def sheet(self, base: Any = None) -> Sheet:
        return sheet_from(self, base)

    def begins(self, who: Who) -> Sequence[Change]:
        start = () if self.start is None else tuple(self.start.changes(who))
        return (*start, *(change for each in self.near for change in each.changes(who)))


#: Keys whose values the sheet takes as they stand.
_PLAIN = (
    *("strength", "con", "pow", "dex", "app", "siz", "intelligence", "edu"),
    *("armour", "body", "floating", "arms", "legs", "wings", "points"),
)


def sheet_from(table: CthulhuFighter, base: Sheet | None = None) -> Sheet:
    """The sheet of a fighter; keys not given are those of `base` where there is one.

    Raises Problems where a weapon is of no kind, a name stands twice, a hand holds what the fighter
    does not have, or it cannot begin so.
    """
    given = table.model_fields_set
    plain = {key: getattr(table, key) for key in _PLAIN if key in given}
    sheet = replace(Sheet() if base is None else base, **plain)
    sheet = replace(sheet, **_derived(table, sheet, base is None or bool(plain)))
    if "db" in given:
        sheet = replace(sheet, bonus=table.db)
    if "skills" in given:
        stated = {catalogue.skill_id(name): level for name, level in table.skills.items()}
        sheet = replace(sheet, skills=tuple(sorted(stated.items())))
    if "natural" in given:
        sheet = replace(sheet, natural=tuple(table.natural))
    return _armed(table, sheet, given)


def _derived(table: CthulhuFighter, sheet: Sheet, anew: bool) -> dict[str, Any]:
    """HP, magic points and sanity: as stated, or as they follow from the characteristics."""
    follows = {
        "hp": hit_points(sheet.con, sheet.siz),
        "magic": sheet.pow,
        "sanity": 5 * sheet.pow,
    }
    stated = {"hp": table.hp, "magic": table.mp, "sanity": table.san}
    found: dict[str, Any] = {}
    for key, value in stated.items():
        if value is not None:
            found[key] = value
        elif anew:
            found[key] = max(1, follows[key]) if key == "hp" else follows[key]
    return found


def _armed(table: CthulhuFighter, sheet: Sheet, given: Collection[str]) -> Sheet:
    problems: list[Problem] = []
    if "weapon" in given:
        made = [_weapon(index, each, problems) for index, each in enumerate(table.weapon)]
        sheet = replace(sheet, weapons=tuple(each for each in made if each is not None))
    sheet = replace(sheet, main=_main(table, sheet))
    sheet = replace(sheet, off=_off(table, sheet))
    problems += [*_twice(sheet.weapons), *_held(sheet)]
    problems += () if table.start is None else table.start.problems(sheet)
    if problems:
        raise Problems(tuple(problems))
    return sheet


#: Keys of a weapon's table that its sheet has under another name.
_NAMES = {"damage": "dice"}
#: The skill of a kind of weapon that no list and no file names one for.
_SKILLS = {"claw": "fist", "throwing": "throw"}


def _weapon(index: int, table: WeaponTable, problems: list[Problem]) -> Weapon | None:
    """The weapon of a table: that of the catalogue with what the table says in its place."""
    id = catalogue.weapon_id(table.like or table.name)
    if table.like is not None and id is None:
        facts = {"name": table.like, "known": list(catalogue.weapons())}
        problems.append(Problem(("weapon", index, "like"), "error-unknown-name", facts))
        return None
    stated = {_NAMES.get(key, key): value for key, value in _stated(table).items()}
    if id is None and "kind" not in stated:
        problems.append(_no_kind(index, table.name))
        return None
    if id is not None:
        return _changed(catalogue.weapons()[id].weapon, stated)
    kind = stated["kind"]
    return Weapon(**{"skill": _SKILLS.get(kind, kind), **stated})


def _no_kind(index: int, name: str) -> Problem:
    """A weapon that is in no list, and of which no kind is said."""
    near = catalogue.near_weapon(name)
    if near:
        facts = {"name": name, "near": near}
        return Problem(("weapon", index), "cthulhu-file-no-kind-near", facts)
    return Problem(("weapon", index), "cthulhu-file-no-kind", {"name": name})


def _stated(table: WeaponTable) -> dict[str, Any]:
    """What a table says, as the sheet has it."""
    said = {key: getattr(table, key) for key in table.model_fields_set if key != "like"}
    said = {key: value for key, value in said.items() if value is not None}
    if "skill" in said:
        said["skill"] = catalogue.skill_id(said["skill"])
    if "modes" in said:
        said["modes"] = tuple(said["modes"])
    return said


def _changed(weapon: Weapon, stated: Mapping[str, Any]) -> Weapon:
    """A weapon of the catalogue with a keeper's numbers, which overrule those of the books."""
    published = dict(weapon.published)
    for key in catalogue.NUMBERS:
        if key in stated and stated[key] != getattr(weapon, key):
            below = tuple(each for each in weapon.layers(key) if each[0] != KEEPER)
            published[key] = ranked((*below, (KEEPER, stated[key])))
    return replace(weapon, **stated, published=tuple(sorted(published.items())))


def _main(table: CthulhuFighter, sheet: Sheet) -> str:
    if table.main is not None:
        return table.main
    names = [weapon.name for weapon in sheet.weapons if not weapon.unarmed]
    if sheet.main in names:
        return sheet.main
    return names[0] if names and sheet.arms else ""


def _off(table: CthulhuFighter, sheet: Sheet) -> str:
    if table.off is not None:
        return table.off
    if _hands(sheet, sheet.main) == 2:
        return ""
    names = [weapon.name for weapon in sheet.weapons]
    if sheet.off in names and sheet.off != sheet.main:
        return sheet.off
    shields = [w.name for w in sheet.weapons if w.kind == "shield" and w.name != sheet.main]
    return shields[0] if shields and sheet.arms > 1 else ""


def _hands(sheet: Sheet, name: str) -> int:
    return next((weapon.hands for weapon in sheet.weapons if weapon.name == name), 1)


def _twice(weapons: Sequence[Weapon]) -> Iterator[Problem]:
    names = [weapon.name for weapon in weapons]
    for index, name in enumerate(names):
        if name in names[:index]:
            facts = {"name": name}
            yield Problem(("weapon", index, "name"), "cthulhu-file-weapon-twice", facts)


def _held(sheet: Sheet) -> Iterator[Problem]:
    known = [weapon.name for weapon in sheet.weapons if not weapon.unarmed]
    for hand, thing in (("main", sheet.main), ("off", sheet.off)):
        if thing and thing not in known:
            yield Problem((hand,), "error-unknown-name", {"name": thing, "known": known})
    if not sheet.off:
        return
    if sheet.off == sheet.main:
        yield Problem(("off",), "cthulhu-file-both-hands", {"name": sheet.off})
    elif 2 in (_hands(sheet, sheet.main), _hands(sheet, sheet.off)):
        two = sheet.main if _hands(sheet, sheet.main) == 2 else sheet.off
        yield Problem(("off",), "cthulhu-file-two-handed", {"name": two})


def fighter_model() -> type[FighterTable]:
    """The model of a fighter's table, for the plugin."""
    return CthulhuFighter
