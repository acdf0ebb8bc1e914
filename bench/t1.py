"""T1, one exchange: the injury of one attack against a dodge with a retreat."""

from __future__ import annotations

from bench import t1_peers as peers
from bench.model import Row, Target, Task
from bench.oracle import exchange, exchange_figures
from bench.plugin import tierce_rows

PLAIN = "tierce, plain rule"
COLD = "tierce, sub-rules, nothing remembered"
WARM = "tierce, sub-rules remembered (warm)"
BEST_IDIOMS = (peers.NESTED_MAPS, peers.NESTED_DICE)

TARGETS = (
    Target(PLAIN, BEST_IDIOMS, 1),
    Target(WARM, BEST_IDIOMS, 5),
    Target(PLAIN, (peers.TUNED,), 1, required=False),
    Target(COLD, BEST_IDIOMS, 5, required=False),
    Target(WARM, (peers.KEPT,), 5, required=False),
)


def task() -> Task:
    """The task with the rows of everybody who is there."""
    ours, missing = tierce_rows("bench.t1_tierce")
    oracle = {"oracle, plain fractions": Row(exchange, exchange_figures)}
    title = "one exchange: 3d6 at 14, dodge 9 + 3, 2d6+1 cutting, DR 2"
    return Task("T1", title, {**oracle, **peers.ROWS, **ours}, TARGETS, missing=missing)
