"""An exact distribution: outcomes with integer weights over one common denominator.

Integers are added and multiplied while work goes on; a Fraction is made only when somebody
asks for one. That is what keeps exact odds cheap.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import gcd
from typing import Any, Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class Distribution(Generic[T]):
    """Outcome -> chance, as weights (positive integers) over `total`, their sum."""

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        self.weights: dict[T, int] = {k: w for k, w in weights.items() if w}
        self.total: int = sum(self.weights.values())
        if self.total <= 0 or min(self.weights.values()) < 0:
            raise ValueError("a distribution needs positive weights")

    @classmethod
    def certain(cls, outcome: T) -> Distribution[T]:
        """The distribution of something that always happens."""
        return cls({outcome: 1})

    @classmethod
    def mixture(cls, branches: Iterable[tuple[Distribution[T], Fraction]]) -> Distribution[T]:
        """Distributions chosen among with the given chances, which must add to 1."""
        mixed: dict[T, Fraction] = {}
        for branch, chance in branches:
            for outcome, weight in branch.weights.items():
                share = chance * Fraction(weight, branch.total)
                mixed[outcome] = mixed.get(outcome, Fraction(0)) + share
        return cls.from_chances(mixed)

    @classmethod
    def from_chances(cls, chances: Mapping[T, Fraction]) -> Distribution[T]:
        """From exact chances, which must add to 1."""
        if sum(chances.values()) != 1:
            raise ValueError("chances must add to 1")
        common = 1
        for chance in chances.values():
            common = common * chance.denominator // gcd(common, chance.denominator)
        return cls({outcome: int(chance * common) for outcome, chance in chances.items()})

    def chance(self, outcome: T) -> Fraction:
        """The exact chance of one outcome; 0 where it cannot happen."""
        return Fraction(self.weights.get(outcome, 0), self.total)

    def chance_that(self, holds: Callable[[T], bool]) -> Fraction:
        """The exact chance that `holds` is true of the outcome."""
        return Fraction(sum(w for k, w in self.weights.items() if holds(k)), self.total)

    def map(self, function: Callable[[T], U]) -> Distribution[U]:
        """The distribution of `function` of the outcome."""
        mapped: dict[U, int] = {}
        for outcome, weight in self.weights.items():
            image = function(outcome)
            mapped[image] = mapped.get(image, 0) + weight
        return Distribution(mapped)

    def plus(self: Distribution[int], other: Distribution[int]) -> Distribution[int]:
        """The distribution of the sum of two independent outcomes."""
        sums: dict[int, int] = {}
        for mine, weight in self.weights.items():
            for theirs, factor in other.weights.items():
                sums[mine + theirs] = sums.get(mine + theirs, 0) + weight * factor
        return Distribution(sums)

    def mean(self: Distribution[Any]) -> Fraction:
        """The exact mean of a numeric distribution."""
        return Fraction(sum(k * w for k, w in self.weights.items()), self.total)

    def chances(self) -> dict[T, Fraction]:
        """Every outcome with its exact chance, in the outcomes' order where they have one."""
        return {outcome: Fraction(self.weights[outcome], self.total) for outcome in self}

    def __iter__(self) -> Iterator[T]:
        try:
            return iter(sorted(self.weights))  # type: ignore[type-var]
        except TypeError:
            return iter(self.weights)

    def __len__(self) -> int:
        return len(self.weights)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return self.chances() == other.chances()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{k!r}: {c}" for k, c in self.chances().items())
        return f"Distribution({{{inside}}})"
