"""From a piece to a sheet of `cthulhu`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tierce.formats.ccfolia import names
from tierce.formats.ccfolia.palette import Palette, read_palette
from tierce.formats.ccfolia.piece import Piece, read_piece
from tierce.formats.ccfolia.stats import Stats, read_stats
from tierce.formats.naming import fighter_name
from tierce.systems.cthulhu.rules import damage_bonus, skills
from tierce.systems.cthulhu.rules.injury import hit_points
from tierce.systems.cthulhu.sheet import Sheet, Weapon
from tierce.text import Message


@dataclass(frozen=True)
class Imported:
    """A character from a piece. `notes` tells what was taken over with a change, or not at all;
    `left` what is left of HP, where it is not all."""

    name: str
    sheet: Sheet
    notes: tuple[Message, ...]
    left: Mapping[str, int]
    piece: Piece


def read_character(path: Path) -> Imported:
    """The character in a file with a piece.

    Raises UserError where the file holds no such piece, or what no character can be.
    """
    piece = read_piece(path)
    palette = read_palette(piece.commands, piece.references)
    stats = read_stats(piece, palette)
    notes = [Message.of("ccfolia-note-unread", line=line) for line in palette.unread]
    sheet = _sheet(stats, palette, notes)
    _note_stats(piece, stats, sheet, notes)
    left = {} if stats.hp is None or stats.hp[0] == stats.hp[1] else {"hp": stats.hp[0]}
    name = fighter_name(piece.name, piece.file.path.stem)
    return Imported(name, sheet, tuple(notes), left, piece)


def _sheet(stats: Stats, palette: Palette, notes: list[Message]) -> Sheet:
    known: dict[str, Any] = dict(stats.characteristics)
    plain = Sheet(**known)
    known["hp"] = hit_points(plain.con, plain.siz) if stats.hp is None else stats.hp[1]
    known["magic"] = plain.pow if stats.magic is None else stats.magic
    known["sanity"] = 5 * plain.pow if stats.sanity is None else stats.sanity
    both = {"strength", "siz"} <= stats.characteristics.keys()
    if stats.bonus != damage_bonus.by_size(plain.strength + plain.siz) or not both:
        known["bonus"] = stats.bonus
    known["skills"] = tuple(sorted(_skills(plain, palette).items()))
    weapons = _weapons(known["skills"], palette, notes)
    return Sheet(**known, weapons=weapons, main=weapons[0].name if weapons else "")


def _skills(sheet: Sheet, palette: Palette) -> dict[str, int]:
    """The skills of combat that are not at their base; of one named twice the last line counts."""
    found: dict[str, int] = {}
    for check in palette.checks:
        weapon = names.weapon_id(check.name)
        id = names.skill_id(check.name)
        if id is None and weapon is not None:
            id = names.weapon(weapon).skill
        if id is not None:
            found[id] = check.value
    return {id: value for id, value in found.items() if value != _base(sheet, id)}


def _base(sheet: Sheet, skill: str) -> int:
    own = {"dodge": 2 * sheet.dex, "luck": 5 * sheet.pow}
    return own[skill] if skill in own else skills.base_of(skill)


def _weapons(
    known: tuple[tuple[str, int], ...], palette: Palette, notes: list[Message]
) -> tuple[Weapon, ...]:
    """The weapons that the palette names, and one for each trained skill of which it names none."""
    found = dict.fromkeys(
        id
        for each in (*(check.name for check in palette.checks), *(t.name for t in palette.throws))
        if (id := _named(each)) is not None
    )
    struck_with = {names.weapon(id).skill for id in found}
    for skill, value in known:
        first = names.first_weapon(skill)
        if first is not None and skill not in struck_with and value > skills.base_of(skill):
            found[first] = None
            notes.append(
                Message.of(
                    "ccfolia-note-weapon",
                    skill=Message("cthulhu.skill", {"skill": skill}),
                    weapon=names.weapon(first).name,
                )
            )
    return tuple(names.weapon(id) for id in found)


def _named(text: str) -> str | None:
    """The weapon that a line of a palette is called by, or begins with."""
    return names.weapon_id(text) or names.weapon_in(text)


def _note_stats(piece: Piece, stats: Stats, sheet: Sheet, notes: list[Message]) -> None:
    if stats.missing:
        notes.append(Message.of("ccfolia-note-missing", names=stats.missing))
    if piece.initiative not in (None, sheet.dex):
        notes.append(
            Message.of("ccfolia-note-initiative", initiative=piece.initiative, dex=sheet.dex)
        )
    ours = damage_bonus.by_size(sheet.strength + sheet.siz)
    if sheet.bonus is not None and sheet.bonus != ours:
        stated = sheet.bonus.written
        notes.append(Message.of("ccfolia-note-bonus", stated=stated, ours=ours.written))
    if stats.hp is not None and stats.hp[0] != stats.hp[1]:
        notes.append(Message.of("ccfolia-note-hp", left=stats.hp[0], most=stats.hp[1]))
