"""Going and being pushed on a map, for relations of systems: others are in the way, and each takes
up so much room that no two come nearer to each other than `apart`, in the system's measure."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from tierce.fight.places import Held
from tierce.ground import Cell, Ground, Push, Reached, push, reachable, ways_to
from tierce.script.effects import Who


def walk(held: Held, who: Who, length: int, gone: str, apart: int = 1) -> Reached[Cell]:
    """The cells that a fighter gets to by going so far in the system's measure, around everybody
    of whom the fact `gone` is false."""
    ground = held.ground
    budget = floor(Fraction(length) / ground.span * ground.grid.fine)
    return reachable(ground, placed(held, who), budget, barred=_taken(held, who, gone, apart))


def pushed(held: Held, who: Who, by: Who, length: int, gone: str, apart: int = 1) -> Push:
    """A fighter is pushed so far, at most, straight away from who is in another cell."""
    ground, cell = held.ground, placed(held, who)
    way = ground.grid.beyond(placed(held, by), cell, floor(length / ground.span))
    far = (there for there in way if ground.length(cell, there) <= length)
    return push(ground, cell, far, _taken(held, who, gone, apart))


def gone_to(ground: Ground, cost: int) -> int:
    """What a way that cost so many parts of a cell comes to in the system's measure, in whole
    ones: no less than it is."""
    return ceil(cost * ground.span / ground.grid.fine)


def nearest(ground: Ground, cell: Cell, others: frozenset[Cell], climb: int | None = None) -> int:
    """How many cells long the way around walls to the nearest of others is, whoever stands in it,
    without steps up or down by more than `climb`; straight on where no way leads to any of them, 0
    where there are none."""
    way = ways_to(ground, others, climb).get(cell)
    if way is None:
        return min((ground.grid.distance(cell, each) for each in others), default=0)
    return ceil(way / ground.grid.fine)


def foes_of(held: Held, who: Who, gone: str) -> frozenset[Cell]:
    """The cells of everybody on another side of whom the fact `gone` is false."""
    side, others = held(who, "side"), held.cells(gone, who)
    return frozenset(cell for each, cell in others.items() if held(each, "side") != side)


def placed(held: Held, who: Who) -> Cell:
    """The cell of a fighter, in a system in which everybody is on the map."""
    cell = held.cell(who)
    assert cell is not None, "everybody in a fight on this map is on the map"
    return cell


def _taken(held: Held, who: Who, gone: str, apart: int) -> set[Cell]:
    grid, room = held.ground.grid, ceil(apart / held.ground.span) - 1
    return {near for cell in held.cells(gone, who).values() for near in grid.disc(cell, room)}
