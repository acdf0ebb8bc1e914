"""What the keeper states about the place in a scenario's [[fact]] tables. Loads pydantic."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from tierce.systems.file_types import Somebody, Table, Within, wrong

Squares = Annotated[int, Within(0, 1000)]


class CthulhuFact(Table):
    """How one fighter stands to another, as the keeper states it."""

    attacker: Somebody = Field(alias="from")
    """Who strikes."""
    target: Somebody = Field(alias="to")
    """Who is struck."""
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

    @model_validator(mode="after")
    def _says_something(self) -> CthulhuFact:
        if self.attacker == self.target:
            raise wrong("toml-fact-self", key="to", name=self.target)
        facts = [key for key in type(self).model_fields if key not in ("attacker", "target")]
        if all(getattr(self, key) is None for key in facts):
            raise wrong("toml-fact-nothing", key="distance", known=facts)
        return self


def stated_model() -> type[Table]:
    """The model of a [[fact]] table, for the plugin."""
    return CthulhuFact
