"""Who is engaged with whom: from the map, or stated, and kept on both sides."""

from __future__ import annotations

from tierce.fight.places import CELL
from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import total
from tierce.systems.mordheim.rules import armour


def opponents(fight: View, who: Who) -> tuple[Who, ...]:
    """The foes in contact with a model who are still there, in the order of the setup."""
    foes: tuple[Who, ...] = fight.read(who, "foes")
    if fight.ground is not None:
        there = (foe for foe in foes if not fight.read(foe, "gone"))
        return tuple(foe for foe in there if fight.between("base-contact", who, foe))
    touching = {foe for foe, _ in fight.read(who, "contact")}
    return tuple(foe for foe in foes if foe in touching and not fight.read(foe, "gone"))


def engaged(fight: View, who: Who) -> bool:
    """Whether a model is in combat."""
    return not fight.read(who, "gone") and bool(opponents(fight, who))


def meet(fight: View, who: Who, foe: Who) -> None:
    """A model comes into contact with a foe."""
    if fight.ground is not None:
        fight.put(who, CELL, fight.between("charge", who, foe, charge_inches(fight, who)))
        return
    fight.set(who, "contact", foe, True)
    fight.set(foe, "contact", who, True)


def part(fight: View, who: Who) -> None:
    """A model leaves every stated contact; on a map it leaves by going away."""
    for foe, _ in fight.read(who, "contact"):
        fight.set(foe, "contact", who, None)
        fight.set(who, "contact", foe, None)


def charge_inches(fight: View, who: Who) -> int:
    """How far a model charges: twice its Movement (mordheim.ground.move)."""
    return 2 * total(armour.movement(fight, who))


def first_turn(fight: View, who: Who) -> bool:
    """Whether this is the model's first close-combat phase of the combat."""
    fresh: bool = fight.read(who, "combat") == "fresh"
    return fresh
