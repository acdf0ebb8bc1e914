"""What the GM states about the place in a scenario's [[fact]] tables. Loads pydantic."""

from __future__ import annotations

from collections.abc import Sequence

from tierce.systems.file_types import FactTable


class MordheimFact(FactTable):
    """How two fighters stand to each other, as the GM states it."""

    mutual = ("contact", "apart")

    contact: bool = False
    """Whether two foes are in close combat with each other."""
    apart: bool = False
    """Whether two friends are more than 6 inches from each other."""

    def says(self, facts: Sequence[str]) -> bool:
        return self.contact != self.apart
