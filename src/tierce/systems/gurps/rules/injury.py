"""From basic damage to hit points lost (gurps.injury, gurps.injury.states).

Rolls stay views here: nothing forces one.

Readings: what a sheet lists for a location is whole, a skull's own bone included; where it lists
no skull, bone alone protects it, and where it lists no vitals, the torso's armour does. DR 0 is DR
1 against a fractional divisor, and is not multiplied again. Flexible armour lies under the rest of
the DR, so that what it stops is what came through that. A body of one stuff has nothing vulnerable
in skull, eye and vitals; in an unliving one they are as vulnerable as in a living one.
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
PIERCING = ("imp", "pi-", "pi", "pi+", "pi++")
_BLUNTED = {"imp": Fraction(1), "pi+": Fraction(1), "pi++": Fraction(1)}
_BRAIN = {each: Fraction(4) for each in _WOUNDING if each not in ("tox", "fat")}
#: Where a location wounds otherwise than the torso, by wounding type.
_BY_LOCATION: dict[str, dict[str, Fraction]] = {
    "skull": _BRAIN,
    "eye": _BRAIN,
    "vitals": {each: Fraction(3) for each in PIERCING},
    "neck": {"cr": _MORE, "cor": _MORE, "cut": Fraction(2)},
    "face": {"cor": _MORE},
    **dict.fromkeys((*LIMBS, *EXTREMITIES), _BLUNTED),
}
_BEAM_AT_VITALS = Fraction(2)
_THIRD, _FIFTH = Fraction(1, 3), Fraction(1, 5)
#: Where a body that is not alive is wounded otherwise.
_BY_BUILD: dict[str, dict[str, Fraction]] = {
    "living": {},
    "unliving": {
        "imp": Fraction(1),
        "pi++": Fraction(1),
        "pi+": _HALF,
        "pi": _THIRD,
        "pi-": _FIFTH,
    },
    "homogenous": {
        "imp": _HALF,
        "pi++": _HALF,
        "pi+": _THIRD,
        "pi": _FIFTH,
        "pi-": Fraction(1, 10),
    },
    "diffuse": {},
}
#: What is vulnerable only where the body has organs.
_ORGANS = ("skull", "eye", "vitals")
_WITHOUT_ORGANS = ("homogenous", "diffuse")
#: The most HP that a blow takes from a diffuse body: by points, and by anything else.
_DIFFUSE_POINTED, _DIFFUSE = 1, 2
#: Full multiples of this many points that flexible armour stops bruise for 1 HP.
_BRUISING = {"cr": 5, "cut": 10, **dict.fromkeys(PIERCING, 10)}


def kind(location: str) -> str:
    """The location without its side: "off-arm" is an arm."""
    return location.removeprefix("off-")


def armour(sheet: Sheet, location: str) -> int:
    """DR at a location."""
    listed = _listed(sheet.dr, location)
    if listed is not None:
        return listed
    return SKULL_BONE if location == "skull" else 0


def flexible(sheet: Sheet, location: str) -> int:
    """How much of the DR at a location is flexible."""
    return min(_listed(sheet.flexible, location) or 0, armour(sheet, location))


def _listed(amounts: tuple[tuple[str, int], ...], location: str) -> int | None:
    """What is listed for a location, for its kind, or for the torso before the vitals."""
    listed = dict(amounts)
    places = (location, kind(location), "torso" if location == "vitals" else location)
    return next((listed[place] for place in places if place in listed), None)


def divided(dr: int, divisor: Fraction) -> int:
    """DR after an armour divisor, fractions dropped; a fractional divisor multiplies it."""
    if divisor < 1 and not dr:
        return 1
    return int(dr / divisor)


@cache
def multiplier(
    wounding: str, location: str = "torso", beam: bool = False, build: str = "living"
) -> Fraction:
    """The wounding multiplier of a type at a location; `beam` is a tight one. A body that is not
    alive is wounded less by points, but for its organs, where it has any (gurps.injury)."""
    place = kind(location)
    if place in _ORGANS:
        if build in _WITHOUT_ORGANS:
            return multiplier(wounding, build=build)
        if beam and wounding == "burn" and place == "vitals":
            return _BEAM_AT_VITALS
    of_living = _BY_LOCATION.get(place, {}).get(wounding, _WOUNDING[wounding])
    if build == "unliving" and place in _ORGANS and wounding in _BY_LOCATION[place]:
        return of_living
    return min(of_living, _BY_BUILD[build].get(wounding, of_living))


def basic(damage: Rolled, wounding: str) -> Rolled:
    """Basic damage as rolled, at least 0 where it crushes and 1 otherwise; still a view."""
    return damage.at_least(0 if wounding == "cr" else 1)


def injury(
    damage: Rolled,
    wounding: str,
    dr: int,
    location: str = "torso",
    beam: bool = False,
    build: str = "living",
    soft: int = 0,
    area: bool = False,
) -> Rolled:
    """HP that basic damage takes through `dr`, already divided; still a view.

    What penetrates is multiplied and rounded down, and takes at least 1; where nothing does, the
    `soft` part of the DR may let blunt trauma through (gurps.injury). `area` says that it comes
    from all around, as an explosion does.
    """
    factor = multiplier(wounding, location, beam, build)
    most = None if area else _most(wounding, build)

    def lost(points: int) -> int:
        taken = wound(points - dr, factor) or blunt_trauma(points - (dr - soft), wounding, soft)
        return taken if most is None else min(taken, most)

    return damage.map(lost)


def _most(wounding: str, build: str) -> int | None:
    """The most HP that one blow takes from a body of this build, None where nothing limits it."""
    if build != "diffuse":
        return None
    return _DIFFUSE_POINTED if wounding in PIERCING else _DIFFUSE


def blunt_trauma(stopped: int, wounding: str, soft: int) -> int:
    """HP lost to what `soft` points of flexible DR stopped: 1 for every full 10 points, 5 where it
    crushes (gurps.injury)."""
    if not soft or wounding not in _BRUISING:
        return 0
    return max(0, stopped) // _BRUISING[wounding]


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
