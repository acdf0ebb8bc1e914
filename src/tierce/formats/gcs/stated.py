"""What a file itself says of defences, attacks, movement and strength, to hold against the rules.

Damage of weapons and DR are not here: the sheet has them as the file does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

from tierce.dice import Dice, DiceError, parse_dice
from tierce.formats.gcs.carrying import EXTRA_HEAVY
from tierce.formats.gcs.reader import Reading, reading

#: What a value is of: ("dodge",), ("move",), ("parry", weapon, mode), ("attack", weapon, mode),
#: ("block", shield), ("thrust",), ("swing",), and ("lift",) and ("load",) in pounds.
Key = tuple[str, ...]
#: Pounds are Fractions.
Value = int | Fraction | Dice


def stated(path: Path) -> dict[Key, Value]:
    """The file's own values, at the encumbrance its load makes. Raises as read_gcs does.

    They are as the program shows them: DB is in them, and Dodge and Move are halved where the
    character in the file is reeling or tired.
    """
    return stated_in(reading(path))


def stated_in(read: Reading) -> dict[Key, Value]:
    """The same, of a character that is read already."""
    return dict([*_movement(read), *_weapons(read), *_strength(read)])


def _movement(read: Reading) -> Iterator[tuple[Key, Value]]:
    calc, level = read.document.calc, read.imported.sheet.encumbrance
    for name, values in (("dodge", calc.dodge), ("move", calc.move)):
        if len(values) == EXTRA_HEAVY + 1:
            yield (name,), values[level]


def _weapons(read: Reading) -> Iterator[tuple[Key, Value]]:
    shield = read.imported.sheet.shield
    for taken in read.taken:
        weapon = taken.weapon.name
        for mode, usage in taken.usages:
            parry, block = _number(usage.calc.parry), _number(usage.calc.block)
            yield ("attack", weapon, mode), usage.calc.level
            if parry is not None and not usage.ranged:
                yield ("parry", weapon, mode), parry
            if block is not None and shield is not None and shield.name == weapon:
                yield ("block", weapon), block


def _strength(read: Reading) -> Iterator[tuple[Key, Value]]:
    calc = read.document.calc
    for name, text in (("thrust", calc.thrust), ("swing", calc.swing)):
        with suppress(DiceError):  # older versions may lack it
            yield (name,), parse_dice(text)
    if calc.basic_lift is not None:
        yield ("lift",), calc.basic_lift
    weights = [item.calc.extended_weight for item in read.document.equipment if item.count]
    known = [weight for weight in weights if weight is not None]
    if known and len(known) == len(weights):
        yield ("load",), sum(known, Fraction(0))


def _number(text: str) -> int | None:
    """The number of `11U`; None for "No" and nothing."""
    match = re.match(r"-?\d+", text)
    return int(match[0]) if match else None
