"""Reads fighters and scenarios. Loads pydantic.

A fighter may build on another file, which may build on a third: of each key the nearest file
counts. Everything wrong is gathered and told at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tierce.fight.course import Setup
from tierce.fight.places import Placing
from tierce.fight.slots import Change, Pool
from tierce.fight.system import Fighter, System, UnknownSystem, load_system
from tierce.formats.format import Found, format_of
from tierce.formats.pools import highest, lost, lowest, pools
from tierce.formats.toml import models
from tierce.formats.toml.document import Document, read_document, shown, spelled
from tierce.formats.toml.place import Place, place_of
from tierce.formats.toml.positions import Loc
from tierce.formats.toml.problems import (
    Wrong,
    at,
    from_validation,
    raise_all,
    stated,
    unknown_key,
    within,
)
from tierce.formats.toml.scenario import Scenario
from tierce.script.effects import Who
from tierce.systems.file_types import FIGHTERS, FactTable, FighterTable, Problems, name_fault
from tierce.text import UserError


@dataclass(frozen=True)
class Read:
    """A fighter's table, joined with those of the files it builds on.

    `origins` tells of each key in which document and table it stands; `base` is what a file of
    another format had.
    """

    table: Any
    origins: Mapping[str, tuple[Document, Loc]]
    base: Found | None = None

    @property
    def name(self) -> str | None:
        """The nearest name."""
        own: str | None = self.table.name
        return self.base.name if own is None and self.base is not None else own

    def given(self) -> dict[str, Any]:
        """The values stated in this table or below."""
        return {key: getattr(self.table, key) for key in self.table.model_fields_set}


@dataclass
class Reader:
    """Reads for a system and gathers what is wrong."""

    system: System
    wrong: list[Wrong] = field(default_factory=list)

    def check(
        self,
        document: Document,
        loc: Loc,
        model: type[Any],
        context: Mapping[str, Any] | None = None,
    ) -> Any:
        """The table at `loc` as `model`, or None where something is wrong with it."""
        try:
            return model.model_validate(document.value(loc), context=dict(context or {}))
        except ValidationError as error:
            self.wrong += from_validation(document, loc, model, error)
            return None

    def fact(self, document: Document, loc: Loc, names: Sequence[str] | None, on_map: bool) -> Any:
        """The table of a fact at `loc`, or None where something is wrong with it. `names` are those
        of the fighters, where all are known."""
        model = models.fact_model(self.system)
        context = {} if names is None else {FIGHTERS: names}
        table = self.check(document, loc, model, context)
        placing = self.system.placing
        if table is None or placing is None or not on_map:
            return table
        for key in models.mapped_facts(self.system):
            if key in table.model_fields_set:
                self.wrong.append(_told_by_map(document, (*loc, key), self.system.name, placing))
        return table

    def fighter(
        self, document: Document, loc: Loc, model: type[FighterTable], chain: tuple[Path, ...]
    ) -> Read | None:
        """The fighter in the table at `loc`, with the files it builds on; None where it is wrong.

        `chain` holds the files that led here, to find a circle.
        """
        table = self.check(document, loc, model)
        below = self.named_file(document, loc, chain)
        if table is None or below is False:
            return None
        origins = dict.fromkeys(table.model_fields_set, (document, loc))
        if below is None:
            return Read(table, origins)
        inherited = {
            key: value
            for key, value in below.given().items()
            if key in model.model_fields and key not in table.model_fields_set and key != "file"
        }
        whole = table.model_copy(update=inherited)
        return Read(whole, {**below.origins, **origins}, below.base)

    def named_file(self, document: Document, loc: Loc, chain: tuple[Path, ...]) -> Any:
        """The fighter in the file named in a table: None where none is, False where it is wrong."""
        table = document.value(loc)
        named = table.get("file") if isinstance(table, Mapping) else None
        if not isinstance(named, str):
            return None
        here: Loc = (*loc, "file")
        path = document.path.parent / named
        try:
            if path.resolve() in chain:
                names = tuple(each.name for each in (*chain, path))
                self.wrong.append(at(document, here, "toml-circle", files=names))
                return False
            return self.other(path, chain) or False
        except UserError as error:
            self.wrong.append(within(document, here, error))
            return False

    def other(self, path: Path, chain: tuple[Path, ...]) -> Read | None:
        """The fighter in a file of any format. Raises UserError where it cannot be read at all."""
        if path.suffix.lower() != ".toml":
            found = format_of(path).read_fighter(path, self.system)
            empty = models.file_model(self.system).model_validate({})
            return Read(empty, {}, found)
        return self.whole_file(read_document(path), chain)

    def whole_file(self, document: Document, chain: tuple[Path, ...] = ()) -> Read | None:
        """The fighter a TOML file is about."""
        model = models.file_model(self.system)
        return self.fighter(document, (), model, (*chain, document.path.resolve()))

    def called(self, read: Read, document: Document, loc: Loc) -> str | None:
        """The name of a fighter, or None where it has none that will do."""
        here: Loc = (*loc, "name")
        if read.name is None:
            self.wrong.append(at(document, here, "error-missing-key"))
            return None
        fault = name_fault(read.name)
        if fault is not None:  # a name from a file of another format
            self.wrong.append(at(document, here, "toml-name", value=read.name, fault=fault))
            return None
        return read.name

    def placed(
        self, read: Read, document: Document, loc: Loc
    ) -> tuple[str | None, str | None, Any]:
        """Name, side and sheet of a fighter in a fight; None for what will not do."""
        side: str | None = read.table.side
        if side is None:
            self.wrong.append(at(document, (*loc, "side"), "error-missing-key"))
        return self.called(read, document, loc), side, self.sheet(read, document, loc)

    def sheet(self, read: Read, document: Document, loc: Loc) -> Any:
        """The sheet of a fighter, or None where its keys do not go together."""
        try:
            return read.table.sheet(None if read.base is None else read.base.sheet)
        except Problems as found:
            for problem in found.problems:
                key = str(problem.loc[0]) if problem.loc else ""
                origin, table = read.origins.get(key, (document, loc))
                self.wrong.append(
                    stated(origin, (*table, *problem.loc), problem.key, problem.facts)
                )
            return None

    def left(self, read: Read, sheet: Any) -> dict[str, int]:
        """What is left of a fighter's pools, where it is stated; what cannot be left is wrong."""
        known = pools(self.system.slots, sheet)
        if "left" not in read.table.model_fields_set:
            found = {} if read.base is None else read.base.left
            return {name: _kept(known[name], sheet, value) for name, value in found.items()}
        document, table = read.origins["left"]
        stated: dict[str, int] = {}
        for name, value in read.table.left.items():
            here: Loc = (*table, "left", name)
            if name not in known:
                self.wrong.append(unknown_key(document, here, tuple(known)))
            elif _kept(known[name], sheet, value) != value:
                facts = {
                    "lowest": lowest(known[name], sheet),
                    "highest": highest(known[name], sheet),
                }
                self.wrong.append(at(document, here, "error-out-of-range", value=value, **facts))
            else:
                stated[name] = value
        return stated

    def begun(self, read: Read, who: Who, sheet: Any) -> list[Change]:
        """What brings a fighter to how it begins a fight; what cannot be is wrong."""
        losses = lost(self.system.slots, who, sheet, self.left(read, sheet))
        return [*losses, *read.table.begins(who)]


def _told_by_map(document: Document, loc: Loc, system: str, placing: Placing) -> Wrong:
    if placing.stated:
        return at(document, loc, "toml-fact-on-map", known=placing.stated)
    return at(document, loc, "toml-fact-map-only", system=system)


def _kept(pool: Pool, sheet: Any, value: int) -> int:
    """The value, within what the pool can hold."""
    return min(max(value, lowest(pool, sheet)), highest(pool, sheet))


def read_fighter_file(path: Path, system: System) -> Found:
    """The fighter in a TOML file. Raises UserError telling all that is wrong."""
    document = read_document(path)
    _needs_model(document, system)
    reader = Reader(system)
    read = reader.whole_file(document)
    name = None if read is None else reader.called(read, document, ())
    sheet = None if read is None else reader.sheet(read, document, ())
    left = {} if read is None or sheet is None else reader.left(read, sheet)
    raise_all(reader.wrong)
    return Found(str(name), sheet, left)


def read_scenario_file(path: Path) -> Scenario:
    """The scenario in a TOML file. Raises UserError telling all that is wrong."""
    document = read_document(path)
    system = _system(document)
    _needs_model(document, system)
    reader = Reader(system)
    keys = reader.check(document, (), models.scenario_keys(system))
    options = _options(reader, document)
    place = place_of(document, system, reader.wrong)
    fighters, names, begun = _fighters(reader, document, place)
    on_map = "map" in document.root
    facts = [reader.fact(document, loc, names, on_map) for loc in _elements(document, "fact")]
    reader.wrong += _against(document, facts)
    raise_all(reader.wrong)
    setup = Setup(system, tuple(fighters), options, keys.seed, keys.title, place.ground)
    return Scenario(setup, tuple(facts), tuple(begun))


def _against(document: Document, facts: Sequence[Any]) -> Iterator[Wrong]:
    """A problem for each fact that states otherwise what one before it has stated."""
    read = [(i, fact) for i, fact in enumerate(facts) if isinstance(fact, FactTable)]
    for number, (index, fact) in enumerate(read):
        found: dict[str, Wrong] = {}
        for first, before in read[:number]:
            for key in fact.against(before):
                told = {
                    "value": shown(getattr(fact, key)),
                    "first": spelled(("fact", first)),
                    "before": shown(getattr(before, key)),
                }
                loc: Loc = ("fact", index, key)
                found.setdefault(key, at(document, loc, "toml-fact-contradicts", **told))
        stated_here = [wrong for key, wrong in found.items() if key in fact.model_fields_set]
        yield from stated_here or found.values()


def _system(document: Document) -> System:
    """The system a scenario names; nothing else in it can be read without."""
    here: Loc = ("system",)
    if "system" not in document.root:
        raise_all([at(document, here, "error-missing-key")])
    named = shown(document.root["system"])
    try:
        return load_system(named)
    except UnknownSystem as error:
        raise_all([at(document, here, "error-not-allowed", value=named, known=error.known)])
        raise


def _needs_model(document: Document, system: System) -> None:
    if system.fighter_model is None:
        raise UserError("toml-no-fighters", file=str(document.path), system=system.name)


def _options(reader: Reader, document: Document) -> Any:
    if not isinstance(document.root.get("options", {}), Mapping):
        return None  # told with the scenario's keys
    if "options" not in document.root:
        return reader.system.options()
    table = reader.check(document, ("options",), models.options_model(reader.system))
    return None if table is None else reader.system.options(**dict(table))


def _fighters(
    reader: Reader, document: Document, place: Place
) -> tuple[list[Fighter], list[str] | None, list[Change]]:
    """The fighters that are right; the names of all, None where one is not to be known; how the
    fighters begin."""
    model, chain = models.entry_model(reader.system), (document.path.resolve(),)
    fighters: list[Fighter] = []
    begun: list[Change] = []
    names: list[str | None] = []
    sides: list[str | None] = []
    for loc in _elements(document, "fighter"):
        read = reader.fighter(document, loc, model, chain)
        if read is None:
            names.append(_text_at(document, loc, "name"))
            sides.append(_text_at(document, loc, "side"))
            continue
        name, side, sheet = reader.placed(read, document, loc)
        names.append(name)
        sides.append(side)
        if name is not None and sheet is not None:
            begun += reader.begun(read, Who(name), sheet)
        if name is not None and side is not None:
            table, begins = read.table, place.of(loc, read.table, Who(name), side)
            fighters.append(Fighter(Who(name), side, sheet, table.player, table.dice, *begins))
    known = [name for name in names if name is not None]
    reader.wrong += _twice(document, names)
    reader.wrong += _alone(document, sides)
    return fighters, known if len(known) == len(names) else None, begun


def _twice(document: Document, names: list[str | None]) -> Iterator[Wrong]:
    """A problem for each fighter whose name another has before it."""
    for index, name in enumerate(names):
        if name is not None and name in names[:index]:
            yield at(document, ("fighter", index, "name"), "toml-name-twice", name=name)


def _alone(document: Document, sides: list[str | None]) -> Iterator[Wrong]:
    """A problem where there are not two sides."""
    if not isinstance(document.root.get("fighter"), list):
        return  # told with the scenario's keys
    if None not in sides and len(set(sides)) < 2:
        yield at(document, ("fighter",), "toml-sides", count=len(set(sides)))


def _elements(document: Document, key: str) -> list[Loc]:
    found = document.root.get(key)
    return [(key, index) for index in range(len(found))] if isinstance(found, list) else []


def _text_at(document: Document, loc: Loc, key: str) -> str | None:
    """The text of a key as it is written, whatever else is wrong with its table."""
    table = document.value(loc)
    value = table.get(key) if isinstance(table, Mapping) else None
    return value if isinstance(value, str) else None
