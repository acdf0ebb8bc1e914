"""Weapons: of things that are equipped, and natural ones of traits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from tierce.formats.gcs.carrying import equipped, unit_weight
from tierce.formats.gcs.modes import Bearer, melee_mode, ranged_mode
from tierce.formats.gcs.traits import modifiers, owned, replaced
from tierce.systems.gurps.sheet import Melee, Ranged, Weapon
from tierce.text import Message

if TYPE_CHECKING:
    from tierce.formats.gcs.document import Document, Equipment, Usage

#: Which limb strikes, by a word in the name of the attack.
_LIMBS = (
    (r"slam|pounce|tackle|rush", "slam"),
    (r"punch|fist|pummel", "fist"),
    (r"kick|stomp|trampl|hoof|hooves|foot|feet", "foot"),
    (r"bite|fang|teeth|peck|beak|chomp|nibble|jaw", "jaw"),
    (r"claw|slash|talon|pincer", "claw"),
    (r"horn|gore|butt|head|tusk", "head"),
    (r"tail", "tail"),
    (r"tentacle", "tentacle"),
    (r"wing", "wing"),
    (r"elbow", "elbow"),
    (r"knee", "knee"),
)
_QUALITIES = (("very fine", "very-fine"), ("fine", "fine"), ("cheap", "cheap"))


@dataclass(frozen=True)
class Held:
    """Something that can strike, as the document has it. `item` is None for natural weapons."""

    name: str
    usages: tuple[Usage, ...]
    item: Equipment | None = None
    natural: str = ""


@dataclass(frozen=True)
class Taken:
    """A weapon for the sheet, and the document's own entry for each of its modes."""

    weapon: Weapon
    source: Held
    usages: tuple[tuple[str, Usage], ...]


def everything_held(document: Document) -> tuple[Held, ...]:
    """All weapons of things equipped, then those of traits, no two of one name."""
    names: set[str] = set()
    found = []
    for held, also in (*_of_things(document), *_of_traits(document)):
        name = _free_name(held.name, also, names)
        names.add(name)
        found.append(Held(name, held.usages, held.item, held.natural))
    return tuple(found)


def _of_things(document: Document) -> Iterator[tuple[Held, str]]:
    for item in equipped(document.equipment):
        usages = tuple(usage for usage in item.weapons if not usage.hide)
        if usages:
            yield Held(item_name(item), usages, item), ""


def _of_traits(document: Document) -> Iterator[tuple[Held, str]]:
    """Each attack of a trait apart: a bite and a kick are not done with one limb."""
    for trait in owned(document.traits):
        for usage in trait.entry.weapons:
            if not usage.hide:
                name = usage.usage.strip() or trait.name
                yield Held(name, (usage,), None, limb(f"{name} {trait.name}")), trait.name


def item_name(item: Equipment) -> str:
    """What a thing is called in the sheet."""
    return replaced(item.description, item.replacements) or "?"


def _free_name(name: str, also: str, taken: set[str]) -> str:
    """A name nothing has yet: with the trait's beside it, or numbered."""
    if name not in taken:
        return name
    if also and f"{name} ({also})" not in taken:
        return f"{name} ({also})"
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"


def limb(name: str) -> str:
    """What strikes in a natural attack of that name; "body" where no word tells."""
    return next((part for words, part in _LIMBS if re.search(words, name.lower())), "body")


def read_weapons(held: Iterable[Held], bearer: Bearer, notes: list[Message]) -> tuple[Taken, ...]:
    """The weapons with at least one mode the rules can play."""
    return tuple(taken for each in held if (taken := _taken(each, bearer, notes)) is not None)


def _taken(held: Held, bearer: Bearer, notes: list[Message]) -> Taken | None:
    melee: list[Melee] = []
    ranged: list[Ranged] = []
    entries: list[tuple[str, Usage]] = []
    for usage in held.usages:
        titles = {taken for taken, _ in entries}
        title = _free_name(usage.usage.strip() or held.name, "", titles)
        mode = _mode(held, usage, title, bearer, notes)
        if mode is None:
            continue
        if isinstance(mode, Melee):
            melee.append(mode)
        else:
            ranged.append(mode)
        entries.append((title, usage))
    if not entries:
        return None
    weapon = Weapon(
        held.name,
        weight=unit_weight(held.item) if held.item is not None else Fraction(0),
        quality=_quality(held.item),
        melee=tuple(melee),
        ranged=tuple(ranged),
        natural=held.natural,
        # A bow that has parried shoots no more.
        fragile=any(mode.skill == "Bow" for mode in ranged),
    )
    return Taken(weapon, held, tuple(entries))


def _mode(
    held: Held, usage: Usage, title: str, bearer: Bearer, notes: list[Message]
) -> Melee | Ranged | None:
    try:
        if not usage.ranged:
            return melee_mode(usage, title, held.natural, bearer, notes, held.name)
        quantity = int(held.item.count) if held.item is not None else 1
        return ranged_mode(usage, title, quantity, bearer, notes, held.name)
    except ValueError as problem:
        entry = str(problem) or "-"
        notes.append(Message.of("gcs-note-mode", weapon=held.name, mode=title, entry=entry))
        return None


def _quality(item: Equipment | None) -> str:
    names = [each.name.lower() for each in modifiers(item.modifiers)] if item is not None else []
    for start, quality in _QUALITIES:
        if any(re.match(rf"{start}\b", name) for name in names):
            return quality
    return "good"
