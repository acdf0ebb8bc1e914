"""T2, a whole duel: two fighters of equal HP take turns with T1's attack until one is at 0."""

from __future__ import annotations

from functools import partial

from bench import t2_peers as peers
from bench.model import Row, Target, Task
from bench.oracle import duel, duel_figures
from bench.plugin import tierce_rows

EXACT = "tierce, exact (fraction)"
FLOAT = "tierce, exact (float)"

TARGETS = {
    10: (
        Target(EXACT, (peers.INF,), 100),
        Target(EXACT, (peers.MEMO,), 5),
        Target(EXACT, (peers.TUNED,), 5, required=False),
    ),
    20: (
        Target(EXACT, (peers.INF,), 1_000),
        Target(EXACT, (peers.MEMO,), 5, required=False),
    ),
}


def task(hp: int) -> Task:
    """The duel at these HP, with the rows of everybody who is there."""
    ours, missing = tierce_rows("bench.t2_tierce", hp)
    oracle = {"oracle, plain fractions": Row(partial(duel, hp), duel_figures)}
    return Task(
        name=f"T2-{hp}",
        title=f"a whole duel, both HP {hp}",
        rows={**oracle, **peers.rows(hp), **ours},
        targets=TARGETS[hp],
        missing=missing,
    )
