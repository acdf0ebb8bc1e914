"""What a toy fight remembers, and when it is forgotten."""

from __future__ import annotations

from typing import Any

from tierce.fight.slots import Budget, Fact, Mark, Pool, Slot, Table, never, nothing

SLOTS: tuple[Slot, ...] = (
    Pool("hearts", lambda s: s.hearts, floor=lambda s: 0, ceiling=lambda s: s.hearts),
    Pool("breath", lambda s: 2, floor=lambda s: 0, ceiling=lambda s: 2),
    #: what was chosen this turn; forgotten at the next
    Mark("doing", never, refill="turn"),
    #: weapons that parried since the turn began (toy.parry)
    Budget("parries", nothing, refill="turn"),
    #: whether this fighter stepped in for another this round (toy.guard)
    Budget("help", nothing, refill="round"),
    #: "by" -> who stands in front
    Table("covered", nothing),
    #: foe -> "hurt": who hurt this fighter before
    Table("grudges", nothing),
)

FIELD_SLOTS: tuple[Slot, ...] = (Mark("ground", lambda s: "firm"),)


def _down(sheet: Any, hearts: int) -> bool:
    return hearts <= 0


def _weary(sheet: Any, breath: int) -> bool:
    return breath <= 0


FACTS: tuple[Fact, ...] = (Fact("down", ("hearts",), _down), Fact("weary", ("breath",), _weary))
