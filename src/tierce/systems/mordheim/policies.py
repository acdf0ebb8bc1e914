"""Ways to play: pure functions of who chooses, what it sees and the options. Ties go to the id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tierce.script.effects import Option, Who
from tierce.systems.choosing import first

#: What is taken where nothing else decides.
STEADY = ("parry", "stand", "test", "hold", "stay")


def _targets(sees: Any, options: Sequence[Option]) -> str:
    """The stunned first, then who has fewest wounds."""
    ids = [option.id for option in options]
    foes = sorted(sees["foes"], key=lambda foe: (foe[1] != "stunned", foe[2], foe[0]))
    return next((foe[0] for foe in foes if foe[0] in ids), first(options))


def _charge(sees: Any, options: Sequence[Option]) -> str:
    """Whoever is on its feet and has fewest at it; else nearer to a foe, where there is a map."""
    foes = sorted(sees["foes"], key=lambda foe: (bool(foe[1]), foe[2], foe[0]))
    if foes:
        return f"charge:{foes[0][0]}"
    squares = [each for each in options if "near" in each.facts]
    return min(squares, key=lambda each: (each.facts["near"], each.id)).id if squares else "stay"


def steady(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """Charges, finishes the fallen, parries what it can."""
    ask = sees.get("ask")
    if ask == "target":
        return _targets(sees, options)
    if ask == "charge":
        return _charge(sees, options)
    if ask == "single":
        return first([each for each in options if each.id != sees["strongest"]] or options)
    return first(options, *STEADY)


def cautious(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """As steady, but waits to be charged and gives up when it may."""
    if sees.get("ask") == "charge":
        return first(options, "hold", "stay")
    if sees.get("ask") == "rout":
        return "give-up"
    return steady(who, sees, options)


POLICIES = {"steady": steady, "cautious": cautious}
