"""How far a weapon shoots or is thrown, and what distance does to it (cthulhu.range).

Readings: what is stated to have no range reaches everything in sight; where the dice of a weapon
go by distance, its base range is that of the last of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.cthulhu.rules import bow, place, strike
from tierce.systems.cthulhu.rules.numbers import Cut
from tierce.systems.cthulhu.rules.strike import Strike
from tierce.systems.cthulhu.sheet import Weapon

CLAUSE = "cthulhu.range"
#: Up to so many times the base range the skill is divided by so much; beyond there is no shot.
STEPS = ((1, 1), (2, 2), (3, 4), (4, 8))


def base(fight: View, who: Who, weapon: Weapon) -> int:
    """The base range in squares, 0 where there is none."""
    return max([weapon.base_range, *(far for far, _ in weapon.bands)])


def divisor(fight: View, who: Who, foe: Who, weapon: Weapon, hard: bool = False) -> int | None:
    """What the skill is divided by at this distance; None where the weapon does not carry or a
    wall is between. A bow in the hard form carries twice as far."""
    if not place.sees(fight, who, foe):
        return None
    near = base(fight, who, weapon)
    if hard or bow.kept(fight, who, weapon):
        near *= bow.DOUBLE
    if not near or not fight.options.ranges:
        return 1
    far = place.distance(fight, who, foe)
    return next((by for times, by in STEPS if far <= times * near), None)


def cuts(fight: View, who: Who, foe: Who, blow: Strike) -> Iterator[Cut]:
    """What distance leaves of the skill. A shot at what is too far has been barred."""
    if strike.melee(fight, who, blow):
        return
    weapon = strike.weapon(fight, who, blow)
    by = divisor(fight, who, foe, weapon, blow.hard) or STEPS[-1][1]
    if by > 1:
        facts = {"far": place.distance(fight, who, foe)}
        yield Cut(1, by, "cthulhu.part.range", CLAUSE, facts)


def dice(fight: View, who: Who, foe: Who, weapon: Weapon) -> Dice:
    """The dice of a weapon at this distance: a shotgun's fall with it."""
    if not weapon.bands:
        return weapon.dice
    far = place.distance(fight, who, foe)
    return next((dice for most, dice in weapon.bands if far <= most), weapon.bands[-1][1])
