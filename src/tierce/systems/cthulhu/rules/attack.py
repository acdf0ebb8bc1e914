"""Attacks: the roll, whoever steps in, the defence, the damage, a counter-attack
(cthulhu.attack.cost, cthulhu.check, cthulhu.counter)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import (
    Call,
    Choose,
    Moment,
    Note,
    Option,
    Rule,
    RuleFunction,
    Series,
    Who,
    note,
)
from tierce.script.value import Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    aims,
    body,
    bow,
    check,
    counters,
    cover,
    defence,
    dodge,
    footing,
    guns,
    harm,
    hide,
    hold,
    numbers,
    precision,
    ranges,
    rush,
    skills,
    strike,
    throw_defence,
)
from tierce.systems.cthulhu.rules.answer import FAILED, WARDED, Answer, Defence
from tierce.systems.cthulhu.rules.numbers import Cut
from tierce.systems.cthulhu.rules.strike import Hit, Strike

COST, COMBINE, COUNTER = "cthulhu.attack.cost", "cthulhu.martial.combine", "cthulhu.counter"

Cuts = Callable[[View, Who, Who, Strike], Iterator[Cut]]
Flats = Callable[[View, Who, Who, Strike], Value]


def _arms(fight: View, who: Who, foe: Who, blow: Strike) -> Iterator[Cut]:
    if blow.skill != strike.STRENGTH:
        yield from body.hurt_arms(fight, who)


def _lying(fight: View, who: Who, foe: Who, blow: Strike) -> Value:
    yield from dodge.lying(fight, who)


#: Fractions of the skill, flat modifiers, fractions of the chance: called with attacker, foe,
#: strike.
SKILL_CUTS: tuple[Cuts, ...] = (_arms, guns.cuts, ranges.cuts)
FLAT: tuple[Flats, ...] = (_lying, aims.penalty, precision.penalty, footing.penalty, guns.flat)
CHANCE_CUTS: tuple[Cuts, ...] = (hide.cuts,)


# ---------------------------------------------------------------- the chance


def skill_of(fight: View, who: Who, blow: Strike) -> str:
    """The skill that is rolled: the weapon's, throwing, or the one that was declared."""
    return blow.skill or ("throw" if blow.thrown else strike.weapon(fight, who, blow).skill)


def value(fight: View, who: Who, foe: Who, blow: Strike) -> Value:
    """The chance of an attack, every modifier with its clause."""
    skill = skill_of(fight, who, blow)
    if skill == strike.STRENGTH:
        base = body.times_five(fight, who, "strength", COST)
    else:
        base = skills.value(fight, who, skill)
    return _modified(fight, who, foe, blow, base)


def _modified(fight: View, who: Who, foe: Who, blow: Strike, base: Value) -> Value:
    return numbers.settled(
        fight,
        base,
        [cut for each in SKILL_CUTS for cut in each(fight, who, foe, blow)],
        [part for each in FLAT for part in each(fight, who, foe, blow)],
        [cut for each in CHANCE_CUTS for cut in each(fight, who, foe, blow)],
    )


def art_value(fight: View, who: Who, foe: Who, blow: Strike, art: str) -> Value:
    """The chance of an art rolled together with an attack: what modifies the attack leaves it
    alone, but by option (cthulhu.martial.combine)."""
    base = skills.art(fight, who, art)
    if fight.options.combined_modifiers == "both":
        return _modified(fight, who, foe, blow, base)
    return base


def trial(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[bool]:
    """Whether the attack roll hits, or one of a burst: what an option shows. A gun that fails
    fires no further shot."""
    shots = guns.plan(fight, who, blow) if strike.shot_from_gun(fight, who, blow) else (blow,)
    jammed: set[str] = set()
    for number, shot in enumerate(shots):
        if shot.weapon in jammed:
            continue
        if guns.point_blank(fight, who, foe, shot):
            return True
        args = total(value(fight, who, foe, shot)), guns.fails_at(fight, who, shot)
        rolled: Rolled = yield Call(f"shot-{number}", guns.trial, args)
        how = rolled.value()
        if how == check.SUCCESS:
            return True
        if how == guns.FAILED:
            jammed.add(shot.weapon)
    return False


# ---------------------------------------------------------------- one attack


def to_hit(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[Hit]:
    """The attack roll, one die against the attack skill and the arts with it: the attack skill
    alone sets the degree (cthulhu.check). A shot in touch hits without a roll."""
    guns.fire(fight, who, blow)
    facts = strike.facts(fight, who, blow)
    if guns.point_blank(fight, who, foe, blow):
        yield note("cthulhu.event.point-blank", guns.POINT_BLANK, who=who, foe=foe, **facts)
        return Hit(check.SUCCESS, point_blank=True)
    target = total(value(fight, who, foe, blow))
    roll: Rolled = yield check.throw("roll", who, "cthulhu.roll.attack", target, foe=foe, **facts)
    how, made = outcome(fight, who, foe, blow, target, roll)
    failed = guns.fails(fight, who, blow, roll)
    if failed and how != check.FUMBLE:
        how = guns.FAILED
    yield told(fight, who, foe, blow, target, roll, Hit(how, made))
    if failed:
        yield from guns.jam(fight, who, blow)
    return Hit(how, made)


def outcome(
    fight: View, who: Who, foe: Who, blow: Strike, target: int, roll: Rolled
) -> tuple[str, tuple[str, ...]]:
    """The degree of an attack roll, and the arts that succeed with it."""
    how = check.degree(roll, check.of(fight, target, weapon=True))
    made = blow.granted
    if how in check.MADE:
        for art in blow.arts:
            if check.made(roll, total(art_value(fight, who, foe, blow, art))):
                made = (*made, art)
    return how, made


def told(
    fight: View, who: Who, foe: Who, blow: Strike, target: int, roll: Rolled, hit: Hit
) -> Note:
    """What everybody hears of an attack roll."""
    return note(
        "cthulhu.event.attack",
        check.CLAUSE,
        COST,
        *([COMBINE] if blow.arts else []),
        *guns.clauses(fight, who, blow),
        who=who,
        foe=foe,
        target=target,
        rolled=roll,
        how=hit.degree,
        arts=len(blow.arts) if hit.degree in check.MADE else 0,
        art="made" if hit.arts else "failed",
        skill=art_word(blow.arts),
        shot=guns.which(blow),
        **strike.facts(fight, who, blow),
    )


def attack(
    fight: View, who: Who, foe: Who, blow: Strike, effect: RuleFunction = harm.harm
) -> Rule[str]:
    """One attack from its roll to what it does; the degree of the roll. `effect` is what a hit
    does that is not cancelled, called with attacker, target, strike, hit, answer."""
    blow, hit, early = yield from opened(fight, who, foe, blow)
    if hit.degree in check.MADE:
        yield from landed(fight, who, foe, blow, hit, effect, early)
    return hit.degree


def opened(
    fight: View, who: Who, foe: Who, blow: Strike
) -> Rule[tuple[Strike, Hit, tuple[Defence | None] | None]]:
    """An attack up to its roll: the strike as it then is, the hit, and the defence where an option
    has it chosen before."""
    blow = bow.loosed(fight, who, blow)
    count(fight, who, blow)
    early = yield from chosen_early(fight, who, foe, blow)
    rolled: Rolled = yield Call("attack", to_hit, (who, foe, blow))
    hit: Hit = rolled.value()
    yield from bow.wear(fight, who, blow)
    return blow, hit, early


def count(fight: View, who: Who, blow: Strike) -> None:
    """What attacked is remembered for the round (cthulhu.parry.club), slow guns for longer."""
    for weapon in strike.weapons(fight, who, blow):
        if not weapon.unarmed:
            fight.spend(who, "struck", weapon.name)
        guns.rest(fight, who, weapon)


def chosen_early(
    fight: View, who: Who, foe: Who, blow: Strike
) -> Rule[tuple[Defence | None] | None]:
    """By option the defence is chosen before the attack is rolled; it is used up all the same."""
    if fight.options.defence_chosen == "after-hit":
        return None
    return ((yield from defence.choose(fight, foe, who, blow)),)


def landed(
    fight: View,
    who: Who,
    foe: Who,
    blow: Strike,
    hit: Hit,
    effect: RuleFunction = harm.harm,
    early: tuple[Defence | None] | None = None,
) -> Rule[Answer]:
    """A blow that hits: somebody may step in, the target may defend, it is hurt, and it may strike
    back. The answer of the defence."""
    return (yield from all_landed(fight, who, foe, ((blow, hit),), effect, early))


def all_landed(
    fight: View,
    who: Who,
    foe: Who,
    hits: tuple[tuple[Strike, Hit], ...],
    effect: RuleFunction = harm.harm,
    early: tuple[Defence | None] | None = None,
) -> Rule[Answer]:
    """The same for all bullets of a declaration that hit: one defence answers them."""
    blow, hit = hits[0]
    yield Moment("hit", "attack-hit", (who, foe, blow, hit))
    covering = yield from cover.offered(fight, who, foe, blow)
    if covering is not None:
        return (yield from _covered(fight, who, foe, hits, effect, covering))
    answer = yield from _answer(fight, who, foe, blow, hit, early)
    if not answer.cancelled:
        yield from rush.offer(fight, who, foe, blow, hit, answer)
        yield from _lands(fight, who, foe, hits, effect, answer)
    if answer.counter:
        yield Call("counter", counter, (foe, who, answer.counter))
    return answer


def _lands(
    fight: View,
    who: Who,
    foe: Who,
    hits: tuple[tuple[Strike, Hit], ...],
    effect: RuleFunction,
    answer: Answer,
) -> Rule[None]:
    """What each hit does; armour and durability count for each (cthulhu.gun.burst). What is no
    damage does nothing to whoever has hidden from it."""
    if answer.shelter and effect is not harm.harm:
        return
    yield from _each(hits, lambda blow, hit: (effect, (who, foe, blow, hit, answer)))


def _each(
    hits: tuple[tuple[Strike, Hit], ...],
    does: Callable[[Strike, Hit], tuple[RuleFunction, tuple[Any, ...]]],
) -> Rule[None]:
    """The same for every hit, one after the other."""
    calls = [Call("harm", *does(*hits[0]))]
    calls += [Call(f"harm-{n}", *does(*each)) for n, each in enumerate(hits[1:], start=1)]
    yield Series(tuple(calls))


def _covered(
    fight: View,
    who: Who,
    foe: Who,
    hits: tuple[tuple[Strike, Hit], ...],
    effect: RuleFunction,
    covering: cover.Covering,
) -> Rule[Answer]:
    """A friend covers the target: it takes all, or each of them half, both all, or nobody
    anything (cthulhu.cover, cthulhu.cover.critical). The answer as the target has it."""
    blow, by, degree = hits[0][0], covering.by, covering.degree
    own = theirs = WARDED
    shares = degree in check.MADE or effect is harm.harm or throw_defence.hurts(fight, blow)
    if degree == check.FUMBLE:
        own, theirs = FAILED if shares else WARDED, FAILED
    elif shares:
        own = yield from cover.follows(fight, by, who, blow, cover.COVERER, covering)
    if degree == check.FAILURE:
        theirs = yield from cover.follows(fight, foe, who, blow, cover.COVERED, covering)
        own, theirs = own._replace(halved=True), theirs._replace(halved=True)
    if degree in check.MADE:
        if degree != check.CRITICAL and not own.cancelled:
            yield from rush.offer(fight, who, rush.whom(fight, foe, by), blow, hits[0][1], own)
            yield from _lands(fight, who, by, hits, effect, own)
    else:
        yield from _shared(fight, who, (by, own), (foe, theirs), hits, effect)
    for each, answer in ((by, own), (foe, theirs)):
        if answer.counter:
            yield Call(f"counter-{each}", counter, (each, who, answer.counter))
    return theirs


def _shared(
    fight: View,
    who: Who,
    coverer: tuple[Who, Answer],
    covered: tuple[Who, Answer],
    hits: tuple[tuple[Strike, Hit], ...],
    effect: RuleFunction,
) -> Rule[None]:
    """A friend has failed to cover the target: the damage is for both, what else the blow does for
    the target alone (cthulhu.cover)."""
    (by, own), (foe, theirs) = coverer, covered
    if not theirs.cancelled:
        target = rush.whom(fight, foe, foe)
        yield from rush.offer(fight, who, target, hits[0][0], hits[0][1], theirs)
    if not own.cancelled:
        theirs = theirs._replace(also=(by, own._replace(damage_alone=True)))
    if not (theirs.cancelled and own.cancelled):
        yield from _lands(fight, who, foe, hits, effect, theirs)


def _answer(
    fight: View,
    who: Who,
    foe: Who,
    blow: Strike,
    hit: Hit,
    early: tuple[Defence | None] | None,
) -> Rule[Answer]:
    if early is None:
        came: Rolled = yield Call("answer", defence.answered, (foe, who, blow, hit))
    elif early[0] is None:
        return FAILED
    else:
        came = yield Call("answer", defence.attempt, (foe, who, blow, hit, early[0]))
    answer: Answer = came.value()
    return answer


# ---------------------------------------------------------------- counter-attacks


def counter(fight: View, who: Who, foe: Who, how: str) -> Rule[None]:
    """Whoever defended so well may strike back at once: a normal attack roll, for nothing, not
    counted as the turn's attack (cthulhu.counter)."""
    if fight.read(who, "out"):
        return
    bar = counters.barred(fight, who, foe, "counter")
    if bar is not None:
        why = bar.reason.rpartition(".")[2]
        yield note("cthulhu.event.no-counter", COUNTER, bar.clause, who=who, foe=foe, why=why)
        return
    blows = tuple(counters.able(fight, who, foe, how))
    options = (
        *(option(fight, who, foe, blow, f"{blow.weapon}{_with(blow)}") for blow in blows),
        Option("none", facts={"weapon": "none", "means": "none", "art": "none"}),
    )
    chosen = yield Choose(
        "counter",
        who,
        options,
        tuple(counters.withheld(fight, who, foe)),
        sees={"ask": "counter"},
        label="cthulhu.ask.counter",
        facts={"foe": foe, "how": how},
    )
    for blow in blows:
        if chosen == f"{blow.weapon}{_with(blow)}":
            yield note("cthulhu.event.counter", COUNTER, who=who, foe=foe, how=how)
            yield Call("blow", attack, (who, foe, blow, plainly(fight, who, foe, blow)))


def plainly(fight: View, who: Who, foe: Who, blow: Strike) -> RuleFunction:
    """What a blow does that is declared in no way: a grapple takes hold, all else hurts."""
    seizes = hold.seizes(fight, who, foe, strike.weapon(fight, who, blow))
    return hold.seized if seizes else harm.harm


def _with(blow: Strike) -> str:
    return "".join(f"+{art}" for art in blow.arts)


def option(fight: View, who: Who, foe: Who, blow: Strike, id: str) -> Option:
    """A blow as an option, with its value and chance."""
    facts = {**strike.facts(fight, who, blow), "foe": foe, "art": art_word(blow.arts)}
    trying = Call("trial", trial, (who, foe, blow))
    return Option(id, lambda: value(fight, who, foe, blow), trying, facts)


def art_word(arts: tuple[str, ...]) -> str:
    """The arts of an attack for a message: the first, its kind alone for that of a weapon."""
    return skills.word(arts[0]) if arts else "none"
