"""Range, size and bursts of ranged attacks (gurps.attack.modifiers, gurps.attack.rapid-fire)."""

from __future__ import annotations

from tierce.script.view import Rolled

#: (most yards, modifier) of the first decade of range; each further decade takes 6 more.
_RANGES = ((2, 0), (3, -1), (5, -2), (7, -3), (10, -4), (15, -5))
#: (least rate of fire, bonus to hit)
_RATES = ((50, 6), (25, 5), (17, 4), (13, 3), (9, 2), (5, 1))


def range_modifier(yards: int) -> int:
    """What the distance takes from the skill."""
    scale, penalty = 1, 0
    while yards > 15 * scale:
        scale, penalty = scale * 10, penalty - 6
    if scale > 1 and yards <= 2 * scale:
        return penalty
    return penalty + next(amount for most, amount in _RANGES if yards <= most * scale)


def rate_bonus(shots: int) -> int:
    """What the number of shots adds to the skill: beyond the rows one more for each doubling
    (gurps.attack.rapid-fire)."""
    most, highest = _RATES[0]
    if shots >= 2 * most:
        return highest + (shots // most).bit_length() - 1
    return next((bonus for least, bonus in _RATES if shots >= least), 0)


def hits(roll: Rolled, skill: int, recoil: int, shots: int) -> Rolled:
    """How many shots hit: one, and one for each full Recoil of margin, at most those fired."""
    return roll.map(lambda total: min(shots, 1 + max(0, skill - total) // recoil))
