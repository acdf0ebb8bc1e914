"""DR by hit location, and how much of it is flexible.

A document has numbers for DR alone. That armour is flexible, or stops less of one kind of damage,
stands in the notes of a thing, in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tierce.formats.gcs.carrying import equipped
from tierce.formats.gcs.traits import active, amount
from tierce.text import Message

if TYPE_CHECKING:
    from tierce.formats.gcs.document import Body, Document, Feature, Location

_FLEXIBLE = re.compile(r"(?<!not )(?<!non-)\bflexible\b", re.IGNORECASE)
#: `-2 DR vs. crushing`, `1 DR versus crushing`
_AGAINST = re.compile(r"[+-]?\d+ DR (?:vs\.?|versus|against) [a-z]+", re.IGNORECASE)
_ANYWHERE = "all"


def read_armour(document: Document, notes: list[Message]) -> tuple[tuple[str, int], ...]:
    """DR by location, "torso" always among them.

    Where two places of one name (the arms) differ, the lower counts, and a note tells. DR against
    one kind of damage only is noted too: the sheet has but one number.
    """
    body = document.settings.body_type
    found: dict[str, list[int]] = {}
    for location in _locations(body):
        found.setdefault(location.id, []).append(max(location.calc.dr.get("all", 0), 0))
    for name, values in found.items():
        if len(set(values)) > 1:
            numbers = [str(value) for value in values]
            notes.append(Message.of("gcs-note-armour-differs", location=name, values=numbers))
    _note_special(body, notes)
    _note_words(document, notes)
    armour = {name: min(values) for name, values in found.items()}
    if "torso" not in armour:
        armour["torso"] = armour[_middle(body).id]
    return tuple(armour.items())


def read_flexible(document: Document) -> tuple[tuple[str, int], ...]:
    """DR of flexible armour by location; locations without any are left out."""
    names = list(dict.fromkeys(each.id for each in _locations(document.settings.body_type)))
    found = dict.fromkeys(names, 0)
    for item in equipped(document.equipment):
        if _FLEXIBLE.search(item.notes):
            for feature in filter(_is_armour, active(item)):
                for name in names:
                    if {name, _ANYWHERE} & set(feature.locations):
                        found[name] += max(amount(feature), 0)
    return tuple((name, value) for name, value in found.items() if value)


def _is_armour(feature: Feature) -> bool:
    return feature.type == "dr_bonus" and feature.specialization in ("", _ANYWHERE)


def _note_words(document: Document, notes: list[Message]) -> None:
    """Tell of DR that notes say in words, things of the same words together."""
    said: dict[str, list[str]] = {}
    for item in equipped(document.equipment):
        for words in _AGAINST.findall(item.notes):
            said.setdefault(words, []).append(item.description.strip())
    for words, things in said.items():
        names = tuple(dict.fromkeys(things))
        notes.append(Message.of("gcs-note-armour-words", words=words, things=names))


def _locations(body: Body) -> Iterator[Location]:
    for location in body.locations:
        yield location
        if location.sub_table is not None:
            yield from _locations(location.sub_table)


def _middle(body: Body) -> Location:
    """Where an unaimed blow lands on a body without a torso: what is hit without a penalty."""
    return next((each for each in body.locations if not each.hit_penalty), body.locations[0])


def _note_special(body: Body, notes: list[Message]) -> None:
    """Tell of DR against one kind of damage only, places of the same DR together."""
    special: dict[tuple[str, int], list[str]] = {}
    for location in _locations(body):
        for kind, value in location.calc.dr.items():
            if kind != "all":
                special.setdefault((kind, value), []).append(location.id)
    for (kind, value), names in special.items():
        places = list(dict.fromkeys(names))
        notes.append(
            Message.of("gcs-note-armour-special", kind=kind, value=value, locations=places)
        )
