"""The fighters and options of a case, read by the models of fighter files. Loads pydantic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from tierce.cases.model import SHARED, Case
from tierce.cases.tree import Item, listed, mapping, nobody, text, unknown
from tierce.fight.slots import Change
from tierce.fight.system import Fighter
from tierce.formats.toml import models
from tierce.formats.toml.document import Document, spelled
from tierce.formats.toml.place import Place, place_of
from tierce.formats.toml.positions import Loc
from tierce.formats.toml.problems import Wrong, raise_all
from tierce.formats.toml.reader import Reader
from tierce.script.effects import Who
from tierce.systems.file_types import name_fault
from tierce.text import Message, UserError

LIKE = "like"


@dataclass(frozen=True)
class Branch(Document):
    """A part of a case file as a document: every value knows its own file and line."""

    item: Item

    @classmethod
    def of(cls, item: Item) -> Branch:
        """The document of a part of a case file."""
        return cls(item.file, "", _as_in_toml(item.plain()), item)

    def nearest(self, loc: Loc) -> Item:
        """What stands at a path, or the nearest thing around it."""
        found = self.item
        for part in loc:
            below = _below(found, part)
            if below is None:
                break
            found = below
        return found

    def line(self, loc: Loc) -> int:
        return self.nearest(loc).line

    def row_line(self, loc: Loc, row: int) -> int:
        return self.line(loc)

    def has(self, loc: Loc) -> bool:
        found: Item | None = self.item
        for part in loc:
            found = None if found is None else _below(found, part)
        return found is not None

    def place(self, loc: Loc, line_of: Loc | None = None) -> Message:
        at = self.nearest(loc if line_of is None else line_of)
        if not loc:
            return at.place
        return Message.of("toml-place", file=str(at.file), line=at.line, path=spelled(loc))


def _as_in_toml(value: Any) -> Any:
    """A plain value with its fractions as the decimals that TOML has; exact again when read."""
    if isinstance(value, dict):
        return {key: _as_in_toml(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_as_in_toml(each) for each in value]
    return float(value) if isinstance(value, Fraction) else value


def _below(item: Item, part: str | int) -> Item | None:
    if isinstance(part, int):
        return item.value[part] if item.is_list() and part < len(item.value) else None
    return item.get(part)


def read_map(case: Case) -> Place:
    """Where a case is fought. Raises UserError where that is no map, or the system has none."""
    stated = case.get("map")
    if stated is not None and case.system.placing is None:
        raise unknown(stated, "map", [key for key in SHARED if key != "map"])
    keys = {} if stated is None else {"map": stated}
    wrong: list[Wrong] = []
    place = place_of(Branch.of(Item(keys, case.file, case.line)), case.system, wrong)
    raise_all(wrong)
    return place


def read_fighters(case: Case, place: Place) -> tuple[tuple[Fighter, ...], tuple[Change, ...]]:
    """The fighters of a case, in their order, and how they begin.

    Raises UserError where one is no fighter, or where it cannot be.
    """
    stated = case.get("fighters")
    if stated is None:
        return (), ()
    entries = {k: v for k, v in mapping(stated, "fighters").items() if v.value is not None}
    if case.system.fighter_model is None:
        raise UserError("case-no-fighters", path=stated.place, system=case.system.name)
    known = {**case.cast, **entries}
    each = [
        _fighter(case, name, _whole(item, known, (name,)), place) for name, item in entries.items()
    ]
    begun = [change for _, changes in each for change in changes]
    return tuple(fighter for fighter, _ in each), tuple(begun)


def _whole(item: Item, known: Mapping[str, Item], chain: tuple[str, ...]) -> Item:
    """A fighter's keys laid over those of the one it is `like`; null leaves a key out."""
    keys = mapping(item, chain[-1])
    like = keys.get(LIKE)
    stated = {k: v for k, v in keys.items() if k != LIKE and v.value is not None}
    own = Item(stated, item.file, item.line)
    if like is None:
        return own
    name = text(like, LIKE)
    if name not in known or known[name].value is None:
        raise nobody(like, name, [each for each in known if each != chain[-1]])
    if name in chain:
        raise UserError("case-like-circle", path=like.place, names=[*chain, name])
    below = _whole(known[name], known, (*chain, name))
    return own.over(below)


def _fighter(case: Case, name: str, item: Item, place: Place) -> tuple[Fighter, list[Change]]:
    """A fighter; one without a side stands alone."""
    alone = name if name_fault(name) is None else "side"
    own = {key: Item(each, item.file, item.line) for key, each in (("name", name), ("side", alone))}
    whole = Branch.of(Item({**own, **item.value}, item.file, item.line))
    reader = Reader(case.system)
    read = reader.fighter(whole, (), models.entry_model(case.system), ())
    sheet = None if read is None else reader.sheet(read, whole, ())
    begun = [] if read is None or sheet is None else reader.begun(read, Who(name), sheet)
    raise_all(reader.wrong)
    table: Any = read.table if read is not None else None
    begins = replace(place, document=whole, wrong=reader.wrong).of((), table, Who(name), table.side)
    raise_all(reader.wrong)
    fighter = Fighter(Who(name), table.side, sheet, table.player, table.dice, *begins)
    return fighter, begun


def read_options(case: Case) -> Any:
    """The house rules of a case. Raises UserError where there is no such option or value."""
    stated = case.get("options")
    if stated is None:
        return case.system.options()
    mapping(stated, "options")
    reader = Reader(case.system)
    table = reader.check(Branch.of(stated), (), models.options_model(case.system))
    raise_all(reader.wrong)
    return case.system.options(**dict(table))


def read_stated(case: Case, names: Sequence[str]) -> tuple[Any, ...]:
    """What the case states about the place, as the system's own model of it."""
    stated = case.get("stated")
    if stated is None:
        return ()
    reader = Reader(case.system)
    whole = Branch.of(
        Item(
            {"stated": Item(listed(stated, "stated"), stated.file, stated.line)},
            stated.file,
            stated.line,
        )
    )
    count = range(len(stated.value)) if stated.is_list() else range(0)
    on_map = case.get("map") is not None
    facts = [reader.fact(whole, ("stated", index), names, on_map) for index in count]
    raise_all(reader.wrong)
    return tuple(facts)
