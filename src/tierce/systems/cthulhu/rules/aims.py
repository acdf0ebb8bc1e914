"""Aiming at a part of the body (cthulhu.aim.*)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value
from tierce.systems.cthulhu.rules import guns
from tierce.systems.cthulhu.rules.damage import Rider
from tierce.systems.cthulhu.rules.strike import Hit, Strike
from tierce.systems.cthulhu.sheet import Weapon

VITAL_CLAUSE = "cthulhu.aim.vital"
VITAL = "vital"
#: What each aim costs, and by which clause.
COSTS: Mapping[str, tuple[int, str]] = {VITAL: (-30, VITAL_CLAUSE)}
MORE = Rider(VITAL, Dice(1), VITAL_CLAUSE)


def penalty(fight: View, who: Who, foe: Who, blow: Strike) -> Value:
    """What an aim takes from the skill."""
    if blow.aim in COSTS:
        amount, clause = COSTS[blow.aim]
        yield Part(amount, "cthulhu.part.aim", clause, {"aim": blow.aim})


def riders(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit) -> Iterator[Rider]:
    """What a hit in a vital part adds to the damage."""
    if blow.aim == VITAL:
        yield MORE


def at_vital(blow: Strike) -> Strike:
    """The strike, aimed at a vital part, the head included."""
    return blow._replace(aim=VITAL)


def no_part(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
    """A shapeless creature has no part to aim at; a hold is aimed at none, nor a shot in touch,
    which hits by itself (cthulhu.gun.point-blank)."""
    if weapon.kind == "grapple":
        return ""
    if fight.sheet(foe).shapeless:
        return VITAL_CLAUSE, "cthulhu.reason.shapeless"
    if guns.point_blank(fight, who, foe, Strike(weapon.name)):
        return guns.POINT_BLANK, "cthulhu.reason.touch"
    return None
