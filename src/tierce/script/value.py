"""Values that can say why: generators of (amount, label, clause).

`odds` and `sample` only sum them, `explain` collects them; there is no third place where a number
is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

_NONE: Mapping[str, Any] = MappingProxyType({})


class Part(NamedTuple):
    """One amount of a value, the message that names it, and the clause that makes it so."""

    amount: int
    label: str
    clause: str
    facts: Mapping[str, Any] = _NONE


#: A value as rules write it.
Value: TypeAlias = Iterator[Part]


def total(parts: Iterable[Part]) -> int:
    """The value itself."""
    return sum([part[0] for part in parts])


class Explained(NamedTuple):
    """A value with its reasons."""

    value: int
    parts: tuple[Part, ...]


def explain(parts: Iterable[Part]) -> Explained:
    """The reading `explain`: the value and every part of it."""
    collected = tuple(parts)
    return Explained(total(collected), collected)


class ClauseConflict(Exception):
    """Two exceptions apply at once and disagree; neither is preferred by the order of code."""

    def __init__(self, first: Except, second: Except) -> None:
        super().__init__(
            f"{first.label} ({first.clause}) says {first.says!r}, "
            f"{second.label} ({second.clause}) says {second.says!r}"
        )
        self.first, self.second = first, second


class Except(NamedTuple):
    """A labelled exception to a general clause; `over` names exceptions it stands above."""

    label: str
    clause: str
    applies: bool
    says: Any
    over: tuple[str, ...] = ()


class Settled(NamedTuple):
    """What holds after all exceptions, with the label and clause that decided it."""

    says: Any
    label: str
    clause: str


def settle(general: Settled, *exceptions: Except) -> Settled:
    """The general clause, or the one exception that applies and that no other stands above.

    Raises ClauseConflict where two such exceptions disagree.
    """
    applying = [each for each in exceptions if each.applies]
    beaten = {label for each in applying for label in each.over}
    standing = [each for each in applying if each.label not in beaten]
    if not standing:
        return general
    first = standing[0]
    for other in standing[1:]:
        if other.says != first.says:
            raise ClauseConflict(first, other)
    return Settled(first.says, first.label, first.clause)
