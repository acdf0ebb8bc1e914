"""What a fighter can do in per cent: what the sheet states, or the base (cthulhu.weapons)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value, total
from tierce.systems.cthulhu import catalogue
from tierce.systems.cthulhu.rules import body, numbers, precedence
from tierce.systems.cthulhu.sheet import Sheet

WEAPONS = "cthulhu.weapons"
WEAPON_ART = "weapon-art:"
GRAPPLING, STRIKING, ARCHERY, MARTIAL_ARTS = (
    "grappling-art",
    "striking-art",
    "archery-art",
    "martial-arts",
)
TWO_WEAPONS, TWO_CLAUSE = "two-weapons", "cthulhu.two-weapons"
#: A weapon skill of this much gives two weapons this base.
TRAINED, BOTH_HANDS = 40, 30
#: Every art has this base, whatever it is for.
ART_BASE = 1
#: From base and this much on an art needs no naming, and lifts the ban on clubs.
PRACTISED = 10
#: From this much on an art opens what is special.
MASTERED = 60


def word(skill: str) -> str:
    """A skill for a message: an art of a weapon is known by that alone."""
    return "weapon-art" if skill.startswith(WEAPON_ART) else skill


def is_art(skill: str) -> bool:
    """Whether a skill is an art; Martial Arts is none."""
    return skill in (GRAPPLING, STRIKING, ARCHERY) or skill.startswith(WEAPON_ART)


def base(fight: View, who: Who, skill: str) -> Value:
    """The base of a skill, with the layers that publish it; of dodge and luck, what they follow
    from."""
    sheet = fight.sheet(who)
    if skill == "dodge":
        points = sheet.dex
        facts = {"name": "dex", "points": points}
        yield Part(2 * points, "cthulhu.part.times-two", WEAPONS, facts)
    elif skill == "luck":
        yield from body.times_five(fight, who, "pow", WEAPONS)
    elif skill == TWO_WEAPONS and _two_handed(fight, who):
        yield Part(BOTH_HANDS, "cthulhu.part.skill", TWO_CLAUSE, {"skill": TWO_WEAPONS})
    else:
        yield from precedence.value(catalogue.base(skill), WEAPONS)


def _two_handed(fight: View, who: Who) -> bool:
    """Whether a weapon art or weapon skill is good enough to strike with both hands: any, by
    option one of a weapon in the hands (cthulhu.two-weapons)."""
    known = {skill for skill, level in fight.sheet(who).skills if level >= TRAINED}
    if fight.options.two_weapons_base == "in-hand":
        held = [fight.entry(who, "hands", hand, "") for hand in ("main", "off")]
        weapons = [each for each in fight.sheet(who).weapons if each.name in held]
    else:
        weapons = [
            *fight.sheet(who).weapons,
            *(each.weapon for each in catalogue.weapons().values()),
        ]
        if any(skill.startswith(WEAPON_ART) for skill in known):
            return True
    for weapon in weapons:
        arts = {f"{WEAPON_ART}{weapon.kind}", f"{WEAPON_ART}{weapon.skill}"}
        if not weapon.unarmed and known & {weapon.skill, *arts}:
            return True
    return False


def base_of(skill: str) -> int:
    """The base of a skill that follows from no characteristic."""
    return precedence.settle(catalogue.base(skill))


def value(fight: View, who: Who, skill: str) -> Value:
    """A skill as it stands on the sheet."""
    stated = fight.sheet(who).stated(skill)
    if stated is None:
        yield from base(fight, who, skill)
    else:
        yield Part(stated, "cthulhu.part.skill", "cthulhu.check", {"skill": word(skill)})


def level(fight: View, who: Who, skill: str) -> int:
    """The same as a number."""
    return total(value(fight, who, skill))


def arts(sheet: Sheet) -> tuple[str, ...]:
    """The arts that are not at their base."""
    return tuple(skill for skill, _ in sheet.skills if is_art(skill))


def has(fight: View, who: Who, skill: str) -> bool:
    """Whether a fighter has learnt an art, or Martial Arts: more than its base."""
    return level(fight, who, skill) > base_of(skill)


def practised(fight: View, who: Who, martial_arts: bool) -> bool:
    """Whether an art (or Martial Arts, where it counts) is at base +10% or more."""
    names = [*arts(fight.sheet(who)), *([MARTIAL_ARTS] if martial_arts else [])]
    return any(level(fight, who, name) >= base_of(name) + PRACTISED for name in names)


def art(fight: View, who: Who, name: str) -> Value:
    """The chance of an art: hurt arms leave it alone, but by option (cthulhu.aim.arm)."""
    cuts = body.hurt_arms(fight, who) if fight.options.arm_cuts_arts else ()
    return numbers.settled(fight, value(fight, who, name), cuts)


def mastered(fight: View, who: Who, skill: str) -> bool:
    """Whether a skill on the sheet is at 60% or more, without modifiers."""
    now = level(fight, who, skill)
    if fight.options.special_gate == "current":
        now = total(numbers.settled(fight, value(fight, who, skill), body.hurt_arms(fight, who)))
    return now >= MASTERED


def gate(fight: View, who: Who, clause: str, *names: str) -> tuple[str, str] | str | None:
    """Why what needs an art at 60% or more is not open, as clause and reason, None where it is;
    "" where no such art has been learnt at all, and it is not worth a word."""
    if any(mastered(fight, who, name) for name in names):
        return None
    learnt = any(has(fight, who, name) for name in names)
    return (clause, "cthulhu.reason.below-sixty") if learnt else ""
