"""What a fight remembers of each fighter, and the changes rules may write.

Every slot says how it may change: a pool is gained and lost, a budget is spent, a mark is put, a
condition begins and ends. A rule cannot write a total into a pool, so a replay with another
answer never carries an old total along.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from tierce.script.effects import Who

#: The owner of what belongs to nobody: the order, the agenda, facts stated about the place.
FIELD = Who("")

#: Something that happens between steps: ("turn", "Anna"), ("round",).
Event = tuple[str, ...]


class WrongChange(TypeError):
    """A rule tried to change a slot in a way its kind does not have."""


class Change(NamedTuple):
    """One change of one slot: `how` is add, put, spend, set, begin or end."""

    who: Who
    slot: str
    how: str
    what: Hashable


class Condition(NamedTuple):
    """An effect that lasts: its name, the clause it comes from, the event that ends it.

    An empty `ends` lasts until something ends it. `about` is what else the rule needs to know.
    """

    name: str
    clause: str
    ends: Event = ()
    about: tuple[Hashable, ...] = ()


#: Words that a hand may use, from a fighter's sheet and everybody's names.
Words = Callable[[Any, Sequence[Who]], Iterable[str]]


@dataclass(frozen=True)
class Hand:
    """What a hand may put into a slot, so that it cannot be mistyped.

    `keys` are those of a table or budget, `values` what a mark or an entry of a table can be beside
    none; where `least` is given, what is there is a number, and no lower. What is left out is open.
    """

    keys: Words | None = None
    values: Words | None = None
    least: int | None = None


@dataclass(frozen=True)
class Slot:
    """A value each fighter has. `start` gives it from the sheet; `refill` names the event (its
    owner's own, where the event names somebody) that sets it back to its start."""

    name: str
    start: Callable[[Any], Hashable]
    refill: str | None = None
    hand: Hand | None = field(default=None, kw_only=True, compare=False)

    #: how it may change
    hows: ClassVar[tuple[str, ...]] = ()

    def changed(self, old: Any, change: Change, sheet: Any) -> Any:
        """The value after a change. Raises WrongChange where this kind does not change so."""
        raise NotImplementedError

    def wrong(self, change: Change) -> WrongChange:
        """The error for a change that this kind of slot does not have."""
        kind, ways = type(self).__name__.lower(), " or ".join(self.hows)
        return WrongChange(f"{self.name} ({kind}) changes by {ways}, not by {change.how}")


@dataclass(frozen=True)
class Pool(Slot):
    """A number that is lost and gained, kept between `floor` and `ceiling`."""

    floor: Callable[[Any], int] | None = None
    ceiling: Callable[[Any], int] | None = None

    hows = ("add",)

    def changed(self, old: Any, change: Change, sheet: Any) -> Any:
        if change.how != "add":
            raise self.wrong(change)
        new = old + change.what
        if self.floor is not None:
            new = max(new, self.floor(sheet))
        return new if self.ceiling is None else min(new, self.ceiling(sheet))


@dataclass(frozen=True)
class Mark(Slot):
    """One of a few plain values that no arithmetic is done with: a posture, a manoeuvre.

    `values` are all it can be, so that a hand cannot mistype it; empty where that is open.
    """

    values: tuple[Hashable, ...] = ()

    hows = ("put",)

    def changed(self, old: Any, change: Change, sheet: Any) -> Any:
        if change.how != "put":
            raise self.wrong(change)
        return change.what


@dataclass(frozen=True)
class Budget(Slot):
    """What has been used, by key: sorted (key, times) pairs. Spending adds one."""

    hows = ("spend",)

    def changed(self, old: Any, change: Change, sheet: Any) -> Any:
        if change.how != "spend":
            raise self.wrong(change)
        spent = dict(old)
        spent[change.what] = spent.get(change.what, 0) + 1
        return tuple(sorted(spent.items(), key=_by_text))


@dataclass(frozen=True)
class Table(Slot):
    """Plain values by key, as sorted pairs: facts stated about others, things in hand."""

    hows = ("set",)

    def changed(self, old: Any, change: Change, sheet: Any) -> Any:
        if change.how != "set":
            raise self.wrong(change)
        pair: Any = change.what
        key, value = pair
        kept = {k: v for k, v in old if k != key}
        if value is not None:
            kept[key] = value
        return tuple(sorted(kept.items(), key=_by_text))


@dataclass(frozen=True)
class Conditions(Slot):
    """Lasting effects, each at most once by name and subject."""

    hows = ("begin", "end")

    def changed(self, old: Any, change: Change, sheet: Any) -> Any:
        if change.how == "begin":
            begun: Any = change.what
            kept = [c for c in old if (c.name, c.about) != (begun.name, begun.about)]
            return tuple(sorted([*kept, begun], key=_by_text))
        if change.how == "end":
            return tuple(c for c in old if c.name != change.what)
        raise self.wrong(change)


@dataclass(frozen=True)
class Agenda(Slot):
    """Rules waiting for an event, in the order they were put there."""

    hows = ("begin",)

    def changed(self, old: Any, change: Change, sheet: Any) -> Any:
        if change.how != "begin":
            raise self.wrong(change)
        return (*old, change.what)


@dataclass(frozen=True)
class Fact:
    """A value derived from slots, tracked as itself: `reeling`, not `hp`.

    `derive(sheet, *slot values)`. One remembered result then serves every state that agrees.
    """

    name: str
    slots: tuple[str, ...]
    derive: Callable[..., Hashable]


def never(sheet: Any) -> None:
    """The start of a mark that is not set."""


def nothing(sheet: Any) -> tuple[()]:
    """The start of an empty budget, table or list of conditions."""
    return ()


def entry(pairs: tuple[tuple[Any, Any], ...], key: Any, default: Any = 0) -> Any:
    """A budget's or table's entry."""
    for known, value in pairs:
        if known == key:
            return value
    return default


def _by_text(thing: Any) -> str:
    return repr(thing)
