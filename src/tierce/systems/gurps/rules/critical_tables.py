"""The critical tables as data: read once from data/tables.toml and checked
(gurps.critical-tables)."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "data" / "tables.toml"
TABLES = ("hit", "head", "miss", "unarmed")
#: Those whose effects stand in the file; the others' are rules.
WITH_EFFECTS = ("hit", "head")
TOTALS = range(3, 19)
DR_LEFT = ("full", "half-down", "half-up", "none")
AFTERWARDS = ("", "numb", "drop-items", "drop-weapon", "eye", "daze", "mark")


class WrongTable(ValueError):
    """A table that leaves out a total, has one twice, or names an unknown effect."""

    def __init__(self, table: str, what: str) -> None:
        super().__init__(f"table {table}: {what}")
        self.table, self.what = table, what


@dataclass(frozen=True)
class Effect:
    """What a critical hit changes about a blow; the words are explained in the file."""

    multiplier: int = 1
    maximum: bool = False
    dr: str = "full"
    major: bool = False
    shock: int = 1
    then: str = ""

    def dr_left(self, dr: int) -> int:
        """DR, already divided, as this effect leaves it."""
        if self.dr == "none":
            return 0
        if self.dr == "full":
            return dr
        return dr // 2 if self.dr == "half-down" else -(-dr // 2)


@dataclass(frozen=True)
class Tables:
    """Table -> total -> effect word; and what the words of critical hits do."""

    rows: Mapping[str, Mapping[int, str]]
    effects: Mapping[str, Effect]

    def words(self, table: str) -> tuple[str, ...]:
        """The different effects of a table, in order."""
        return tuple(sorted(set(self.rows[table].values())))


def read(text: str, rules: Mapping[str, Collection[str]]) -> Tables:
    """The tables in a TOML text; `rules` names, by table, effects that are rules.

    Raises WrongTable where something is missing, twice or unknown.
    """
    data = tomllib.loads(text)
    effects = {word: _effect(word, given) for word, given in data.get("effects", {}).items()}
    rows = {}
    for table in TABLES:
        known = effects if table in WITH_EFFECTS else rules[table]
        rows[table] = _rows(table, data.get(table, {}), known)
    return Tables(rows, effects)


def _effect(word: str, given: Mapping[str, Any]) -> Effect:
    known = {each.name: type(each.default) for each in fields(Effect)}
    for key, value in given.items():
        if type(value) is not known.get(key):
            raise WrongTable("effects", f"{word}: {key} = {value!r}")
    effect = Effect(**given)
    sound = effect.dr in DR_LEFT and effect.then in AFTERWARDS
    if not sound or effect.multiplier < 1 or effect.shock < 1:
        raise WrongTable("effects", f"{word}: {effect}")
    return effect


def _rows(table: str, given: Mapping[str, Any], known: Collection[str]) -> dict[int, str]:
    rows: dict[int, str] = {}
    for word, totals in given.items():
        if word not in known:
            raise WrongTable(table, f"no effect is called {word}")
        for total in totals:
            if total in rows or total not in TOTALS:
                raise WrongTable(table, f"{total} stands twice or cannot be thrown")
            rows[total] = word
    missing = [total for total in TOTALS if total not in rows]
    if missing:
        raise WrongTable(table, f"nothing for {', '.join(map(str, missing))}")
    return rows


#: The effects of critical misses: what rules/blunders.py has a rule for.
MISSES: Mapping[str, tuple[str, ...]] = {
    "miss": (
        "weapon-breaks",
        "hit-self",
        "hit-self-half",
        "off-balance",
        "unready",
        "drop-weapon",
        "weapon-flies",
        "strained-arm",
        "fall",
    ),
    "unarmed": (
        "knock-self-out",
        "strained-limb",
        "hit-object",
        "hit-object-half",
        "stumble",
        "fall",
        "off-balance",
        "trip",
        "guard-down",
        "torn-muscle",
    ),
}


@cache
def tables() -> Tables:
    """The tables in use."""
    return read(FILE.read_text("utf-8"), MISSES)
