"""What the conformance suite is run on: a system, through random setups of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tierce.fight.course import Setup
from tierce.fight.state import View
from tierce.script.effects import Who


@dataclass(frozen=True)
class Subject:
    """A system under test. `setup` gives a fight to begin with, other ones each time: all kinds
    of fighters, two sides or more, house rules as they come."""

    name: str
    setup: Callable[[random.Random], Setup]
    #: whether its rules ask sealed questions, so that the suite must have met some
    sealed: bool = False
    #: how many totals a roll may show where brute force goes through a turn; 0: all of them
    totals: int = 0
    #: the most combinations brute force goes through for one step
    most: int = 8_000
    #: of fights, turns and samples so many times fewer are looked at, where they take long
    fewer: int = 1
    #: on a map, whether these fighters may be in one cell; nobody may share one where this is None
    may_share: Callable[[View, Sequence[Who]], bool] | None = None

    def share(self, number: int) -> int:
        """So many for a system whose fights take long."""
        return -(-number // self.fewer)

    def __str__(self) -> str:
        return self.name
