"""What a file itself says of defences and movement, to hold against what the rules say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tierce.formats.gcs.carrying import EXTRA_HEAVY
from tierce.formats.gcs.reader import Reading, reading

#: What a value is of: ("dodge",), ("move",), ("parry", weapon, mode), ("block", shield).
Key = tuple[str, ...]


def stated(path: Path) -> dict[Key, int]:
    """The file's own values, at the encumbrance its load makes. Raises as read_gcs does.

    They are as the program shows them: DB is in them, and Dodge and Move are halved where the
    character in the file is reeling or tired.
    """
    return dict(_stated(reading(path)))


def _stated(read: Reading) -> Iterator[tuple[Key, int]]:
    calc, level = read.document.calc, read.imported.sheet.encumbrance
    for name, values in (("dodge", calc.dodge), ("move", calc.move)):
        if len(values) == EXTRA_HEAVY + 1:
            yield (name,), values[level]
    shield = read.imported.sheet.shield
    for taken in read.taken:
        weapon = taken.weapon.name
        for mode, usage in taken.usages:
            parry, block = _number(usage.calc.parry), _number(usage.calc.block)
            if parry is not None and not usage.ranged:
                yield ("parry", weapon, mode), parry
            if block is not None and shield is not None and shield.name == weapon:
                yield ("block", weapon), block


def _number(text: str) -> int | None:
    """The number of `11U`; None for "No" and nothing."""
    match = re.match(r"-?\d+", text)
    return int(match[0]) if match else None
