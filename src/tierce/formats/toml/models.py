"""The tables of fighter and scenario files, composed with what the system adds. Loads pydantic."""

from __future__ import annotations

from dataclasses import MISSING, fields
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from pydantic import BaseModel, Field, create_model

from tierce.fight.system import System
from tierce.formats.toml.map_model import MapFile, map_table, place_keys
from tierce.systems.file_types import FighterName, FighterTable, Notation, Table, Within, Word
from tierce.systems.house_rules import meanings

#: Who rolls a fighter's dice.
DICE = ("computer", "hand")


class FighterKeys(Table):
    """What every fighter's table may hold, whatever the system."""

    name: FighterName | None = None
    """What the fighter is called. Left out: as in `file`."""
    side: FighterName | None = None
    """Whose side the fighter is on; a fight has two at least. Left out: as in `file`."""
    player: bool = True
    """Whether a person at the table plays it."""
    dice: Annotated[str, Word(*DICE)] = "computer"
    """Who rolls its dice: the computer, or a hand that types what real dice show."""
    left: dict[str, int] = Field(default_factory=dict)
    """What is left of its pools when the fight begins, such as {hp = 7}. Left out: as in `file`."""
    file: str | None = None
    """Another file with a fighter, from this file's folder; keys here take the place of its own."""


class ScenarioKeys(Table):
    """What a scenario holds, whatever the system; its fighters and facts are read apart."""

    system: str
    """Which rules hold."""
    title: str = ""
    """What the fight is called."""
    seed: Annotated[str, Notation(str, "expected-text", ".*", numbers=True)] = ""
    """What the computer's dice come from: the same seed, the same dice. Left out: other ones."""
    options: dict[str, Any] = Field(default_factory=dict)
    """House rules."""
    fighter: list[Any]
    """The fighters, each a table [[fighter]]."""
    fact: list[Any] = Field(default_factory=list)
    """What holds at the start between two fighters, each a table [[fact]]."""


class PlacedKeys(ScenarioKeys):
    """What a scenario may hold besides, where the system is played on maps."""

    map: Any = None
    """Where it is fought."""


@cache
def scenario_keys(system: System) -> type[ScenarioKeys]:
    """The model of a scenario's keys whose fighters, facts and map are read apart."""
    return ScenarioKeys if system.placing is None else PlacedKeys


@cache
def fighter_keys(system: System) -> type[FighterTable]:
    """The model of a system's own keys of a fighter; LookupError where it reads no files."""
    if system.fighter_model is None:
        raise LookupError(f"{system.name} has no fighters in files")
    found: type[FighterTable] = system.fighter_model()
    return found


@cache
def file_model(system: System) -> type[FighterTable]:
    """The model of a fighter's file."""
    bases: Any = (fighter_keys(system), FighterKeys)
    about = "The rules the fighter is made for."
    model: type[FighterTable] = create_model(
        f"{system.name.title()}FighterFile",
        __base__=bases,
        __doc__="A fighter.",
        system=(Annotated[str, Word(system.name)] | None, Field(None, description=about)),
    )
    return model


@cache
def entry_model(system: System) -> type[FighterTable]:
    """The model of a `[[fighter]]` table of a scenario."""
    place: Any = () if system.placing is None else (place_keys(system.placing),)
    bases: Any = (fighter_keys(system), FighterKeys, *place)
    model: type[FighterTable] = create_model(
        f"{system.name.title()}FighterInScenario", __base__=bases, __doc__="A fighter in a fight."
    )
    return model


@cache
def fact_model(system: System) -> type[Table]:
    """The model of a `[[fact]]` table; one that takes no key where the system has no facts."""
    if system.stated_model is None:
        return Table
    found: type[Table] = system.stated_model()
    return found


@cache
def mapped_facts(system: System) -> tuple[str, ...]:
    """The facts that a map of a system tells, so that nobody states them beside one."""
    if system.placing is None:
        return ()
    facts = [key for key, field in fact_model(system).model_fields.items() if field.alias is None]
    return tuple(key for key in facts if key not in system.placing.stated)


@cache
def options_model(system: System) -> type[Table]:
    """The model of `[options]`, from the system's dataclass of options."""
    hints, told = get_type_hints(system.options), meanings(system.options)
    found: dict[str, Any] = {}
    for option in fields(system.options):
        clause = option.metadata.get("clause")
        said = [told.get(option.name), f"Varies {clause}." if clause else None]
        about = " ".join(each for each in said if each) or None
        default = option.default if option.default is not MISSING else ...
        found[option.name] = (
            _checked(hints[option.name], option),
            Field(default, description=about),
        )
    model: type[Table] = create_model(
        f"{system.name.title()}Options", __base__=Table, __doc__="House rules.", **found
    )
    return model


def _checked(hint: Any, option: Any) -> Any:
    """An option's type as a table's: of a few words, one must be given; a number has its range."""
    if get_origin(hint) is Literal:
        return Annotated[str, Word(*get_args(hint))]
    within = option.metadata.get("within")
    return hint if within is None else Annotated[hint, Within(*within)]


@cache
def scenario_model(system: System) -> type[BaseModel]:
    """The model of a whole scenario, for its schema."""
    fighters: Any = list.__class_getitem__(entry_model(system))
    facts: Any = list.__class_getitem__(fact_model(system))
    placed: Any = {}
    if system.placing is not None:
        about = "Where it is fought: a map, or the file of one."
        where: Any = map_table(system.placing) | MapFile
        placed = {"map": (where, Field(None, description=about))}
    model: type[BaseModel] = create_model(
        f"{system.name.title()}Scenario",
        __base__=scenario_keys(system),
        __doc__="A fight: its rules, who fights, and what holds at the start.",
        system=(Annotated[str, Word(system.name)], Field(description="Which rules hold.")),
        options=(
            options_model(system),
            Field(default=None, description="House rules for this fight."),
        ),
        fighter=(
            Annotated[fighters, Field(min_length=2)],
            Field(description="The fighters, each a table [[fighter]]."),
        ),
        fact=(
            facts,
            Field(default_factory=list, description="What holds between two of them at first."),
        ),
        **placed,
    )
    return model
