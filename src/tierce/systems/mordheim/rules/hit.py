"""One hit from the charm to the injury (mordheim.sequence)."""

from __future__ import annotations

from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Call, Rule, Series, Who, note
from tierce.script.view import Rolled
from tierce.systems.mordheim.rules import (
    armour,
    critical,
    hitting,
    injury,
    parry,
    skills,
    weapons,
)
from tierce.systems.mordheim.rules.throws import passed, throw
from tierce.systems.mordheim.sheet import Critical, Weapon
from tierce.systems.mordheim.slots import KNOCKED_DOWN, OUT

SEQUENCE = "mordheim.sequence"
#: A worse number to hit than this there is not.
WORST = 6


def settle(fight: View, who: Who, foe: Who, hits: tuple[str, ...], finishing: bool) -> Rule[Any]:
    """Hits with these weapons, one after the other; how many wounds were not saved."""
    calls = (
        Call(f"hit-{number}", one, (who, foe, name, finishing))
        for number, name in enumerate(hits, 1)
    )
    return (yield Series(tuple(calls)))


def one(fight: View, who: Who, foe: Who, name: str, finishing: bool) -> Rule[Any]:
    """A hit that stands: how many wounds were not saved."""
    weapon = weapons.named(fight, who, name)
    need = hitting.need(fight, who, foe, weapon)
    return (yield from _struck(fight, who, foe, weapon, finishing, need))


def further(fight: View, who: Who, foe: Who, name: str, need: int) -> Rule[Any]:
    """An attack that follows from a hit: its own die to hit, then as any hit. It cannot be parried
    unless an option says so."""
    weapon = weapons.named(fight, who, name)
    label = "mordheim.roll.to-hit"
    roll: Rolled = yield throw("to-hit", who, label, foe=foe, target=need, weapon=name)
    hit = roll >= need
    yield note(
        "mordheim.event.further", weapons.SPECIAL, who=who, foe=foe, weapon=name, need=need, hit=hit
    )
    if not hit:
        return 0
    if fight.options.parry_further_attacks and not parry.closed(fight, foe, who):
        hits = (parry.Hits(name, 1, (roll.value(),)),)
        if (yield from parry.defend(fight, foe, who, hits)):
            return 0
    return (yield from _struck(fight, who, foe, weapon, False, need))


def _struck(
    fight: View, who: Who, foe: Who, weapon: Weapon, finishing: bool, need: int
) -> Rule[Any]:
    """A hit: the charm, the roll to wound, and what comes of it."""
    if (yield from _charmed(fight, foe)):
        return 0
    wound = hitting.to_wound(fight, who, foe, weapon)
    if wound >= hitting.IMPOSSIBLE:
        yield note("mordheim.event.cannot-wound", hitting.WOUND, who=who, foe=foe)
        return 0
    roll: Rolled = yield throw("wound", who, "mordheim.roll.wound", foe=foe, target=wound)
    wounded = roll >= wound
    yield note(
        "mordheim.event.wound", hitting.WOUND, SEQUENCE, who=who, foe=foe, rolled=roll, made=wounded
    )
    if not wounded:
        if weapon.again and not finishing:
            args = (who, foe, weapon.name, min(WORST, need + 1))
            return (yield Call("again", further, args))
        return 0
    harm = Critical("", wounds=weapon.wounds)
    if critical.is_critical(fight, who, roll, wound):
        harm = yield from critical.harm(fight, who, foe, weapon)
        yield from critical.at_once(fight, who, foe, harm.special)
    lost: int = yield from _unsaved(fight, who, foe, weapon, harm)
    yield from _wounded(fight, who, foe, weapon, harm, lost, finishing)
    if harm.special == "again" and not finishing:
        more = yield Call("again", further, (who, foe, weapon.name, need))
        return more + lost
    return lost


def _charmed(fight: View, foe: Who) -> Rule[bool]:
    """Lucky Charm: the first hit of all may come to nothing (mordheim.skills)."""
    if not fight.read(foe, "charm") or not _helps(fight, foe):
        return False
    fight.put(foe, "charm", False)
    number = skills.amount(fight, foe, "charm") or WORST
    roll = throw("charm", foe, "mordheim.roll.charm", target=number)
    return (yield from passed(roll, "mordheim.event.charm", skills.CLAUSE))


def _helps(fight: View, foe: Who) -> bool:
    """Whether skills of defence help a model as it lies."""
    return fight.options.skills_when_down or not fight.read(foe, "fallen")


def _unsaved(fight: View, who: Who, foe: Who, weapon: Weapon, harm: Critical) -> Rule[int]:
    """How many wounds neither armour nor Step Aside saves."""
    number = armour.needed(fight, foe, who, weapon)
    if harm.save == "none":
        number = armour.NONE
    passed = harm.wounds
    if number < armour.NONE:
        dice = 1 if harm.save == "once" else harm.wounds
        passed = 0
        for each in range(dice):
            site = f"save-{each}" if each else "save"
            made = yield from armour.saved(fight, site, foe, number)
            passed += 0 if made else harm.wounds // dice
    return (yield from _not_aside(fight, foe, passed))


def _not_aside(fight: View, foe: Who, wounds: int) -> Rule[int]:
    """Step Aside: one more save for each wound, which nothing worsens (mordheim.skills)."""
    number = skills.amount(fight, foe, "aside")
    if number is None or not _helps(fight, foe):
        return wounds
    left = 0
    for each in range(wounds):
        site = f"aside-{each}" if each else "aside"
        roll = throw(site, foe, "mordheim.roll.aside", target=number)
        made = yield from passed(roll, "mordheim.event.aside", skills.CLAUSE)
        left += 0 if made else 1
    return left


def _wounded(
    fight: View, who: Who, foe: Who, weapon: Weapon, harm: Critical, lost: int, finishing: bool
) -> Rule[None]:
    """Wounds come off and injuries are rolled; whoever is being finished is out."""
    if finishing:
        if lost:
            injury.worse(fight, foe, OUT, True)
        return
    if harm.special == "falls":
        injury.worse(fight, foe, KNOCKED_DOWN, True)
    if lost and harm.special == "out":
        fight.lose(foe, "wounds", min(fight.read(foe, "wounds"), lost))
        injury.worse(fight, foe, OUT, True)
    elif lost:
        helmet = harm.special != "no-helmet"
        yield from injury.injure(fight, who, foe, weapon, lost, harm.more, helmet)
