"""From a document to a sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tierce.formats.gcs.armour import read_armour, read_flexible
from tierce.formats.gcs.attributes import Attributes, read_attributes
from tierce.formats.gcs.carrying import read_encumbrance
from tierce.formats.gcs.hands import in_hand
from tierce.formats.gcs.modes import Bearer
from tierce.formats.gcs.shields import Protection, is_shield, read_protection
from tierce.formats.gcs.skills import known_skills, sheet_skills
from tierce.formats.gcs.source import read_document
from tierce.formats.gcs.traits import read_build, read_traits, trait_bonus, trait_levels
from tierce.formats.gcs.unstated import enhanced_block, enhanced_parries, note_unused
from tierce.formats.gcs.weapons import Taken, everything_held, read_weapons
from tierce.formats.naming import fighter_name
from tierce.systems.gurps.sheet import Sheet, Weapon
from tierce.text import Message

if TYPE_CHECKING:
    from tierce.formats.gcs.document import Document


@dataclass(frozen=True)
class Imported:
    """A character from a file.

    `notes` tells what the sheet could not take over, or took over with a change. `hp` and `fp`
    are what is left of them in the file; the sheet has the most of each.
    """

    name: str
    sheet: Sheet
    notes: tuple[Message, ...]
    hp: int
    fp: int

    @property
    def left(self) -> dict[str, int]:
        """What is left of HP and FP, where it is not all."""
        pools = {"hp": (self.hp, self.sheet.hp), "fp": (self.fp, self.sheet.fp)}
        return {name: left for name, (left, most) in pools.items() if left != most}


@dataclass(frozen=True)
class Reading:
    """A character and the document it is from, for comparing the two."""

    document: Document
    imported: Imported
    taken: tuple[Taken, ...]


def read_gcs(path: Path) -> Imported:
    """The character in a .gcs file (version 2 to 5).

    Raises UserError where the file is no such thing, or holds what no character can be.
    """
    return reading(path).imported


def reading(path: Path) -> Reading:
    """The character in a file together with its document. Raises as read_gcs does."""
    document = read_document(path)
    attributes = read_attributes(document, path)
    notes: list[Message] = []
    encumbrance = read_encumbrance(document, attributes, notes)
    skills = tuple(known_skills(document.skills, encumbrance))
    bearer = Bearer(attributes, skills, encumbrance, enhanced_parries(document))
    held = everything_held(document)
    taken = read_weapons(held, bearer, notes)
    note_unused(bearer, taken, notes)
    protection = read_protection(document, held, bearer, notes)
    sheet = _sheet(document, bearer, taken, protection, notes)
    _note_state(document, attributes, notes)
    name = fighter_name(document.profile.name, document.profile.title, path.stem)
    imported = Imported(name, sheet, tuple(notes), attributes.hp_left, attributes.fp_left)
    return Reading(document, imported, taken)


def _sheet(
    document: Document,
    bearer: Bearer,
    taken: tuple[Taken, ...],
    protection: Protection,
    notes: list[Message],
) -> Sheet:
    whole = bearer.attributes.whole
    weapons = tuple(each.weapon for each in taken)
    main, off = in_hand(_no_shields(taken), protection.shield, notes)
    block = trait_bonus(document, "block") + enhanced_block(document)
    return Sheet(
        st=whole("st"),
        dx=whole("dx"),
        iq=whole("iq"),
        ht=whole("ht"),
        will=whole("will"),
        per=whole("per"),
        hp=whole("hp"),
        fp=whole("fp"),
        basic_speed=bearer.attributes.values["basic_speed"],
        basic_move=whole("basic_move"),
        encumbrance=bearer.encumbrance,
        size=document.profile.size + trait_bonus(document, "sm"),
        dodge_bonus=trait_bonus(document, "dodge") + protection.dodge,
        parry_bonus=trait_bonus(document, "parry") + protection.parry,
        block_bonus=block + protection.block,
        db=protection.db,
        skills=sheet_skills(bearer.skills),
        weapons=weapons,
        shield=protection.shield,
        main=main,
        off=off,
        dr=read_armour(document, notes),
        flexible=read_flexible(document),
        traits=read_traits(document, notes),
        trait_levels=trait_levels(document),
        build=read_build(document),
    )


def _no_shields(taken: Iterable[Taken]) -> list[Weapon]:
    items = [(each.source.item, each.weapon) for each in taken]
    return [weapon for item, weapon in items if item is None or not is_shield(item)]


def _note_state(document: Document, attributes: Attributes, notes: list[Message]) -> None:
    hp, fp = attributes.whole("hp"), attributes.whole("fp")
    if not attributes.has_fp:
        notes.append(Message.of("gcs-note-no-fp", fp=fp))
    if attributes.hp_left != hp:
        notes.append(Message.of("gcs-note-hp", left=attributes.hp_left, most=hp))
    if attributes.fp_left != fp:
        notes.append(Message.of("gcs-note-fp", left=attributes.fp_left, most=fp))
    if document.settings.damage_progression != "basic_set":
        progression = document.settings.damage_progression
        notes.append(Message.of("gcs-note-progression", progression=progression))
