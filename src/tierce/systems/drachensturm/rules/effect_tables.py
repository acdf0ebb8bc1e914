"""The tables of lucky hits and fumbles as data, from data/tables.toml (drachensturm.effects)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

FILE = Path(__file__).parents[1] / "data" / "tables.toml"
FACES = range(1, 21)


class WrongTable(ValueError):
    """A table that does not cover a d20, or names an effect there is no rule for."""


def read(text: str, table: str, known: tuple[str, ...]) -> Mapping[int, str]:
    """A table of a TOML text, from each face of a d20 to its effect. Raises WrongTable."""
    ends = {int(end): word for end, word in tomllib.loads(text).get(table, {}).items()}
    unknown = sorted(set(ends.values()) - set(known))
    if max(ends, default=0) != FACES[-1] or min(ends) < FACES[0]:
        raise WrongTable(f"{table} ends at {max(ends, default=0)}, not at {FACES[-1]}")
    if unknown:
        raise WrongTable(f"{table} names {', '.join(unknown)}")
    return {face: ends[min(end for end in ends if end >= face)] for face in FACES}


@cache
def rows(table: str, known: tuple[str, ...]) -> Mapping[int, str]:
    """A table of the file that comes with the system."""
    return read(FILE.read_text("utf-8"), table, known)
