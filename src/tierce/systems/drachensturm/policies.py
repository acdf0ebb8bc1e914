"""Ways to play: pure functions of who chooses, what it sees and the options. Ties go to the id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tierce.script.effects import Option, Who
from tierce.systems.choosing import best, first

#: What is taken of what has no value; first come, first served.
STEADY = ("stay", "strike", "seize", "draw", "pick-up", "chest", "cover")


def _nearness(option: Option) -> tuple[int, int, str]:
    """How near a foe a square is, first those to strike one from; then how near by."""
    return option.facts["near"], option.facts["metres"], option.id


def steady(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """Closes in, strikes at the chest, meets each blow with the best that is left."""
    ask = sees.get("ask")
    if ask == "defence":
        return best(options)
    if ask == "action" and any(option.value is not None for option in options):
        return best([option for option in options if option.id.startswith("strike")] or options)
    if ask == "move" and not sees["near"]:
        squares = [each for each in options if each.facts.get("way") in ("step", "run")]
        if squares and "near" in squares[0].facts:
            return min(squares, key=_nearness).id
        return first(options, "step", "run", "stay")
    return first(options, *STEADY)


def sparing(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """As steady, but dodges while two defences or more are left and keeps weapons for later."""
    if sees.get("ask") == "defence" and sees["left"] > max(1, len(sees["parries"])):
        return first(options, "dodge", steady(who, sees, options))
    return steady(who, sees, options)


def fierce(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """As steady, but aims at the head."""
    if sees.get("ask") == "aim":
        return first(options, "head")
    return steady(who, sees, options)


POLICIES = {"steady": steady, "sparing": sparing, "fierce": fierce}
