"""Every way a rule can end, with exact integer weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import repeat
from typing import Any, NamedTuple

from tierce.dice import Distribution
from tierce.script.effects import Who
from tierce.script.roles import renamed
from tierce.script.world import Changes


class Leaf(NamedTuple):
    """One way a rule can end: its result, what it wrote, its weight over the common total."""

    result: Any
    changes: Changes
    weight: int


class Leaves:
    """Every way a rule can end, as columns. Weights add to `total` and share no divisor.

    `groups` holds what each leaf wrote, or is None where no leaf wrote anything. `gives` tells
    whether there is a result: None where some leaves have one and others do not.
    """

    __slots__ = ("gives", "groups", "renamings", "results", "total", "weights")

    def __init__(
        self,
        results: Sequence[Any],
        groups: Sequence[Changes] | None,
        weights: Sequence[int],
        total: int,
    ) -> None:
        self.results = results
        self.groups = groups
        self.weights = weights
        self.total = total
        without = sum([result is None for result in results])
        self.gives = None if 0 < without < len(results) else not without
        #: the same with other names, by the fighters in the roles; None where no name is in it
        self.renamings: dict[tuple[Who, ...], Leaves] | None = None

    @property
    def leaves(self) -> tuple[Leaf, ...]:
        """The leaves as rows."""
        groups = self.groups or repeat(())
        return tuple(map(Leaf._make, zip(self.results, groups, self.weights)))  # noqa: B905

    def distribution(self) -> Distribution[Any]:
        """The distribution of the result, whatever was written."""
        weights: dict[Any, int] = {}
        for result, weight in zip(self.results, self.weights, strict=True):
            weights[result] = weights.get(result, 0) + weight
        return Distribution(weights)

    def renamed(self, names: Mapping[Any, Any]) -> Leaves:
        """With other names; itself where none of them is in it."""
        results = [renamed(result, names) for result in self.results]
        groups = self.groups and [renamed(changes, names) for changes in self.groups]
        if results == self.results and groups == self.groups:
            return self
        return Leaves(results, groups, self.weights, self.total)
