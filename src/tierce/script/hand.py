"""The lazy view of dice kept apart: all that they show is gone through only where a rule asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from tierce.dice import Apart
from tierce.script.lazy import Lazy, Source, Trace
from tierce.script.view import Rolled


class Hand(Lazy):
    """Dice of which nothing is known before somebody looks.

    What they show in one `fold` is a source of few outcomes. Where more of them is looked at, all
    that they show takes its place, each hand of faces where the fold has it.
    """

    __slots__ = ("_dice", "_folded", "_folding", "_trace")

    def __init__(self, trace: Trace, dice: Apart) -> None:
        self._trace = trace
        self._dice = dice
        self._folding: tuple[Any, ...] = ()
        self._folded: Lazy | None = None

    def source(self) -> Source:
        if not hasattr(self, "_source"):
            self._look()
        return super().source()

    def fold(self, step: Callable[..., Any], start: Any, *args: Any) -> Rolled:
        folded = self._folded
        if folded is not None and self._folding == (step, start, args):
            return Lazy(folded.source(), folded._values)
        if folded is not None or hasattr(self, "_source"):
            return super().fold(step, start, *args)
        states, weights, total = _states(self._dice, step, start, args)
        self._folding = (step, start, args)
        self._folded = Lazy(Source(self._trace, weights, total), states)
        return Lazy(self._folded._source, states)

    def _look(self) -> None:
        """Every hand of faces becomes an outcome, within what is known of it already."""
        hands = self._dice.distribution()
        if self._folded is None:
            self._source = Source(self._trace, list(hands.weights.values()), hands.total)
            self._values = list(hands.weights)
            return
        before, states = self._folded.source(), self._folded._values
        step, start, args = self._folding
        of_state: dict[Any, list[tuple[Any, int]]] = {}
        for faces, weight in hands.weights.items():
            state = start
            for face in faces:
                state = step(state, face, *args)
            of_state.setdefault(state, []).append((faces, weight))
        whole = {state: sum(w for _, w in found) for state, found in of_state.items()}
        parts = [
            (place, faces, before.weights[place] * weight // whole[state])
            for place, state in enumerate(states)
            for faces, weight in of_state[state]
        ]
        self._values = [faces for _, faces, _ in parts]
        self._source = _in_place_of(before, [p[0] for p in parts], [p[2] for p in parts])


@lru_cache(maxsize=1024)
def _states(
    dice: Apart, step: Callable[..., Any], start: Any, args: tuple[Any, ...]
) -> tuple[list[Any], list[int], int]:
    weights = dice.folded(step, start, args).weights
    return list(weights), list(weights.values()), sum(weights.values())


def _in_place_of(source: Source, places: list[int], weights: list[int]) -> Source:
    """A finer source: each of its outcomes lies in the outcome of the old one at its place."""
    trace = source.trace
    finer = Source(trace, weights, source.total)
    alive = set(source.alive)
    finer.alive = [index for index, place in enumerate(places) if place in alive]
    finer.mass = source.mass
    trace.sources.remove(source)
    source.joint = (finer, places)
    return finer
