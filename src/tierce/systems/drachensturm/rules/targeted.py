"""Aiming at a part of the body (drachensturm.targeted)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.value import Part, Value
from tierce.systems.drachensturm.sheet import CHEST

CLAUSE = "drachensturm.targeted"


def kind(part: str) -> str:
    """The part without its side: "left-arm" is an arm."""
    return part.removeprefix("left-").removeprefix("right-")


def option_of(part: str) -> str:
    """The option that says what aiming at a part takes; "" where nothing does."""
    return "" if part == CHEST else f"aim_{kind(part)}"


def modifier(fight: View, part: str) -> Value:
    """What aiming does to Aw."""
    option = option_of(part)
    if option:
        amount: int = getattr(fight.options, option)
        yield Part(amount, "drachensturm.part.aimed", CLAUSE, {"part": kind(part)})
