"""Taking a blow for a friend (cthulhu.cover, cthulhu.cover.critical).

Somebody covers when the attack has hit, before the target's own defence. Readings: whoever covers
stays where it is and spends no points; covering several at once is of use against an attack on all
of them, and costs the same against one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Facts, Option, Rule, Who, Withheld, note
from tierce.script.value import Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    body,
    check,
    defence,
    defend,
    hold,
    limits,
    numbers,
    parry,
    place,
    strike,
)
from tierce.systems.cthulhu.rules.answer import FAILED, NONE, Answer, Defence
from tierce.systems.cthulhu.rules.numbers import Cut
from tierce.systems.cthulhu.rules.strike import COUNTER_HALF, Strike

CLAUSE, CRITICAL = "cthulhu.cover", "cthulhu.cover.critical"
KIND = "cover"
#: Covering the target and whoever else stands on its square.
SEVERAL = "several"
#: From so many squares away, where no foe shares one's own.
NEXT = 1
#: What may follow a cover.
FOLLOWING = (defend.KIND, parry.KIND)
COVERER, COVERED = "coverer", "covered"


class Covering(NamedTuple):
    """Who covers, how the roll came out, and how many are covered."""

    by: Who
    degree: str
    number: int


# ---------------------------------------------------------------- who may, and at which chance


def together(fight: View, who: Who, friend: Who) -> tuple[Who, ...]:
    """The others on the square of a friend, whom `who` may cover with it."""
    others = (each for each in fight.read(who, "friends") if each != friend)
    return tuple(each for each in others if place.distance(fight, friend, each) == 0)


def number(fight: View, who: Who, friend: Who, chosen: Defence) -> int:
    """How many are covered."""
    return 1 + (len(together(fight, who, friend)) if chosen.using == SEVERAL else 0)


def value(fight: View, who: Who, friend: Who, chosen: Defence) -> Value:
    """The chance: DEX x5, by the number of those covered."""
    base = body.times_five(fight, who, "dex", CLAUSE)
    flat = limits.bonus(fight, who, KIND, chosen.at_once)
    many = number(fight, who, friend, chosen)
    return numbers.settled(fight, base, flat=flat, chance=_by(many))


def _by(many: int) -> tuple[Cut, ...]:
    facts = {"number": many}
    return (Cut(1, many, "cthulhu.part.several", CLAUSE, facts),) if many > 1 else ()


def candidates(fight: View, who: Who, friend: Who) -> Iterator[tuple[Defence, Withheld | None]]:
    """The ways to cover a friend, and why they are not open."""
    if defence.helpless(fight, who) is not None:
        return
    several = (SEVERAL,) if together(fight, who, friend) else ()
    for using in ("", *several):
        for at_once in (False, True):
            if at_once and not limits.may_use_all(fight, who, KIND):
                continue
            each = Defence(KIND, using, at_once=at_once)
            why = too_far(fight, who, friend, each.id)
            yield each, why or limits.withheld(fight, who, KIND, each.id)


def too_far(fight: View, who: Who, friend: Who, id: str) -> Withheld | None:
    """In touch always; one square away only where no foe shares one's own square."""
    if place.touches(fight, who, friend):
        return None
    if place.distance(fight, who, friend) > NEXT or not place.sees(fight, who, friend):
        return Withheld(id, CLAUSE, "cthulhu.reason.too-far")
    foes = (each for each in fight.read(who, "foes") if not fight.read(each, "out"))
    if any(place.distance(fight, who, each) == 0 for each in foes):
        return Withheld(id, CLAUSE, "cthulhu.reason.foe-here")
    return None


# ---------------------------------------------------------------- covering


def offered(fight: View, attacker: Who, foe: Who, blow: Strike) -> Rule[Covering | None]:
    """The friends of the target are asked one after the other, until one covers it."""
    promise = yield from promised(fight, attacker, foe, blow)
    if promise is None:
        return None
    friend, chosen, site = promise
    rolled: Rolled = yield Call(f"{site}-roll", attempt, (friend, attacker, foe, chosen))
    return Covering(friend, rolled.value(), number(fight, friend, foe, chosen))


class Promise(NamedTuple):
    """Who would cover the target, how, and where it was asked."""

    by: Who
    chosen: Defence
    site: str


def promised(fight: View, attacker: Who, foe: Who, blow: Strike) -> Rule[Promise | None]:
    """The first friend of the target that says it covers it; nothing is rolled yet."""
    for place_in_row, friend in enumerate(fight.read(foe, "friends")):
        every = tuple(candidates(fight, friend, foe))
        legal = tuple(each for each, why in every if why is None)
        if not legal:
            why_not = _told(fight, friend, foe, every)
            if why_not is not None:
                clauses = dict.fromkeys((CLAUSE, why_not.clause))
                facts = {"who": friend, "friend": foe, "foe": attacker}
                word = why_not.reason.rpartition(".")[2]
                yield note("cthulhu.event.no-cover", *clauses, **facts, why=word)
            continue
        withheld = tuple(
            why._replace(facts={**_facts(foe, each), **why.facts})
            for each, why in every
            if why is not None
        )
        site = f"cover-{place_in_row}" if place_in_row else "cover"
        said: str = yield _question(fight, site, attacker, foe, friend, blow, legal, withheld)
        for each in legal:
            if each.id == said:
                return Promise(friend, each, site)
    return None


def _told(
    fight: View, who: Who, friend: Who, every: tuple[tuple[Defence, Withheld | None], ...]
) -> Withheld | None:
    """Why a friend who is near is not asked; None where that goes without saying: it is farther
    away than anybody covers from, or out of the fight."""
    if fight.read(who, "out") or place.distance(fight, who, friend) > NEXT:
        return None
    return every[0][1] if every else defence.helpless(fight, who)


def _question(
    fight: View,
    site: str,
    attacker: Who,
    foe: Who,
    friend: Who,
    blow: Strike,
    legal: tuple[Defence, ...],
    withheld: tuple[Withheld, ...],
) -> Choose:
    def option(each: Defence) -> Option:
        chance = Call("trial", check.trial, (total(value(fight, friend, foe, each)),))
        return Option(each.id, lambda: value(fight, friend, foe, each), chance, _facts(foe, each))

    return Choose(
        site,
        friend,
        (*(option(each) for each in legal), Option(NONE, facts=_facts(foe, Defence(KIND, NONE)))),
        withheld,
        sees={"ask": "cover"},
        label="cthulhu.ask.cover",
        facts={"foe": attacker, "friend": foe, **strike.facts(fight, attacker, blow)},
    )


def _facts(friend: Who, chosen: Defence) -> Facts:
    """What messages show of a way to cover a friend."""
    return {"covers": chosen.using or "one", "friend": friend}


def attempt(fight: View, who: Who, attacker: Who, friend: Who, chosen: Defence) -> Rule[str]:
    """The roll, and its degree."""
    target = total(value(fight, who, friend, chosen))
    limits.use(fight, who, KIND, chosen.at_once)
    if fight.options.cover_moves and not place.touches(fight, who, friend):
        place.join(fight, who, friend)
        yield from hold.loosened(fight, who)
    roll: Rolled = yield check.throw("roll", who, "cthulhu.roll.cover", target, friend=friend)
    how = check.degree(roll, check.of(fight, target))
    if how in check.MADE:
        limits.succeeded(fight, who, KIND)
    special = [CRITICAL] if how in (check.CRITICAL, check.FUMBLE) else []
    facts = {"who": who, "foe": attacker, "friend": friend}
    yield note(
        "cthulhu.event.cover", CLAUSE, *special, target=target, rolled=roll, how=how, **facts
    )
    return how


# ---------------------------------------------------------------- the defence that follows


def share(fight: View, covering: Covering) -> int:
    """What the chances of the defence after a cover are divided by: the number of those covered,
    and twice that where the cover failed."""
    many = covering.number if fight.options.cover_divides_all else 1
    return many if covering.degree in check.MADE else 2 * many


def follows(
    fight: View, who: Who, attacker: Who, blow: Strike, role: str, covering: Covering
) -> Rule[Answer]:
    """Defend or parry after a cover, outside the limits of the round; after a critical one a parry
    alone, for there is nothing to defend against. `role` is that of the coverer or the covered."""
    critical = covering.degree == check.CRITICAL
    open_now = _choice(fight, who, attacker, blow, role, critical)
    if not open_now.legal:
        if not critical:
            yield defence.none_left(who, attacker, open_now.withheld)
        return FAILED
    by = share(fight, covering)

    def option(each: Defence) -> Option:
        twice = each.using == "grapple"
        rule = check.trial_twice if twice else check.trial
        chance = Call("trial", rule, (total(chance_of(fight, who, attacker, blow, each, by)),))
        return Option(
            each.id, lambda: chance_of(fight, who, attacker, blow, each, by), chance, each.facts
        )

    chosen: str = yield Choose(
        f"{role}-defence",
        who,
        (*map(option, open_now.legal), Option(NONE, facts={**Defence(NONE).facts})),
        open_now.withheld,
        sees={"ask": "defence"},
        label="cthulhu.ask.defence",
        facts={"foe": attacker, **strike.facts(fight, attacker, blow)},
    )
    for each in open_now.legal:
        if each.id == chosen:
            if role == COVERED and not fight.options.cover_failed_free:
                limits.use(fight, who, each.kind)
            else:
                limits.disturb(fight, who)
            args = (who, attacker, blow, each, by, critical)
            came: Rolled = yield Call(f"{role}-defence-roll", _tried, args)
            answer: Answer = came.value()
            return answer
    return FAILED


def _choice(
    fight: View, who: Who, attacker: Who, blow: Strike, role: str, critical: bool
) -> defence.Choice:
    """What there is to defend or parry with, nothing of which counts against the round, and what
    there is not."""
    bar = defence.helpless(fight, who)
    if bar is not None:
        return defence.Choice((), (bar,))
    gun = strike.shot_from_gun(fight, attacker, blow)
    as_melee = gun and fight.options.cover_gunshots == "any"
    against = blow._replace(thrown=False, weapon="fist") if as_melee else blow
    legal: list[Defence] = []
    withheld: list[Withheld] = []
    for kind in defence.KINDS.values():
        for each, reason in kind.candidates(fight, who, attacker, against):
            why = _never(each, critical)
            if why is None and reason is not None and not _beyond(fight, role, reason):
                why = reason
            if why is None:
                legal.append(each)
            else:
                withheld.append(each.withheld(why))
    return defence.Choice(tuple(legal), tuple(withheld))


def _never(each: Defence, critical: bool) -> Withheld | None:
    """Why a defence is never open after a cover: it would undo it, a critical one has left no
    damage, or it would spend uses of the round, which this is outside of."""
    if each.kind not in FOLLOWING:
        return Withheld(each.id, CLAUSE, "cthulhu.reason.after-cover", {"kind": each.kind})
    if critical and each.kind == defend.KIND:
        return Withheld(each.id, CRITICAL, "cthulhu.reason.no-damage")
    if each.at_once:
        return Withheld(each.id, CLAUSE, "cthulhu.reason.outside-limits")
    return None


def _beyond(fight: View, role: str, why: Withheld) -> bool:
    """Whether all that withholds a defence is a limit that does not hold after a cover. Whoever is
    covered and concentrates on something else has still given up the rest."""
    if role == COVERER:
        return why.clause in (limits.LIMITS, limits.CONCENTRATE)
    return why.clause == limits.LIMITS and bool(fight.options.cover_failed_free)


def chance_of(
    fight: View, who: Who, attacker: Who, blow: Strike, chosen: Defence, by: int
) -> Value:
    """The chance of the defence, divided."""
    whole = defence.value(fight, who, attacker, blow, chosen)
    return numbers.settled(fight, whole, chance=_divided(by))


def _divided(by: int) -> tuple[Cut, ...]:
    facts = {"number": by}
    return (Cut(1, by, "cthulhu.part.after-cover", CLAUSE, facts),) if by > 1 else ()


def _tried(
    fight: View, who: Who, attacker: Who, blow: Strike, chosen: Defence, by: int, critical: bool
) -> Rule[Answer]:
    target = total(chance_of(fight, who, attacker, blow, chosen, by))
    if chosen.kind == defend.KIND:
        return (yield from defend.roll_it(fight, who, attacker, blow, target))
    answer = yield from parry.roll_it(fight, who, attacker, blow, chosen, target)
    if critical and answer.made and not answer.counter:
        if not blow.counter or fight.options.counter_chains:
            answer = answer._replace(counter=COUNTER_HALF)
    return answer
