"""What a fighter can do in per cent: what the sheet states, or the base (cthulhu.weapons)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value, total
from tierce.systems.cthulhu import catalogue
from tierce.systems.cthulhu.rules import body, precedence
from tierce.systems.cthulhu.sheet import Sheet

WEAPONS = "cthulhu.weapons"
WEAPON_ART = "weapon-art:"
GRAPPLING, STRIKING, ARCHERY, MARTIAL_ARTS = (
    "grappling-art",
    "striking-art",
    "archery-art",
    "martial-arts",
)
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
    else:
        yield from precedence.value(catalogue.base(skill), WEAPONS)


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


def mastered(fight: View, who: Who, skill: str) -> bool:
    """Whether a skill on the sheet is at 60% or more, without modifiers."""
    return level(fight, who, skill) >= MASTERED
