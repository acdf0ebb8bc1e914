"""Damage that strength gives: thrust and swing."""

from __future__ import annotations

from tierce.dice import Dice

#: The strengths for which damage is known.
LEAST, MOST = 1, 40

# From the strength on that opens a row: (dice, adds) of a thrust, of a swing.
_ROWS = {
    1: ((1, -6), (1, -5)),
    3: ((1, -5), (1, -4)),
    5: ((1, -4), (1, -3)),
    7: ((1, -3), (1, -2)),
    9: ((1, -2), (1, -1)),
    10: ((1, -2), (1, 0)),
    11: ((1, -1), (1, 1)),
    12: ((1, -1), (1, 2)),
    13: ((1, 0), (2, -1)),
    14: ((1, 0), (2, 0)),
    15: ((1, 1), (2, 1)),
    16: ((1, 1), (2, 2)),
    17: ((1, 2), (3, -1)),
    18: ((1, 2), (3, 0)),
    19: ((2, -1), (3, 1)),
    20: ((2, -1), (3, 2)),
    21: ((2, 0), (4, -1)),
    22: ((2, 0), (4, 0)),
    23: ((2, 1), (4, 1)),
    24: ((2, 1), (4, 2)),
    25: ((2, 2), (5, -1)),
    26: ((2, 2), (5, 0)),
    27: ((3, -1), (5, 1)),
    29: ((3, 0), (5, 2)),
    31: ((3, 1), (6, -1)),
    33: ((3, 2), (6, 0)),
    35: ((4, -1), (6, 1)),
    37: ((4, 0), (6, 2)),
    39: ((4, 1), (7, -1)),
}


def basic_damage(st: int, swing: bool) -> Dice:
    """The dice of a thrust or swing at that strength; ValueError outside LEAST to MOST."""
    if not LEAST <= st <= MOST:
        raise ValueError(f"no basic damage for ST {st}")
    row = _ROWS[max(least for least in _ROWS if least <= st)]
    number, plus = row[1 if swing else 0]
    return Dice(number, 6, plus)
