"""Shields and cloaks, and other things that give a Defense Bonus or a bonus to one defence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tierce.formats.gcs.carrying import equipped, unit_weight
from tierce.formats.gcs.entries import first_number
from tierce.formats.gcs.skills import own_skill, skill_used
from tierce.formats.gcs.traits import DEFENCES, item_bonus
from tierce.formats.gcs.weapons import item_name
from tierce.systems.gurps.rules.circumstances import LARGE_SHIELD_DB
from tierce.systems.gurps.sheet import Shield
from tierce.text import Message

if TYPE_CHECKING:
    from tierce.formats.gcs.document import Document, Equipment, Usage
    from tierce.formats.gcs.modes import Bearer
    from tierce.formats.gcs.weapons import Held

#: Pounds below which a large shield is one of force, which hampers nobody.
_LIGHT = 2
_SKILLS = {"Shield": -4, "Cloak": -5}
_WORDS = re.compile(r"\b(shield|buckler|cloak)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Protection:
    """What equipment adds to defences. `db` and the bonuses are those of what is no shield."""

    shield: Shield | None = None
    item: Equipment | None = None
    db: int = 0
    dodge: int = 0
    parry: int = 0
    block: int = 0


def read_protection(
    document: Document, held: Iterable[Held], bearer: Bearer, notes: list[Message]
) -> Protection:
    """The best shield that is equipped, called as its weapon is, and the bonuses of all else."""
    names = {id(each.item): each.name for each in held if each.item is not None}
    things = tuple(equipped(document.equipment))
    shields = [item for item in things if is_shield(item)]
    best = max(shields, key=defense_bonus, default=None)
    db = dodge = parry = block = 0
    for item in things:
        if is_shield(item):
            continue
        shared = defense_bonus(item)
        db += shared
        dodge += item_bonus(item, "dodge") - shared
        parry += item_bonus(item, "parry") - shared
        block += item_bonus(item, "block") - shared
    if best is None:
        return Protection(None, None, db, dodge, parry, block)
    shield = _shield(best, names.get(id(best), item_name(best)), bearer)
    for other in shields:
        if other is not best:
            name = names.get(id(other), item_name(other))
            notes.append(Message.of("gcs-note-second-shield", shield=name, other=shield.name))
    if not shield.db:
        notes.append(Message.of("gcs-note-shield-without-db", shield=shield.name))
    usage = _block_usage(best)
    block += first_number(usage.block, 0) if usage is not None else 0
    return Protection(shield, best, db, dodge, parry, block)


def defense_bonus(item: Equipment) -> int:
    """The DB of a thing: what it adds to all three defences."""
    return max(min(item_bonus(item, defence) for defence in DEFENCES), 0)


def is_shield(item: Equipment) -> bool:
    """Whether a thing blocks as a shield or cloak does."""
    if _block_usage(item) is not None:
        return True
    return bool(_WORDS.search(item.description)) and defense_bonus(item) > 0


def _block_usage(item: Equipment) -> Usage | None:
    return next((each for each in item.weapons if _blocks(each)), None)


def _blocks(usage: Usage) -> bool:
    """Whether the Block entry is a shield's: some flails have one for what it costs to block."""
    return usage.block.strip().lower() not in ("", "no") and _shield_skill(usage) != ""


def _shield_skill(usage: Usage) -> str:
    names = (own_skill(usage), *(default.name for default in usage.defaults))
    return next((name for name in names if name in _SKILLS), "")


def _shield(item: Equipment, name: str, bearer: Bearer) -> Shield:
    usage = _block_usage(item)
    by_name = "Cloak" if "cloak" in item.description.lower() else "Shield"
    skill = _shield_skill(usage) if usage is not None else by_name
    level = usage.calc.level if usage is not None else 0
    if level > 0 and usage is not None:
        level += skill_used(usage, bearer.skills, bearer.attributes).lowered
    else:
        level = _untold_level(skill, bearer)
    db, weight = defense_bonus(item), unit_weight(item)
    light = db >= LARGE_SHIELD_DB and weight < _LIGHT
    return Shield(name, db, level, skill, weight, light)


def _untold_level(skill: str, bearer: Bearer) -> int:
    """The level where the document gives none: the skill, or its default."""
    default = bearer.attributes.whole("dx") + _SKILLS[skill]
    return max(_levels(skill, bearer), default=max(default, 0))


def _levels(skill: str, bearer: Bearer) -> Iterable[int]:
    return [known.level for known in bearer.skills if known.name == skill]
