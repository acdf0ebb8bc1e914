"""A change by hand, read from what was typed: `Anna hp -3`, `Anna posture kneeling before 2`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from tierce.cli.telling import Teller
from tierce.fight.places import CELL, CellMark, FacingMark, PlaceMark, place_slots
from tierce.fight.session import Fight
from tierce.fight.slots import (
    FIELD,
    Budget,
    Change,
    Condition,
    Conditions,
    Hand,
    Mark,
    Pool,
    Slot,
    Table,
)
from tierce.fight.system import Examples, System
from tierce.ground import cell_name
from tierce.nearest import nearest
from tierce.script.effects import GM, Who
from tierce.text import UserError


class Typed(NamedTuple):
    """An edit as typed: what changes, and what it stands before ("" : from now on)."""

    change: Change
    before: str


def find_fighter(typed: str, names: Sequence[Who]) -> tuple[Who, str]:
    """The fighter named at the start of what was typed, and the rest of it.

    A name may be shortened as long as no other begins so. Raises UserError.
    """
    low = typed.casefold()
    for name in sorted(names, key=len, reverse=True):
        if low == name.casefold() or low.startswith(name.casefold() + " "):
            return name, typed[len(name) :].strip()
    first, _, rest = typed.partition(" ")
    begun = [n for n in names if first and n.casefold().startswith(first.casefold())]
    if len(begun) == 1:
        return begun[0], rest.strip()
    raise UserError("cli-nobody", typed=first or typed, known=tuple(names))


def read_edit(typed: str, fight: Fight, teller: Teller) -> Typed:
    """Read `NAME SLOT VALUE [before ADDRESS]`; the name GM stands for what belongs to nobody.
    Raises UserError where it means nothing."""
    view = fight.view()
    if not typed:
        examples = examples_of(fight.setup.system)
        raise UserError("cli-edit-how", lose=examples.lose, put=examples.put)
    nobodys = (GM,) if any(_of_nobody(fight)) else ()
    named, rest = find_fighter(typed, (*view.fighters, *nobodys))
    who = FIELD if named == GM else named
    rest, _, before = rest.partition(" before ")
    name, _, value = rest.strip().partition(" ")
    slot = _slot(name, _of_nobody(fight) if who == FIELD else _of_fighters(fight), teller)
    if not value.strip():
        current = view.read(who, slot.name)
        if isinstance(slot, PlaceMark):
            current = slot.told(current)
        raise UserError("cli-edit-value", who=named, slot=slot.name, value=_shown(current))
    now = None if before.strip() else view.read(who, slot.name)
    how, what = _READERS[type(slot)](slot, value.strip(), now)
    if how == "set":
        what = _named(what, view.fighters)
    if slot.name == "stated":
        _off_the_map(fight, what)
    if slot.hand is not None:
        sheet = None if who == FIELD else view.sheet(who)
        _check(slot, slot.hand, how, what, (sheet, view.fighters))
    return Typed(Change(who, slot.name, how, what), before.strip())


def _off_the_map(fight: Fight, pair: Any) -> None:
    """Raises UserError for a fact that the map tells, so that stating it would change nothing."""
    placing = fight.setup.system.placing
    if fight.setup.ground is None or placing is None:
        return
    key, _ = pair
    fact = key[0] if isinstance(key, tuple) else key
    if fact not in placing.stated:
        raise UserError("cli-edit-on-map", fact=str(fact), known=placing.stated)


def _check(slot: Slot, hand: Hand, how: str, what: Any, known: tuple[Any, Sequence[Who]]) -> None:
    """Raises UserError where a slot has no such key, or cannot be that."""
    key, value = what if how == "set" else (what, None) if how == "spend" else (None, what)
    word = key[0] if isinstance(key, tuple) else key
    if word is not None and hand.keys is not None:
        _among(slot, word, hand.keys(*known))
    if value is None or isinstance(value, bool):
        return
    if hand.least is not None and not (isinstance(value, int) and value >= hand.least):
        raise UserError("cli-edit-least", slot=slot.name, value=str(value), least=hand.least)
    if hand.values is not None:
        _among(slot, value, hand.values(*known))


def _among(slot: Slot, typed: Any, words: Iterable[str]) -> None:
    known = tuple(words)
    if typed not in known:
        told = (*known, "none") if isinstance(slot, Mark) else known
        raise UserError("cli-edit-mark", slot=slot.name, typed=str(typed), known=told)


def examples_of(system: System) -> Examples:
    """What a system gives as examples, or its first pool."""
    if system.examples is not None:
        return system.examples
    pools = [slot.name for slot in system.slots if isinstance(slot, Pool)]
    pool = next(iter(pools), "hp")
    return Examples("ID", f"{pool} -1", f"{pool} =1")


def _of_fighters(fight: Fight) -> Sequence[Slot]:
    ground = fight.setup.ground
    places = () if ground is None else place_slots(ground)
    return (*fight.setup.system.slots, Conditions("conditions", lambda sheet: ()), *places)


def _of_nobody(fight: Fight) -> Sequence[Slot]:
    """What belongs to nobody and has entries; the order of a fight is not for hands."""
    return tuple(slot for slot in fight.setup.system.field_slots if isinstance(slot, Table))


def _slot(name: str, slots: Sequence[Slot], teller: Teller) -> Slot:
    known: dict[str, Slot] = {}
    for slot in slots:
        known[slot.name.casefold()] = slot
        known.setdefault(teller.slot(slot.name).casefold(), slot)
    found = known.get(name.casefold())
    if found is not None:
        return found
    names = tuple(dict.fromkeys(slot.name for slot in known.values()))
    meant = nearest(name, names) if name else ""
    if meant:
        raise UserError("cli-edit-slot", typed=name, nearest=meant)
    raise UserError("cli-edit-slot-known", typed=name, known=names)


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return (
            ", ".join(
                each.name
                if isinstance(each, Condition)
                else " ".join(map(str, each))
                if isinstance(each, tuple)
                else str(each)
                for each in value
            )
            or "–"
        )
    return "–" if value in (None, "") else str(value)


def _pool(slot: Slot, typed: str, now: Any) -> tuple[str, Hashable]:
    """`-3` loses, `+2` gains; `=8` is the change from what is there to 8, where that is known."""
    sign, digits = typed[0].translate(_MINUS), typed[1:].strip()
    number = digits.translate(_MINUS).removeprefix("-" if sign == "=" else "")
    if sign not in "+-=" or not number.isdecimal():
        raise UserError("cli-edit-pool", slot=slot.name, typed=typed)
    if sign != "=":
        return "add", int(sign + digits)
    if now is None:
        raise UserError("cli-edit-pool-before", slot=slot.name)
    return "add", int(digits.translate(_MINUS)) - int(now)


def _mark(slot: Slot, typed: str, now: Any) -> tuple[str, Hashable]:
    allowed = slot.values if isinstance(slot, Mark) else ()
    words = {("none" if value in (None, "") else str(value)): value for value in allowed}
    if isinstance(now, bool) or set(allowed) == {True, False}:
        words = {"yes": True, "no": False}
    if words:
        if typed.casefold() not in words:
            raise UserError("cli-edit-mark", slot=slot.name, typed=typed, known=tuple(words))
        return "put", words[typed.casefold()]
    if typed == "none":
        return "put", "" if isinstance(now, str) else None
    number = typed.removeprefix("-").isdecimal() and not isinstance(now, str)
    return "put", int(typed) if number else typed


def _place(slot: Slot, typed: str, now: Any) -> tuple[str, Hashable]:
    """A cell that one can be in, or a way to face."""
    assert isinstance(slot, PlaceMark), "read as what it is"
    ground = slot.ground
    assert ground is not None, "places come with a map"
    try:
        return "put", slot.typed(typed)
    except ValueError:
        known = ground.grid.compass
        if slot.name == CELL:
            known = tuple(cell_name(ground.grid, each) for each in sorted(ground.standing))
            known = (*known[:3], "…", known[-1])
        raise UserError("cli-edit-mark", slot=slot.name, typed=typed, known=known) from None


def _budget(slot: Slot, typed: str, now: Any) -> tuple[str, Hashable]:
    return "spend", typed.removeprefix("+").strip()


def _table(slot: Slot, typed: str, now: Any) -> tuple[str, Hashable]:
    key, equals, value = typed.partition("=")
    if not equals or not key.strip():
        raise UserError("cli-edit-table", slot=slot.name, typed=typed)
    return "set", (key.strip(), _entry(value.strip()))


def _entry(typed: str) -> Hashable:
    return {"": None, "yes": True, "no": False}.get(
        typed, int(typed) if typed.removeprefix("-").isdecimal() else typed
    )


def _named(pair: Any, names: Sequence[Who]) -> Hashable:
    """The entry's key; `distance Grak` is the entry of that name about a fighter."""
    key, value = pair
    first, _, rest = key.partition(" ")
    if not rest:
        return key, value
    about, more = find_fighter(rest, names)
    return ((first, about), value) if not more else (key, value)


def _conditions(slot: Slot, typed: str, now: Any) -> tuple[str, Hashable]:
    sign, name = typed[0].translate(_MINUS), typed[1:].strip()
    if sign not in "+-" or not name:
        raise UserError("cli-edit-condition", typed=typed)
    return ("begin", Condition(name, "")) if sign == "+" else ("end", name)


_MINUS = str.maketrans({"−": "-", "–": "-"})
_READERS: dict[type[Slot], Callable[[Slot, str, Any], tuple[str, Hashable]]] = {
    Pool: _pool,
    Mark: _mark,
    CellMark: _place,
    FacingMark: _place,
    Budget: _budget,
    Table: _table,
    Conditions: _conditions,
}
