"""Random mordheim fights on random maps of squares."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from tests.systems.mordheim.setups import random_setup
from tierce.fight.course import Setup
from tierce.fight.state import View
from tierce.ground import OPEN, WALL, Cell, Cover, Ground, Squares, Terrain
from tierce.script.effects import Who

HEDGE = Terrain("h", "hedge", cover=Cover("soft"), footing=1)
WATER = Terrain("~", "water", closed=True)
KINDS = (*(OPEN,) * 10, WALL, HEDGE, WATER)


def random_map_setup(rng: random.Random) -> Setup:
    """A fight of two to five on two sides, on squares of an inch or of half an inch."""
    setup = random_setup(rng)
    span = rng.choice((Fraction(1), Fraction(1, 2)))
    while True:
        columns, rows = rng.randint(4, 9), rng.randint(4, 9)
        terrain = tuple(rng.choice(KINDS) for _ in range(columns * rows))
        ground = Ground(Squares("euclid"), columns, rows, terrain, span=span)
        cells = _apart(rng, ground)
        if len(cells) >= len(setup.fighters):
            break
    pairs = zip(setup.fighters, cells, strict=False)
    fighters = tuple(replace(fighter, at=cell) for fighter, cell in pairs)
    return replace(setup, fighters=fighters, ground=ground)


def _apart(rng: random.Random, ground: Ground) -> list[Cell]:
    """Cells in which bases do not overlap."""
    found: list[Cell] = []
    for cell in rng.sample(sorted(ground.standing), len(ground.standing)):
        if not any(overlap(ground, cell, other) for other in found):
            found.append(cell)
    return found


def overlap(ground: Ground, one: Cell, other: Cell) -> bool:
    """Whether bases of an inch there lie over each other."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) * ground.span < 1


def may_share(view: View, together: Sequence[Who]) -> bool:
    """Whoever is off the table is in nobody's way."""
    return sum(not view.read(who, "gone") for who in together) <= 1
