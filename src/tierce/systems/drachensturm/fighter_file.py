"""A fighter as a file states it, and the sheet it makes. Loads pydantic."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Annotated, Any

from pydantic import Field

from tierce.dice import Dice, parse_dice
from tierce.systems.drachensturm import gear
from tierce.systems.drachensturm.sheet import PARTS, PLAIN, TALENTS, Armour, Sheet, Weapon
from tierce.systems.file_types import (
    EveryPlace,
    Exact,
    FighterTable,
    Notation,
    OrBare,
    Problem,
    Problems,
    Table,
    Within,
    Word,
    record_table,
    stated_in,
)

_MOST = 1000
#: What an editor accepts as points.
_DICE_PATTERN = r"^(\d*[dDwW]\d*([+-]\d+)?|[+-]?\d+)$"

Kilograms = Annotated[Fraction, Exact(0, 10_000)]
Points = Annotated[
    Dice, Notation(parse_dice, "drachensturm-expected-points", _DICE_PATTERN, numbers=True)
]


Part = Annotated[str, Word(*PARTS)]
_LIFE, _PROTECTION = Within(1, _MOST), Within(0, _MOST)
Life = Annotated[dict[Part, Annotated[int, _LIFE]], EveryPlace(PARTS, _LIFE)]
Protection = Annotated[dict[Part, Annotated[int, _PROTECTION]], EveryPlace(PARTS, _PROTECTION)]


class WeaponTable(record_table(Weapon)):  # type: ignore[misc]
    """A weapon or a shield."""

    kind: Annotated[str, Word(*gear.kinds())] | None = None
    """A shield or parrying weapon whose figures are known; what stands beside it goes before."""
    points: Points = Field("0", validate_default=True)
    """What it does to who is hit: "1d6+1", "1W6", 3."""
    weight: Kilograms = Field(0, validate_default=True)
    """In kilograms."""


class ArmourTable(record_table(Armour)):  # type: ignore[misc]
    """A suit of armour."""


class _KnownArmour(OrBare):
    """A suit, or the word of one whose figures are known."""

    def spread(self, value: Any) -> Any:
        """A known word as the table it stands for."""
        if isinstance(value, str) and value in gear.suits():
            suit = gear.suit(value)
            return {"name": suit.name, "agw": suit.agw, "pgw": suit.pgw}
        return super().spread(value)


class StartTable(Table):
    """How a fighter begins a fight, where that is not free and ready."""

    surprised: bool = False
    """Whether it strikes last in the first round."""
    bound: bool = False
    """Whether it is bound: every blow at it is free."""


class DrachensturmFighter(record_table(Sheet, FighterTable)):  # type: ignore[misc]
    """A fighter."""

    weapon: list[WeaponTable] = Field(default_factory=list)
    """Weapons and shields, each a table [[weapon]]."""
    main: str | None = None
    """What the right hand holds; "" is nothing. Left out: the first weapon that is no shield."""
    off: str | None = None
    """What the left hand holds. Left out: the first shield, where that hand is free."""
    others: list[str] | None = None
    """What is worn on an arm or held in more arms. Left out: all that is worn on an arm."""
    armour: list[Annotated[ArmourTable, _KnownArmour("name")]] = Field(default_factory=list)
    """Armour: words of known suits, or tables of name, agw and pgw."""
    le: Life = Field(default_factory=dict)
    """Life points: an amount for every part, or one for each. Left out: 10."""
    rs: Protection = Field(default_factory=dict)
    """What armour takes from a hit: an amount for every part, or one for each."""
    talents: list[Annotated[str, Word(*TALENTS)]] = Field(default_factory=list)
    """Talents the rules read."""
    start: StartTable | None = None
    """How the fighter begins a fight."""

    def sheet(self, base: Any = None) -> Sheet:
        return sheet_from(self, base)


def sheet_from(table: DrachensturmFighter, base: Sheet | None = None) -> Sheet:
    """The sheet of a fighter; keys not given are those of `base` where there is one.

    Raises Problems where a name stands twice, or hands hold what is not there or too much.
    """
    said = stated_in(
        table,
        PLAIN,
        armour=tuple(Armour(**dict(each)) for each in table.armour),
        le=tuple(sorted(table.le.items())),
        rs=tuple(sorted(table.rs.items())),
        talents=frozenset(table.talents),
    )
    if "weapon" in table.model_fields_set:
        said["weapons"] = tuple(_weapon(each) for each in table.weapon)
    sheet = _held(table, replace(base or Sheet(), **said))
    problems = (*_twice(sheet), *_wrong_hands(sheet))
    if problems:
        raise Problems(problems)
    return sheet


def _weapon(table: WeaponTable) -> Weapon:
    known = gear.figures(table.kind) if table.kind is not None else {}
    said = {key: getattr(table, key) for key in table.model_fields_set if key != "kind"}
    return Weapon(**{**known, **said})


def _held(table: DrachensturmFighter, sheet: Sheet) -> Sheet:
    carried = [weapon for weapon in sheet.weapons if not weapon.natural]
    names = [weapon.name for weapon in carried]
    main, off, others = table.main, table.off, table.others
    if main is None:
        usual = [weapon.name for weapon in carried if not weapon.shield and weapon.hands]
        main = sheet.main if sheet.main in names else next(iter(usual), "")
    if off is None:
        both = any(weapon.name == main and weapon.hands == 2 for weapon in carried)
        usual = [weapon.name for weapon in carried if weapon.shield and weapon.hands]
        kept = sheet.off if sheet.off in names and sheet.off != main else next(iter(usual), "")
        off = "" if both else kept
    if others is None:
        others = [weapon.name for weapon in carried if not weapon.hands]
    return replace(sheet, main=main, off=off, others=tuple(others))


def _twice(sheet: Sheet) -> Iterator[Problem]:
    seen: set[str] = set()
    for index, weapon in enumerate(sheet.weapons):
        if weapon.name in seen:
            facts = {"name": weapon.name}
            yield Problem(("weapon", index, "name"), "drachensturm-file-weapon-twice", facts)
        seen.add(weapon.name)


def _wrong_hands(sheet: Sheet) -> Iterator[Problem]:
    known = [weapon.name for weapon in sheet.weapons if not weapon.natural]
    held = [("main", sheet.main), ("off", sheet.off), *(("others", each) for each in sheet.others)]
    held = [(key, name) for key, name in held if name]
    unknown = [(key, name) for key, name in held if name not in known]
    for key, name in unknown:
        yield Problem((key,), "error-unknown-name", {"name": name, "known": known})
    if unknown:
        return
    names = [name for _, name in held]
    for key, name in held:
        if names.count(name) > 1:
            yield Problem((key,), "drachensturm-file-held-twice", {"name": name})
            return
    hands = sum(sheet.weapon(name).hands for name in names)
    two_handed = [name for key, name in held if key == "off" and sheet.weapon(name).hands == 2]
    if hands > sheet.arms or two_handed:
        facts = {"hands": hands, "arms": sheet.arms}
        yield Problem(("main",), "drachensturm-file-hands", facts)
