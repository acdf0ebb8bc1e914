"""Parrying (mordheim.parry): one try in a phase, at the highest hit of the first foe who hits."""

from __future__ import annotations

from typing import Any, NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.mordheim.rules import contact, weapons
from tierce.systems.mordheim.rules.throws import throw
from tierce.systems.mordheim.sheet import Sheet

WHO = "mordheim.parry.who"
ROLL = "mordheim.parry.roll"
ONCE = "mordheim.parry.once"
HIGHEST = "mordheim.parry.highest"
FIRST = "mordheim.parry.first-foe"
REROLL = "mordheim.parry.reroll"
STRENGTH = "mordheim.parry.strength"
DOWN = "mordheim.knocked-down"
#: A to-hit die that cannot be parried.
TOO_HIGH = 6

BUCKLER = "buckler"


class Hits(NamedTuple):
    """Hits with one weapon: how many, and the highest dice among them, as many as there can be
    tries to parry."""

    weapon: str
    number: int
    dice: tuple[int, ...] = ()


def items(fight: View, who: Who) -> tuple[str, ...]:
    """What a model can parry with: its weapons that parry, and a buckler."""
    sheet: Sheet = fight.sheet(who)
    held = [weapon.name for weapon in weapons.in_hand(fight, who) if weapon.parry]
    return (*held, *(BUCKLER,) * (sheet.buckler + sheet.second_buckler))


def has_reroll(fight: View, who: Who) -> bool:
    """Whether a failed parry may be rolled again: buckler and sword, or a weapon that says so."""
    held = weapons.in_hand(fight, who)
    if any(weapon.parry == "reroll" for weapon in held):
        return True
    with_buckler = [weapon for weapon in held if weapon.parry]
    if fight.options.reroll_with == "sword":
        with_buckler = [each for each in with_buckler if each.name.split()[0] == "sword"]
    sheet: Sheet = fight.sheet(who)
    if sheet.second_buckler:
        reroll: bool = fight.options.two_bucklers_reroll
        return reroll
    return sheet.buckler and bool(with_buckler)


def barred_weapon(fight: View, who: Who, foe: Who, name: str) -> str:
    """The clause by which a blow of this weapon cannot be parried, "" where it can be."""
    weapon = weapons.named(fight, foe, name)
    if weapon.unparryable:
        return weapons.SPECIAL
    if weapons.strength(fight, foe, weapon) >= 2 * fight.sheet(who).s:
        return STRENGTH
    return ""


def closed(fight: View, who: Who, foe: Who) -> str:
    """The clause by which a model cannot try to parry this foe at all, "" where it can."""
    if not items(fight, who):
        return WHO
    if fight.read(who, "fate"):
        return DOWN
    if fight.read(who, "parry"):
        return ONCE
    return FIRST if _preferred(fight, who, foe) != foe else ""


def _preferred(fight: View, who: Who, foe: Who) -> Who:
    """The foe whose blows may be parried, by the option."""
    how = fight.options.parry_against
    if how == "strikes-first":
        first: Who = fight.read(who, "first_foe") or foe
        return first
    if how == "highest-initiative":
        attacking = [
            each
            for each in contact.opponents(fight, who)
            if each == foe or fight.read(each, "able") or fight.read(each, "struck")
        ]
        best = max(initiative(fight, each) for each in attacking)
        quickest = [each for each in attacking if initiative(fight, each) == best]
        # of equals, whoever has struck was the first
        quickest.sort(key=lambda each: (not fight.read(each, "struck"), each != foe))
        return quickest[0]
    return foe


def initiative(fight: View, who: Who) -> int:
    """Initiative, with what the weapons in hand add to it."""
    held = weapons.in_hand(fight, who)
    own: int = fight.sheet(who).i
    return own + max(weapon.initiative for weapon in held)


def defend(fight: View, who: Who, foe: Who, hits: tuple[Hits, ...]) -> Rule[tuple[str, ...]]:
    """The model's parry against what hits it; the weapons one hit of each of which is ignored."""
    why = closed(fight, who, foe)
    if why:
        if why != WHO:
            yield note("mordheim.event.no-parry", why, who=who, foe=foe, why=WHYS[why])
        return ()
    parried: list[str] = []
    left = hits
    for number in range(tries(fight, who)):
        target = yield from _highest(fight, who, foe, left, f"which-{number}")
        if not target:
            fight.put(who, "parry", "spent")
            return tuple(parried)
        tried = yield from _try(fight, who, foe, target, number)
        if tried == "declined" and not fight.options.declined_parry_lost:
            return tuple(parried)
        if tried == "parried":
            parried.append(target.weapon)
        left = _without(left, target)
    fight.put(who, "parry", "spent")
    return tuple(parried)


WHYS = {
    DOWN: "down",
    ONCE: "spent",
    FIRST: "first-foe",
    HIGHEST: "six",
    STRENGTH: "strength",
    weapons.SPECIAL: "weapon",
}


def tries(fight: View, who: Who) -> int:
    """How many tries to parry a model has in a phase."""
    return len(items(fight, who)) if fight.options.parry_tries == "each-item" else 1


def _without(hits: tuple[Hits, ...], target: Hits) -> tuple[Hits, ...]:
    """Without the die that a try was made at."""
    return tuple(
        each._replace(dice=each.dice[1:]) if each.weapon == target.weapon else each for each in hits
    )


def _shown(fight: View, foe: Who, hits: Hits) -> int:
    """The die to be beaten."""
    if fight.options.parry_die == "natural":
        return hits.dice[0]
    return hits.dice[0] + weapons.named(fight, foe, hits.weapon).to_hit


def _highest(
    fight: View, who: Who, foe: Who, hits: tuple[Hits, ...], site: str
) -> Rule[Hits | None]:
    """The hit that the try must be at; None where there is none, or the chance is lost."""
    candidates = [each for each in hits if each.dice]
    if not candidates:
        return None
    barred = {each.weapon: barred_weapon(fight, who, foe, each.weapon) for each in candidates}
    top = max(_shown(fight, foe, each) for each in candidates)
    if fight.options.barred_highest == "best-allowed" and top < TOO_HIGH:
        candidates = [each for each in candidates if not barred[each.weapon]] or candidates
        top = max(_shown(fight, foe, each) for each in candidates)
    highest = [each for each in candidates if _shown(fight, foe, each) == top]
    allowed = [each for each in highest if not barred[each.weapon]]
    if top >= TOO_HIGH or not allowed:
        why = HIGHEST if top >= TOO_HIGH else barred[highest[0].weapon]
        clauses = (HIGHEST, ROLL) if why == HIGHEST else (why, HIGHEST)
        yield note("mordheim.event.no-parry", *clauses, who=who, foe=foe, why=WHYS[why])
        return None
    if len(allowed) == 1:
        return allowed[0]
    chooser = who if fight.options.equal_highest == "defender" else foe
    options = tuple(Option(each.weapon, facts={"weapon": each.weapon}) for each in allowed)
    chosen = yield Choose(
        site,
        chooser,
        options,
        sees={"ask": "which"},
        label="mordheim.ask.which",
        facts={"foe": foe, "target": who},
    )
    return next(each for each in allowed if each.weapon == chosen)


def _try(fight: View, who: Who, foe: Who, hits: Hits, number: int) -> Rule[str]:
    """The choice to parry, and the roll: "parried", "failed" or "declined"."""
    beat = _shown(fight, foe, hits)
    reroll = has_reroll(fight, who) and fight.options.parry_tries == "one"
    chosen = yield Choose(
        f"defend-{number}" if number else "defend",
        who,
        (Option("parry", trial=Call("trial", roll, (who, beat, reroll))), Option("none")),
        sees=lambda: _sees(hits, beat),
        label="mordheim.ask.parry",
        facts={"foe": foe, "rolled": beat, "weapon": hits.weapon},
    )
    if chosen == "none":
        yield note("mordheim.event.parry-declined", WHO, ONCE, who=who, foe=foe)
        return "declined"
    made = yield Call(f"roll-{number}" if number else "roll", roll, (who, beat, reroll))
    return "parried" if made.true() else "failed"


def _sees(hits: Hits, beat: int) -> dict[str, Any]:
    return {"ask": "parry", "rolled": beat, "hits": hits.number}


def roll(fight: View, who: Who, beat: int, reroll: bool) -> Rule[bool]:
    """A die that must show more than the die of the hit; a second one where the first fails and
    there is a re-roll."""
    die: Rolled = yield throw("parry", who, "mordheim.roll.parry", target=beat + 1)
    made = die > beat
    yield note("mordheim.event.parry", ROLL, who=who, rolled=die, beat=beat, made=made)
    if made or not reroll:
        return made
    second: Rolled = yield throw("again", who, "mordheim.roll.parry", target=beat + 1)
    made = second > beat
    yield note("mordheim.event.parry", REROLL, who=who, rolled=second, beat=beat, made=made)
    return made
