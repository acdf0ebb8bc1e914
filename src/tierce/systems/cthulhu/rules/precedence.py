"""Whose word counts: the keeper's above this rule set's, above the books' (cthulhu.precedence)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.script.effects import Rule, Who, Withheld, note
from tierce.script.value import Part, Value
from tierce.systems.cthulhu import catalogue
from tierce.systems.cthulhu.options import differences
from tierce.systems.cthulhu.sheet import LAYERS, Published, Weapon

CLAUSE = "cthulhu.precedence"
SUPPLEMENTS = "cthulhu.precedence.supplements"
ALLOWED = "allowed"
#: The layer of what the keeper says.
KEEPER = LAYERS[-1]


def ranked(published: Published) -> Published:
    """What the layers say, the one that counts last. A supplement ranks as the core it adds to."""
    return tuple(sorted(published, key=lambda each: _rank(each[0])))


def _rank(layer: str) -> int:
    return LAYERS.index(layer) if layer in LAYERS else 0


def word(layer: str) -> str:
    """A layer for a message, which selects on words: y2010."""
    return f"y{layer}" if layer.isdecimal() else layer


def settle(published: Published) -> int:
    """The value that counts."""
    return ranked(published)[-1][1]


def value(published: Published, clause: str = CLAUSE) -> Value:
    """The same with its parts: what the lowest layer says, and what each higher one makes of it,
    so that an overruled value shows who overruled it."""
    before = 0
    for number, (layer, amount) in enumerate(ranked(published)):
        facts = {"layer": word(layer), "value": amount}
        if not number:
            yield Part(amount, "cthulhu.part.published", clause, facts)
        elif amount != before:
            yield Part(amount - before, "cthulhu.part.overruled", CLAUSE, facts)
        before = amount


def supplements(fight: View) -> tuple[str, ...]:
    """The supplements that the keeper allowed beforehand."""
    names = (name.strip() for name in fight.options.supplements.split(","))
    return tuple(name for name in names if name)


def announce(fight: View) -> Rule[None]:
    """Before the fight everybody hears which supplements are on and which options differ
    (cthulhu.precedence.supplements)."""
    for name in supplements(fight):
        fight.set(FIELD, "supplements", name, ALLOWED)
        yield note("cthulhu.event.supplement", SUPPLEMENTS, name=name)
    for each in differences(fight.options):
        if each.name != "supplements":
            yield note(
                "cthulhu.event.option",
                SUPPLEMENTS,
                each.clause,
                name=each.name,
                varies=each.clause.replace(".", "-"),
                value=_spoken(each.value),
                default=_spoken(each.default),
                layer=word(each.layer),
            )
    for who in fight.fighters:
        for weapon in fight.sheet(who).weapons:
            yield from _announced(fight, who, weapon)


def _announced(fight: View, who: Who, weapon: Weapon) -> Rule[None]:
    """What of a weapon is not as everybody may expect: its book is off, the keeper overrules its
    numbers."""
    facts = {"who": who, "weapon": weapon.name}
    if not on_table(fight, weapon):
        yield note("cthulhu.event.supplement-off", SUPPLEMENTS, **facts, book=weapon.book)
    for field, layer, before, value in _overruled(weapon):
        told = {"field": field, "value": value, "before": before, "layer": word(layer)}
        yield note("cthulhu.event.number", CLAUSE, SUPPLEMENTS, **facts, **told)


def _overruled(weapon: Weapon) -> Iterator[tuple[str, str, Any, Any]]:
    """What the keeper overrules of a weapon: the field, the layer, what that says, what counts."""
    id = catalogue.weapon_ids().get(weapon.name.casefold())
    listed = None if id is None else catalogue.weapons()[id].weapon
    if listed is not None and listed.dice != weapon.dice:
        yield "dice", listed.book, str(listed.dice).upper(), str(weapon.dice).upper()
    for field, published in weapon.published:
        if published[-1][0] == KEEPER:
            (layer, before), (_, value) = ranked(published)[-2:]
            yield field, layer, before, value


def rulings(weapon: Weapon, field: str) -> tuple[str, ...]:
    """The clauses by which a number of a weapon is another than that of its book."""
    return (CLAUSE,) if weapon.layers(field)[-1][0] == KEEPER else ()


def on_table(fight: View, weapon: Weapon) -> bool:
    """Whether a weapon stands in a book that counts."""
    return weapon.book in LAYERS or bool(fight.entry(FIELD, "supplements", weapon.book, None))


def _spoken(value: Any) -> str:
    """A value of an option for a message, which selects on words."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def withheld(fight: View, id: str, weapon: Weapon) -> Withheld | None:
    """Why a weapon of a supplement is not on the table, or None where it is."""
    if on_table(fight, weapon):
        return None
    return Withheld(id, SUPPLEMENTS, "cthulhu.reason.supplement", {"book": weapon.book})
