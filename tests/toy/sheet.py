"""The toy system's fighters and house rules. It is invented: no game has these rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sheet:
    """A fighter: `might` is rolled under, `guard` helps a parry, `hearts` are what is lost."""

    might: int = 5
    guard: int = 1
    hearts: int = 3
    weapon: str = "stick"


@dataclass(frozen=True)
class Options:
    """The toy's house rules."""

    #: whether friends may step in front of a blow (toy.guard)
    guards: bool = True
    #: how many sides every die has
    sides: int = 4
