"""Who has room where on a map, by what a system says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tierce.fight.course import Setup
from tierce.fight.places import CELL, Placing
from tierce.fight.state import View
from tierce.fight.walking import taken_up
from tierce.ground import Cell, Ground
from tierce.script.effects import Who


class Stand(NamedTuple):
    """Where somebody stands, and on which side."""

    cell: Cell
    side: str


def in_the_way(
    placing: Placing, ground: Ground, stand: Stand, others: Mapping[Who, Stand]
) -> tuple[Who, ...]:
    """Those of others beside whom one of a side has no room in a cell; nobody where it has."""
    near = [who for who, (cell, _) in others.items() if _near(placing, ground, stand.cell, cell)]
    if near:
        return tuple(near)
    here = [who for who, (cell, _) in others.items() if cell == stand.cell]
    friends = [who for who in here if others[who].side == stand.side]
    if placing.of_a_side is not None and len(friends) >= placing.of_a_side:
        return tuple(friends)
    return tuple(here) if len(here) >= placing.most else ()


def _near(placing: Placing, ground: Ground, one: Cell, other: Cell) -> bool:
    return placing.apart > 0 and other in taken_up(ground, one, placing.apart)


def crowding(setup: Setup, view: View, who: Who) -> tuple[Who, ...]:
    """Those beside whom a fighter has no room where it is now; nobody where it has, where there is
    no map, and where it is not on it."""
    placing, ground = setup.system.placing, setup.ground
    if placing is None or ground is None:
        return ()
    stands = {
        each.name: Stand(view.read(each.name, CELL), each.side)
        for each in setup.fighters
        if view.read(each.name, CELL) is not None
        and not (placing.gone and view.read(each.name, placing.gone))
    }
    own = stands.pop(who, None)
    return () if own is None else in_the_way(placing, ground, own, stands)
