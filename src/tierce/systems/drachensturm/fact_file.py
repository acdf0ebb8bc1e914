"""What the GM states about the place in a scenario's [[fact]] tables. Loads pydantic."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from tierce.systems.file_types import Somebody, Table, Within, wrong


class DrachensturmFact(Table):
    """How one fighter stands to another, as the GM states it."""

    attacker: Somebody = Field(alias="from")
    """Who strikes."""
    target: Somebody = Field(alias="to")
    """Who is struck."""
    distance: Annotated[int, Within(1, 10_000)] | None = None
    """In metres. Left out: 1, in reach."""
    unaware: bool | None = None
    """Whether the target does not perceive the attacker: its blows are free. Left out: false."""

    @model_validator(mode="after")
    def _says_something(self) -> DrachensturmFact:
        if self.attacker == self.target:
            raise wrong("toml-fact-self", key="to", name=self.target)
        if self.distance is None and self.unaware is None:
            raise wrong("toml-fact-nothing", key="distance", known=["distance", "unaware"])
        return self


def stated_model() -> type[Table]:
    """The model of a [[fact]] table, for the plugin."""
    return DrachensturmFact
