"""Random cthulhu fights on random maps of squares."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from tests.systems.cthulhu.setups import random_setup
from tierce.fight.course import Setup
from tierce.fight.state import View
from tierce.ground import OPEN, WALL, Cover, Ground, Squares, Terrain
from tierce.script.effects import Who

CAR = Terrain("c", "car", cover=Cover("body", 22))
CRATE = Terrain("k", "crate", closed=True, cover=Cover("box", 12))
BUSH = Terrain("b", "bush", cover=Cover("leaves"), footing=10)
MUD = Terrain("~", "mud", footing=20)
LEDGE = Terrain("l", "ledge", height=3)
FLAT = (*(OPEN,) * 10, WALL, CAR, CRATE, BUSH, MUD)


def random_map_setup(rng: random.Random) -> Setup:
    """A fight of two to four on two sides, near each other; several may begin on one square."""
    setup = random_setup(rng)
    ground = random_ground(rng, (*FLAT, LEDGE))
    cells = [rng.choice(sorted(ground.standing)) for _ in setup.fighters]
    pairs = zip(setup.fighters, cells, strict=True)
    return replace(setup, fighters=tuple(replace(f, at=c) for f, c in pairs), ground=ground)


def random_ground(rng: random.Random, kinds: Sequence[Terrain]) -> Ground:
    """A small map, somewhere on which one can stand."""
    while True:
        columns, rows = rng.randint(3, 8), rng.randint(3, 8)
        terrain = tuple(rng.choice(kinds) for _ in range(columns * rows))
        ground = Ground(Squares("chebyshev"), columns, rows, terrain)
        if ground.standing:
            return ground


def may_share(view: View, together: Sequence[Who]) -> bool:
    """Any number of fighters may share a square."""
    return True
