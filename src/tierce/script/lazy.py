"""Lazy views and the search over them: the machinery under the exact reading.

A generator cannot be copied, so a rule is run once for each way its looks can turn out: a trace
records every look, its branches and the one now taken; the next run follows the trace and takes
the next branch at its end. Weights are integers throughout.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress, repeat
from operator import not_
from typing import Any

from tierce.script.view import Rolled

#: Above this many joint outcomes two rolls are not kept lazily together; one is forced.
MOST_JOINT = 20_000

#: One way a look can turn out: the answer, the outcomes still possible, their weight.
Branch = tuple[Any, Sequence[int], int]


class Look:
    """A place where a rule looked: the ways it can turn out, and which of them is now taken."""

    __slots__ = ("now", "others")

    def __init__(self, branches: list[Branch]) -> None:
        self.now = branches[0]
        self.others = branches[:0:-1]


class Trace:
    """What one run met, in order: its looks, and between them what its calls had found.

    A run that follows the trace meets the same again, up to the look where it turns off.
    """

    __slots__ = ("path", "position", "sources")

    def __init__(self) -> None:
        self.path: list[Any] = []
        self.position = 0
        self.sources: list[Source] = []

    def known(self) -> Any:
        """What an earlier run met here, or None where this run is the first to come here."""
        position = self.position
        self.position = position + 1
        return self.path[position] if position < len(self.path) else None

    def advance(self) -> bool:
        """Go back to begin a run that takes the next way; False where there is none."""
        path = self.path
        while path:
            last = path[-1]
            if type(last) is Look and last.others:
                last.now = last.others.pop()
                self.position = 0
                self.sources = []
                return True
            path.pop()
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

    def apart(self, values: Sequence[Any]) -> Any:
        """Split once for each value among the possible outcomes; the value of the way taken."""
        look = self.trace.known()
        if look is None:
            look = self._met(self._each_way(values))
        answer, self.alive, self.mass = look.now
        return answer

    def told(self, test: Callable[[Any], Any], values: Sequence[Any]) -> Any:
        """Split in two by a test of each possible outcome's value; the answer taken."""
        look = self.trace.known()
        if look is None:
            look = self._met(self._two_ways(list(map(test, self._possible(values)))))
        answer, self.alive, self.mass = look.now
        return answer

    def compared(self, how: Callable[[Any, Any], Any], other: Any, values: Sequence[Any]) -> Any:
        """As `told`, by comparing each value with a plain other one."""
        trace = self.trace  # `known` written out: looks are what a run does most
        position = trace.position
        trace.position = position + 1
        if position < len(trace.path):
            look = trace.path[position]
        else:
            answers = list(map(how, self._possible(values), repeat(other)))
            look = self._met(self._two_ways(answers))
        answer, self.alive, self.mass = look.now
        return answer

    def _possible(self, values: Sequence[Any]) -> Iterable[Any]:
        alive = self.alive
        return values if len(alive) == len(values) else map(values.__getitem__, alive)

    def _met(self, branches: list[Branch]) -> Look:
        look = Look(branches)
        self.trace.path.append(look)
        return look

    def _two_ways(self, answers: list[Any]) -> list[Branch]:
        """The ways of a yes or no: one of them alone where the other cannot happen."""
        alive = self.alive
        yes = list(compress(alive, answers))
        if len(yes) == len(alive):
            return [(True, alive, self.mass)]
        if not yes:
            return [(False, alive, self.mass)]
        no = list(compress(alive, map(not_, answers)))
        mass = sum(map(self.weights.__getitem__, yes))
        return [(True, yes, mass), (False, no, self.mass - mass)]

    def _each_way(self, values: Sequence[Any]) -> list[Branch]:
        groups: dict[Any, list[int]] = {}
        for index in self.alive:
            groups.setdefault(values[index], []).append(index)
        weight = self.weights.__getitem__
        return [(answer, group, sum(map(weight, group))) for answer, group in groups.items()]


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

    def weighed(self) -> Iterable[tuple[Any, int]]:
        """Every value still possible with its weight, values repeated where outcomes share one."""
        source = self.source()
        values, weights = self._values, source.weights
        if len(source.alive) == len(values):
            return zip(values, weights, strict=True)
        return [(values[i], weights[i]) for i in source.alive]

    def map(self, function: Callable[[Any], Any]) -> Rolled:
        source = self.source()
        if len(source.alive) == len(self._values):
            return Lazy(source, list(map(function, self._values)))
        return Lazy(source, _mapped(function, self._values, source.alive))

    def _with(self, other: Any, function: Callable[[Any, Any], Any]) -> Rolled:
        """`function` of the outcome and a plain value."""
        source, values = self.source(), self._values
        if len(source.alive) == len(values):
            return Lazy(source, list(map(function, values, repeat(other))))
        return Lazy(source, _mapped(lambda value: function(value, other), values, source.alive))

    def _join(self, other: Any, function: Callable[[Any, Any], Any]) -> Rolled:
        if not isinstance(other, Rolled):
            return self._with(other, function)
        if not isinstance(other, Lazy):
            return self._with(other.value(), function)
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
        source = self.source()
        told: bool = source.told(test, self._values)
        return told

    def value(self) -> Any:
        source = self.source()
        return source.apart(self._values)

    def _compare(self, other: Any, how: Callable[[Any, Any], bool]) -> bool:
        if isinstance(other, Rolled):
            return self._join(other, how).holds(_itself)
        source = self.source()
        told: bool = source.compared(how, other, self._values)
        return told

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
