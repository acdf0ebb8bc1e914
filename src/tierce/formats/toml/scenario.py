"""A scenario as it is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tierce.fight.course import Setup
from tierce.fight.slots import Change


@dataclass(frozen=True)
class Scenario:
    """What a fight starts from, and what the GM states about the place.

    `setup.seed` is "" where the file states none. Each of `facts` is an instance of the system's
    `stated_model`. `begun` brings fighters to how they begin, where that is not whole,
    on their feet and awake.
    """

    setup: Setup
    facts: tuple[Any, ...] = ()
    begun: tuple[Change, ...] = ()

    def stated(self) -> tuple[Change, ...]:
        """All that holds when the fight begins, as changes."""
        tell = self.setup.system.stated
        said = [change for fact in self.facts for change in tell(fact)] if tell else []
        return (*self.begun, *said)
