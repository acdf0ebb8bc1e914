"""A quick question without a file: what a system's `question` answers, and how it refuses one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any, TypeAlias

from tierce.dice import Distribution
from tierce.script.value import Explained

BadFact: TypeAlias = str | int | Sequence[str]


@dataclass(frozen=True)
class QuickAnswer:
    """The answer to a quick question.

    `question` is the question in full, defaults included, as KEY -> VALUE. `outcomes` are in the
    order to show, with chances that add to 1. `chances` are those of several outcomes together
    ("hits"). `values` are numbers with their parts ("defence"), `distributions` go from a value to
    its chance ("injury"). `chances` and `distributions` are counted in so many `samples`, or exact
    where there are none.
    """

    method: str
    question: Mapping[str, str]
    outcomes: tuple[tuple[str, Fraction], ...]
    values: Mapping[str, Explained] = field(default_factory=dict)
    distributions: Mapping[str, Distribution[Any]] = field(default_factory=dict)
    chances: Mapping[str, Fraction] = field(default_factory=dict)
    samples: int = 0

    def interval(self, chance: Fraction) -> tuple[float, float]:
        """The 95% interval (Wilson's) of a chance that was counted in the samples."""
        n, z = self.samples, 1.959964
        middle = chance + z * z / (2 * n)
        spread = z * sqrt(chance * (1 - chance) / n + z * z / (4 * n * n))
        whole = 1 + z * z / n
        return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


class BadQuestion(Exception):
    """A question that cannot be answered. `reason` is a stable word, with these facts:

    unknown-key       key, known (all keys; the nearest is found by whoever tells it)
    missing-key       known (the keys one of which is needed; just one where it must be that one)
    bad-value         key, value, known (what it can be)
    not-a-number      key, value
    not-dice          key, value
    out-of-range      key, value, lowest, highest
    conflicting-keys  keys (which cannot stand together)
    needs-key         key, known (keys one of which must stand beside it)
    withheld          key, clause (which withholds it), why (the key of a message)
    """

    def __init__(self, reason: str, **facts: BadFact) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts: Mapping[str, BadFact] = facts


def known_keys(pairs: Mapping[str, str], known: Sequence[str]) -> dict[str, str]:
    """The pairs without blanks around their values. Raises BadQuestion at another key."""
    for key in pairs:
        if key not in known:
            raise BadQuestion("unknown-key", key=key, known=tuple(known))
    return {key: value.strip() for key, value in pairs.items()}


def number_of(key: str, value: str, lowest: int, highest: int) -> int:
    """A whole number within limits. Raises BadQuestion."""
    try:
        number = int(value)
    except ValueError:
        raise BadQuestion("not-a-number", key=key, value=value) from None
    if not lowest <= number <= highest:
        raise BadQuestion("out-of-range", key=key, value=value, lowest=lowest, highest=highest)
    return number


def word_of(key: str, value: str, known: Sequence[str]) -> str:
    """One of a few words. Raises BadQuestion."""
    if value not in known:
        raise BadQuestion("bad-value", key=key, value=value, known=tuple(known))
    return value
