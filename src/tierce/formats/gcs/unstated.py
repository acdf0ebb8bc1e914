"""Enhanced Parry for one skill and Enhanced Block: documents name them, and add nothing up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tierce.formats.gcs.modes import BARE_HANDS
from tierce.formats.gcs.traits import Owned, active, owned
from tierce.text import Message

if TYPE_CHECKING:
    from tierce.formats.gcs.document import Document
    from tierce.formats.gcs.modes import Bearer
    from tierce.formats.gcs.weapons import Taken


def _silent(document: Document, name: str, attribute: str) -> Iterable[Owned]:
    """The traits of a name that have no bonus to the defence among their features."""
    for trait in owned(document.traits):
        if trait.name.lower() == name:
            features = active(trait.entry)
            if not any(each.attribute == attribute for each in features):
                yield trait


def enhanced_parries(document: Document) -> dict[str, int]:
    """Enhanced Parry by the skill it is for, in lower case."""
    found: dict[str, int] = {}
    for trait in _silent(document, "enhanced parry", "parry"):
        key = trait.note.lower()
        found[key] = found.get(key, 0) + max(trait.level, 1)
    return found


def enhanced_block(document: Document) -> int:
    """Enhanced Block in all."""
    return sum(max(each.level, 1) for each in _silent(document, "enhanced block", "block"))


def note_unused(bearer: Bearer, taken: Iterable[Taken], notes: list[Message]) -> None:
    """Tell of each Enhanced Parry for which there is no weapon."""
    weapons = [each.weapon for each in taken]
    used = {mode.skill.lower() for weapon in weapons for mode in weapon.melee}
    if any(weapon.natural for weapon in weapons):
        used.update(BARE_HANDS)
    for skill in bearer.enhanced:
        if skill not in used:
            notes.append(Message.of("gcs-note-enhanced-parry", skill=skill or "-"))
