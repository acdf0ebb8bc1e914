"""A weapon in each hand (cthulhu.two-weapons.*)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, Who, note
from tierce.script.value import Part, Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    arms,
    attack,
    body,
    check,
    martial,
    numbers,
    skills,
    wielding,
)
from tierce.systems.cthulhu.rules.skills import TWO_CLAUSE as CLAUSE
from tierce.systems.cthulhu.rules.skills import TWO_WEAPONS
from tierce.systems.cthulhu.rules.strike import Strike
from tierce.systems.cthulhu.rules.ways import Way
from tierce.systems.cthulhu.sheet import HELD, Weapon

CONSECUTIVE, SIMULTANEOUS = "cthulhu.two-weapons.consecutive", "cthulhu.two-weapons.simultaneous"
#: The way of two blows, one after the other.
CONSECUTIVELY = "consecutive"
#: A weapon whose skill is below its base and this much is a weak one.
WELL = 20
WEAK, UNLIKE = -30, -40


class Pair(NamedTuple):
    """What the two hands hold."""

    main: Weapon
    off: Weapon


def pair(fight: View, who: Who) -> Pair | None:
    """What the hands hold, where each holds something of its own."""
    names = [fight.entry(who, "hands", hand, "") for hand in arms.HANDS]
    if not all(names):
        return None
    return Pair(*(arms.find(fight.sheet(who), name) for name in names))


def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
    """Why two weapons do not strike; told of the one in the favoured hand, where the other holds
    something that is no shield."""
    both = pair(fight, who)
    if both is None or weapon != both.main or both.off.kind == "shield":
        return ""
    if any(each.kind not in HELD or each.hands > 1 for each in both):
        return CLAUSE, "cthulhu.reason.no-pair"
    if not wielding.reaches(fight, who, foe, both.off):
        return CLAUSE, "cthulhu.reason.out-of-reach"
    return wielding.unusable(fight, who, both.off)


# ---------------------------------------------------------------- the roll before


def value(fight: View, who: Who, both: Pair) -> Value:
    """The chance of the two-weapon skill with these two."""
    weak = [
        each
        for each in both
        if skills.level(fight, who, each.skill) < skills.base_of(each.skill) + WELL
    ]
    flat: list[Part] = []
    for each in weak if fight.options.two_weapons_weak == "each" else weak[:1]:
        flat.append(Part(WEAK, "cthulhu.part.weak", CLAUSE, {"weapon": each.name}))
    if both.main.skill != both.off.skill:
        flat.append(Part(UNLIKE, "cthulhu.part.unlike", CLAUSE))
    base = skills.value(fight, who, TWO_WEAPONS)
    return numbers.settled(fight, base, body.hurt_arms(fight, who), flat)


def shown(fight: View, who: Who, foe: Who, blow: Strike, id: str) -> Option:
    """Two weapons as an option: the skill that is rolled before the hit, the chance of both."""
    both = pair(fight, who)
    assert both is not None, "it is not offered without two weapons"
    plain = attack.option(fight, who, foe, blow, id)
    trying = Call("trial", trial, (who, foe, blow, total(value(fight, who, both))))
    return plain._replace(value=lambda: value(fight, who, both), trial=trying)


def trial(fight: View, who: Who, foe: Who, blow: Strike, target: int) -> Rule[bool]:
    """Whether anything hits: the roll before it against a target, then that of a blow."""
    both = pair(fight, who)
    assert both is not None, "it is not offered without two weapons"
    before: Rolled = yield Call("both", check.trial, (target,))
    if not before.true():
        return False
    for number, each in enumerate(blows(fight, who, blow, both)):
        hit: Rolled = yield Call(f"blow-{number}", attack.trial, (who, foe, each))
        if hit.true():
            return True
    return False


def _arts(fight: View, who: Who, both: Pair) -> tuple[str, ...]:
    return tuple(
        art for art in martial.learnt(fight, who) if any(martial.fits(art, each) for each in both)
    )


def _art(fight: View, who: Who, foe: Who, blow: Strike, both: Pair) -> Rule[str]:
    """Which art is rolled with it, "" for none."""
    arts = _arts(fight, who, both)
    if not arts:
        return ""
    chosen: str = yield Choose(
        "art",
        who,
        tuple(_with(fight, who, foe, blow, both, art) for art in ("", *arts)),
        sees={"ask": "art"},
        label="cthulhu.ask.art",
        facts={"foe": foe, **arms.facts(both.main)},
    )
    return "" if chosen == "none" else chosen


def _with(fight: View, who: Who, foe: Who, blow: Strike, both: Pair, art: str) -> Option:
    """The skill alone, or with an art, as an option."""
    target = total(value(fight, who, both))
    facts = {"art": "none", "level": "none", **arms.facts(both.main)}
    if art:
        level = total(skills.art(fight, who, art))
        target = min(target, level)
        facts |= {"art": skills.word(art), "level": str(level)}
    trying = Call("trial", trial, (who, foe, blow, target))
    return Option(art or "none", lambda: value(fight, who, both), trying, facts)


def opened(
    fight: View, who: Who, foe: Who, blow: Strike, both: Pair
) -> Rule[tuple[str, ...] | None]:
    """The roll before the hit, None where it fails and with it the attack: the arts that have
    succeeded, which are not rolled again; by option they double nothing."""
    art = yield from _art(fight, who, foe, blow, both)
    target = total(value(fight, who, both))
    roll: Rolled = yield check.throw("both", who, "cthulhu.roll.two-weapons", target, foe=foe)
    made = check.made(roll, target)
    with_art = made and bool(art) and check.made(roll, total(skills.art(fight, who, art)))
    whole = with_art if art else made
    facts = {"target": target, "rolled": roll, "made": made, "arts": int(bool(art))}
    told = "made" if with_art else "failed"
    yield note("cthulhu.event.two-weapons", CLAUSE, who=who, foe=foe, **facts, art=told)
    if made and not whole:
        yield note("cthulhu.event.art-needed", CLAUSE, who=who)
    if not whole:
        return None
    return (art,) if art and fight.options.two_weapons_art == "doubles" else ()


# ---------------------------------------------------------------- the blows


def blows(
    fight: View, who: Who, blow: Strike, both: Pair, granted: tuple[str, ...] = ()
) -> tuple[Strike, ...]:
    """The blows that follow the roll before them, with arts that succeeded there: one with each
    weapon, or one with both, struck with the lower skill."""
    if blow.way == CONSECUTIVELY:
        return tuple(
            Strike(
                each.name,
                way=blow.way,
                granted=tuple(art for art in granted if martial.fits(art, each)),
            )
            for each in both
        )
    skill = both.main.skill
    if fight.options.simultaneous_skill == "lower":
        skill = min((each.skill for each in both), key=lambda each: skills.level(fight, who, each))
    return (blow._replace(skill=skill, second=both.off.name, granted=granted),)


def consecutive(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """Two attacks in a row, each with its own weapon; the second one while both can go on."""
    both = pair(fight, who)
    assert both is not None, "it is not offered without two weapons"
    granted = yield from opened(fight, who, foe, blow, both)
    if granted is None:
        return check.FAILURE
    singles = blows(fight, who, blow, both, granted)
    for site, weapon, single in zip(("first", "second"), both, singles, strict=True):
        stopped = fight.read(who, "out") or fight.read(foe, "out")
        if not stopped and wielding.unusable(fight, who, weapon) is None:
            yield Call(site, attack.attack, (who, foe, single))
    return check.SUCCESS


def simultaneous(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """One attack with both: one hit roll with the lower skill, the dice of both."""
    both = pair(fight, who)
    assert both is not None, "it is not offered without two weapons"
    granted = yield from opened(fight, who, foe, blow, both)
    if granted is None:
        return check.FAILURE
    (whole,) = blows(fight, who, blow, both, granted)
    return (yield from attack.attack(fight, who, foe, whole))


WAYS: Mapping[str, Way] = {
    CONSECUTIVELY: Way(closed, consecutive, arts=False, shown=shown),
    "simultaneous": Way(closed, simultaneous, arts=False, shown=shown),
}
