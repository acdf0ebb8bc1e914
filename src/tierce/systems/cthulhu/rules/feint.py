"""Feint: a first blow that draws a defence, and a second one (cthulhu.special.feint).

Readings: whoever would answer the first blow with something else than a dodge or a parry spends
the dodge all the same, else a parry. A friend that would cover it spends the cover in the target's
place.
"""

from __future__ import annotations

from collections.abc import Mapping

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Note, Rule, Who, Withheld, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    attack,
    check,
    cover,
    defence,
    dodge,
    limits,
    parry,
    skills,
    strike,
)
from tierce.systems.cthulhu.rules.answer import NONE, Defence
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
    first = _hidden if fight.options.feint_secret else _open
    seen_through = yield from first(fight, who, foe, blow._replace(way=PLAIN, knock_out=False))
    if seen_through or fight.read(who, "out"):
        return check.FAILURE
    second: Rolled = yield Call("second", attack.attack, (who, foe, blow._replace(seen_late=True)))
    degree: str = second.value()
    return degree


# ---------------------------------------------------------------- a first blow, taken for real


def _hidden(fight: View, who: Who, foe: Who, plain: Strike) -> Rule[bool]:
    """The first blow looks like one that has hit: the target and its friends are asked what they
    would be asked then, and hear of the feint when they have answered. Whether it is seen
    through."""
    early = yield from attack.chosen_early(fight, who, foe, plain)
    yield Call("attack", pretended, (who, foe, plain))
    promise = yield from cover.promised(fight, who, foe, plain)
    if promise is not None:
        limits.use(fight, promise.by, cover.KIND, promise.chosen.at_once)
        yield _drew(who, promise.by, cover.KIND)
        return False
    if early is None:
        asked: Rolled = yield Call("answer", _said, (foe, who, plain))
        early = asked.value()
    (said,) = early
    drawn = said if said is not None and said.kind in DRAWN else _reflex(fight, who, foe, plain)
    return (yield from _answered(fight, who, foe, plain, drawn))


def _said(fight: View, foe: Who, who: Who, plain: Strike) -> Rule[tuple[Defence | None]]:
    """What the target says it does."""
    return ((yield from defence.choose(fight, foe, who, plain)),)


def pretended(fight: View, who: Who, foe: Who, plain: Strike) -> Rule[None]:
    """A roll for show: no blow that misses is answered, so that a die which misses is told as one
    that hits."""
    target = total(attack.value(fight, who, foe, plain))
    facts = strike.facts(fight, who, plain)
    roll: Rolled = yield check.throw("roll", who, "cthulhu.roll.attack", target, foe=foe, **facts)
    shown = roll.map(lambda points: as_hit(points, target))
    hit = Hit(*attack.outcome(fight, who, foe, plain, target, shown))
    yield attack.told(fight, who, foe, plain, target, shown, hit)


def as_hit(points: int, target: int) -> int:
    """The same die where it hits, another one that does where it misses."""
    most = max(1, min(target, check.MOST))
    return (points - 1) % most + 1


def _reflex(fight: View, who: Who, foe: Who, plain: Strike) -> Defence | None:
    """What a target that would do something else, or nothing, cannot help: a dodge, else its first
    parry. None where neither is left."""
    return next(iter(_drawable(fight, who, foe, plain)), None)


def _drawable(fight: View, who: Who, foe: Who, plain: Strike) -> tuple[Defence, ...]:
    every = defence.choice(fight, foe, who, plain)
    return tuple(each for each in every.legal if each.kind in DRAWN)


# ---------------------------------------------------------------- one that was declared to all


def _open(fight: View, who: Who, foe: Who, plain: Strike) -> Rule[bool]:
    """By option everybody knows: the target chooses between a dodge and a parry alone."""
    every = defence.choice(fight, foe, who, plain)
    legal = _drawable(fight, who, foe, plain)
    drawn: Defence | None = None
    if legal:
        others = (each for each in every.legal if each not in legal)
        chosen = yield Choose(
            "drawn",
            foe,
            defence.options(fight, foe, who, plain, legal)[:-1],  # but not: none
            (*every.withheld, *(_not_drawn(each) for each in (*others, Defence(NONE)))),
            sees={"ask": "defence"},
            label="cthulhu.ask.defence",
            facts={"foe": who, **strike.facts(fight, who, plain)},
        )
        drawn = next(each for each in legal if each.id == chosen)
    return (yield from _answered(fight, who, foe, plain, drawn))


def _not_drawn(other: Defence) -> Withheld:
    return other.withheld(Withheld(other.id, CLAUSE, "cthulhu.reason.not-drawn"))


# ---------------------------------------------------------------- what was drawn


def _answered(fight: View, who: Who, foe: Who, blow: Strike, drawn: Defence | None) -> Rule[bool]:
    """A parry with an art is rolled; anything else is spent unrolled."""
    yield _drew(who, foe, NOTHING if drawn is None else drawn.kind)
    if drawn is None:
        return False
    if not sees_through(fight, drawn):
        _spend(fight, foe, drawn)
        return False
    answer = yield from parry.attempt(fight, foe, who, blow, Hit(check.SUCCESS), drawn)
    if not answer.made:
        return False
    yield note("cthulhu.event.seen-through", CLAUSE, who=foe, foe=who)
    if answer.counter:
        yield Call("counter", attack.counter, (foe, who, answer.counter))
    return True


def _drew(who: Who, foe: Who, kind: str) -> Note:
    """Here everybody learns of the feint."""
    return note("cthulhu.event.feint", CLAUSE, who=who, foe=foe, kind=kind)


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
    limits.use(fight, who, drawn.kind, drawn.at_once)
    if drawn.kind == parry.KIND:
        parry.put_up(fight, who, drawn)


WAYS: Mapping[str, Way] = {
    "feint": Way(closed, feint, secret=True),
    "feint-knock-out": Way(closed, feint, lambda blow: blow._replace(knock_out=True), secret=True),
}
