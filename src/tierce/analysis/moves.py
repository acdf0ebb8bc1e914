"""Where the leaves of a step lead from a state: their changes compiled to places of the state."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from math import gcd
from operator import itemgetter
from typing import Any

from tierce.fight.state import Layout, State
from tierce.script.leaves import Leaves
from tierce.script.world import Changes


class Moves:
    """Successors of states by one set of leaves. Weights add to `total`.

    What the leaves do to the places they touch is worked out once for each content of those
    places; equal outcomes (two wounds that both end at the floor) are one from then on.
    """

    __slots__ = ("_changes", "_get", "_layout", "_moved", "_places", "total")

    def __init__(self, layout: Layout, leaves: Leaves) -> None:
        weights: dict[Changes, int] = {}
        for changes, weight in zip(leaves.groups or repeat(()), leaves.weights):  # noqa: B905
            weights[changes] = weights.get(changes, 0) + weight
        divisor = gcd(*weights.values())
        self.total = leaves.total // divisor
        self._changes = [(changes, weight // divisor) for changes, weight in weights.items()]
        touched = {layout.places[each[0], each[1]] for changes in weights for each in changes}
        self._layout = layout
        self._places = sorted(touched)
        self._get = itemgetter(*self._places) if touched else None
        self._moved: dict[Any, list[tuple[Any, int]]] = {}

    def of(self, state: State) -> Iterable[tuple[State, int]]:
        """The states that may follow, each once, with their weights."""
        if self._get is None:
            return ((state, self.total),)
        old = self._get(state)
        moved = self._moved.get(old)
        if moved is None:
            moved = self._moved[old] = self._move(state)
        if len(self._places) > 1:
            return [(self._put(state, new), weight) for new, weight in moved]
        place = self._places[0]
        head, tail = state[:place], state[place + 1 :]
        return [(head + new + tail, weight) for new, weight in moved]

    def _move(self, state: State) -> list[tuple[Any, int]]:
        moved: dict[Any, int] = {}
        for changes, weight in self._changes:
            after = self._layout.apply(state, changes)
            new = tuple([after[place] for place in self._places])
            moved[new] = moved.get(new, 0) + weight
        return list(moved.items())

    def _put(self, state: State, new: tuple[Any, ...]) -> State:
        values = list(state)
        for place, value in zip(self._places, new, strict=True):
            values[place] = value
        return tuple(values)
