"""Lazy views and the search over them: the machinery under the exact reading.

A generator cannot be copied, so a rule is run once for each way its looks can turn out: a trace
records every look, its branches and the one now taken; the next run follows the trace and takes
the next branch at its end. Weights are integers throughout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tierce.script.view import Rolled

#: Above this many joint outcomes two rolls are not kept lazily together; one is forced.
MOST_JOINT = 20_000

#: One way a look can turn out: the answer, the outcomes still possible, their weight.
Branch = tuple[Any, Sequence[int], int]


class Trace:
    """The looks of one run, in order, each with its branches and the branch now taken."""

    __slots__ = ("looks", "position", "sources")

    def __init__(self) -> None:
        self.looks: list[tuple[list[Branch], int]] = []
        self.position = 0
        self.sources: list[Source] = []

    def restart(self) -> None:
        """Begin a run that follows the trace."""
        self.position = 0
        self.sources = []

    def advance(self) -> bool:
        """Move to the next unexplored branch; False where there is none."""
        looks = self.looks
        while looks:
            branches, taken = looks[-1]
            if taken + 1 < len(branches):
                looks[-1] = (branches, taken + 1)
                return True
            looks.pop()
        return False


class Source:
    """A chance variable of one run: weighted outcomes, and which of them are still possible."""

    __slots__ = ("alive", "joint", "mass", "trace", "total", "weights")

    def __init__(self, trace: Trace, weights: Sequence[int], total: int) -> None:
        self.trace = trace
        self.weights = weights
        self.total = total
        self.alive: Sequence[int] = range(len(weights))
        self.mass = total
        self.joint: tuple[Source, Sequence[int]] | None = None
        trace.sources.append(self)

    def look(self, group: Callable[[Any], Any], values: Sequence[Any]) -> Any:
        """Split by `group` of each possible outcome's value; the answer of the branch taken."""
        trace = self.trace
        position = trace.position
        trace.position = position + 1
        if position < len(trace.looks):
            branches, taken = trace.looks[position]
            answer, self.alive, self.mass = branches[taken]
            return answer
        branches = self._branches(group, values)
        trace.looks.append((branches, 0))
        answer, self.alive, self.mass = branches[0]
        return answer

    def _branches(self, group: Callable[[Any], Any], values: Sequence[Any]) -> list[Branch]:
        groups: dict[Any, list[int]] = {}
        for index in self.alive:
            answer = group(values[index])
            if answer in groups:
                groups[answer].append(index)
            else:
                groups[answer] = [index]
        weights = self.weights
        return [(a, g, sum([weights[i] for i in g])) for a, g in groups.items()]


def join(first: Source, second: Source) -> tuple[Source, list[int], list[int]]:
    """One source in place of two, over the pairs still possible, and each pair's two indices."""
    left = [i for i in first.alive for _ in second.alive]
    right = [j for _ in first.alive for j in second.alive]
    a, b = first.weights, second.weights
    weights = [a[i] * b[j] for i, j in zip(left, right, strict=True)]
    trace = first.trace
    joint = Source(trace, weights, first.total * second.total)
    joint.mass = first.mass * second.mass
    trace.sources.remove(first)
    trace.sources.remove(second)
    first.joint, second.joint = (joint, left), (joint, right)
    return joint, left, right


class Lazy(Rolled):
    """A function of a source: `values[i]` is its value at the source's outcome `i`."""

    __slots__ = ("_source", "_values")

    def __init__(self, source: Source, values: Sequence[Any]) -> None:
        self._source = source
        self._values = values

    def source(self) -> Source:
        """The source as it is now, joined with others where they met."""
        while self._source.joint is not None:
            joint, indices = self._source.joint
            self._values = [self._values[i] for i in indices]
            self._source = joint
        return self._source

    def weighed(self) -> list[tuple[Any, int]]:
        """Every value still possible with its weight, values repeated where outcomes share one."""
        source = self.source()
        values, weights = self._values, source.weights
        return [(values[i], weights[i]) for i in source.alive]

    def map(self, function: Callable[[Any], Any]) -> Rolled:
        source = self.source()
        if len(source.alive) == len(self._values):
            return Lazy(source, [function(value) for value in self._values])
        return Lazy(source, _mapped(function, self._values, source.alive))

    def _join(self, other: Any, function: Callable[[Any, Any], Any]) -> Rolled:
        if not isinstance(other, Rolled):
            return self.map(lambda value: function(value, other))
        if not isinstance(other, Lazy):
            known = other.value()
            return self.map(lambda value: function(value, known))
        mine, theirs = self.source(), other.source()
        if mine is not theirs:
            if len(mine.alive) * len(theirs.alive) > MOST_JOINT:
                return self._join(other.value(), function)
            join(mine, theirs)
            mine, _ = self.source(), other.source()
        pairs = zip(self._values, other._values, strict=True)
        alive = mine.alive
        if len(alive) == len(self._values):
            return Lazy(mine, [function(a, b) for a, b in pairs])
        both = list(pairs)
        return Lazy(mine, _mapped(lambda pair: function(*pair), both, alive))

    def holds(self, test: Callable[[Any], bool]) -> bool:
        return bool(self.source().look(lambda value: bool(test(value)), self._values))

    def value(self) -> Any:
        return self.source().look(_itself, self._values)

    def _compare(self, other: Any, how: Callable[[Any, Any], bool]) -> bool:
        if isinstance(other, Rolled):
            return self._join(other, how).holds(_itself)
        source = self.source()
        return bool(source.look(lambda value: how(value, other), self._values))

    def __repr__(self) -> str:
        return f"Lazy({len(self.source().alive)} outcomes)"


def _itself(value: Any) -> Any:
    return value


def _mapped(
    function: Callable[[Any], Any], values: Sequence[Any], alive: Sequence[int]
) -> list[Any]:
    """`function` of the values still possible; the others are never looked at again."""
    result: list[Any] = [None] * len(values)
    for index in alive:
        result[index] = function(values[index])
    return result
