"""What may stand in data/skills.toml and data/weapons.toml (cthulhu.weapons). Loads pydantic."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, ConfigDict, Field, RootModel, ValidationError
from pydantic_core import core_schema

from tierce.dice import Dice, parse_dice
from tierce.fight.data import BadEntry
from tierce.systems.cthulhu.sheet import KINDS, LAYERS, MODES, SHARES, Published
from tierce.systems.file_types import Checked, Exact, Notation, Table, ThingName, Word, wrong

MOST = 100_000


def _positive(rate: Fraction) -> Fraction:
    if not rate:
        raise wrong("error-wrong-type", expected="expected-fraction")
    return rate


#: How often a gun may be fired in a turn.
Rate = Annotated[Any, Exact(0, 100), AfterValidator(_positive)]
DICE_PATTERN = r"\d*[dD]\d+(?:[+-]\d+)?|\d+"
DamageText = Annotated[Any, Notation(parse_dice, "cthulhu-expected-damage", DICE_PATTERN)]
Entry = TypeVar("Entry", bound=Table)


class WrongEntry(BadEntry):
    """An entry of a data file that means nothing: `entry` names it, `key` what is wrong."""


@dataclass(frozen=True)
class Layered(Checked):
    """A whole number, or by the layers that publish it, of which the last counts. Several layers,
    or by option none (`needed` is false), in their order."""

    lowest: int
    highest: int
    needed: bool = True

    def check(self, value: Any) -> Published:
        """What each layer says; a bare number is the core's."""
        layers = value if isinstance(value, Mapping) else {"core": value}
        if not layers and self.needed:
            raise wrong("error-missing-key", key="core")
        for layer, number in layers.items():
            if layer not in LAYERS:
                raise wrong("error-not-allowed", known=list(LAYERS))
            if isinstance(number, bool) or not isinstance(number, int):
                raise wrong("error-wrong-type", expected="expected-integer")
            if not self.lowest <= number <= self.highest:
                raise wrong("error-out-of-range", lowest=self.lowest, highest=self.highest)
        return tuple((layer, layers[layer]) for layer in LAYERS if layer in layers)

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> dict[str, Any]:
        number = {"type": "integer", "minimum": self.lowest, "maximum": self.highest}
        by_layer = {
            "type": "object",
            "properties": dict.fromkeys(LAYERS, number),
            "additionalProperties": False,
            "minProperties": int(self.needed),
        }
        return {"anyOf": [number, by_layer]}


class Bands(Checked):
    """Dice by distance: {10 = "4D6", 20 = "2D6"}."""

    def check(self, value: Any) -> tuple[tuple[int, Dice], ...]:
        """The dice, nearest first."""
        if not isinstance(value, Mapping) or not all(str(far).isdecimal() for far in value):
            raise wrong("error-wrong-type", expected="expected-table")
        damage = Notation(parse_dice, "cthulhu-expected-damage", DICE_PATTERN)
        return tuple(sorted((int(far), damage.check(dice)) for far, dice in value.items()))

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> dict[str, Any]:
        dice = {"type": "string", "pattern": f"^(?:{DICE_PATTERN})$"}
        return {
            "type": "object",
            "patternProperties": {"^[0-9]+$": dice},
            "additionalProperties": False,
        }


class _Some:
    """A list that is not empty, of some of the words that it then could have held."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def check(self, value: list[str]) -> list[str]:
        """The list; an error where it holds nothing."""
        if not value:
            raise wrong("error-not-allowed", known=list(self.words))
        return value

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        return core_schema.no_info_after_validator_function(self.check, handler(source))

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> dict[str, Any]:
        return {**handler(schema), "minItems": 1}


#: How a gun may be fired: in one way at least.
Modes = Annotated[list[Annotated[str, Word(*MODES)]], _Some(*MODES)]


class SkillEntry(Table):
    """A skill."""

    name: ThingName
    """What it is called, in Japanese."""
    other: list[ThingName] = Field(default_factory=list)
    """Other names, in any language."""
    base: Annotated[Any, Layered(0, 1000, needed=False)]
    """Its base in per cent, by the layers that publish it; {} where it follows from something."""


class WeaponEntry(Table):
    """A weapon, or what a body strikes with."""

    model_config = ConfigDict(validate_default=True)

    name: ThingName
    """What it is called, in Japanese."""
    other: list[ThingName] = Field(default_factory=list)
    """Other names, in any language."""
    kind: Annotated[str, Word(*KINDS)]
    """The group it belongs to, which decides what it parries and what damage does to it."""
    skill: ThingName
    """What strikes with it: an id of data/skills.toml."""
    damage: DamageText = "0"
    """Its dice without damage bonus."""
    db: Annotated[str, Word(*SHARES)] = "full"
    """How much of the damage bonus is added."""
    reach: Annotated[Any, Layered(0, MOST)] = 1
    """Squares it reaches in melee."""
    base_range: Annotated[Any, Layered(0, MOST)] = 0
    """Squares it is shot or thrown at full chance."""
    durability: Annotated[Any, Layered(0, MOST)] = 0
    """What it stands in a parry."""
    hands: Annotated[Any, Layered(1, 2)] = 1
    """How many hands hold it."""
    pointed: bool = False
    """Whether it impales."""
    thrown: bool = False
    """Whether it may be thrown."""
    piercing: bool = False
    """Whether its ammunition goes through armour."""
    bands: Annotated[Any, Bands()] = Field(default_factory=dict)
    """Its dice by distance in squares, as a shotgun's."""
    modes: Modes = Field(default=["single"])
    """How it may fire."""
    attacks: Rate = 2
    """How often it may be fired in a turn; "1/2" is every other turn."""
    magazine: Annotated[Any, Layered(0, MOST)] = 0
    """Shots it holds; 0 where it needs no loading."""
    clip: bool = True
    """Whether its shots are changed all at once."""
    malfunction: Annotated[Any, Layered(0, 100)] = 100
    """The lowest roll at which it fails; 100 is written 00 in the books, 0 is never."""
    book: ThingName = "core"
    """The layer it stands in, or the supplement, which the keeper has to allow."""


class SkillsFile(RootModel[dict[str, SkillEntry]]):
    """data/skills.toml: skills by their ids."""


class WeaponsFile(RootModel[dict[str, WeaponEntry]]):
    """data/weapons.toml: weapons by their ids."""


def entries(text: str, model: type[Entry]) -> Iterator[tuple[str, Entry]]:
    """The entries of a TOML text by their ids. Raises WrongEntry for the first that is wrong."""
    for id, given in tomllib.loads(text).items():
        if not isinstance(given, dict):
            raise WrongEntry(id, id, given)
        try:
            yield id, model.model_validate(given)
        except ValidationError as error:
            key = str(error.errors()[0]["loc"][0])
            raise WrongEntry(id, key, given.get(key)) from None


def data_models() -> Mapping[str, type[Any]]:
    """The models of the data files, by what each holds."""
    return {"skills": SkillsFile, "weapons": WeaponsFile}
