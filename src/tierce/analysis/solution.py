"""What solving a chain gives, and how it was found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

EXACT_FLOAT = "exact (float)"
EXACT_FRACTION = "exact (fraction)"

Number: TypeAlias = Fraction | float


@dataclass(frozen=True)
class Solution:
    """How a fight ends and how long it takes, from its start."""

    #: EXACT_FLOAT or EXACT_FRACTION
    method: str
    #: by how much the flow through the states fails to balance at worst: the error of a float
    residual: float
    #: the chance of each outcome that can happen
    verdicts: Mapping[str, Number]
    #: the chance that the fight goes on for ever
    endless: Number
    #: the mean number of steps after the opening; infinite where `endless` is not 0
    mean_steps: Number
    #: the same, of the steps of each rule
    steps_by_rule: Mapping[str, Number]
    #: the mean number of visits to each state of the chain; 0 where a fight that came would stay
    visits: Sequence[float]
