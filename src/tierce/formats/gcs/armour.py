"""DR by hit location."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tierce.text import Message

if TYPE_CHECKING:
    from tierce.formats.gcs.document import Body, Document, Location


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
    armour = {name: min(values) for name, values in found.items()}
    if "torso" not in armour:
        armour["torso"] = armour[_middle(body).id]
    return tuple(armour.items())


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
