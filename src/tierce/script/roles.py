"""Names out of keys: fighters among a call's arguments become roles, and come back as names.

Two calls with the same rule between other fighters of equal sheets then share one memory.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, NamedTuple

from tierce.script.effects import Who


class Role(NamedTuple):
    """The n-th distinct fighter among the arguments."""

    number: int


def roles_of(args: Iterable[Hashable]) -> tuple[Who, ...]:
    """The distinct fighters among the arguments, in order."""
    found: list[Who] = []
    for arg in args:
        if type(arg) is Who and arg not in found:
            found.append(arg)
    return tuple(found)


def renamed(thing: Any, names: Mapping[Any, Any]) -> Any:
    """`thing` with every name in `names` replaced, through tuples and frozensets."""
    if isinstance(thing, (Who, Role)):
        return names.get(thing, thing)
    if isinstance(thing, tuple):
        parts = [renamed(part, names) for part in thing]
        return type(thing)(*parts) if hasattr(thing, "_fields") else tuple(parts)
    if isinstance(thing, frozenset):
        return frozenset(renamed(part, names) for part in thing)
    return thing
