"""The hit locations as data: read once from data/locations.toml and checked
(gurps.attack.modifiers)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from tierce.systems.gurps.rules.injury import LOCATIONS, kind

FILE = Path(__file__).parents[1] / "data" / "locations.toml"
TOTALS = range(3, 19)
OFF_SIDE = "off-"


class WrongLocations(ValueError):
    """A table of locations that lacks one or has a strange one, or a total not once."""


@dataclass(frozen=True)
class Location:
    """A place to hit; the words are explained in the file."""

    penalty: int
    shielded: int = 0
    rolls: tuple[int, ...] = ()
    off_rolls: tuple[int, ...] = ()
    either: bool = False
    narrow: bool = False
    pointed: bool = False


_PLAIN = Location(0)


@dataclass(frozen=True)
class Places:
    """Locations by kind, and by total the one that is struck at random."""

    kinds: Mapping[str, Location]
    rows: Mapping[int, str]

    def of(self, location: str) -> Location:
        """What is known of a location, on either side."""
        return self.kinds[kind(location)]


def read(text: str) -> Places:
    """The locations in a TOML text. Raises WrongLocations."""
    data = tomllib.loads(text)
    known = {kind(each) for each in LOCATIONS}
    if set(data) != known:
        raise WrongLocations(f"wrong: {', '.join(sorted(known.symmetric_difference(data)))}")
    kinds = {name: _location(name, given) for name, given in data.items()}
    return Places(kinds, _rows(kinds))


def _location(name: str, given: Mapping[str, Any]) -> Location:
    values: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in given.items()}
    kinds = {each.name: type(getattr(_PLAIN, each.name)) for each in fields(Location)}
    strange = [key for key, value in values.items() if type(value) is not kinds.get(key)]
    if strange or "penalty" not in values:
        raise WrongLocations(f"{name}: {', '.join(strange or ['penalty'])}")
    return Location(**values)


def _rows(kinds: Mapping[str, Location]) -> dict[int, str]:
    struck = [(total, name) for name, each in kinds.items() for total in each.rolls]
    struck += [(n, OFF_SIDE + name) for name, each in kinds.items() for n in each.off_rolls]
    if sorted(total for total, _ in struck) != list(TOTALS):
        raise WrongLocations("a total is missing, stands twice or cannot be thrown")
    strange = [name for _, name in struck if name not in LOCATIONS]
    if strange:
        raise WrongLocations(f"no such side: {', '.join(strange)}")
    return dict(struck)


@cache
def places() -> Places:
    """The locations in use."""
    return read(FILE.read_text("utf-8"))
