"""Dodge (cthulhu.dodge)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Rule, Who, Withheld, note
from tierce.script.value import Part, Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    body,
    check,
    conditions,
    counters,
    limits,
    numbers,
    skills,
    strike,
)
from tierce.systems.cthulhu.rules.answer import FAILED, Answer, Defence
from tierce.systems.cthulhu.rules.numbers import Cut
from tierce.systems.cthulhu.rules.strike import COUNTER_MORE, Hit, Strike

CLAUSE = "cthulhu.dodge"
AVAILABLE = "cthulhu.defence.available"
KIND = "dodge"
#: What a fumble adds to the damage.
FUMBLED = Dice(1, 2)
FURTHER, COUNTER = "further", "counter"
#: DEX x2: so much goes with each point of DEX.
EACH_DEX = 2


def value(fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence) -> Value:
    """The chance of a dodge."""
    cuts: list[Cut] = []
    flat: list[Part] = []
    if fight.options.lame_dodge == "two-thirds":
        lame = body.held(fight, who, *body.LAME)
        cuts = [Cut(*body.ROUND_UP, "cthulhu.part.lame", body.LEG) for _ in lame]
    else:
        lost = fight.sheet(who).dex - body.dex(fight, who)
        if lost:
            flat.append(Part(-EACH_DEX * lost, "cthulhu.part.slower", body.LEG, {"lost": lost}))
    flat += lying(fight, who)
    flat += limits.bonus(fight, who, KIND, defence.at_once)
    return numbers.settled(fight, skills.value(fight, who, KIND), cuts, flat)


def lying(fight: View, who: Who) -> Value:
    """What lying on the ground costs, by option."""
    penalty = fight.options.prone_penalty
    if penalty and fight.condition(who, conditions.PRONE) is not None:
        yield Part(penalty, "cthulhu.part.prone", conditions.CLAUSE)


def candidates(
    fight: View, who: Who, attacker: Who, blow: Strike
) -> Iterator[tuple[Defence, Withheld | None]]:
    """A dodge, and why it is not open: not against a gun, nor what is seen too late."""
    for defence in limits.at_once_too(fight, who, Defence(KIND)):
        yield defence, _barred(fight, who, attacker, blow, defence.id)


def _barred(fight: View, who: Who, attacker: Who, blow: Strike, id: str) -> Withheld | None:
    if strike.shot_from_gun(fight, attacker, blow):
        return Withheld(id, CLAUSE, "cthulhu.reason.gun", {"kind": KIND})
    if blow.seen_late:
        return Withheld(id, AVAILABLE, "cthulhu.reason.seen-late", {"kind": KIND})
    return limits.withheld(fight, who, KIND, id)


def attempt(
    fight: View, who: Who, attacker: Who, blow: Strike, hit: Hit, defence: Defence
) -> Rule[Answer]:
    """The roll of a dodge, and what comes of it."""
    target = total(value(fight, who, attacker, blow, defence))
    limits.use(fight, who, KIND, defence.at_once)
    roll: Rolled = yield check.throw("roll", who, "cthulhu.roll.dodge", target, foe=attacker)
    how = check.degree(roll, check.of(fight, target))
    yield note(
        "cthulhu.event.dodge", CLAUSE, who=who, foe=attacker, target=target, rolled=roll, how=how
    )
    if how not in check.MADE:
        return FAILED._replace(more=FUMBLED) if how == check.FUMBLE else FAILED
    limits.succeeded(fight, who, KIND)
    if hit.degree == check.CRITICAL and fight.options.only_critical_dodge:
        if how != check.CRITICAL:
            yield note("cthulhu.event.only-critical", CLAUSE, who=who, foe=attacker)
            return FAILED
    counter = ""
    if how == check.CRITICAL:
        counter = yield from _gained(fight, who, attacker, blow)
    return Answer(made=True, cancelled=True, counter=counter)


def _gained(fight: View, who: Who, attacker: Who, blow: Strike) -> Rule[str]:
    """A critical dodge gives a counter-attack, where there can be one, or one more dodge in this
    round, as the defender chooses."""
    chosen = FURTHER
    if not blow.counter or fight.options.counter_chains:
        bar = counters.barred(fight, who, attacker, COUNTER)
        chosen = yield Choose(
            "critical",
            who,
            tuple(Option(each) for each in (COUNTER, FURTHER) if bar is None or each != COUNTER),
            () if bar is None else (bar,),
            sees={"ask": "critical-dodge"},
            label="cthulhu.ask.critical-dodge",
            facts={"foe": attacker},
        )
    if chosen == COUNTER:
        return COUNTER_MORE
    fight.spend(who, "further", KIND)
    yield note("cthulhu.event.further-dodge", CLAUSE, who=who)
    return ""
