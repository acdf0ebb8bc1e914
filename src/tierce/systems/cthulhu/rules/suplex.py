"""Suplex: the foe is thrown (cthulhu.special.suplex)."""

from __future__ import annotations

from collections.abc import Mapping

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.systems.cthulhu.rules import (
    attack,
    check,
    conditions,
    hold,
    knockback,
    place,
    skills,
    throws,
)
from tierce.systems.cthulhu.rules.answer import Answer
from tierce.systems.cthulhu.rules.damage import Rider
from tierce.systems.cthulhu.rules.skills import GRAPPLING
from tierce.systems.cthulhu.rules.strike import Hit, Strike
from tierce.systems.cthulhu.rules.throw_defence import SUPLEX as CLAUSE
from tierce.systems.cthulhu.rules.ways import Way
from tierce.systems.cthulhu.sheet import Weapon

DAMAGE = Dice(1)
#: The bodies that may be thrown.
BODIES = ("biped", "small-quadruped")


def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
    """Why nobody is thrown."""
    if weapon.kind != "grapple":
        return ""
    why = skills.gate(fight, who, CLAUSE, GRAPPLING)
    if why is not None:
        return why
    if fight.sheet(foe).body not in BODIES:
        return CLAUSE, "cthulhu.reason.body"
    return None


def suplex(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """Grapple and art both succeed: a throw; where the art alone fails, a plain hold, by option
    nothing."""
    blow, hit, early = yield from throws.opened(fight, who, foe, blow)
    if hit.degree not in check.MADE:
        return hit.degree
    if hit.arts:
        yield from attack.landed(fight, who, foe, blow, hit, thrown, early)
    elif fight.options.suplex_art_failed == "hold":
        yield note("cthulhu.event.plain-hold", CLAUSE, who=who, foe=foe)
        plain = blow._replace(way="hold", arts=())
        yield from attack.landed(fight, who, foe, plain, hit, hold.seized, early)
    else:
        yield note("cthulhu.event.art-needed", CLAUSE, who=who)
    return hit.degree


def thrown(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer) -> Rule[None]:
    """1D6 and the bonus, a fall where it is from a height, prone, CON x5 or knocked out."""
    if answer.made and fight.options.defend_stops_throw:
        yield from throws.hurt(fight, who, foe, blow, hit, answer, DAMAGE)
        return
    metres = place.stated(fight, foe, "drop", who)
    yield note("cthulhu.event.thrown", CLAUSE, who=who, foe=foe, metres=metres)
    fall = knockback.fall_dice(fight, metres)
    more = (Rider("fall", fall, CLAUSE),) if fall.number else ()
    yield from throws.hurt(fight, who, foe, blow, hit, answer, DAMAGE, more)
    yield from conditions.fall(fight, foe, CLAUSE)
    yield from throws.reels(fight, foe, CLAUSE)


WAYS: Mapping[str, Way] = {
    "suplex": Way(
        closed,
        suplex,
        lambda blow: blow._replace(arts=(GRAPPLING,)),
        arts=False,
        shown=throws.shown,
    ),
}
