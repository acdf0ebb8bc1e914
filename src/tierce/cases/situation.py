"""Where a case begins: its fighters, options and the state of the fight, slot by slot."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from tierce.cases.amounts import agrees, form
from tierce.cases.tree import Item, listed, mapping, text, unknown, words, wrong_type
from tierce.fight.places import FACING, PlaceMark
from tierce.fight.slots import (
    FIELD,
    Agenda,
    Budget,
    Change,
    Condition,
    Conditions,
    Mark,
    Pool,
    Slot,
    Table,
    entry,
)
from tierce.fight.state import Layout, State, View
from tierce.script.effects import Who
from tierce.text import UserError

#: The name under which a case states what belongs to nobody, such as the order.
FIELD_KEY = "field"


def changes_to(layout: Layout, state: State, item: Item) -> tuple[Change, ...]:
    """The changes that bring a state to what a case states, slot by slot.

    Raises UserError where there is no such fighter or slot, or a slot cannot be like that.
    """
    changes: list[Change] = []
    for name, slots in mapping(item, "state").items():
        who = whom(layout, slots, name)
        own = {slot for owner, slot in layout.keys if owner == who}
        for slot_name, wanted in mapping(slots, name, own).items():
            slot = layout.slots[slot_name]
            now = state[layout.places[who, slot_name]]
            for how, what in _steps(layout, slot, who, now, slot_name, wanted):
                changes.append(Change(who, slot_name, how, what))
    return tuple(changes)


def whom(layout: Layout, item: Item, name: str) -> Who:
    """The fighter of that name, or the field."""
    if name == FIELD_KEY:
        return FIELD
    if Who(name) not in layout.sheets:
        known = [*map(str, layout.sheets), FIELD_KEY]
        raise UserError("error-unknown-name", path=item.place, name=name, known=known)
    return Who(name)


def _steps(
    layout: Layout, slot: Slot, who: Who, now: Any, key: str, wanted: Item
) -> Iterator[tuple[str, Any]]:
    """How a slot is changed and by what, once for each change."""
    names = layout.sheets
    if isinstance(slot, Pool):
        yield "add", _amount(slot, layout.sheets.get(who), now, key, wanted)
    elif isinstance(slot, Mark):
        yield "put", _mark(slot, names, key, wanted)
    elif isinstance(slot, Budget):
        for what, count in entries(_by_key(wanted), key, names):
            yield from [("spend", what)] * _more(now, what, key, count)
    elif isinstance(slot, Table):
        for what, each in entries(wanted, key, names):
            yield "set", (what, value_of(each, names))
    elif isinstance(slot, Conditions):
        for each in listed(wanted, key):
            yield "begin", _condition(each, key, names)
    else:
        assert isinstance(slot, Agenda), slot
        raise unknown(wanted, key, [name for name in layout.slots if name != key])


def _amount(slot: Pool, sheet: Any, now: int, key: str, wanted: Item) -> int:
    value = wanted.value
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong_type(wanted, key, "expected-number")
    low = slot.floor(sheet) if slot.floor is not None else value
    high = slot.ceiling(sheet) if slot.ceiling is not None else value
    if not low <= value <= high:
        raise UserError(
            "error-out-of-range",
            path=wanted.place,
            key=key,
            value=str(value),
            lowest=low,
            highest=high,
        )
    return value - now


def _mark(slot: Mark, names: Collection[str], key: str, wanted: Item) -> Any:
    value = value_of(wanted, names)
    if isinstance(slot, PlaceMark):
        return _place(slot, key, wanted)
    if slot.values and value not in slot.values:
        known = [str(form(each)) for each in slot.values]
        raise UserError(
            "error-not-allowed",
            path=wanted.place,
            key=key,
            value=str(form(value)),
            known=known,
        )
    return value


def _place(slot: PlaceMark, key: str, wanted: Item) -> Any:
    """A cell or a facing by its name."""
    try:
        return slot.typed(text(wanted, key))
    except ValueError:
        facts = {"value": str(wanted.value), "known": _places(slot)}
        raise UserError("error-not-allowed", path=wanted.place, key=key, **facts) from None


def _places(slot: PlaceMark) -> list[str]:
    """What a place may be: every way to face, or cells from the first to the last."""
    ground = slot.ground
    assert ground is not None
    if slot.name == FACING:
        return list(ground.grid.compass)
    cells = [cell for cell in ground.cells if cell in ground.standing]
    return [str(slot.told(cell)) for cell in (cells[0], cells[-1])]


def _by_key(wanted: Item) -> Item:
    """A budget's entries; a number alone is what was spent without a key."""
    if type(wanted.value) is not int:
        return wanted
    return Item({"": wanted}, wanted.file, wanted.line)


def _more(now: Any, what: Any, key: str, count: Item) -> int:
    """How many times more a budget is spent."""
    value = count.value
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong_type(count, key, "expected-number")
    spent: int = entry(now, what)
    if value < spent:
        raise UserError("error-too-low", path=count.place, key=key, value=str(value), lowest=spent)
    return value - spent


def _condition(item: Item, key: str, names: Collection[str]) -> Condition:
    """A condition: its name alone, or a mapping with `ends`, `clause`, `about` beside it."""
    if isinstance(item.value, str):
        return Condition(item.value, "")
    keys = mapping(item, key, ("name", "clause", "ends", "about"))
    if "name" not in keys:
        raise UserError("error-missing-key", path=item.place, key="name")
    clause = text(keys["clause"], "clause") if "clause" in keys else ""
    ends = words(keys["ends"], "ends") if "ends" in keys else ()
    about = listed(keys["about"], "about") if "about" in keys else []
    values = tuple(value_of(each, names) for each in about)
    return Condition(text(keys["name"], "name"), clause, ends, values)


def entries(
    item: Item, key: str, names: Collection[str], path: tuple[Any, ...] = ()
) -> Iterator[tuple[Any, Item]]:
    """The entries of a budget or table: keys in keys are one key of several parts."""
    for name, each in mapping(item, key).items():
        here = (*path, _word(name, names))
        if each.is_mapping():
            yield from entries(each, name, names, here)
        else:
            yield (here if path else here[0]), each


def value_of(item: Item, names: Collection[str]) -> Any:
    """A value as rules keep it: lists are tuples, names of fighters are names."""
    if item.is_list():
        return tuple(value_of(each, names) for each in item.value)
    if isinstance(item.value, str):
        return _word(item.value, names)
    if item.is_mapping():
        raise wrong_type(item, "", "expected-text")
    return item.value


def _word(word: str, names: Collection[str]) -> str:
    return Who(word) if word in names else word


def as_stated(layout: Layout, view: View, who: Who, slot: str, wanted: Item) -> tuple[bool, Any]:
    """Whether a slot or fact is as stated, and what it is, as a case would write it."""
    found = view.read(who, slot)
    kind = layout.slots.get(slot)
    if isinstance(kind, PlaceMark):
        found = kind.told(found)
    if isinstance(kind, Conditions):
        held = sorted(each.name for each in found)
        return sorted(words(wanted, slot)) == held, held
    if not isinstance(kind, (Budget, Table)):
        return agrees(wanted.plain(), form(found)), form(found)
    written = pairs_form(found)
    if isinstance(kind, Budget):
        wanted = _by_key(wanted)
    if not wanted.value:
        return not found, written
    nothing = 0 if isinstance(kind, Budget) else None
    same = all(
        agrees(each.plain(), form(entry(found, key, nothing)))
        for key, each in entries(wanted, slot, layout.sheets)
    )
    return same, written


def pairs_form(pairs: tuple[tuple[Any, Any], ...]) -> Mapping[str, Any]:
    """A budget or table as a case would write it."""
    result: dict[str, Any] = {}
    for key, value in pairs:
        parts = key if isinstance(key, tuple) else (key,)
        inner = result
        for part in parts[:-1]:
            inner = inner.setdefault(str(part), {})
        inner[str(parts[-1])] = form(value)
    return result
