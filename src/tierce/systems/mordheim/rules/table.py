"""What a map says of models: who is in base contact, who is near, where one can go
(mordheim.ground.contact, mordheim.ground.move).

Readings: bases are squares of an inch along the squares of the map, in contact where they touch,
with a corner at least, and no wall is between them; no two overlap. Who charges takes the shortest
way into contact, of twice its Movement at most; others move up to their Movement and stay out of
contact. Who runs goes where it is farthest from every foe. Whoever is out of action or has fled is
not on the table any more.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor

from tierce.fight.places import CELL, Held, Placing, Relation
from tierce.fight.state import View
from tierce.fight.walking import Pushed, foes_of, placed, pushed, walk
from tierce.ground import Cell, Ground, Reached, Squares, sees
from tierce.script.effects import Who

CONTACT, MOVE = "mordheim.ground.contact", "mordheim.ground.move"
#: Inches: a base, and how near a friend must be who keeps a warrior from being all alone.
BASE, NEAR = 1, 6


def touches(ground: Ground, one: Cell, other: Cell) -> bool:
    """Whether models there are in base contact."""
    near = other in ground.grid.block(one, floor(BASE / ground.span))
    return near and sees(ground, one, other)


def _reach(held: Held, who: Who, inches: int) -> Reached[Cell]:
    """The squares that a model can get to; bases do not overlap on the way."""
    return walk(held, who, inches, "gone", BASE)


def _contact(held: Held, one: Who, other: Who) -> bool:
    here, there = held.cell(one), held.cell(other)
    return here is not None and there is not None and touches(held.ground, here, there)


def _charge(held: Held, who: Who, foe: Who, inches: int) -> Cell | None:
    target = placed(held, foe)
    found = [
        (cost, cell)
        for cell, cost in _reach(held, who, inches).costs.items()
        if touches(held.ground, cell, target)
    ]
    return min(found)[1] if found else None


def _moves(held: Held, who: Who, inches: int) -> tuple[Cell, ...]:
    foes = foes_of(held, who, "gone")
    return tuple(
        cell
        for cell in sorted(_reach(held, who, inches).costs)
        if cell != held.cell(who) and not any(touches(held.ground, cell, foe) for foe in foes)
    )


def _flight(held: Held, who: Who, inches: int) -> Cell:
    foes, grid = foes_of(held, who, "gone"), held.ground.grid
    costs = _reach(held, who, inches).costs

    def rank(cell: Cell) -> tuple[int, int, Cell]:
        return -min(grid.distance(cell, foe) for foe in foes), costs[cell], cell

    return min(costs, key=rank) if foes else min(costs, key=lambda cell: costs[cell])


def _pushed(held: Held, who: Who, by: Who, inches: int) -> Pushed:
    return pushed(held, who, by, inches, "gone", BASE)


EVERYBODY = (CELL, "gone", "side")

PLACING = Placing(
    (Squares("euclid"),),
    (
        Relation("base-contact", (CELL,), _contact),
        #: charger, foe, inches: the square it charges to
        Relation("charge", (CELL,), _charge, EVERYBODY),
        #: model, inches: the squares it may move to, and the one it runs to
        Relation("moves", (CELL,), _moves, EVERYBODY),
        Relation("flight", (CELL,), _flight, EVERYBODY),
        #: model, who pushes it back, inches: where it ends
        Relation("pushed", (CELL,), _pushed, EVERYBODY),
    ),
    everybody=True,
    faces=False,
    apart=BASE,
    gone="gone",
    spans=(Fraction(1), Fraction(1, 2)),
)


def is_near(fight: View, who: Who, friend: Who) -> bool:
    """Whether a friend is within six inches, by the map or as stated."""
    if fight.ground is not None:
        return bool(fight.between("length", who, friend) <= NEAR)
    return not fight.entry(who, "apart", friend)
