"""What the GM states about the place in a scenario's [[fact]] tables. Loads pydantic."""

from __future__ import annotations

from typing import Annotated

from tierce.systems.file_types import FactTable, Within, Word
from tierce.systems.gurps.rules.place import ARCS

COVERS = ("none", "partial", "full")


class GurpsFact(FactTable):
    """How one fighter stands to another, as the GM states it."""

    mutual = ("distance",)

    distance: Annotated[int, Within(0, 100_000)] | None = None
    """In yards; 0 is close combat. Left out: in reach."""
    arc: Annotated[str, Word(*ARCS)] | None = None
    """From where the blow comes, as the target faces. Left out: "front"."""
    cover: Annotated[str, Word(*COVERS)] | None = None
    """What the target stands behind. Left out: "none"."""
    speed: Annotated[int, Within(0, 100_000)] | None = None
    """Yards a second at which the target moves, where that makes it harder to shoot: a rider, a
    vehicle. Left out: 0."""
    higher: Annotated[int, Within(-100, 100)] | None = None
    """How many feet the attacker stands higher; below 0 it is lower. Left out: 0."""
    unseen: bool | None = None
    """Whether the target knows of the attacker but does not see it. Left out: false."""
    unaware: bool | None = None
    """Whether the target does not perceive the attack at all. Left out: false."""
    room: bool | None = None
    """Whether the target has room to step back from the attacker. Left out: true."""
    braced: bool | None = None
    """Whether the attacker's weapon is braced when it aims at the target. Left out: false."""
    line: Annotated[int, Within(0, 1000)] | None = None
    """How many yards the target stands from the line of a blow at `from`, to catch it for them."""
    shelter: Annotated[int, Within(0, 1000)] | None = None
    """How many yards the target is from cover against `from`, for a drop or a dive: a trench; in
    the air or in water, a ridge to go behind."""

    caught: bool | None = None
    """Whether a cone or an area that `from` fills holds the target though it is aimed at another.
    Left out: false."""
