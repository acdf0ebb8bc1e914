"""What a kind of file is: a plugin of one shape, found by the ending of the file's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from tierce.fight.system import System
from tierce.text import Message, UserError

_WHOLE: Mapping[str, int] = MappingProxyType({})


class Found(NamedTuple):
    """The fighter in a file: its name, the system's sheet, and of pools (hp, fp) what is left.

    A pool that `left` does not name is whole. `notes` tell what was not taken over as it stands.
    """

    name: str
    sheet: Any
    left: Mapping[str, int] = _WHOLE
    notes: tuple[Message, ...] = ()


def _any_system(path: Path) -> str:
    return ""


@dataclass(frozen=True)
class Format:
    """A kind of file. The entry point that leads to it is named as its files end, without a dot.

    `read_fighter(path, system)` gives the fighter in a file, and raises UserError where there is
    none to be had. `system_of(path)` names the system that a file is for, "" where it may be for
    any. `with_left(path, left)` gives the text of a file with what is left of pools put in and
    nothing else changed.
    """

    name: str
    read_fighter: Callable[[Path, System], Found]
    system_of: Callable[[Path], str] = _any_system
    with_left: Callable[[Path, Mapping[str, int]], str] | None = None


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="tierce.formats")}


def format_names() -> tuple[str, ...]:
    """The endings of the files that can be read, in order, without dots."""
    return tuple(sorted(_points()))


def format_of(path: Path) -> Format:
    """The format of a file, by the ending of its name.

    Raises UserError where no such files are read.
    """
    point = _points().get(path.suffix.removeprefix(".").lower())
    if point is None:
        known = tuple(f".{name}" for name in format_names())
        raise UserError("error-unknown-format", file=str(path), known=known)
    found: Format = point.load()
    return found
