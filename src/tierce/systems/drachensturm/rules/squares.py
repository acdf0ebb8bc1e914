"""What a map of squares says of fighters (drachensturm.ground.reach, drachensturm.ground.move).

Readings: a square is a metre across and holds one fighter; metres are as the crow flies, rounded up
to whole ones, for reach and speed are metres in every direction. Who is out of the fight is in
nobody's way. Nothing is struck across a wall, but past others.
"""

from __future__ import annotations

from functools import lru_cache
from math import floor

from tierce.fight.places import CELL, Held, Placing, Relation
from tierce.fight.walking import Pushed, gone_to, placed, pushed, walk
from tierce.ground import Cell, Ground, Squares, sees
from tierce.script.effects import Who

REACH, MOVE = "drachensturm.ground.reach", "drachensturm.ground.move"
OUT = "out"


def _within(held: Held, who: Who, other: Who, metres: int) -> bool:
    return placed(held, who) in in_reach(held.ground, placed(held, other), metres)


@lru_cache(maxsize=256)
def in_reach(ground: Ground, cell: Cell, metres: int) -> frozenset[Cell]:
    """The squares from which what reaches so far reaches a square."""
    near = ground.grid.disc(cell, floor(metres / ground.span))
    return frozenset(each for each in near if each in ground and sees(ground, each, cell))


def _ways(held: Held, who: Who, metres: int) -> tuple[tuple[Cell, int], ...]:
    costs = walk(held, who, metres, OUT).costs
    found = ((cell, gone_to(held.ground, cost)) for cell, cost in sorted(costs.items()) if cost)
    return tuple(found)


def _pushed(held: Held, who: Who, by: Who, metres: int) -> Pushed:
    return pushed(held, who, by, metres, OUT)


PLACING = Placing(
    (Squares("euclid"),),
    (
        #: fighter, other, metres: whether that far reaches it
        Relation("within", (CELL,), _within),
        #: fighter, metres: the squares it can go to, each with the metres it takes
        Relation("ways", (CELL,), _ways, (CELL, OUT)),
        #: fighter, who pushes it, metres
        Relation("pushed", (CELL,), _pushed, (CELL, OUT)),
    ),
    everybody=True,
    faces=False,
    stated=("unaware",),
    gone=OUT,
)
