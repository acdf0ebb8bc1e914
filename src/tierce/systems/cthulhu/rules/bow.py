"""A bow as a thing: the arrow on it, its string, the hard form that is kept (cthulhu.bow.*)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.systems.cthulhu.rules import arms, strike
from tierce.systems.cthulhu.rules.damage import Factor
from tierce.systems.cthulhu.rules.strike import Hit, Strike
from tierce.systems.cthulhu.sheet import Weapon

BASIC, HARD_FORM, RESTRING = (
    "cthulhu.bow.basic",
    "cthulhu.bow.hard-form",
    "cthulhu.bow.restring",
)
COST = "cthulhu.attack.cost"
#: What a new string stands, in shots of the hard form.
STRING = 3
DOUBLE = 2


def held(fight: View, who: Who) -> Weapon | None:
    """The bow in a fighter's hands."""
    return next((each for each in arms.in_hands(fight, who) if each.kind == "bow"), None)


def string(fight: View, who: Who, name: str) -> int:
    """What is left of a bow's string."""
    left: int = fight.entry(who, "string", name, STRING)
    return left


def restringing(fight: View, who: Who) -> bool:
    """Whether a fighter is putting a new string on a bow."""
    return fight.read(who, "restringing") is not None


def slack(fight: View, who: Who, weapon: Weapon) -> tuple[str, str] | None:
    """Why a bow shoots nothing, as clause and reason."""
    if restringing(fight, who):
        return RESTRING, "cthulhu.reason.restringing"
    if not string(fight, who, weapon.name):
        return HARD_FORM, "cthulhu.reason.no-string"
    return None


def empty(fight: View, who: Who, weapon: Weapon) -> tuple[str, str] | None:
    """Whether there is no arrow on the string."""
    if fight.read(who, "nocked") != weapon.name:
        return COST, "cthulhu.reason.not-nocked"
    return None


def kept(fight: View, who: Who, weapon: Weapon) -> bool:
    """Whether the next shot from this is one of the hard form."""
    return weapon.kind == "bow" and bool(fight.read(who, "hard"))


def loosed(fight: View, who: Who, blow: Strike) -> Strike:
    """A shot leaves the string: the arrow and a hard form that was kept are gone; the strike as it
    then is. Anything but a bow is left as it was."""
    weapon = strike.weapon(fight, who, blow)
    if weapon.kind != "bow":
        return blow
    fight.put(who, "nocked", None)
    form = bool(fight.read(who, "hard"))
    if form:
        fight.put(who, "hard", False)
    return blow._replace(hard=form)


def wear(fight: View, who: Who, blow: Strike) -> Rule[None]:
    """What a shot costs the string: one of the hard form, by option every shot."""
    weapon = strike.weapon(fight, who, blow)
    every = weapon.kind == "bow" and fight.options.string_wear == "every-shot"
    if not (blow.hard or every):
        return
    left = string(fight, who, weapon.name) - 1
    fight.set(who, "string", weapon.name, left)
    yield note("cthulhu.event.string", HARD_FORM, who=who, weapon=weapon.name, left=left)


def factors(fight: View, who: Who, blow: Strike, hit: Hit) -> Iterator[Factor]:
    """The hard form doubles a shot's dice."""
    if blow.hard:
        yield Factor(DOUBLE, "cthulhu.part.hard-form", HARD_FORM)


def shoots(fight: View, who: Who, blow: Strike) -> bool:
    """Whether a blow is a shot from a bow."""
    return strike.weapon(fight, who, blow).kind == "bow"
