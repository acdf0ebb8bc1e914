"""A scenario as it is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tierce.fight.course import Setup


@dataclass(frozen=True)
class Scenario:
    """What a fight starts from, and what the GM states about the place.

    `setup.seed` is "" where the file states none. Each of `facts` is an instance of the system's
    `stated_model`.
    """

    setup: Setup
    facts: tuple[Any, ...] = ()
