"""Going and being pushed on a map, for relations of systems: others are in the way, and each takes
up so much room, `apart` in the system's measure, along rows and columns on squares."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import NamedTuple

from tierce.fight.places import Held
from tierce.ground import Cell, Ground, Reached, Stop, push_away, reachable, ways_to
from tierce.script.effects import Who


def walk(held: Held, who: Who, length: int, gone: str, apart: int = 1) -> Reached[Cell]:
    """The cells that a fighter gets to by going so far in the system's measure, around everybody
    of whom the fact `gone` is false."""
    ground = held.ground
    budget = floor(Fraction(length) / ground.span * ground.grid.fine)
    return reachable(ground, placed(held, who), budget, barred=_taken(held, who, gone, apart))


class Pushed(NamedTuple):
    """Where somebody who is pushed ends, how much farther from who pushes that is, in the system's
    measure, and what stopped it."""

    cell: Cell
    gained: Fraction
    stop: Stop | None = None


def pushed(held: Held, who: Who, by: Who, length: int, gone: str, apart: int = 1) -> Pushed:
    """A fighter is pushed straight away from who is in another cell, until it is so much farther
    from there or something stops it."""
    ground, cell, source = held.ground, placed(held, who), placed(held, by)
    count, taken = floor(length / ground.span), _taken(held, who, gone, apart)
    found = push_away(ground, source, cell, count, taken)
    end = found.path[-1] if found.path else cell
    gained = ground.length(source, end) - ground.length(source, cell)
    return Pushed(end, gained, found.stop)


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
    others = held.cells(gone, who).values()
    return {near for cell in others for near in taken_up(held.ground, cell, apart)}


def taken_up(ground: Ground, cell: Cell, apart: int) -> tuple[Cell, ...]:
    """Where nobody else can stand who takes up as much room as whoever is in a cell."""
    return ground.grid.block(cell, ceil(apart / ground.span) - 1)
