"""Random gurps fights on random maps of hexes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from tests.systems.gurps.setups import random_setup
from tierce.fight.course import Setup
from tierce.fight.state import View
from tierce.ground import OPEN, WALL, Cell, Cover, Fence, Ground, Hexes, Terrain, fence
from tierce.script.effects import Who

HEDGE = Terrain("h", "hedge", cover=Cover("partial"))
DITCH = Terrain("d", "ditch", cover=Cover("full"), height=-4)
MUD = Terrain("m", "mud", footing=1)
RIVER = Terrain("~", "river", closed=True)
SMOKE = Terrain("s", "smoke", opaque=True)
TABLE = Terrain("t", "table", cover=Cover("partial"), footing=1, height=3)
BAR = Terrain("b", "bar", closed=True, cover=Cover("full"))
KINDS = (*(OPEN,) * 12, WALL, HEDGE, DITCH, MUD, RIVER, SMOKE, TABLE, BAR)


def random_ground(rng: random.Random) -> Ground:
    """A map of five to eleven rows and columns, with a few thin walls."""
    columns, rows = rng.randint(5, 11), rng.randint(5, 11)
    terrain = tuple(rng.choice(KINDS) for _ in range(columns * rows))
    bare = Ground(Hexes(), columns, rows, terrain)
    return replace(bare, fences=frozenset(_fence(rng, bare) for _ in range(rng.randint(0, 4))))


def _fence(rng: random.Random, ground: Ground) -> Fence:
    cell = rng.choice(ground.cells)
    beside = [near for near in ground.grid.neighbours(cell) if near in ground]
    return fence(cell, rng.choice(beside))


def random_map_setup(rng: random.Random) -> Setup:
    """A fight of two to five on two sides, somewhere on a map."""
    setup, ground = random_setup(rng), random_ground(rng)
    while len(ground.standing) < 3 * len(setup.fighters):
        ground = random_ground(rng)
    cells: list[Cell] = rng.sample(sorted(ground.standing), len(setup.fighters))
    fighters = tuple(
        replace(fighter, at=cell, facing=rng.randrange(6))
        for fighter, cell in zip(setup.fighters, cells, strict=True)
    )
    return replace(setup, fighters=fighters, ground=ground)


def may_share(view: View, together: Sequence[Who]) -> bool:
    """Who is out of the fight lies where it fell; of those who are not, two foes at most are in
    one hex, in close combat."""
    sides = [view.read(who, "side") for who in together if not view.read(who, "out")]
    return len(sides) <= 2 and len(set(sides)) == len(sides)
