"""How weapon tables write damage, reach, parry and range, read into what it means.

Every reader raises ValueError where the text is no such thing.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from tierce.dice import Dice, parse_dice
from tierce.systems.gurps.sheet import DAMAGE_TYPES, Damage
from tierce.systems.gurps.strength import basic_damage

#: The same notations for editors, without ^ and $.
DAMAGE_PATTERN = (
    r"(?:thr|sw|\d*d\d*|\d+)(?: *[+-] *\d+)? *(?:\( *\d+(?:\.\d+|/\d+)? *\))? +"
    "(?:" + "|".join(sorted(DAMAGE_TYPES, reverse=True)).replace("+", r"\+") + ")"
)
REACH_PATTERN = r"[Cc1-9]\d?(?: *[,-] *\d{1,2})*\*?"
PARRY_PATTERN = r"[Nn][Oo]|[+-]?\d{1,2}[FUfu]{0,2}"
RANGE_PATTERN = r"\d{1,6}(?: */ *\d{1,6})?"

_DAMAGE = re.compile(
    r"(?P<dice>[^()]*?)\s*(?:\(\s*(?P<divisor>\d{1,3}(?:\.\d{1,3}|/\d{1,3})?)\s*\))?\s+"
    r"(?P<type>\S+)"
)
_BY_STRENGTH = re.compile(r"(thr|sw)\s*(?:([+-])\s*(\d{1,3}))?", re.IGNORECASE)
_PARRY = re.compile(r"([+-]?\d{1,2})([FU]{0,2})")
_MINUS = str.maketrans({"−": "-", "–": "-"})


class Parry(NamedTuple):
    """A Parry entry: the number (None for "No"), a fencing weapon (F), an unbalanced one (U)."""

    number: int | None
    fencing: bool = False
    unbalanced: bool = False


class WrittenDamage(NamedTuple):
    """Damage as it is written. `basic` is "thr" or "sw" where ST gives the dice, else "".

    Where it is given, `dice` holds only what is added to them.
    """

    dice: Dice
    type: str
    divisor: Fraction = Fraction(1)
    basic: str = ""

    def by(self, st: int) -> Damage:
        """The damage at a strength; ValueError where ST gives the dice and is out of the table."""
        if not self.basic:
            return Damage(self.dice, self.type, self.divisor)
        dice = basic_damage(st, self.basic == "sw").add(self.dice.plus)
        return Damage(dice, self.type, self.divisor)


def read_damage(text: str) -> WrittenDamage:
    """Read `2d+1 cut`, `sw+1 cut`, `3d(2) pi++` (armour divisor 2)."""
    match = _DAMAGE.fullmatch(text.translate(_MINUS).strip())
    if match is None or match["type"] not in DAMAGE_TYPES:
        raise ValueError(text)
    try:
        divisor = Fraction(match["divisor"] or 1)
    except ZeroDivisionError:
        raise ValueError(text) from None
    if divisor <= 0:
        raise ValueError(text)
    basic = _BY_STRENGTH.fullmatch(match["dice"])
    if basic is None:
        return WrittenDamage(parse_dice(match["dice"]), match["type"], divisor)
    plus = int((basic[2] or "+") + (basic[3] or "0"))
    return WrittenDamage(Dice(0, 6, plus), match["type"], divisor, basic[1].lower())


def read_reach(text: str) -> tuple[int, int]:
    """Read `1`, `C` (close combat, 0), `1,2`, `C-1` into the least and the most, in yards.

    A `*` (the grip must change for another reach) is allowed; these rules do not use it.
    """
    plain = text.translate(_MINUS).upper().replace("*", "").replace("C", "0")
    parts = [part.strip() for part in re.split(r"[,-]", plain)]
    if not all(re.fullmatch(r"\d{1,2}", part) for part in parts):
        raise ValueError(text)
    yards = [int(part) for part in parts]
    return min(yards), max(yards)


def read_parry(text: str) -> Parry:
    """Read `0`, `+2`, `-1F`, `0U`, `No`."""
    plain = text.translate(_MINUS).strip().upper()
    if plain == "NO":
        return Parry(None)
    match = _PARRY.fullmatch(plain)
    if match is None:
        raise ValueError(text)
    return Parry(int(match[1]), "F" in match[2], "U" in match[2])


def read_range(text: str) -> tuple[int, int]:
    """Read `150`, or `100/150` (half damage from 100 on), into (half, maximum), half 0 if none."""
    match = re.fullmatch(r"(?:(\d{1,6})\s*/\s*)?(\d{1,6})", text.strip(), re.ASCII)
    if match is None:
        raise ValueError(text)
    half, maximum = int(match[1] or 0), int(match[2])
    if not maximum or half > maximum:
        raise ValueError(text)
    return half, maximum
