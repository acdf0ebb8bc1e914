"""Slot values and changes as JSON, and back; digests of states."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tierce.fight.slots import Change, Condition
from tierce.fight.state import Due, State
from tierce.script.effects import Who

_TUPLES: dict[str, type[Any]] = {"condition": Condition, "due": Due, "change": Change}
_NAMES = {kind: name for name, kind in _TUPLES.items()}


def encode(value: Any) -> Any:
    """A JSON form that `decode` turns back into an equal value, names as names."""
    if isinstance(value, Who):
        return {"who": str(value)}
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, tuple):
        items = [encode(item) for item in value]
        name = _NAMES.get(type(value))
        if name is not None:
            return {name: items}
        if type(value) is tuple:  # another kind would come back as a plain one
            return items
    if isinstance(value, frozenset):
        return {"set": sorted((encode(item) for item in value), key=json.dumps)}
    raise TypeError(f"{value!r} cannot stand in a state")


def decode(form: Any) -> Any:
    """The value of a JSON form; ValueError where it is none of ours."""
    if isinstance(form, list):
        return tuple(decode(item) for item in form)
    if not isinstance(form, dict):
        return form
    if len(form) == 1:
        (name, inside), *_ = form.items()
        if name == "who" and isinstance(inside, str):
            return Who(inside)
        if name == "set" and isinstance(inside, list):
            return frozenset(decode(item) for item in inside)
        if name in _TUPLES and isinstance(inside, list):
            return _TUPLES[name](*(decode(item) for item in inside))
    raise ValueError(f"not a value of a fight: {form!r}")


def state_digest(state: State) -> str:
    """Equal for equal states, on every machine."""
    text = json.dumps([encode(value) for value in state], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
