"""T3, attacks against a parry, as icepool does it: an evaluator over a pool of dice.

dyce has no evaluator of pools; going through its rolls is of another order.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

import icepool  # type: ignore[import-untyped]

from bench.model import Figures, Row


class Stand(icepool.MultisetEvaluator):  # type: ignore[misc]
    """How many hits stand: the highest and the number of hits are carried from face to face."""

    def __init__(self, need: int) -> None:
        self.need = need

    def next_state(self, state: Any, order: Any, outcome: int, count: int) -> Any:
        """One face, and how many dice show it, in whatever order icepool goes through them."""
        if not count or outcome < self.need:
            return state
        return (outcome, count) if state is None else (max(state[0], outcome), state[1] + count)

    def final_outcome(self, state: Any, order: Any, outcomes: Any, *sizes: Any) -> Any:
        """The parry: one die above the highest hit of two."""
        if state is None:
            return 0
        highest, hits = state
        if highest == 6:
            return hits
        failed = highest * highest
        return icepool.Die({hits - 1: 36 - failed, hits: failed})


def evaluator(attacks: int) -> Any:
    """The evaluator over plain dice."""
    return Stand(4)(icepool.Die(range(1, 7)).pool(attacks))


def few_outcomes(attacks: int) -> Any:
    """The same over dice on which all misses are one outcome."""
    return Stand(4)(icepool.Die({0: 3, 4: 1, 5: 1, 6: 1}).pool(attacks))


def kept(stand: Stand, pool: Any) -> Any:
    """An evaluator and a pool that were made before, with what they remember."""
    return stand(pool)


def read(distribution: Any) -> Figures:
    """The chance of each number of hits that stand."""
    whole = sum(distribution.values())
    return {f"{hits} stand": Fraction(n, whole) for hits, n in distribution.items()}


EVALUATOR = "icepool, evaluator"
FEW_OUTCOMES = "icepool, evaluator, misses as one"
KEPT = "icepool, evaluator kept (warm)"


def rows(attacks: int) -> dict[str, Row]:
    """Everything anew in every run, and with the evaluator kept."""
    pool = icepool.Die({0: 3, 4: 1, 5: 1, 6: 1}).pool(attacks)
    return {
        EVALUATOR: Row(partial(evaluator, attacks), read),
        FEW_OUTCOMES: Row(partial(few_outcomes, attacks), read),
        KEPT: Row(partial(kept, Stand(4), pool), read, warm=True),
    }
