"""Toy fights to begin with: one that is always the same, and random ones."""

from __future__ import annotations

import random

from tests.toy.sheet import Options, Sheet
from tests.toy.system import TOY
from tierce.fight.course import Setup
from tierce.fight.system import Fighter
from tierce.script.effects import Who

NAMES = tuple(map(Who, ("anna", "bran", "cai", "dova3")))
ANNA, BRAN, CAI, DOVA = NAMES


def three(seed: str = "toy", guards: bool = True) -> Setup:
    """Anna and Cai against Bran."""
    fighters = (
        Fighter(ANNA, "red", Sheet()),
        Fighter(BRAN, "blue", Sheet(might=6, hearts=4, weapon="club")),
        Fighter(CAI, "red", Sheet(guard=2)),
    )
    return Setup(TOY, fighters, Options(guards), seed)


def random_setup(rng: random.Random) -> Setup:
    """Two to four fighters on two or three sides, house rules as they come."""
    count = rng.randint(2, 4)
    sides = ["red", "blue"] + [rng.choice(("red", "blue", "green")) for _ in range(count - 2)]
    rng.shuffle(sides)
    sheets = (Sheet(), Sheet(6, 0, 2, "club"), Sheet(4, 2, 4, "pike-2"))
    fighters = tuple(
        Fighter(name, side, rng.choice(sheets)) for name, side in zip(NAMES, sides, strict=False)
    )
    options = Options(guards=rng.random() < 0.8, sides=rng.choice((3, 4)))
    return Setup(TOY, fighters, options, str(rng.random()))
