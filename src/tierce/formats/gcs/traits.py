"""Traits: those the rules read by name, and the bonuses that traits and equipment give."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tierce.systems.gurps.sheet import BUILDS
from tierce.text import Message

if TYPE_CHECKING:
    from tierce.formats.gcs.document import Document, Equipment, Feature, Modifier, Trait

#: Names of traits (in lower case, without what stands in brackets), and what the rules call them.
_NAMES = {
    "360° vision": "all-around-vision",
    "ambidexterity": "ambidexterity",
    "combat reflexes": "combat-reflexes",
    "danger sense": "danger-sense",
    # It includes Combat Reflexes, bonuses and all.
    "enhanced time sense": "combat-reflexes",
    "hard to kill": "hard-to-kill",
    "hard to subdue": "hard-to-subdue",
    "high pain threshold": "high-pain-threshold",
    "low pain threshold": "low-pain-threshold",
    "no manipulators": "no-arms",
    "peripheral vision": "peripheral-vision",
    "trained by a master": "trained-by-a-master",
    "weapon master": "weapon-master",
}
_TOLERANCE = "injury tolerance"
_LEVELLED = ("hard-to-kill", "hard-to-subdue")
#: Without fine manipulators there may still be arms: where the body has such a place.
_NO_FINE_MANIPULATORS = "no fine manipulators"
_ARMS = ("arm", "tentacle", "hand")

_BRACKETS = re.compile(r"\s*\(([^()]*)\)")
_REPLACED = re.compile(r"@([^@]*)@")
DEFENCES = ("dodge", "parry", "block")


@dataclass(frozen=True)
class Owned:
    """A trait in force, its folders opened: its name without brackets, and what they hold."""

    name: str
    note: str
    level: int
    entry: Trait

    @property
    def id(self) -> str | None:
        """What the rules call it, None where they do not know it."""
        return _NAMES.get(self.name.lower())


def replaced(text: str, replacements: Mapping[str, str]) -> str:
    """A name with what the player filled in for ``@Specialty@`` and the like."""
    return _REPLACED.sub(lambda match: replacements.get(match[1], match[1]), text).strip()


def owned(entries: Iterable[Trait]) -> Iterator[Owned]:
    """All traits that are not switched off, folders opened."""
    for entry in entries:
        if entry.disabled:
            continue
        name = replaced(entry.name, entry.replacements)
        brackets = _BRACKETS.search(name)
        level = entry.levels if entry.levels is not None else entry.calc.current_level
        plain = _BRACKETS.sub("", name).removeprefix("Meta-Trait: ").strip()
        yield Owned(plain, brackets[1] if brackets else "", int(level or 0), entry)
        yield from owned(entry.children)


def active(entry: Trait | Equipment) -> Iterator[Feature]:
    """The features of something and of its modifiers that are not switched off."""
    yield from entry.features
    for modifier in modifiers(entry.modifiers):
        yield from modifier.features


def modifiers(entries: Iterable[Modifier]) -> Iterator[Modifier]:
    """The modifiers that are not switched off, folders opened."""
    for modifier in entries:
        if not modifier.disabled:
            yield modifier
            yield from modifiers(modifier.children)


def amount(feature: Feature, level: int = 0) -> int:
    """How much a feature adds."""
    each = feature.amount if not isinstance(feature.amount, str) else 0
    return int(each * level if feature.per_level else each)


def read_traits(document: Document, notes: list[Message]) -> frozenset[str]:
    """The ids of the traits that the rules read."""
    found = set()
    fine = True
    for trait in owned(document.traits):
        if trait.id is not None:
            found.add(trait.id)
        if trait.id == "weapon-master" and trait.note:
            notes.append(Message.of("gcs-note-weapon-master", weapons=trait.note))
        fine = fine and trait.name.lower() != _NO_FINE_MANIPULATORS
    if not fine and not _has_arms(document):
        found.add("no-arms")
    return frozenset(found)


def read_build(document: Document) -> str:
    """What the body is made of, by Injury Tolerance: what stands in its brackets, or is switched on
    among its modifiers; or by a trait called so itself. The most tolerant of several counts."""
    found = {BUILDS[0]}
    for trait in owned(document.traits):
        chosen = [trait.name]
        if trait.name.lower() == _TOLERANCE:
            chosen = [trait.note, *(each.name for each in modifiers(trait.entry.modifiers))]
        # Both spellings are met.
        text = " ".join(chosen).lower().replace("homogeneous", "homogenous")
        if trait.name.lower() == _TOLERANCE or text in BUILDS:
            found.update(set(re.findall(r"[a-z]+", text)).intersection(BUILDS))
    return max(found, key=BUILDS.index)


def _has_arms(document: Document) -> bool:
    places = [location.id for location in document.settings.body_type.locations]
    return any(arm in place.lower() for place in places for arm in _ARMS)


def trait_levels(document: Document) -> tuple[tuple[str, int], ...]:
    """The levels of those traits of which the rules read the level."""
    found: dict[str, int] = {}
    for trait in owned(document.traits):
        if trait.id in _LEVELLED:
            found[trait.id] = found.get(trait.id, 0) + max(trait.level, 1)
    return tuple(sorted(found.items()))


def trait_bonus(document: Document, attribute: str, limitation: str = "") -> int:
    """What traits add to an attribute; for a defence, without the +1 of Combat Reflexes.

    The rules add that one by the trait's name.
    """
    total = 0
    for trait in owned(document.traits):
        if attribute in DEFENCES and trait.id == "combat-reflexes":
            continue
        for feature in active(trait.entry):
            if _is_bonus(feature, attribute, limitation):
                total += amount(feature, trait.level)
    return total


def item_bonus(item: Equipment, attribute: str, limitation: str = "") -> int:
    """What a thing adds to an attribute."""
    bonuses = (each for each in active(item) if _is_bonus(each, attribute, limitation))
    return sum(amount(feature) for feature in bonuses)


def _is_bonus(feature: Feature, attribute: str, limitation: str) -> bool:
    same = feature.attribute == attribute and (feature.limitation or "") == limitation
    return feature.type == "attribute_bonus" and same
