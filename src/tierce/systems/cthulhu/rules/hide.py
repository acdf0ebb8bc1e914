"""Hiding behind something when attacked, and what staying there does (cthulhu.hide,
cthulhu.hide.reversed)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.slots import FIELD, Condition
from tierce.fight.state import View
from tierce.script.effects import Rule, Who, Withheld, note
from tierce.script.value import Part, Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    check,
    conditions,
    limits,
    numbers,
    place,
    resistance,
    skills,
)
from tierce.systems.cthulhu.rules.answer import FAILED, Answer, Defence
from tierce.systems.cthulhu.rules.numbers import Cut
from tierce.systems.cthulhu.rules.strike import COUNTER_HALF, Hit, Strike

CLAUSE, REVERSED = "cthulhu.hide", "cthulhu.hide.reversed"
KIND = "hide"
#: Points of SIZ by which whoever has the Hide skill at 60% or more is smaller here.
SMALLER = 5


# ---------------------------------------------------------------- the chance


def value(fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence) -> Value:
    """SIZ of the object against one's own."""
    flat = limits.bonus(fight, who, KIND, defence.at_once)
    return numbers.settled(fight, _by_size(fight, who, defence.using), flat=flat)


def _by_size(fight: View, who: Who, thing: str) -> Value:
    thing_first = fight.options.hide_active == "object"
    sizes = (place.size(fight, thing), fight.sheet(who).siz)
    yield from resistance.chance(*(sizes if thing_first else reversed(sizes)))
    if skills.mastered(fight, who, KIND):
        points = SMALLER * resistance.STEP * (1 if thing_first else -1)
        yield Part(points, "cthulhu.part.hide-skill", CLAUSE, {"points": SMALLER})


def candidates(
    fight: View, who: Who, attacker: Who, blow: Strike
) -> Iterator[tuple[Defence, Withheld | None]]:
    """Everything near that may be hidden behind, and why it is not open."""
    things = tuple(place.near(fight, who))
    if not things:
        yield Defence(KIND), Withheld(KIND, CLAUSE, "cthulhu.reason.no-object")
    for thing in things:
        for each in limits.at_once_too(fight, who, Defence(KIND, thing)):
            yield each, limits.withheld(fight, who, KIND, each.id)


def trial(fight: View, target: int) -> Rule[bool]:
    """Whether somebody takes no damage: what an option shows. Critical and fumble are reversed."""
    known = resistance.certain(target)
    if known is not None:
        return known == check.SUCCESS
    roll: Rolled = yield check.throw("roll", Who(""), "cthulhu.roll.hide", target)
    within = check.of(fight, target)
    if roll <= within.critical:
        return False
    return roll <= within.success or roll >= within.fumble


# ---------------------------------------------------------------- how it goes


def attempt(
    fight: View, who: Who, attacker: Who, blow: Strike, hit: Hit, defence: Defence
) -> Rule[Answer]:
    """The resistance roll, and what comes of it."""
    target = total(value(fight, who, attacker, blow, defence))
    limits.use(fight, who, KIND, defence.at_once)
    how = yield from _rolled(fight, who, attacker, defence, target)
    if how == check.CRITICAL:
        yield from conditions.stun(fight, who, REVERSED, conditions.NEXT_ROUND)
        return FAILED
    if how in check.MADE or fight.options.hidden_after == "all":
        fight.begin(who, Condition(conditions.HIDDEN, CLAUSE, (), (defence.using,)))
    if how in check.MADE:
        limits.succeeded(fight, who, KIND)
        return Answer(made=True, shelter=defence.using)
    if how == check.FAILURE:
        return FAILED._replace(halved=True)
    return FAILED._replace(cancelled=True, counter=(yield from _slipped(fight, who, blow)))


def _rolled(fight: View, who: Who, attacker: Who, defence: Defence, target: int) -> Rule[str]:
    facts = {"who": who, "foe": attacker, "weapon": defence.using, "target": target}
    known = resistance.certain(target)
    if known is not None:
        yield note("cthulhu.event.hide-certain", CLAUSE, resistance.CLAUSE, how=known, **facts)
        return known
    roll: Rolled = yield check.throw(
        "roll", who, "cthulhu.roll.hide", target, foe=attacker, weapon=defence.using
    )
    how = check.degree(roll, check.of(fight, target))
    clauses = (CLAUSE, *([REVERSED] if how in (check.CRITICAL, check.FUMBLE) else []))
    yield note("cthulhu.event.hide", *clauses, rolled=roll, how=how, **facts)
    return how


def _slipped(fight: View, who: Who, blow: Strike) -> Rule[str]:
    """After a fumble, which is good here: a Hide roll gives a counter-attack at half damage."""
    if blow.counter and not fight.options.counter_chains:
        return ""
    target = total(skills.value(fight, who, KIND))
    roll: Rolled = yield check.throw("hide", who, "cthulhu.roll.hide-skill", target)
    made = check.made(roll, target)
    yield note("cthulhu.event.hide-skill", REVERSED, who=who, target=target, rolled=roll, made=made)
    return COUNTER_HALF if made else ""


# ---------------------------------------------------------------- staying there


def hidden(fight: View, who: Who) -> bool:
    """Whether a fighter stays hidden."""
    return fight.condition(who, conditions.HIDDEN) is not None


def cuts(fight: View, who: Who, foe: Who, blow: Strike) -> Iterator[Cut]:
    """Attacks of whoever is hidden, and on whoever is, are at half the chance; counter-attacks
    are not."""
    if blow.counter and not fight.options.hidden_counters:
        return
    if hidden(fight, who):
        yield Cut(1, 2, "cthulhu.part.hidden", CLAUSE)
    if hidden(fight, foe):
        yield Cut(1, 2, "cthulhu.part.hidden-foe", CLAUSE)


def come_out(fight: View, who: Who) -> Rule[None]:
    """The hider gives it up, for nothing."""
    fight.end(who, conditions.HIDDEN)
    yield note("cthulhu.event.comes-out", conditions.CLAUSE, who=who)


def takes(fight: View, who: Who, thing: str, dealt: Rolled, attacker: Who, dice: str) -> Rule[None]:
    """The object takes the damage; used up it hides nobody any more."""
    facts = {"weapon": thing, "damage": dealt, "dice": dice}
    yield note("cthulhu.event.object-takes", CLAUSE, who=who, foe=attacker, **facts)
    left = place.left(fight, thing)
    if left is None or not fight.options.objects_wear:
        return
    if dealt < left:
        points: int = dealt.value()
        fight.set(FIELD, "objects-left", thing, left - points)
        return
    fight.set(FIELD, "objects-left", thing, 0)
    yield note("cthulhu.event.object-gone", conditions.CLAUSE, weapon=thing)
    for each in (who, *fight.read(who, "friends"), *fight.read(who, "foes")):
        if fight.condition(each, conditions.HIDDEN, (thing,)) is not None:
            fight.end(each, conditions.HIDDEN)
