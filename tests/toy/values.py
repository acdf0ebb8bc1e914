"""The toy's numbers, with their parts."""

from __future__ import annotations

from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Except, Part, Settled, Value, settle


def attack(view: View, who: Who, foe: Who) -> Value:
    """What two dice must not exceed for a blow to land (toy.attack)."""
    yield Part(view.sheet(who).might, "might", "toy.attack")
    if view.read(FIELD, "ground") == "mud":
        yield Part(-1, "mud", "toy.ground")
    if view.read(who, "weary"):
        yield Part(-1, "weary", "toy.breath")
    if view.condition(foe, "dazed"):
        yield Part(1, "dazed", "toy.daze")
    if view.entry(who, "grudges", foe, None):
        yield Part(1, "grudge", "toy.grudge")


def parry(view: View, who: Who) -> Value:
    """What a parry adds to its die (toy.parry)."""
    yield Part(view.sheet(who).guard, "guard", "toy.parry")
    if view.read(who, "doing") == "brace":
        yield Part(1, "braced", "toy.brace")


def may_parry(view: View, who: Who) -> Settled:
    """Whether a parry is left: one for each weapon in a turn, no limit while braced."""
    used = view.entry(who, "parries", view.sheet(who).weapon) > 0
    braced = view.read(who, "doing") == "brace"
    return settle(
        Settled(True, "general", "toy.parry"),
        Except("repeated", "toy.parry.once", used, False),
        Except("braced", "toy.brace", braced, True, over=("repeated",)),
    )
