"""Arts and Martial Arts: rolled together with an attack skill, they double its damage
(cthulhu.martial.*)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.cthulhu.rules import skills
from tierce.systems.cthulhu.rules.damage import Factor
from tierce.systems.cthulhu.rules.skills import GRAPPLING, MARTIAL_ARTS, STRIKING, WEAPON_ART
from tierce.systems.cthulhu.rules.strike import Hit
from tierce.systems.cthulhu.sheet import Weapon

COMBINE = "cthulhu.martial.combine"
#: What the unarmed arts double, and the clause of each.
FITS = {
    GRAPPLING: (("grapple", "head-butt"), "cthulhu.martial.grappling-art"),
    STRIKING: (("fist", "kick", "head-butt"), "cthulhu.martial.striking-art"),
    MARTIAL_ARTS: (("fist", "kick", "head-butt"), "cthulhu.martial.striking-art"),
}
OF_WEAPON = "cthulhu.martial.weapon-art"
DOUBLE = 2


def fits(art: str, weapon: Weapon) -> bool:
    """Whether an art doubles what this weapon does; archery doubles nothing."""
    if art.startswith(WEAPON_ART):
        return art[len(WEAPON_ART) :] in (weapon.kind, weapon.skill)
    return art in FITS and weapon.kind in FITS[art][0]


def learnt(fight: View, who: Who) -> tuple[str, ...]:
    """The arts a fighter has, and Martial Arts, where they are better than their base."""
    names = (*skills.arts(fight.sheet(who)), MARTIAL_ARTS)
    return tuple(name for name in names if skills.has(fight, who, name))


def fitting(fight: View, who: Who, weapon: Weapon) -> tuple[str, ...]:
    """Those of them that double what a weapon does."""
    return tuple(art for art in learnt(fight, who) if fits(art, weapon))


def together(fight: View, who: Who, weapon: Weapon) -> Iterator[tuple[str, ...]]:
    """The arts that may be rolled with an attack: none, one, or by option several."""
    able = fitting(fight, who, weapon)
    most = min(1, len(able)) if fight.options.one_art else len(able)
    for number in range(most + 1):
        yield from combinations(able, number)


def factors(hit: Hit, weapon: Weapon) -> Iterator[Factor]:
    """What the arts that succeeded make of a weapon's dice."""
    for art in hit.arts:
        if fits(art, weapon):
            clause = OF_WEAPON if art.startswith(WEAPON_ART) else FITS[art][1]
            yield Factor(DOUBLE, "cthulhu.part.art", clause)
