"""What the GM states about the place in a scenario's [[fact]] tables. Loads pydantic."""

from __future__ import annotations

from pydantic import Field, model_validator

from tierce.systems.file_types import Somebody, Table, wrong


class MordheimFact(Table):
    """How two fighters stand to each other, as the GM states it."""

    one: Somebody = Field(alias="from")
    """One of the two."""
    other: Somebody = Field(alias="to")
    """The other."""
    contact: bool = False
    """Whether two foes are in close combat with each other."""
    apart: bool = False
    """Whether two friends are more than 6 inches from each other."""

    @model_validator(mode="after")
    def _says_something(self) -> MordheimFact:
        if self.one == self.other:
            raise wrong("toml-fact-self", key="to", name=self.other)
        if self.contact == self.apart:
            raise wrong("toml-fact-nothing", key="contact", known=["contact", "apart"])
        return self


def stated_model() -> type[Table]:
    """The model of a [[fact]] table, for the plugin."""
    return MordheimFact
