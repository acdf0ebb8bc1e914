"""A fighter as a file states it, and the sheet it makes. Loads pydantic."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Annotated, Any

from pydantic import Field

from tierce.dice import Dice, parse_dice
from tierce.fight.slots import Change
from tierce.script.effects import Who
from tierce.systems.drachensturm import gear
from tierce.systems.drachensturm.sheet import PARTS, TALENTS, TRAINING, Armour, Sheet, Weapon
from tierce.systems.file_types import (
    EveryPlace,
    Exact,
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

_MOST = 1000
#: What an editor accepts as points.
_DICE_PATTERN = r"^(\d*[dDwW]\d*([+-]\d+)?|[+-]?\d+)$"

Value = Annotated[int, Within(-100, 100)]
Percent = Annotated[int, Within(0, 100)]
Kilograms = Annotated[Fraction, Exact(0, 10_000)]
Points = Annotated[
    Dice, Notation(parse_dice, "drachensturm-expected-points", _DICE_PATTERN, numbers=True)
]


Part = Annotated[str, Word(*PARTS)]
_LIFE, _PROTECTION = Within(1, _MOST), Within(0, _MOST)
Life = Annotated[dict[Part, Annotated[int, _LIFE]], EveryPlace(PARTS, _LIFE)]
Protection = Annotated[dict[Part, Annotated[int, _PROTECTION]], EveryPlace(PARTS, _PROTECTION)]


class WeaponTable(Table):
    """A weapon or a shield."""

    name: ThingName
    """What it is called; once for each fighter."""
    kind: Annotated[str, Word(*gear.kinds())] | None = None
    """A shield or parrying weapon whose figures are known; what stands beside it goes before."""
    points: Points = Field("0", validate_default=True)
    """What it does to who is hit: "1d6+1", "1W6", 3."""
    awf: Value = 0
    """Attack factor."""
    pwf: Value | None = None
    """Parry factor. Left out: it cannot parry."""
    hands: Annotated[int, Within(0, 2)] = 1
    """How many hands hold it; 0 is worn on the arm."""
    shield: bool = False
    """Whether it is a shield: it parries and pushes, and wants no training."""
    natural: bool = False
    """Whether it is a part of the body, such as a fist: always at hand."""
    training: Annotated[str, Word(*TRAINING)] = "trained"
    """"related" is untrained within the weapon's group, "untrained" outside any."""
    weight: Kilograms = Field(0, validate_default=True)
    """In kilograms."""
    reach: Annotated[int, Within(1, 100)] = 3
    """How far away a foe may stand, in metres, a stride included."""


class ArmourTable(Table):
    """A suit of armour."""

    name: ThingName
    """What it is called."""
    agw: Value = 0
    """What it does to AGw."""
    pgw: Value = 0
    """What it does to PGw."""


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


class DrachensturmFighter(FighterTable):
    """A fighter."""

    agw: Value = 8
    """Attack base value, before armour."""
    pgw: Value = 8
    """Parry base value, before armour."""
    re: Percent = 50
    """Reaction, in per cent."""
    ko: Percent = 50
    """Constitution, in per cent: the shock roll."""
    speed: Annotated[int, Within(0, _MOST)] = 10
    """Metres in a combat round."""
    bonus: Value = 0
    """What is added to the points of every weapon."""
    attacks: Annotated[int, Within(1, 10)] = 1
    """Attacks in a combat round."""
    arms: Annotated[int, Within(2, 10)] = 2
    """How many arms it has."""
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

    def begins(self, who: Who) -> Sequence[Change]:
        return () if self.start is None else tuple(_begins(self.start, who))


def _begins(start: StartTable, who: Who) -> Iterator[Change]:
    for mark in ("surprised", "bound"):
        if getattr(start, mark):
            yield Change(who, mark, "put", True)


#: Keys whose values the sheet takes as they stand.
_PLAIN = ("agw", "pgw", "re", "ko", "speed", "bonus", "attacks", "arms")


def sheet_from(table: DrachensturmFighter, base: Sheet | None = None) -> Sheet:
    """The sheet of a fighter; keys not given are those of `base` where there is one.

    Raises Problems where a name stands twice, or hands hold what is not there or too much.
    """
    given = table.model_fields_set
    said = {key: getattr(table, key) for key in _PLAIN if key in given}
    made = {
        "weapon": ("weapons", tuple(_weapon(each) for each in table.weapon)),
        "armour": ("armour", tuple(Armour(each.name, each.agw, each.pgw) for each in table.armour)),
        "le": ("le", tuple(sorted(table.le.items()))),
        "rs": ("rs", tuple(sorted(table.rs.items()))),
        "talents": ("talents", frozenset(table.talents)),
    }
    said |= {field: value for key, (field, value) in made.items() if key in given}
    sheet = _held(table, replace(base or Sheet(), **said))
    problems = (*_twice(sheet), *_wrong_hands(sheet))
    if problems:
        raise Problems(problems)
    return sheet


def _weapon(table: WeaponTable) -> Weapon:
    known = gear.figures(table.kind) if table.kind is not None else {}
    said = {key: getattr(table, key) for key in table.model_fields_set if key != "kind"}
    usual = {key: getattr(table, key) for key in type(table).model_fields if key != "kind"}
    return Weapon(**{**usual, **known, **said})


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


def fighter_model() -> type[FighterTable]:
    """The model of a fighter's table, for the plugin."""
    return DrachensturmFighter
