"""What a map of squares says of fighters (cthulhu.ground.squares, cthulhu.ground.move,
cthulhu.ground.push).

Readings: nobody strikes, shoots or covers through a wall. Whoever is blown away stops before a wall
and before a step up, which counts as a wall; on the square of a unit that is not out, and of an
object that covers, or before it where that cannot be entered; where it falls; and at the edge of
the map. Whoever throws somebody down picks a square next to its own that is lower than the one
thrown. What the map calls by one name is one object; once it is used up it is on
the map no more. How much higher somebody stands counts as distance: a metre is a square. Nobody
walks up or down more than `step_metres` at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tierce.fight.places import CELL, Held, Placing, Relation
from tierce.fight.walking import foes_of, nearest
from tierce.ground import (
    Cell,
    Ground,
    Squares,
    line_of_fire,
    no_higher,
    push,
    reachable,
    sees,
    straight,
)
from tierce.script.effects import Who

#: Things that are used up.
Gone = tuple[str, ...]

CLAUSE, MOVE, PUSH = "cthulhu.ground.squares", "cthulhu.ground.move", "cthulhu.ground.push"


def _cell(held: Held, who: Who) -> Cell:
    cell = held.cell(who)
    assert cell is not None, "everybody in a fight on a map is on the map"
    return cell


def _distance(held: Held, one: Who, other: Who) -> int:
    return _apart(held.ground, _cell(held, one), _cell(held, other))


def _apart(ground: Ground, one: Cell, other: Cell) -> int:
    return max(ground.grid.distance(one, other), abs(ground.rise(one, other)))


def _sight(held: Held, one: Who, other: Who, gone: Gone) -> bool:
    return sees(held.ground.without(gone), _cell(held, one), _cell(held, other))


def _covered(held: Held, one: Who, other: Who, gone: Gone) -> bool:
    ground = held.ground.without(gone)
    return bool(line_of_fire(ground, _cell(held, one), _cell(held, other)).covers)


def _footing(held: Held, who: Who) -> int:
    return held.ground.at(_cell(held, who)).footing


# ---------------------------------------------------------------- objects


def sizes(ground: Ground) -> Mapping[str, int | None]:
    """The things on a map that cover, and the SIZ it gives them; None where it says none."""
    known: dict[str, int | None] | None = ground.remembered.get("cthulhu sizes")
    if known is None:
        covers = {each.name: each.cover for each in ground.terrain}
        known = {
            name: cover.amount if cover.amount > 1 else None
            for name, cover in covers.items()
            if cover is not None
        }
        ground.remembered["cthulhu sizes"] = known
    return known


def _things(held: Held, who: Who, gone: Gone) -> tuple[str, ...]:
    ground, cell = held.ground.without(gone), _cell(held, who)
    near = (each for each in ground.grid.disc(cell, 1) if each in ground)
    found = (ground.at(each) for each in near)
    return tuple(sorted({each.name for each in found if each.cover is not None}))


# ---------------------------------------------------------------- walking


def _walks(
    held: Held, who: Who, squares: int, climb: int, gone: Gone
) -> tuple[tuple[Cell, int], ...]:
    ground, here = held.ground.without(gone), _cell(held, who)
    foes = foes_of(held, who, "out")
    reached = reachable(ground, here, squares, no_higher(ground, climb)).costs
    cells = sorted(cell for cell in reached if cell != here)
    return tuple((cell, nearest(ground, cell, foes, climb)) for cell in cells)


def _approach(held: Held, who: Who, foe: Who, climb: int, gone: Gone) -> Cell | None:
    ground, here, there = held.ground.without(gone), _cell(held, who), _cell(held, foe)
    far = _apart(ground, here, there)
    steps = reachable(ground, here, 1, no_higher(ground, climb)).costs
    nearer = (cell for cell in steps if _apart(ground, cell, there) < far)

    def rank(cell: Cell) -> tuple[int, Cell]:
        return (cell[0] - there[0]) ** 2 + (cell[1] - there[1]) ** 2, cell

    return min((cell for cell in nearer if sees(ground, cell, there)), key=rank, default=None)


# ---------------------------------------------------------------- being blown away


class Blown(NamedTuple):
    """Where somebody that is blown away comes to rest, how many squares on, into what ("", "wall",
    "obstacle" or "somebody"), and how many metres it falls."""

    cell: Cell
    squares: int
    into: str
    fall: int


def _blown(
    held: Held, who: Who, foe: Who, squares: int, way: int, units: bool, gone: Gone
) -> Blown:
    ground, here = held.ground.without(gone), _cell(held, who)
    if way < 0:
        path = ground.grid.beyond(_cell(held, foe), here, squares)
    else:
        path = straight(ground, here, way, squares)
    others = frozenset(held.cells("out", who, foe).values()) if units else frozenset()
    pushed = push(ground, here, path, stops=lambda this, next: next.height > this.height)
    last = here
    for cell in pushed.path:
        into = "somebody" if cell in others else ""
        into = "obstacle" if ground.at(cell).cover else into
        fall = -ground.rise(last, cell)
        if fall or into:
            return Blown(cell, ground.grid.distance(here, cell), "" if fall else into, fall)
        last = cell
    into = ""
    if pushed.into is not None and pushed.stop != "edge":
        before = ground.at(pushed.into)
        barred = before.closed or before.height > ground.at(last).height
        into = "obstacle" if barred and before.cover else "wall"
    return Blown(last, ground.grid.distance(here, last), into, 0)


def _below(held: Held, who: Who, foe: Who, gone: Gone) -> tuple[tuple[Cell, int], ...]:
    ground, from_where = held.ground.without(gone), _cell(held, foe)
    falls = ((cell, -ground.rise(from_where, cell)) for cell in ground.ways[_cell(held, who)])
    return tuple(sorted((cell, metres) for cell, metres in falls if metres > 0))


EVERYBODY = (CELL, "out", "side")

PLACING = Placing(
    (Squares("chebyshev"),),
    (
        #: squares from one to the other, and metres up or down, whichever is more
        Relation("distance", (CELL,), _distance),
        #: these take last what is gone
        Relation("sight", (CELL,), _sight),
        #: whether an object stands between two
        Relation("covered", (CELL,), _covered),
        #: what the ground under somebody takes from its attacks, in per cent
        Relation("footing", (CELL,), _footing),
        #: what can be hidden behind on the own or a next square
        Relation("things", (CELL,), _things),
        #: who, squares, the highest step: where it can walk, and how many steps it is from there to
        #: the nearest foe
        Relation("walks", (CELL, "side"), _walks, EVERYBODY),
        #: who, foe, the highest step: the square to which it steps nearer, None where it cannot
        Relation("approach", (CELL,), _approach),
        #: who, foe: the squares next to who that the foe can be thrown down to, and how many metres
        Relation("below", (CELL,), _below),
        #: who, foe, squares, direction (-1: away from the foe), whether units stop it
        Relation("blown", (CELL,), _blown, (CELL, "out")),
    ),
    most=99,
    covers=None,
    footing=True,
    heights=True,
    stated=("drop",),
    everybody=True,
    faces=False,
)
