"""GURPS Character Sheet files (.gcs): JSON of versions 2 to 5, into sheets of ``gurps``.

Attributes, skill levels, damage and DR are taken as the file has them; encumbrance is worked out
anew from what is carried, and Dodge, Move, Parry and Block are left to the rules. A shield's DB
and the +1 of Combat Reflexes, which the file counts into its own bonuses, are in the sheet once.
What is left of HP and FP in the file is what a fight begins with.
What the file itself says of all that is held against what the rules say (`compare`).
"""

from pathlib import Path

from tierce.fight.system import System
from tierce.formats.format import Format, Found
from tierce.formats.gcs.comparing import Difference, compare, differences
from tierce.formats.gcs.reader import Imported, read_gcs, reading
from tierce.formats.gcs.stated import stated
from tierce.text import UserError

SYSTEM_NAME = "gurps"


def _read_fighter(path: Path, system: System) -> Found:
    """The fighter in a file; UserError where the fight is of another system."""
    if system.name != SYSTEM_NAME:
        raise UserError("gcs-other-system", file=str(path), system=system.name)
    imported = read_gcs(path)
    return Found(imported.name, imported.sheet, imported.left, imported.notes)


FORMAT = Format("gcs", _read_fighter, lambda path: SYSTEM_NAME)

__all__ = [
    "FORMAT",
    "Difference",
    "Imported",
    "compare",
    "differences",
    "read_gcs",
    "reading",
    "stated",
]
