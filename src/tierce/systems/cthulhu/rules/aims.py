"""Aiming at a part of the body (cthulhu.aim.*)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import NamedTuple

from tierce.dice import Dice
from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.script.value import Part, Value
from tierce.systems.cthulhu.rules import arms, body, check, guns
from tierce.systems.cthulhu.rules.damage import Rider
from tierce.systems.cthulhu.rules.strike import Hit, Strike
from tierce.systems.cthulhu.sheet import Sheet, Weapon

VITAL_CLAUSE = "cthulhu.aim.vital"
VITAL, ARM, LEG, WING = "vital", "arm", "leg", "wing"
#: What each aim costs, and by which clause.
COSTS: Mapping[str, tuple[int, str]] = {
    VITAL: (-30, VITAL_CLAUSE),
    ARM: (-15, body.ARM),
    LEG: (-15, body.LEG),
    WING: (-15, body.LEG),
}
MORE = Rider(VITAL, Dice(1), VITAL_CLAUSE)


class Limb(NamedTuple):
    """A limb that may be hurt: the condition of one that is, how many there are, the clause."""

    hurt: str
    number: Callable[[Sheet], int]
    clause: str


LIMBS: Mapping[str, Limb] = {
    ARM: Limb(body.ARM_HURT, lambda sheet: sheet.arms, body.ARM),
    LEG: Limb(body.LAME[0], lambda sheet: sheet.legs, body.LEG),
    WING: Limb(body.LAME[1], lambda sheet: sheet.wings, body.LEG),
}


def penalty(fight: View, who: Who, foe: Who, blow: Strike) -> Value:
    """What an aim takes from the skill."""
    if blow.aim in COSTS:
        amount, clause = COSTS[blow.aim]
        yield Part(amount, "cthulhu.part.aim", clause, {"aim": blow.aim})


def riders(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit) -> Iterator[Rider]:
    """What a hit in a vital part adds to the damage."""
    if blow.aim == VITAL:
        yield MORE


# ---------------------------------------------------------------- what may be aimed at


def at(part: str) -> Callable[[Strike], Strike]:
    """What makes a strike one that is aimed at a part."""
    return lambda blow: blow._replace(aim=part)


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


def no_limb(part: str) -> Callable[[View, Who, Who, Weapon], tuple[str, str] | str | None]:
    """Why a limb is not aimed at: the foe has none, or all of them are hurt."""
    limb = LIMBS[part]

    def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
        why = no_part(fight, who, foe, weapon)
        if why is not None:
            return why
        number = limb.number(fight.sheet(foe))
        if not number:
            return ""
        hurt = sum(1 for _ in body.held(fight, foe, limb.hurt))
        return (limb.clause, "cthulhu.reason.limb-hurt") if hurt >= number else None

    return closed


# ---------------------------------------------------------------- what a hit does


def effect(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit) -> Rule[None]:
    """What a hit in a limb does beside its damage: each limb is hurt once
    (cthulhu.aim.arm, cthulhu.aim.leg)."""
    limb = LIMBS.get(blow.aim)
    if limb is None:
        return
    begin(fight, foe, limb.hurt, limb.clause)
    yield note("cthulhu.event.limb-hurt", limb.clause, who=foe, limb=limb.hurt)
    if blow.aim == ARM and check.is_special(fight, hit.degree):
        yield from arms.drop(fight, foe, body.ARM)


def begin(fight: View, who: Who, name: str, clause: str) -> None:
    """One more limb or joint is hurt; each has a number, so that two of a kind are two."""
    taken = {condition.about for condition in body.held(fight, who, name)}
    number = next(number for number in count(1) if (number,) not in taken)
    fight.begin(who, Condition(name, clause, (), (number,)))
