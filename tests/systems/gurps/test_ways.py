"""By which hexes a movement went, against every way that there is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest

from tests.systems.gurps.map_setups import HEDGE, MUD, RIVER
from tierce.ground import OPEN, WALL, Cell, Ground, Hexes, fence
from tierce.systems.gurps.rules import on_map, ways
from tierce.systems.gurps.rules.on_map import FORWARD, MOVE, STEP, Crowd, Gone, Spot

KINDS = (*(OPEN,) * 8, WALL, MUD, HEDGE, RIVER)


class Way(NamedTuple):
    """A way somewhere: the hexes entered, the facing at its end, the yards."""

    cells: tuple[Cell, ...]
    facing: int
    yards: int


def every_way(ground: Ground, gone: Gone, crowd: Crowd, into: Cell | None) -> Iterator[Way]:
    """All ways, told by what gurps.ground.move says."""
    waiting = [Way((), gone.facing, 0)]
    while waiting:
        here = waiting.pop()
        yield here
        if here.yards >= gone.yards:
            continue
        cell = here.cells[-1] if here.cells else gone.cell
        if cell == into:
            continue
        if gone.how != STEP:
            waiting += [
                here._replace(facing=(here.facing + by) % 6, yards=here.yards + 1) for by in (1, -1)
            ]
        for number, near in enumerate(ground.grid.neighbours(cell)):
            if not ground.steps(cell, near) or (near in crowd.foes and near != into):
                continue
            yards = 1
            if gone.how != STEP:
                front = ground.grid.turns(number, here.facing) <= 1
                if gone.how == FORWARD and not front:
                    continue
                yards = (1 if front else 2) + ground.at(near).footing + (near in crowd.bodies)
            if here.yards + yards <= gone.yards:
                waiting.append(Way((*here.cells, near), here.facing, here.yards + yards))


def may_face(gone: Gone, found: Way, facing: int) -> bool:
    """Whether somebody who went that way may face so at its end."""
    if gone.how == STEP or 2 * found.yards <= gone.yards:
        return True
    return Hexes().turns(found.facing, facing) <= 1


def ways_there(ground: Ground, gone: Gone, crowd: Crowd, end: tuple[Cell, int]) -> list[Way]:
    """All ways that end there."""
    into = end[0] if end[0] in crowd.foes else None
    found = [
        each
        for each in every_way(ground, gone, crowd, into)
        if each.cells and each.cells[-1] == end[0] and may_face(gone, each, end[1])
    ]
    if gone.how == MOVE:
        step = Gone(gone.cell, gone.facing, 1, STEP)
        found += ways_there(ground, step, crowd, end)
    return found


def some_map(rng: random.Random) -> Ground:
    columns, rows = 5, 4
    bare = Ground(Hexes(), columns, rows, tuple(rng.choice(KINDS) for _ in range(columns * rows)))
    cell = rng.choice(bare.cells)
    beside = [near for near in bare.grid.neighbours(cell) if near in bare]
    return replace(bare, fences=frozenset({fence(cell, rng.choice(beside))}))


@pytest.mark.parametrize("how", [STEP, MOVE, FORWARD])
def test_around_where_the_yards_reach_else_the_shortest_way(how: str) -> None:
    around = through = 0
    for number in range(25):
        rng = random.Random(f"{how} {number}")
        ground = some_map(rng)
        cells = rng.sample(sorted(ground.standing), 4)
        start, foe, friend, body = cells
        crowd = Crowd(frozenset({foe}), frozenset({friend}), frozenset({body}))
        gone = Gone(start, rng.randrange(6), rng.randint(1, 3 if how == STEP else 4), how)
        shun = frozenset(rng.sample(ground.cells, 6))
        ends = on_map.endings(ground, (start, gone.facing), gone.yards, how, crowd, foe)
        for cell, facings in ends.items():
            if cell == start:
                continue
            facing = rng.choice(sorted(facings))
            every = ways_there(ground, gone, crowd, (cell, facing))
            found = ways.way(ground, gone, (cell, facing), crowd, shun)
            entered = tuple(spot.cell for spot in found)
            assert found[-1] == Spot(cell, facing, found[-1].yards)
            clear = [each.yards for each in every if not shun & {*each.cells}]
            if clear:
                around += 1
                assert not shun & {*entered}
                assert found[-1].yards == min(clear)
            else:
                through += 1
                fewest = min((each.yards, sum(c in shun for c in each.cells)) for each in every)
                assert (found[-1].yards, sum(c in shun for c in entered)) == fewest
            assert entered in {each.cells for each in every if each.yards == found[-1].yards}
            assert facings[facing] == min(each.yards for each in every)
    assert around > 20 < through


def test_each_hex_has_the_yards_up_to_there() -> None:
    """East, then turned to the south-east, the long way that leaves the hexes before it out."""
    ground = Ground(Hexes(), 4, 1, (OPEN, MUD, OPEN, OPEN))
    crowd = Crowd(frozenset(), frozenset(), frozenset())
    gone = Gone((0, 0), 1, 5, MOVE)
    assert ways.way(ground, gone, ((3, 0), 2), crowd, ()) == (
        Spot((1, 0), 1, 2),
        Spot((2, 0), 1, 3),
        Spot((3, 0), 2, 4),
    )


def test_where_others_stand_in_the_way_by_now() -> None:
    ground = Ground(Hexes(), 3, 1, (OPEN,) * 3)
    crowd = Crowd(frozenset({(1, 0)}), frozenset(), frozenset())
    gone = Gone((0, 0), 1, 2, STEP)
    assert ways.way(ground, gone, ((2, 0), 1), crowd, ()) == (Spot((2, 0), 1, 2),)
