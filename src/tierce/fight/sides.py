"""Sides and their order, as several systems have them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tierce.fight.state import View
from tierce.script.effects import GM, Choose, Option, Rule, Who


def last_side(fight: View, left: Callable[[Who], bool]) -> str | None:
    """The only side with somebody left, "" where there is none, None while there are several."""
    sides = {fight.read(who, "side") for who in fight.fighters if left(who)}
    if len(sides) > 1:
        return None
    return next(iter(sides), "")


def as_the_gm_says(tied: Iterable[Who], site: str, label: str) -> Rule[list[Who]]:
    """An order that the GM gives: who comes first is asked until one is left."""
    order: list[Who] = []
    left = sorted(tied)
    while len(left) > 1:
        options = tuple(Option(who) for who in left)
        first = yield Choose(f"{site}-{len(order)}", GM, options, label=label)
        order.append(Who(first))
        left.remove(Who(first))
    return order + left
