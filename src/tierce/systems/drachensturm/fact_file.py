"""What the GM states about the place in a scenario's [[fact]] tables. Loads pydantic."""

from __future__ import annotations

from typing import Annotated

from tierce.systems.file_types import FactTable, Within


class DrachensturmFact(FactTable):
    """How one fighter stands to another, as the GM states it."""

    mutual = ("distance",)

    distance: Annotated[int, Within(1, 10_000)] | None = None
    """In metres. Left out: 1, in reach."""
    unaware: bool | None = None
    """Whether the target does not perceive the attacker: its blows are free. Left out: false."""
