"""T3, attacks against a parry: so many dice to hit at 4+, a buckler and sword parry the highest.

A parry die must show more than the highest hit, and is rolled again once where it does not; a 6
cannot be parried. The figures are the chances of how many hits stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from itertools import combinations_with_replacement
from math import factorial, prod

from bench import t3_peers as peers
from bench.model import Figures, Row, Target, Task
from bench.plugin import tierce_rows

NEED = 4

PLAIN = "tierce, plain rule"
WARM = "tierce, sub-rules remembered (warm)"
EVALUATORS = (peers.EVALUATOR, peers.FEW_OUTCOMES)

TARGETS = (
    Target(PLAIN, (peers.EVALUATOR,), 5),
    Target(WARM, EVALUATORS, 5),
    Target(PLAIN, (peers.FEW_OUTCOMES,), 5, required=False),
)


def standing(attacks: int) -> dict[int, Fraction]:
    """The oracle: every hand of dice in plain fractions."""
    found: dict[int, Fraction] = {}
    for faces in combinations_with_replacement(range(1, 7), attacks):
        ways = factorial(attacks) // prod(factorial(faces.count(f)) for f in set(faces))
        chance = Fraction(ways, 6**attacks)
        hits = [face for face in faces if face >= NEED]
        failed = Fraction(max(hits) ** 2, 36) if hits and max(hits) < 6 else Fraction(1)
        found[len(hits)] = found.get(len(hits), Fraction(0)) + chance * failed
        if failed < 1:
            found[len(hits) - 1] = found.get(len(hits) - 1, Fraction(0)) + chance * (1 - failed)
    return found


def figures(chances: Mapping[int, Fraction]) -> Figures:
    """The chance of each number of hits that stand."""
    return {f"{hits} stand": chance for hits, chance in sorted(chances.items())}


def task(attacks: int) -> Task:
    """So many attacks, with the rows of everybody who is there."""
    ours, missing = tierce_rows("bench.t3_tierce", attacks)
    oracle = {"oracle, plain fractions": Row(partial(standing, attacks), figures, timed=False)}
    return Task(
        name=f"T3-{attacks}",
        title=f"{attacks} attacks at {NEED}+, buckler and sword parry the highest hit",
        rows={**oracle, **peers.rows(attacks), **ours},
        targets=TARGETS,
        missing=missing,
    )
