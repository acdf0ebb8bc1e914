"""Who is engaged with whom: stated, and kept on both sides."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who


def opponents(fight: View, who: Who) -> tuple[Who, ...]:
    """The foes in contact with a model who are still there, in the order of the setup."""
    touching = {foe for foe, _ in fight.read(who, "contact")}
    foes: tuple[Who, ...] = fight.read(who, "foes")
    return tuple(foe for foe in foes if foe in touching and not fight.read(foe, "gone"))


def engaged(fight: View, who: Who) -> bool:
    """Whether a model is in combat."""
    return not fight.read(who, "gone") and bool(opponents(fight, who))


def meet(fight: View, who: Who, foe: Who) -> None:
    """Two models come into contact."""
    fight.set(who, "contact", foe, True)
    fight.set(foe, "contact", who, True)


def part(fight: View, who: Who) -> None:
    """A model leaves every contact."""
    for foe, _ in fight.read(who, "contact"):
        fight.set(foe, "contact", who, None)
        fight.set(who, "contact", foe, None)


def first_turn(fight: View, who: Who) -> bool:
    """Whether this is the model's first close-combat phase of the combat."""
    fresh: bool = fight.read(who, "combat") == "fresh"
    return fresh
