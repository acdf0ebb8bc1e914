"""Feint: a first blow that draws a defence, and a second one (cthulhu.special.feint)."""

from __future__ import annotations

from collections.abc import Mapping

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Rule, Who, note
from tierce.systems.cthulhu.rules import (
    attack,
    check,
    defence,
    dodge,
    limits,
    parry,
    skills,
    strike,
)
from tierce.systems.cthulhu.rules.answer import Defence
from tierce.systems.cthulhu.rules.skills import MARTIAL_ARTS, STRIKING
from tierce.systems.cthulhu.rules.strike import PLAIN, Hit, Strike
from tierce.systems.cthulhu.rules.ways import Way
from tierce.systems.cthulhu.sheet import Weapon

CLAUSE = "cthulhu.special.feint"
#: What a feint is struck with, and what it draws.
LIMBS, DRAWN = ("fist", "kick"), (dodge.KIND, parry.KIND)
NOTHING = "none"


def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
    """Why nobody is deceived."""
    if weapon.kind not in LIMBS:
        return ""
    return skills.gate(fight, who, CLAUSE, STRIKING, MARTIAL_ARTS)


def feint(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """The first blow fails by itself and draws a dodge or a parry; the second meets neither,
    unless the first was parried with an art."""
    seen_through = yield from _first(fight, who, foe, blow)
    if seen_through or fight.read(who, "out"):
        return check.FAILURE
    return (yield from attack.attack(fight, who, foe, blow._replace(seen_late=True)))


def _first(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[bool]:
    """What the first blow draws; whether the feint is seen through."""
    plain = blow._replace(way=PLAIN, knock_out=False)
    every = defence.choice(fight, foe, who, plain)
    legal = tuple(each for each in every.legal if each.kind in DRAWN and not each.at_once)
    drawn: Defence | None = None
    if legal:
        options = defence.options(fight, foe, who, plain, legal)[:-1]  # but not: none
        chosen = yield Choose(
            "drawn",
            foe,
            options,
            sees={"ask": "defence"},
            label="cthulhu.ask.defence",
            facts={"foe": who, **strike.facts(fight, who, plain)},
        )
        drawn = next(each for each in legal if each.id == chosen)
    return (yield from _answered(fight, who, foe, plain, drawn))


def _answered(fight: View, who: Who, foe: Who, blow: Strike, drawn: Defence | None) -> Rule[bool]:
    """A parry with an art is rolled; anything else is spent unrolled."""
    told = NOTHING if drawn is None else drawn.kind
    if drawn is None or not sees_through(fight, drawn):
        if drawn is not None:
            _spend(fight, foe, drawn)
        yield note("cthulhu.event.feint", CLAUSE, who=who, foe=foe, kind=told)
        return False
    answer = yield from parry.attempt(fight, foe, who, blow, Hit(check.SUCCESS), drawn)
    if not answer.made:
        yield note("cthulhu.event.feint", CLAUSE, who=who, foe=foe, kind=told)
        return False
    yield note("cthulhu.event.seen-through", CLAUSE, who=foe, foe=who)
    if answer.counter:
        yield Call("counter", attack.counter, (foe, who, answer.counter))
    return True


def sees_through(fight: View, drawn: Defence) -> bool:
    """Whether this parry may see through a feint: one with an art, by option with Martial Arts
    too."""
    if drawn.kind != parry.KIND:
        return False
    if drawn.skill == MARTIAL_ARTS:
        return bool(fight.options.feint_martial_arts)
    return skills.is_art(drawn.skill)


def _spend(fight: View, who: Who, drawn: Defence) -> None:
    """The defence that was drawn is gone for this round."""
    limits.use(fight, who, drawn.kind)
    if drawn.kind == parry.KIND:
        parry.put_up(fight, who, drawn)


WAYS: Mapping[str, Way] = {
    "feint": Way(closed, feint, secret=True),
    "feint-knock-out": Way(closed, feint, lambda blow: blow._replace(knock_out=True), secret=True),
}
