"""By which hexes a movement on a map went, where that matters (gurps.ground.zone).

Readings: nobody says it, so whoever moves goes around what it shuns where the yards it could take
reach that far, and spends them; else it goes the shortest way, through as few hexes of it as there
are on such a way.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise

from tierce.ground import Cell, Ground, cheapest
from tierce.systems.gurps.rules import on_map
from tierce.systems.gurps.rules.on_map import Crowd, Gone, Place, Spot

#: A yard, counted against single hexes to shun.
YARD = 10_000


def way(
    ground: Ground, gone: Gone, end: Place, crowd: Crowd, shun: Collection[Cell]
) -> tuple[Spot, ...]:
    """The hexes gone through, the last one included and the first not: each with the facing there
    and the yards up to there. Where others have come in the way since, the last alone."""
    around = _way(ground, gone, end, crowd, shun, True)
    through = around or _way(ground, gone, end, crowd, shun, False)
    return through or (Spot(*end, gone.yards),)


def _way(
    ground: Ground, gone: Gone, end: Place, crowd: Crowd, shun: Collection[Cell], around: bool
) -> tuple[Spot, ...]:
    """The cheapest way that is open: around all hexes to shun, or past them; () without one."""
    found: list[tuple[int, tuple[Spot, ...]]] = []
    if gone.how != on_map.STEP:
        found += _moving(ground, gone, end, crowd, shun, around)
    if gone.how != on_map.FORWARD:
        yards = gone.yards if gone.how == on_map.STEP else min(1, gone.yards)
        found += _stepping(ground, gone._replace(yards=yards), end, crowd, shun, around)
    return min(found)[1] if found else ()


def _stepping(
    ground: Ground, gone: Gone, end: Place, crowd: Crowd, shun: Collection[Cell], around: bool
) -> Iterator[tuple[int, tuple[Spot, ...]]]:
    moves = on_map.stepping(ground, crowd, _into(end, crowd))

    def wary(here: Cell) -> Iterator[tuple[Cell, int]]:
        for there, yards in moves(here):
            if not (around and there in shun):
                yield there, yards * YARD + (there in shun)

    reached = cheapest(gone.cell, wary, _budget(gone))
    if end[0] in reached.costs:
        path = reached.path(end[0])[1:]
        spots = tuple(Spot(cell, end[1], reached.costs[cell] // YARD) for cell in path)
        yield reached.costs[end[0]], spots


def _moving(
    ground: Ground, gone: Gone, end: Place, crowd: Crowd, shun: Collection[Cell], around: bool
) -> Iterator[tuple[int, tuple[Spot, ...]]]:
    grid, moves = ground.grid, on_map.moving(ground, gone.how, crowd, _into(end, crowd))

    def wary(here: Place) -> Iterator[tuple[Place, int]]:
        for there, yards in moves(here):
            enters = there[0] != here[0] and there[0] in shun
            if not (around and enters):
                yield there, yards * YARD + enters

    reached = cheapest((gone.cell, gone.facing), wary, _budget(gone))
    sides = len(grid.steps)
    for facing in range(sides):
        last = end[0], facing
        cost = reached.costs.get(last)
        if cost is None:
            continue
        turn = on_map.last_turn(cost // YARD, gone.yards, sides)
        if grid.turns(facing, end[1]) <= turn:
            spots = [Spot(*place, reached.costs[place] // YARD) for place in reached.path(last)]
            entered = [b for a, b in pairwise(spots) if a.cell != b.cell]
            yield cost, (*entered[:-1], Spot(*end, cost // YARD))


def _into(end: Place, crowd: Crowd) -> Cell | None:
    """The foe's hex that a movement ends in, if it does."""
    return end[0] if end[0] in crowd.foes else None


def _budget(gone: Gone) -> int:
    return (gone.yards + 1) * YARD - 1
