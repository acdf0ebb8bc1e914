"""One way to use a weapon, from the document's entry to the sheet's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tierce.formats.gcs.attributes import Attributes
from tierce.formats.gcs.entries import (
    first_number,
    hands,
    minimum_st,
    projectile,
    read_damage_entry,
    read_range_entry,
    read_rate,
    read_shots,
)
from tierce.formats.gcs.skills import Known, Used, own_skill, skill_used
from tierce.systems.gurps.sheet import Damage, Melee, Ranged
from tierce.systems.gurps.weapon_notation import Parry, read_parry, read_reach
from tierce.text import Message

if TYPE_CHECKING:
    from tierce.formats.gcs.document import Usage

#: What a damage entry ends in where the weapon explodes.
EXPLOSIVE = "ex"
#: What Enhanced Parry says in its brackets where it is for bare hands.
BARE_HANDS = ("bare hands", "unarmed", "bare-handed")


@dataclass(frozen=True)
class Bearer:
    """Who uses the weapons. `enhanced` is Enhanced Parry by what it is for, in lower case."""

    attributes: Attributes
    skills: tuple[Known, ...]
    encumbrance: int
    enhanced: Mapping[str, int] = field(default_factory=dict)


def melee_mode(
    usage: Usage, title: str, natural: str, bearer: Bearer, notes: list[Message], weapon: str
) -> Melee:
    """A melee mode. Raises ValueError, with the entry, where the rules cannot play it.

    The document's level of a fencing weapon is lowered by encumbrance, and that of one too heavy
    for its user by the ST that is lacking; the sheet's is not, for the rules lower it themselves.
    """
    used = skill_used(usage, bearer.skills, bearer.attributes)
    parry = _parry(usage)
    number = parry.number
    if number is not None:
        number += _enhanced(used, natural, bearer)
    minimum = minimum_st(usage.strength)
    level = _level(usage) + used.lowered + (bearer.encumbrance if parry.fencing else 0)
    return Melee(
        name=title,
        skill=used.title,
        level=level + _lacking(minimum, bearer),
        damage=_damage(usage, title, notes, weapon),
        reach=_reach(usage),
        parry=number,
        fencing=parry.fencing,
        unbalanced=parry.unbalanced,
        hands=hands(usage.strength),
        thrust=usage.damage.st.startswith("thr") or title.lower().startswith("thrust"),
        unready="‡" in usage.strength,
        flail=any("Flail" in each.name and not each.modifier for each in usage.defaults),
        min_st=minimum,
    )


def ranged_mode(
    usage: Usage, title: str, quantity: int, bearer: Bearer, notes: list[Message], weapon: str
) -> Ranged:
    """A ranged mode. Raises ValueError, with the entry, where the rules cannot play it."""
    used = skill_used(usage, bearer.skills, bearer.attributes)
    minimum = minimum_st(usage.strength)
    half, most = read_range_entry(usage.calc.range or usage.range, bearer.attributes.whole("st"))
    return Ranged(
        name=title,
        skill=used.title,
        level=_level(usage) + used.lowered + _lacking(minimum, bearer),
        damage=_damage(usage, title, notes, weapon, EXPLOSIVE),
        projectile=projectile(own_skill(usage), usage.shots),
        maximum=most,
        half=half,
        accuracy=first_number(usage.accuracy, 0),
        rate=read_rate(usage.rate_of_fire),
        recoil=max(first_number(usage.recoil, 1), 1),
        bulk=first_number(usage.bulk, 0),
        shots=read_shots(usage.shots, quantity),
        hands=hands(usage.strength),
        min_st=minimum,
        area="explosion" if _explodes(usage) else "",
    )


def _explodes(usage: Usage) -> bool:
    rest = read_damage_entry(usage.calc.damage, bool(usage.damage.st)).rest
    return EXPLOSIVE in rest.split()


def _level(usage: Usage) -> int:
    """The document's level; ValueError where it has none (what hits without a roll)."""
    if usage.calc.level <= 0:
        raise ValueError(usage.calc.damage)
    return usage.calc.level


def _lacking(minimum: int, bearer: Bearer) -> int:
    """Points of ST that the bearer lacks for a weapon: the document's level has lost as many."""
    return max(0, minimum - bearer.attributes.whole("st"))


def _damage(
    usage: Usage, title: str, notes: list[Message], weapon: str, understood: str = ""
) -> Damage:
    """The damage; what its entry says beyond that and `understood` is noted."""
    read = read_damage_entry(usage.calc.damage, bool(usage.damage.st))
    more = " ".join(word for word in read.rest.split() if word != understood)
    if more:
        notes.append(Message.of("gcs-note-damage-more", weapon=weapon, mode=title, more=more))
    return read.damage


def _parry(usage: Usage) -> Parry:
    """The Parry entry; newer versions leave a "No" out."""
    try:
        return read_parry(usage.parry or "No")
    except ValueError:
        return Parry(None)


def _reach(usage: Usage) -> tuple[int, int]:
    try:
        return read_reach(usage.calc.reach or usage.reach)
    except ValueError:
        return (1, 1)


def _enhanced(used: Used, natural: str, bearer: Bearer) -> int:
    """What Enhanced Parry for this skill, or for bare hands, adds to the Parry entry."""
    total = bearer.enhanced.get(used.title.lower(), 0)
    if natural:
        total += sum(bearer.enhanced.get(each, 0) for each in BARE_HANDS)
    return total
