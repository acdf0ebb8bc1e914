"""The character piece that ccfolia, the online table, puts on the clipboard (JSON).

Characteristics are taken from its parameters, or from the lines of its chat palette; so are skills,
the damage bonus and weapons. What is left of HP can be put back into the same file, which stays as
it is in all else (`with_pools`).
"""

from collections.abc import Mapping
from pathlib import Path

from tierce.fight.system import System
from tierce.formats.ccfolia.piece import Piece, read_piece
from tierce.formats.ccfolia.reader import Imported, read_character
from tierce.formats.ccfolia.writer import with_pools
from tierce.formats.format import Format, Found
from tierce.text import UserError

SYSTEM_NAME = "cthulhu"
#: What a piece calls the pools of a fight.
LABELS: Mapping[str, str] = {"hp": "HP"}


def _read_fighter(path: Path, system: System) -> Found:
    """The fighter in a file; UserError where the fight is of another system."""
    if system.name != SYSTEM_NAME:
        raise UserError("ccfolia-other-system", file=str(path), system=system.name)
    imported = read_character(path)
    return Found(imported.name, imported.sheet, imported.left, imported.notes)


def _with_left(path: Path, left: Mapping[str, int]) -> str:
    """The text of a piece's file with what is left of its pools; pools it has no label for stay."""
    known = {LABELS[name]: value for name, value in left.items() if name in LABELS}
    return with_pools(read_piece(path), known)


FORMAT = Format("json", _read_fighter, lambda path: SYSTEM_NAME, _with_left)

__all__ = ["FORMAT", "Imported", "Piece", "read_character", "read_piece", "with_pools"]
