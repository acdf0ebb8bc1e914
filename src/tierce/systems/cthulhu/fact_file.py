"""What the keeper states about the place in a scenario's [[fact]] tables. Loads pydantic."""

from __future__ import annotations

from typing import Annotated

from tierce.systems.file_types import FactTable, Table, Within

Squares = Annotated[int, Within(0, 1000)]


class CthulhuFact(FactTable):
    """How one fighter stands to another, as the keeper states it."""

    mutual = ("distance", "cover")

    distance: Squares | None = None
    """In squares of one metre; 0 is the same square, which is in touch. Left out: 1."""
    cover: bool | None = None
    """Whether an object stands between the two. Left out: false."""
    wall: Squares | None = None
    """Squares behind the target, as the attacker sees it, to a wall; 0: none. Left out: 0."""
    obstacle: Squares | None = None
    """The same to something that stops whoever is driven into it. Left out: 0."""
    somebody: Squares | None = None
    """The same to somebody else. Left out: 0."""
    footing: Annotated[int, Within(0, 1000)] | None = None
    """What bad ground under the attacker takes from the attack, in per cent. Left out: 0."""
    drop: Squares | None = None
    """Metres that the target falls where the attacker throws it down. Left out: 0."""


def stated_model() -> type[Table]:
    """The model of a [[fact]] table, for the plugin."""
    return CthulhuFact
