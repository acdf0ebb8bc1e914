"""The entries of a weapon's line: damage, range, rate, shots, as the program writes them.

Every reader of a whole entry raises ValueError where it means nothing.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from tierce.systems.gurps.sheet import Damage
from tierce.systems.gurps.weapon_notation import read_damage, read_range

#: The shots of what needs no ammunition: the sheet knows no "without end".
ENDLESS = 10_000
MOST = 100_000

_DAMAGE = re.compile(r"(\S+\s+(?:pi\+\+|pi\+|pi-|[a-z]+))(.*)", re.DOTALL)
_TIMES_ST = re.compile(r"[x×](\d{1,6}(?:\.\d{1,6})?)", re.ASCII)
_NUMBER = re.compile(r"[+-]?\d{1,6}", re.ASCII)
_SHOTS = re.compile(r"(\d{1,6})(?:\+(\d{1,6}))?", re.ASCII)
_RATE = re.compile(r"(\d{1,4})(?:[x×](\d{1,4}))?", re.ASCII)

#: How a weapon made for a skill sends its projectile; what is not here flies like a bullet.
_PROJECTILES = {
    "Beam Weapons": "beam",
    "Blowpipe": "muscle",
    "Bolas": "thrown",
    "Bow": "muscle",
    "Crossbow": "muscle",
    "Dropping": "thrown",
    "Innate Attack": "beam",
    "Lasso": "thrown",
    "Liquid Projector": "liquid",
    "Net": "thrown",
    "Sling": "muscle",
    "Spear Thrower": "muscle",
    "Throwing": "thrown",
    "Thrown Weapon": "thrown",
}


class Read(NamedTuple):
    """Damage, and what stands behind it in words of its own."""

    damage: Damage
    rest: str


def read_damage_entry(text: str, st_based: bool) -> Read:
    """Read `1d-1(2) pi`, also where more follows: `1d burn ex`."""
    match = _DAMAGE.fullmatch(text.strip())
    if match is None:
        raise ValueError(text)
    written = read_damage(match[1])
    if written.basic:
        raise ValueError(text)
    damage = Damage(written.dice, written.type, written.divisor, st_based)
    return Read(damage, match[2].strip())


def read_range_entry(text: str, st: int) -> tuple[int, int]:
    """Read `195/260`, `1,200` or `x10/x15` (times ST) into (half, most), half 0 if none."""

    def yards(match: re.Match[str]) -> str:
        return str(int(Fraction(match[1]) * st))

    return read_range(_TIMES_ST.sub(yards, text.replace(",", "").strip()))


def first_number(text: str, otherwise: int) -> int:
    """The first whole number in an entry such as `-6*` or `4+1`."""
    match = _NUMBER.search(text)
    return int(match[0]) if match else otherwise


def read_shots(text: str, quantity: int) -> int:
    """Shots before reloading: `1(2)` one, `12+1(3)` thirteen, `T` as many as are carried."""
    if text.strip().upper().startswith("T"):
        return max(quantity, 1)
    match = _SHOTS.match(text.strip())
    if match is None:
        return ENDLESS
    return min(max(int(match[1]) + int(match[2] or 0), 1), MOST)


def read_rate(text: str) -> int:
    """Shots in a second: `3`, or `3x9` where one pull sends nine."""
    match = _RATE.match(text.strip())
    return min(max(int(match[1]) * int(match[2] or 1), 1), MOST) if match else 1


def projectile(own_skill: str, shots: str) -> str:
    """How the attack travels, by the skill the weapon is made for."""
    if shots.strip().upper().startswith("T"):
        return "thrown"
    return _PROJECTILES.get(own_skill, "bullet")


def minimum_st(strength: str) -> int:
    """The ST that a weapon asks for, 0 where it asks for none: `10†`, `9M`."""
    return max(first_number(strength, 0), 0)


def hands(strength: str) -> int:
    """How many hands the ST entry asks for: two where it ends in † or ‡."""
    return 2 if "†" in strength or "‡" in strength else 1
