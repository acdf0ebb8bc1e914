"""The readings that are installed, found by entry point: ways to interpret the same rules.

A reading is a class (or function) of its own making; what they share is that rules know none of
them. `tierce.readings` names those that come with tierce; another package may add its own.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

GROUP = "tierce.readings"


class UnknownReading(LookupError):
    """No reading of that name is installed; `known` are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no reading {name!r}; known: {', '.join(known)}")
        self.name, self.known = name, known


def reading_names() -> tuple[str, ...]:
    """The names of the installed readings, in order."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def load_reading(name: str) -> Any:
    """The installed reading of that name."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            return point.load()
    raise UnknownReading(name, reading_names())
