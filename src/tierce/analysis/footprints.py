"""What was found for a state, remembered by the places of the state that were read for it.

As the odds reader's memory, but over the flat states of one layout: whoever finds a state does
not run anything, nor make a view.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, Generic, TypeVar

from tierce.fight.state import Layout, State, View
from tierce.script.memory import ReadsDiffer
from tierce.script.world import Reads, Together

T = TypeVar("T")


class _Read(Generic[T]):
    """Places of the state that are read, and where what is found there leads.

    A fact is read from the places of its slots and leads on by its value: `by_value`.
    """

    __slots__ = ("by_value", "derive", "get", "key", "next")

    def __init__(self, key: tuple[Any, str], get: Callable[[State], Any], derive: Any) -> None:
        self.key = key
        self.get = get
        self.derive: Callable[[Any], Any] | None = derive
        self.next: dict[Any, _Read[T] | T] = {}
        self.by_value: dict[Any, _Read[T] | T] = {}

    def follow(self, raw: Any) -> _Read[T] | T | None:
        """Where a fact leads whose slots have not held these values before."""
        if self.derive is None:
            return None
        found = self.by_value.get(self.derive(raw))
        if found is not None:
            self.next[raw] = found
        return found


class Footprints(Generic[T]):
    """Found things by footprint. What is found must be true."""

    __slots__ = ("_first", "_layout")

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._first: _Read[T] | T | None = None

    def find(self, state: State) -> T | None:
        """What was kept for a state that agrees in all that was read; None where nothing was."""
        found = self._first
        while isinstance(found, _Read):
            raw = found.get(state)
            found = found.next.get(raw) or found.follow(raw)
        return found

    def keep(self, state: State, reads: Reads, thing: T) -> T:
        """Keep what was found by these reads of the state; gives it back."""
        start: dict[Any, _Read[T] | T] = {} if self._first is None else {None: self._first}
        place, key = start, None
        for slot, value in reads.items():
            if slot[1] in self._layout.known:
                continue
            node = place.get(key)
            if not isinstance(node, _Read):
                node = place[key] = self._read(slot)
            elif node.key != slot:
                raise ReadsDiffer(f"{slot[1]} of {slot[0]} was not read before")
            raw = node.get(state)
            if node.derive is None:
                place, key = node.next, raw
            else:
                place, key = node.by_value, value
        place[key] = thing
        self._first = start[None]
        return thing

    def _read(self, slot: tuple[Any, str]) -> _Read[T]:
        who, name = slot
        layout = self._layout
        if isinstance(who, Together):
            return self._together(who, name)
        fact = layout.facts.get(name)
        if fact is None:
            return _Read(slot, itemgetter(layout.places[slot]), None)
        derive, sheet = fact.derive, layout.sheets.get(who)
        get = itemgetter(*[layout.places[who, each] for each in fact.slots])
        if len(fact.slots) == 1:
            return _Read(slot, get, lambda raw: derive(sheet, raw))
        return _Read(slot, get, lambda raw: derive(sheet, *raw))

    def _together(self, asked: Together, name: str) -> _Read[T]:
        """A relation: read from the places of all that it depends on."""
        layout = self._layout
        own, everybody = layout.depends(name)
        places = [
            place
            for place, (who, slot) in enumerate(layout.keys)
            if slot in everybody or (slot in own and who in asked.args)
        ]

        def derive(raw: Any) -> Any:
            state: list[Any] = [None] * len(layout.keys)
            for place, value in zip(places, raw, strict=True):
                state[place] = value
            return View(layout, tuple(state)).between(name, *asked.args)

        return _Read((asked, name), lambda state: tuple([state[p] for p in places]), derive)
