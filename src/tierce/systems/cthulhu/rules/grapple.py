"""Grappling: a hold, and what may be done with a held foe (cthulhu.grapple).

Readings: what is done to a held foe may be answered as any other blow. Strangling goes on by
itself: at the end of each round CON times a number that falls from 10, or 1D6 damage. A hold ends
where whoever holds is out, or more than a square away.
"""

from __future__ import annotations

from collections.abc import Mapping

from tierce.dice import Dice
from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Call, Roll, Rule, Who, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    arms,
    attack,
    body,
    check,
    harm,
    injury,
    resistance,
    standing,
)
from tierce.systems.cthulhu.rules.answer import Answer
from tierce.systems.cthulhu.rules.conditions import PINNED
from tierce.systems.cthulhu.rules.hold import DISARMING, STRANGLED, freed, holder, seized
from tierce.systems.cthulhu.rules.strike import Hit, Strike
from tierce.systems.cthulhu.rules.ways import Way
from tierce.systems.cthulhu.sheet import Weapon

CLAUSE = "cthulhu.grapple"
CHOKING = Dice(1)
#: CON times this much at the end of the first round of being strangled, one less in each further.
BREATH = 10


# ---------------------------------------------------------------- a hold


def hold(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """A hit holds."""
    return (yield from attack.attack(fight, who, foe, blow, seized))


def pin(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """A held foe is pinned, without a roll."""
    fight.begin(foe, Condition(PINNED, CLAUSE))
    yield note("cthulhu.event.pinned", CLAUSE, who=who, foe=foe)
    return check.SUCCESS


def disarm(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """Two successes in a row make the foe drop its weapon."""
    how = yield from attack.attack(fight, who, foe, blow, wrenched)
    if how not in check.MADE:
        fight.end(foe, DISARMING)
    return how


def wrenched(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer) -> Rule[None]:
    """The first success of two, or the second."""
    if fight.condition(foe, DISARMING) is None:
        fight.begin(foe, Condition(DISARMING, CLAUSE, (), (who,)))
        yield note("cthulhu.event.wrenched", CLAUSE, who=who, foe=foe)
        return
    fight.end(foe, DISARMING)
    yield from arms.drop(fight, foe, CLAUSE)


def hurt(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """A further success hurts."""
    return (yield from attack.attack(fight, who, foe, blow, harm.harm))


def strangle(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """A further success takes the foe by the throat."""
    return (yield from attack.attack(fight, who, foe, blow, throttled))


def throttled(
    fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer
) -> Rule[None]:
    """The foe is strangled from here on."""
    fight.begin(foe, Condition(STRANGLED, CLAUSE, (), (BREATH,)))
    yield note("cthulhu.event.strangled", CLAUSE, who=who, foe=foe)


def choke(fight: View, who: Who) -> Rule[None]:
    """At the end of a round: whoever is strangled needs air."""
    held = fight.condition(who, STRANGLED)
    if held is None:
        return
    if holder(fight, who) is None:
        fight.end(who, STRANGLED)
        return
    times: int = held.about[0]
    fight.end(who, STRANGLED)
    fight.begin(who, held._replace(about=(max(1, times - 1),)))
    target = times * body.value_of(fight, who, "con")
    roll: Rolled = yield check.throw("roll", who, "cthulhu.roll.choke", target)
    made = check.made(roll, target)
    yield note("cthulhu.event.chokes", CLAUSE, who=who, target=target, rolled=roll, made=made)
    if not made:
        damage: Rolled = yield Roll("damage", CHOKING, who, "cthulhu.roll.choking", {"who": who})
        lost: int = damage.value()
        yield Call("wound", injury.suffer, (who, lost))


# ---------------------------------------------------------------- the ways


def _on(fight: View, who: Who, foe: Who, weapon: Weapon) -> bool:
    """Whether it is a grapple, and this foe is held by `who`."""
    return weapon.kind == "grapple" and holder(fight, foe) == who


def _to_hold(fight: View, who: Who, foe: Who, weapon: Weapon) -> str | None:
    return None if weapon.kind == "grapple" and holder(fight, foe) is None else ""


def _held_already(fight: View, who: Who, foe: Who, weapon: Weapon) -> str | None:
    return None if _on(fight, who, foe, weapon) else ""


def _to_pin(fight: View, who: Who, foe: Who, weapon: Weapon) -> str | None:
    free = fight.condition(foe, PINNED) is None
    return None if _on(fight, who, foe, weapon) and free else ""


def _to_disarm(fight: View, who: Who, foe: Who, weapon: Weapon) -> str | None:
    armed = any(arms.in_hands(fight, foe))
    return None if _on(fight, who, foe, weapon) and armed else ""


def _to_strangle(fight: View, who: Who, foe: Who, weapon: Weapon) -> str | None:
    breathes = fight.condition(foe, STRANGLED) is None and not fight.sheet(foe).shapeless
    return None if _on(fight, who, foe, weapon) and breathes else ""


WAYS: Mapping[str, Way] = {
    "hold": Way(_to_hold, hold),
    "pin": Way(_to_pin, pin, arts=False),
    "disarm": Way(_to_disarm, disarm),
    "hurt": Way(_held_already, hurt),
    "strangle": Way(_to_strangle, strangle),
    "hurt-knock-out": Way(_held_already, hurt, lambda blow: blow._replace(knock_out=True)),
}


# ---------------------------------------------------------------- getting free


def break_free(fight: View, who: Who) -> Rule[None]:
    """STR against the holder's STR."""
    standing.price(fight, who)
    by = holder(fight, who)
    if by is None:
        yield from freed(fight, who)
        return
    strength = [body.value_of(fight, each, "strength") for each in (who, by)]
    target = total(resistance.chance(*strength))
    came = yield from resistance.contest(fight, who, "cthulhu.roll.break-free", target)
    facts = {"target": target, "rolled": came.rolled, "made": came.made, "how": came.degree}
    yield note("cthulhu.event.break-free", CLAUSE, who=who, foe=by, **facts)
    if came.made:
        yield from freed(fight, who)
