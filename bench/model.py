"""What a benchmark is made of: rows that are run, targets that are judged, tasks that hold both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeAlias

Figures: TypeAlias = Mapping[str, Fraction | float]
"""A result as named figures, so that every row of a task can be compared with every other."""


@dataclass(frozen=True)
class Row:
    """One way to do a task.

    `run` does the whole work eagerly and is what is timed; `read` turns its value into figures and
    is not. `before` is called, untimed, before every run: it must empty whatever could remember an
    earlier run. A row without it keeps nothing, or is `warm`: it may remember, and its name says
    so.
    A `partial` row gives some of the figures only, at least one.
    """

    run: Callable[[], Any]
    read: Callable[[Any], Figures]
    before: Callable[[], None] | None = None
    warm: bool = False
    partial: bool = False
    timed: bool = True


@dataclass(frozen=True)
class Target:
    """`row` must be at least `ratio` times as fast as the fastest of `against`.

    A target that is not required is printed, and does not decide the exit status.
    """

    row: str
    against: tuple[str, ...]
    ratio: float
    required: bool = True


@dataclass(frozen=True)
class Task:
    """Rows by name; the first is the oracle, which the others must equal.

    `missing` says why expected rows are not there.
    """

    name: str
    title: str
    rows: Mapping[str, Row]
    targets: tuple[Target, ...]
    missing: tuple[str, ...] = ()


@dataclass(frozen=True)
class Timing:
    """The best of `runs` runs, in seconds a run."""

    best: float
    runs: int


@dataclass(frozen=True)
class Verdict:
    """A target with what came out; `reached` is None where one of its rows has no time."""

    target: Target
    against: str
    reached: float | None

    @property
    def met(self) -> bool:
        """Whether the ratio was reached; a row without a time reaches nothing."""
        return self.reached is not None and self.reached >= self.target.ratio


@dataclass(frozen=True)
class Outcome:
    """What one task gave: differences (none is timed then), times and verdicts."""

    task: Task
    differences: tuple[str, ...] = ()
    timings: Mapping[str, Timing] = field(default_factory=dict)
    verdicts: tuple[Verdict, ...] = ()

    @property
    def passed(self) -> bool:
        """Equal results and every required target met."""
        return not self.differences and all(v.met or not v.target.required for v in self.verdicts)
