"""Rolls are views: a rule may compare them, compute with them and look them up, nothing else.

A lazy view splits the world only where the rule looks (`roll <= skill`). `.value()` is the only
call that forces every outcome apart; `bool`, `hash`, `int` and `format` of a view raise, so that
a rule which works in play works in every reading.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Mapping
from functools import reduce
from typing import Any, NoReturn


class RollEscaped(TypeError):
    """A roll was used as a plain value: compare it, or force it with `.value()`."""

    def __init__(self, how: str) -> None:
        super().__init__(f"a roll has no {how}; compare it, or force it with .value()")


class Rolled:
    """A roll, or the result of a sub-rule, as a rule sees it."""

    __slots__ = ()

    def map(self, function: Callable[[Any], Any]) -> Rolled:
        """`function` of the outcome, still a view."""
        raise NotImplementedError

    def _join(self, other: Any, function: Callable[[Any, Any], Any]) -> Rolled:
        raise NotImplementedError

    def holds(self, test: Callable[[Any], bool]) -> bool:
        """Whether `test` is true of the outcome: splits in two."""
        raise NotImplementedError

    def value(self) -> Any:
        """The outcome itself: splits once for each."""
        raise NotImplementedError

    def _compare(self, other: Any, how: Callable[[Any, Any], bool]) -> bool:
        raise NotImplementedError

    def fold(self, step: Callable[..., Any], start: Any, *args: Any) -> Rolled:
        """Of dice that are kept apart: `step(state, face, *args)` taken for one after the other,
        beginning with `start`; still a view. The order of the dice must not matter."""
        return self.map(
            lambda faces: reduce(lambda state, face: step(state, face, *args), faces, start)
        )

    def true(self) -> bool:
        """Whether a yes-or-no outcome is yes: splits in two."""
        return self.holds(bool)

    def among(self, outcomes: Collection[Any]) -> bool:
        """Whether the outcome is one of these."""
        return self.holds(lambda outcome: outcome in outcomes)

    def look_up(self, table: Mapping[Any, Any]) -> Rolled:
        """The table's entry for the outcome, still a view."""
        return self.map(table.__getitem__)

    def at_most(self, other: Any) -> Rolled:
        """The smaller of the two, still a view."""
        return self._join(other, min)

    def at_least(self, other: Any) -> Rolled:
        """The larger of the two, still a view."""
        return self._join(other, max)

    def __add__(self, other: Any) -> Rolled:
        return self._join(other, operator.add)

    def __radd__(self, other: Any) -> Rolled:
        return self._join(other, lambda mine, theirs: theirs + mine)

    def __sub__(self, other: Any) -> Rolled:
        return self._join(other, operator.sub)

    def __rsub__(self, other: Any) -> Rolled:
        return self._join(other, lambda mine, theirs: theirs - mine)

    def __mul__(self, other: Any) -> Rolled:
        return self._join(other, operator.mul)

    def __rmul__(self, other: Any) -> Rolled:
        return self._join(other, operator.mul)

    def __floordiv__(self, other: Any) -> Rolled:
        return self._join(other, operator.floordiv)

    def __neg__(self) -> Rolled:
        return self.map(operator.neg)

    def __lt__(self, other: Any) -> bool:
        return self._compare(other, operator.lt)

    def __le__(self, other: Any) -> bool:
        return self._compare(other, operator.le)

    def __gt__(self, other: Any) -> bool:
        return self._compare(other, operator.gt)

    def __ge__(self, other: Any) -> bool:
        return self._compare(other, operator.ge)

    def __eq__(self, other: object) -> bool:
        return self._compare(other, operator.eq)

    def __ne__(self, other: object) -> bool:
        return self._compare(other, operator.ne)

    def __bool__(self) -> NoReturn:
        raise RollEscaped("truth")

    def __hash__(self) -> int:
        raise RollEscaped("hash")

    def __int__(self) -> NoReturn:
        raise RollEscaped("int")

    __index__ = __float__ = __int__

    def __format__(self, spec: str) -> NoReturn:
        raise RollEscaped("text")

    def __str__(self) -> NoReturn:
        raise RollEscaped("text")

    def __iter__(self) -> NoReturn:
        raise RollEscaped("items")


class Known(Rolled):
    """A view of what the dice did show: play, replay and sampling."""

    __slots__ = ("_outcome",)

    def __init__(self, outcome: Any) -> None:
        self._outcome = outcome

    def map(self, function: Callable[[Any], Any]) -> Rolled:
        return Known(function(self._outcome))

    def _join(self, other: Any, function: Callable[[Any, Any], Any]) -> Rolled:
        theirs = other._outcome if isinstance(other, Known) else other
        return Known(function(self._outcome, theirs))

    def holds(self, test: Callable[[Any], bool]) -> bool:
        return bool(test(self._outcome))

    def value(self) -> Any:
        return self._outcome

    def _compare(self, other: Any, how: Callable[[Any, Any], bool]) -> bool:
        return how(self._outcome, other._outcome if isinstance(other, Known) else other)

    def __repr__(self) -> str:
        return f"Known({self._outcome!r})"


def summed(given: list[Any]) -> Known | None:
    """The sum of what sub-rules gave, None where none gave anything: for readings."""
    known = [each for each in given if each is not None]
    return Known(sum(known[1:], known[0])) if known else None


def plain(thing: Any) -> Any:
    """The outcome of a known view, or the thing itself: for readings, never for rules."""
    return thing.value() if isinstance(thing, Known) else thing
