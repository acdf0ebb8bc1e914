"""Answers for a chain from the textbook's equations, over the whole chain at once, in fractions.

They look from each state forward (its chance is the mean of those of what follows it), where the
code under test follows the flow from the start.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction

from tests.analysis.coins import coins
from tierce.analysis.chain import Chain, Row
from tierce.fight.system import Step
from tierce.script.effects import Who

NONE = Fraction(0)


def reaching(rows: Sequence[Row]) -> list[int]:
    """The states from which the fight can end."""
    found = {state for state, row in enumerate(rows) if any(after < 0 for after in row)}
    while True:
        more = {s for s, row in enumerate(rows) if s not in found and found & set(row)}
        if not more:
            return sorted(found)
        found |= more


def chances(chain: Chain, verdict: int) -> Fraction:
    """The chance from the start to end with the verdict of that number."""

    def ends(state: int) -> Fraction:
        return Fraction(chain.rows[state].get(-1 - verdict, 0), chain.totals[state])

    at = _solved(chain, {state: ends(state) for state in reaching(chain.rows)})
    at[-1 - verdict] = Fraction(1)
    return _from_start(chain, at)


def mean_steps(chain: Chain) -> Fraction:
    """The mean number of steps, where the fight is certain to end."""
    return _from_start(chain, _solved(chain, dict.fromkeys(range(len(chain.rows)), Fraction(1))))


def _from_start(chain: Chain, at: dict[int, Fraction]) -> Fraction:
    weighed = (at.get(number, NONE) * weight for number, weight in chain.start.items())
    return sum(weighed, NONE) / chain.start_total


def _solved(chain: Chain, constant: dict[int, Fraction]) -> dict[int, Fraction]:
    """x = constant + chances * x, by plain elimination."""
    order = list(constant)
    lines = []
    for state in order:
        row, total = chain.rows[state], chain.totals[state]
        line = [int(state == other) - Fraction(row.get(other, 0), total) for other in order]
        lines.append([*line, constant[state]])
    for place in range(len(order)):
        pivot = next(i for i in range(place, len(order)) if lines[i][place])
        lines[place], lines[pivot] = lines[pivot], lines[place]
        lines[place] = [value / lines[place][place] for value in lines[place]]
        for other, line in enumerate(lines):
            if other != place and line[place]:
                factor = line[place]
                lines[other] = [x - factor * y for x, y in zip(line, lines[place], strict=True)]
    return {state: lines[place][-1] for place, state in enumerate(order)}


def random_chain(rng: random.Random, *, certain: bool) -> Chain:
    """States that lead anywhere; where `certain`, each may end the fight."""
    size, verdicts = rng.randint(1, 12), rng.randint(1, 3)
    rows: list[dict[int, int]] = []
    for _ in range(size):
        afters = rng.sample(range(size), rng.randint(1, min(3, size)))
        row = {after: rng.randint(1, 9) for after in afters}
        if certain or rng.random() < 0.3:
            row[-rng.randint(1, verdicts)] = rng.randint(1, 3)
        rows.append(row)
    start = {0: rng.randint(1, 3), rng.randint(-verdicts, size - 1): rng.randint(1, 3)}
    return Chain(
        layout=coins(1, 1).layout(),
        states=[(number,) for number in range(size)],
        steps=[Step(Who("a"), rng.choice(("cut", "run"))) for _ in range(size)],
        rows=rows,
        totals=[sum(row.values()) for row in rows],
        start=start,
        start_total=sum(start.values()),
        verdicts=("red", "blue", "")[:verdicts],
    )
