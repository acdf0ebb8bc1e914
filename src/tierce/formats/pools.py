"""Fighters that begin a fight with less than all of a pool: HP, FP."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tierce.fight.slots import Change, Pool, Slot
from tierce.script.effects import Who


def pools(slots: Iterable[Slot], sheet: Any) -> dict[str, Pool]:
    """The pools that a fighter begins with full, by name; not those that fill as a fight goes."""
    found = (slot for slot in slots if isinstance(slot, Pool) and slot.ceiling is not None)
    return {slot.name: slot for slot in found if highest(slot, sheet) == slot.start(sheet)}


def lowest(pool: Pool, sheet: Any) -> int:
    """The least a pool can hold, 0 where it has no floor of its own."""
    return pool.floor(sheet) if pool.floor is not None else 0


def highest(pool: Pool, sheet: Any) -> int:
    """The most a pool can hold; of one that begins full, what it begins with."""
    assert pool.ceiling is not None, f"{pool.name} has no end"
    return pool.ceiling(sheet)


def lost(slots: Iterable[Slot], who: Who, sheet: Any, left: Mapping[str, int]) -> list[Change]:
    """What brings a whole fighter to what is left of its pools; KeyError where it has no such."""
    known = pools(slots, sheet)
    amounts = {name: value - highest(known[name], sheet) for name, value in left.items()}
    return [Change(who, name, "add", amount) for name, amount in amounts.items() if amount]
