"""From basic damage to hit points lost (gurps.injury, gurps.injury.states).

Rolls stay views here: nothing forces one.

Readings: what a sheet lists for a location is whole, a skull's own bone included; where it lists
no skull, bone alone protects it, and where it lists no vitals, the torso's armour does. DR 0 is DR
1 against a fractional divisor, and is not multiplied again.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from tierce.script.view import Rolled
from tierce.systems.gurps.sheet import Sheet

HEAD = ("skull", "face", "eye")
LIMBS = ("arm", "leg")
EXTREMITIES = ("hand", "foot")
#: Where a blow can land. "arm" is that of the main hand; "off-" names the other side.
LOCATIONS = (
    *HEAD,
    "neck",
    "torso",
    "vitals",
    "groin",
    *LIMBS,
    *EXTREMITIES,
    *(f"off-{each}" for each in (*LIMBS, *EXTREMITIES)),
)
SKULL_BONE = 2

_HALF, _MORE = Fraction(1, 2), Fraction(3, 2)
_WOUNDING = {
    "cr": Fraction(1),
    "cut": _MORE,
    "imp": Fraction(2),
    "pi-": _HALF,
    "pi": Fraction(1),
    "pi+": _MORE,
    "pi++": Fraction(2),
    "burn": Fraction(1),
    "cor": Fraction(1),
    "tox": Fraction(1),
    "fat": Fraction(1),
}
_PIERCING = ("imp", "pi-", "pi", "pi+", "pi++")
_BLUNTED = {"imp": Fraction(1), "pi+": Fraction(1), "pi++": Fraction(1)}
_BRAIN = {each: Fraction(4) for each in _WOUNDING if each not in ("tox", "fat")}
#: Where a location wounds otherwise than the torso, by wounding type.
_BY_LOCATION: dict[str, dict[str, Fraction]] = {
    "skull": _BRAIN,
    "eye": _BRAIN,
    "vitals": {each: Fraction(3) for each in _PIERCING},
    "neck": {"cr": _MORE, "cor": _MORE, "cut": Fraction(2)},
    "face": {"cor": _MORE},
    **dict.fromkeys((*LIMBS, *EXTREMITIES), _BLUNTED),
}
_BEAM_AT_VITALS = Fraction(2)


def kind(location: str) -> str:
    """The location without its side: "off-arm" is an arm."""
    return location.removeprefix("off-")


def armour(sheet: Sheet, location: str) -> int:
    """DR at a location."""
    listed = dict(sheet.dr)
    for place in (location, kind(location)):
        if place in listed:
            return listed[place]
    if location == "vitals":
        return listed.get("torso", 0)
    return SKULL_BONE if location == "skull" else 0


def divided(dr: int, divisor: Fraction) -> int:
    """DR after an armour divisor, fractions dropped; a fractional divisor multiplies it."""
    if divisor < 1 and not dr:
        return 1
    return int(dr / divisor)


@cache
def multiplier(wounding: str, location: str = "torso", beam: bool = False) -> Fraction:
    """The wounding multiplier of a type at a location; `beam` is a tight one."""
    place = kind(location)
    if beam and wounding == "burn" and place == "vitals":
        return _BEAM_AT_VITALS
    return _BY_LOCATION.get(place, {}).get(wounding, _WOUNDING[wounding])


def basic(damage: Rolled, wounding: str) -> Rolled:
    """Basic damage as rolled, at least 0 where it crushes and 1 otherwise; still a view."""
    return damage.at_least(0 if wounding == "cr" else 1)


def injury(
    damage: Rolled, wounding: str, dr: int, location: str = "torso", beam: bool = False
) -> Rolled:
    """HP that basic damage takes through `dr`, already divided; still a view.

    What penetrates is multiplied and rounded down, and takes at least 1 (gurps.injury).
    """
    factor = multiplier(wounding, location, beam)
    return damage.map(lambda points: wound(points - dr, factor))


def wound(penetrating: int, factor: Fraction) -> int:
    """HP lost to what penetrates, as a plain number."""
    if penetrating <= 0:
        return 0
    return max(1, penetrating * factor.numerator // factor.denominator)


def crippled_above(hp: int, location: str) -> Fraction | None:
    """A loss of more than this many of `hp` in one blow cripples the location; None: it cannot."""
    place = kind(location)
    if place in LIMBS:
        return Fraction(hp, 2)
    if place in EXTREMITIES:
        return Fraction(hp, 3)
    return Fraction(hp, 10) if place == "eye" else None


def cripples(hp: int, location: str, lost: int) -> bool:
    """Whether one blow cripples the location (gurps.injury.states)."""
    above = crippled_above(hp, location)
    return above is not None and lost > above


def capped(hp: int, location: str, points: int) -> int:
    """What one blow can take at a location: in a limb or extremity no more than cripples it."""
    above = crippled_above(hp, location)
    if above is None or location == "eye":
        return points
    return min(points, int(above) + 1)
