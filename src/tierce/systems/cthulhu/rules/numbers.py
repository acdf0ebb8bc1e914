"""Fractions, and the order in which a chance is worked out (cthulhu.check)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import NO_FACTS, Facts
from tierce.script.value import Part, Value, total


class Cut(NamedTuple):
    """A fraction that a skill or a chance is cut to."""

    numerator: int
    denominator: int
    label: str
    clause: str
    facts: Facts = NO_FACTS


def share(fight: View, amount: int, numerator: int = 1, denominator: int = 2) -> int:
    """A fraction of an amount: down, or up by option."""
    if fight.options.fractions == "up":
        return -(-amount * numerator // denominator)
    return amount * numerator // denominator


def cut(fight: View, amount: int, by: Cut) -> Part:
    """The part that a cut takes from an amount."""
    left = share(fight, amount, by.numerator, by.denominator)
    return Part(left - amount, by.label, by.clause, by.facts)


def settled(
    fight: View,
    base: Iterable[Part],
    skill: Iterable[Cut] = (),
    flat: Iterable[Part] = (),
    chance: Iterable[Cut] = (),
) -> Value:
    """A chance: the skill, fractions of it, flat modifiers, fractions of what that gives."""
    parts = list(base)
    if fight.options.modifier_order == "flat-first":
        parts += flat
        flat = ()
    for each in skill:
        parts.append(cut(fight, total(parts), each))
    parts += flat
    for each in chance:
        parts.append(cut(fight, total(parts), each))
    return iter(parts)
