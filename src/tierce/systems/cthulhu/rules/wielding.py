"""What can attack now, and whom it reaches (cthulhu.attack.cost)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.cthulhu.rules import (
    arms,
    bow,
    guns,
    parry_objects,
    place,
    precedence,
    ranges,
    squares,
)
from tierce.systems.cthulhu.sheet import Weapon

#: What a weapon reaches stands in its data; a grapple is with the hand.
WEAPONS, GRAPPLE = "cthulhu.weapons", "cthulhu.grapple"


def unusable(fight: View, who: Who, weapon: Weapon) -> tuple[str, str] | None:
    """Why a weapon cannot attack now, as clause and reason; None where it can."""
    trouble = arms.trouble(fight, who, weapon.name)
    if trouble:
        return "cthulhu.effects", arms.TROUBLES[trouble]
    kind = parry_objects.kind(fight.options, weapon)
    parried = fight.entry(who, "parried", weapon.name) > 0
    if kind is not None and kind.bars and parried:
        if not parry_objects.lifted(fight, who, weapon):
            return kind.clause, "cthulhu.reason.parried"
    shot = guns.empty(fight, who, weapon) or guns.resting(fight, who, weapon)
    if weapon.kind == "bow":
        shot = bow.slack(fight, who, weapon) or bow.empty(fight, who, weapon)
    if shot is not None:
        return shot
    if weapon.kind == "grapple" and not arms.free_hand(fight, who):
        return GRAPPLE, "cthulhu.reason.no-free-hand"
    supplement = precedence.withheld(fight, weapon.name, weapon)
    return None if supplement is None else (supplement.clause, supplement.reason)


def reaches(fight: View, who: Who, foe: Who, weapon: Weapon, step: int = 0) -> bool:
    """Whether a weapon reaches a foe: a blow by its reach and so many squares walked with it, a
    shot by its range."""
    if weapon.ranged:
        return ranges.divisor(fight, who, foe, weapon) is not None
    return place.reaches(fight, who, foe, weapon.reach, step)


def too_far(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str]:
    """Why a weapon does not reach a foe, as clause and reason."""
    if not place.sees(fight, who, foe):
        return squares.CLAUSE, "cthulhu.reason.no-line"
    if weapon.ranged:
        return ranges.CLAUSE, "cthulhu.reason.out-of-range"
    return WEAPONS, "cthulhu.reason.out-of-reach"
