"""What a GM states of two fighters, in systems that remember it in the slot `stated`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tierce.fight.slots import Change
from tierce.script.effects import Who


def stated(fact: Any) -> Sequence[Change]:
    """What a [[fact]] of a scenario, a FactTable, puts into the state: each fact with who is
    struck, those that are mutual with both."""
    one, other = Who(fact.one), Who(fact.other)
    said = fact.model_dump(exclude={"one", "other"}, exclude_none=True)
    changes = [_of(other, name, one, value) for name, value in said.items()]
    return changes + [_of(one, name, other, said[name]) for name in fact.mutual if name in said]


def _of(who: Who, name: str, other: Who, value: Any) -> Change:
    return Change(who, "stated", "set", ((name, other), value))
