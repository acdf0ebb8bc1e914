"""The computer's dice: drawn from the fight's seed and the question's address alone.

A throw does not depend on what was thrown before it, so overruling one roll keeps the other dice,
and undoing a roll does not give another try at it.
"""

from __future__ import annotations

import random

from tierce.dice import Thrown


def throw(seed: str, address: str, dice: Thrown) -> tuple[int, ...]:
    """The faces that fall at an address."""
    return dice.roll(random.Random(f"{seed}\n{address}").randrange)
