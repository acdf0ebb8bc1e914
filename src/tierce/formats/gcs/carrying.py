"""What is carried and worn, its weight, and the encumbrance that makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from tierce.formats.gcs.traits import active, item_bonus, modifiers, trait_bonus
from tierce.formats.gcs.weights import lightened, modified
from tierce.systems.gurps.rules.heavy import basic_lift
from tierce.text import Message

if TYPE_CHECKING:
    from tierce.formats.gcs.attributes import Attributes
    from tierce.formats.gcs.document import Document, Equipment

#: The most that may be carried at each encumbrance, in multiples of Basic Lift.
_LIMITS = (1, 2, 3, 6, 10)
EXTRA_HEAVY = len(_LIMITS) - 1


def equipped(entries: Iterable[Equipment]) -> Iterator[Equipment]:
    """The things ready for use: equipped themselves, and in nothing that is not."""
    for entry in entries:
        if entry.equipped and entry.count:
            yield entry
            yield from equipped(entry.children)


def unit_weight(entry: Equipment) -> Fraction:
    """The weight of one such thing, modifiers included, without what is in it."""
    base = entry.weight
    if base is None:
        return entry.calc.weight or Fraction(0)
    texts = [(each.weight_type, each.weight) for each in modifiers(entry.modifiers)]
    try:
        return modified(base, texts)
    except ValueError:
        # A modifier in words of its own: the program knew what it meant.
        return base if entry.calc.weight is None else entry.calc.weight


def carried_weight(entries: Iterable[Equipment]) -> Fraction:
    """The weight of all that is carried, equipped or not."""
    return sum(map(_whole_weight, entries), Fraction(0))


def _whole_weight(entry: Equipment) -> Fraction:
    if not entry.count:
        return Fraction(0)
    reductions = [each.reduction for each in active(entry) if each.reduction]
    load = lightened(carried_weight(entry.children), reductions)
    return entry.count * unit_weight(entry) + load


def encumbrance_level(load: Fraction, lift: Fraction) -> int:
    """The encumbrance of a load, 0 none to 4 extra-heavy (and whatever is more than that)."""
    levels = (level for level, limit in enumerate(_LIMITS) if load <= limit * lift)
    return next(levels, EXTRA_HEAVY)


def strength(document: Document, st: int, use: str) -> int:
    """ST for one use, ``lifting_only`` or ``striking_only``: with what is given for it alone."""
    more = sum(item_bonus(item, "st", use) for item in equipped(document.equipment))
    return max(st + trait_bonus(document, "st", use) + more, 0)


def read_encumbrance(document: Document, attributes: Attributes, notes: list[Message]) -> int:
    """The encumbrance level of a character by what it carries."""
    lift = basic_lift(strength(document, attributes.whole("st"), "lifting_only"))
    load = carried_weight(document.equipment)
    if load > _LIMITS[EXTRA_HEAVY] * lift:
        limit = _LIMITS[EXTRA_HEAVY] * lift
        notes.append(Message.of("gcs-note-overloaded", load=pounds(load), limit=pounds(limit)))
    return encumbrance_level(load, lift)


def pounds(weight: Fraction) -> str:
    """A weight to be read: `46.4`."""
    return f"{float(weight):.2f}".rstrip("0").rstrip(".")
