"""Random drachensturm fights on random maps of squares."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from tests.systems.drachensturm.setups import random_setup
from tierce.fight.course import Setup
from tierce.fight.state import View
from tierce.fight.system import Fighter
from tierce.ground import OPEN, WALL, Cell, Ground, Squares, Terrain, fence, reachable
from tierce.script.effects import Who

WATER = Terrain("~", "water", closed=True)
SMOKE = Terrain("s", "smoke", opaque=True)
KINDS = (*(OPEN,) * 12, WALL, WATER, SMOKE)


def random_ground(rng: random.Random, room: int) -> Ground:
    """A small map of squares of a metre, with a thin wall here and there, that holds so many and
    has a way from everywhere to everywhere."""
    while True:
        columns, rows = rng.randint(3, 4), rng.randint(3, 4)
        terrain = tuple(rng.choice(KINDS) for _ in range(columns * rows))
        fences = frozenset(
            fence((column, row), (column + 1, row))
            for column in range(columns - 1)
            for row in range(rows)
            if rng.random() < 0.1
        )
        ground = Ground(Squares("euclid"), columns, rows, terrain, fences)
        start = min(ground.standing, default=None)
        if start is None or len(ground.standing) < room:
            continue
        if reachable(ground, start, None).costs.keys() == ground.standing:
            return ground


def random_map_setup(rng: random.Random) -> Setup:
    """A fight of two to six on two sides, somewhere on a map."""
    setup = random_setup(rng)
    ground = random_ground(rng, len(setup.fighters) + 3)
    cells = rng.sample(sorted(ground.standing), len(setup.fighters))
    pairs = zip(setup.fighters, cells, strict=True)
    fighters = tuple(_placed(rng, fighter, cell) for fighter, cell in pairs)
    return replace(setup, fighters=fighters, ground=ground)


def _placed(rng: random.Random, fighter: Fighter, cell: Cell) -> Fighter:
    """Reaches of a few metres, so that it matters where one stands; all can move, and are asked
    where, so that none waits for ever behind a wall."""
    reach = tuple(
        replace(weapon, reach=rng.choice((2, 3, 3, 5, 9))) for weapon in fighter.sheet.weapons
    )
    sheet = replace(fighter.sheet, weapons=reach, speed=rng.choice((10, 14, 20)))
    return replace(fighter, at=cell, sheet=sheet, player=True)


def may_share(view: View, together: Sequence[Who]) -> bool:
    """Whoever is out of the fight is in nobody's way."""
    return sum(not view.read(who, "out") for who in together) <= 1
