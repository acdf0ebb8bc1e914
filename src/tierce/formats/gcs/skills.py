"""Skills and techniques, and which of them a weapon is used with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from tierce.formats.gcs.traits import replaced
from tierce.systems.gurps.sheet import Skill

if TYPE_CHECKING:
    from tierce.formats.gcs.attributes import Attributes
    from tierce.formats.gcs.document import Default, SkillEntry, Usage

#: The document's level of these is lowered by encumbrance, as the rules lower their parries: the
#: sheet has the level before that.
_LOWERED = ("Judo", "Karate")


@dataclass(frozen=True)
class Known:
    """A skill as the document has it, without encumbrance where the rules see to that."""

    name: str
    specialization: str
    level: int
    points: int
    lowered: int = 0

    @property
    def title(self) -> str:
        """Its name in a sheet: ``Guns (Pistol)``, but ``Shield`` for ``Shield (Shield)``."""
        plain = not self.specialization or self.specialization == self.name
        return self.name if plain else f"{self.name} ({self.specialization})"


def known_skills(entries: Iterable[SkillEntry], encumbrance: int) -> Iterator[Known]:
    """All skills that have a level, folders opened. Techniques name the skill they belong to."""
    for entry in entries:
        yield from known_skills(entry.children, encumbrance)
        if entry.calc is None or entry.calc.level <= 0 or not entry.name:
            continue
        special = replaced(entry.specialization, entry.replacements)
        if entry.default is not None:
            special = _technique_of(entry.default)
        name = replaced(entry.name, entry.replacements)
        lowered = encumbrance * entry.encumbrance_penalty_multiplier if name in _LOWERED else 0
        level = entry.calc.level + lowered
        yield Known(name, special, level, ceil(entry.points), lowered)


def _technique_of(default: Default) -> str:
    if default.type != "skill":
        return default.type.upper()
    special = f" ({default.specialization})" if default.specialization else ""
    return default.name + special


def sheet_skills(known: Iterable[Known]) -> tuple[Skill, ...]:
    """The skills for a sheet; of two of one name, the better."""
    best: dict[str, Skill] = {}
    for skill in known:
        title = skill.title
        if title not in best or best[title].level < skill.level:
            best[title] = Skill(title, skill.level, skill.points)
    return tuple(best.values())


@dataclass(frozen=True)
class Used:
    """What a weapon is used with: the skill (or ``DX``), and what encumbrance took off it."""

    title: str
    lowered: int = 0


def skill_used(usage: Usage, known: Iterable[Known], attributes: Attributes) -> Used:
    """The skill that gives a weapon the highest level, before an attribute that gives as much."""
    best: tuple[int, int] | None = None
    used = Used(own_skill(usage) or "DX")
    skills = tuple(known)
    for default in usage.defaults:
        for level, candidate in _candidates(default, skills, attributes):
            rank = (level, 1 if default.type == "skill" else 0)
            if best is None or rank > best:
                best, used = rank, candidate
    return used


def _candidates(
    default: Default, skills: Iterable[Known], attributes: Attributes
) -> Iterator[tuple[int, Used]]:
    if default.type != "skill":
        if default.type in attributes.values:
            level = int(attributes.values[default.type]) + default.modifier
            yield level, Used(default.type.upper())
        return
    for skill in skills:
        same = default.specialization in ("", skill.specialization)
        if skill.name == default.name and same:
            yield skill.level - skill.lowered + default.modifier, Used(skill.title, skill.lowered)


def own_skill(usage: Usage) -> str:
    """The skill the weapon is made for: the first without a penalty, "" where there is none."""
    for default in usage.defaults:
        if default.type == "skill" and not default.modifier:
            return default.name
    return ""
