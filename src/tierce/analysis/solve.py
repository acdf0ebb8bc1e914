"""Chances of outcomes and lengths of fights, in floats with a stated residual.

What flows through the states is followed from the start: component after component, each solved
by itself. A fight's components are tiny, because what is lost stays lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, inf
from operator import sub

from tierce.analysis.chain import Chain, Row
from tierce.analysis.components import components
from tierce.analysis.solution import EXACT_FLOAT, Solution

#: Components up to this size are eliminated, larger ones iterated.
MOST_ELIMINATED = 300
#: Iteration ends when a sweep changes nothing by more than this part of the whole, or at last
#: after so many sweeps; the residual then tells.
LEAST_CHANGE = 1e-16
MOST_SWEEPS = 20_000


def solve(chain: Chain) -> Solution:
    """Solve a chain in floats."""
    rows, totals = chain.rows, chain.totals
    # What flows into each state, then into the verdicts: verdict k is at -1 - k here too.
    flow = [0.0] * (len(rows) + len(chain.verdicts))
    for number, weight in chain.start.items():
        flow[number] = weight / chain.start_total
    visits = [0.0] * len(rows)
    endless = 0.0
    for members in components(rows, len(chain.verdicts)):
        rates = _rates(members, chain, flow)
        if rates is None:
            for state in members:
                endless += flow[state]
                flow[state] = 0.0
            continue
        for state, rate in zip(members, rates, strict=True):
            visits[state] = rate * totals[state]
            for after, weight in rows[state].items():
                flow[after] += rate * weight
    verdicts = {name: flow[-1 - k] for k, name in enumerate(chain.verdicts)}
    lost = abs(1 - fsum(verdicts.values()) - endless)
    residual = max([lost, *map(abs, map(sub, flow, visits))])
    by_rule: dict[str, list[float]] = {}
    for step, visited in zip(chain.steps, visits, strict=True):
        by_rule.setdefault(step.rule, []).append(visited)
    return Solution(
        EXACT_FLOAT,
        residual,
        verdicts,
        endless,
        inf if endless else fsum(visits),
        {rule: inf if endless else fsum(each) for rule, each in by_rule.items()},
        visits,
    )


def _rates(members: Sequence[int], chain: Chain, flow: Sequence[float]) -> Sequence[float] | None:
    """What flows out of each state of a component for each unit of weight.

    With rates u, weights w over totals T and the flow b from outside: T[s] u[s] is b[s] and the
    sum of u[t] w[t][s]. None where nothing leaves the component: whoever comes there stays.
    """
    rows, totals = chain.rows, chain.totals
    if len(members) == 1:
        (state,) = members
        leaving = totals[state] - rows[state].get(state, 0)
        return (flow[state] / leaving,) if leaving else None
    if len(members) == 2:
        a, b = members
        out_a, out_b = totals[a] - rows[a].get(a, 0), totals[b] - rows[b].get(b, 0)
        there, back = rows[a].get(b, 0), rows[b].get(a, 0)
        whole = out_a * out_b - there * back  # in integers: nothing cancels
        if not whole:
            return None
        rate_a = (flow[a] * out_b + flow[b] * back) / whole
        return rate_a, (flow[b] * out_a + flow[a] * there) / whole
    inside = {state: place for place, state in enumerate(members)}
    if all(after in inside for state in members for after in rows[state]):
        return None
    component = _Component(inside, rows, flow)
    if len(members) > MOST_ELIMINATED:
        return component.iterate()
    return component.eliminate()


class _Component:
    """A component of three states or more: weights inside it (self-loops left out), weights that
    leave it, and the flow into it. Nothing is ever subtracted, so that nothing cancels."""

    def __init__(self, inside: dict[int, int], rows: Sequence[Row], flow: Sequence[float]) -> None:
        self.flow = [flow[state] for state in inside]
        self.ways: list[dict[int, float]] = []
        self.out: list[float] = []
        self.sources: list[set[int]] = [set() for _ in inside]
        for state, place in inside.items():
            row = rows[state].items()
            self.out.append(float(sum(weight for after, weight in row if after not in inside)))
            ways = {inside[a]: float(w) for a, w in row if a in inside and a != state}
            self.ways.append(ways)
            for after in ways:
                self.sources[after].add(place)

    def eliminate(self) -> list[float]:
        """Take states out one by one, last first, leading what came to them past them; then give
        each its rate in turn."""
        size = len(self.ways)
        leaving = [0.0] * size
        came: list[list[tuple[int, float]]] = [[] for _ in range(size)]
        for state in reversed(range(size)):
            leaving[state] = self.out[state] + fsum(self.ways[state].values())
            for after, weight in self.ways[state].items():
                self.flow[after] += self.flow[state] * weight / leaving[state]
            for source in self.sources[state]:
                if source < state:
                    weight = self.ways[source].pop(state)
                    came[state].append((source, weight))
                    self._lead_past(state, source, weight / leaving[state])
        rates: list[float] = []
        for state in range(size):
            coming = [rates[source] * weight for source, weight in came[state]]
            rates.append((self.flow[state] + fsum(coming)) / leaving[state])
        return rates

    def _lead_past(self, state: int, source: int, share: float) -> None:
        ways = self.ways[source]
        self.out[source] += share * self.out[state]
        for after, weight in self.ways[state].items():
            if after != source:
                ways[after] = ways.get(after, 0.0) + share * weight
                self.sources[after].add(source)

    def iterate(self) -> list[float]:
        """Give each state its rate by the rates of those before it, again and again."""
        size = len(self.ways)
        leaving = [out + fsum(w.values()) for out, w in zip(self.out, self.ways, strict=True)]
        came: list[list[tuple[int, float]]] = [[] for _ in range(size)]
        for source, ways in enumerate(self.ways):
            for state, weight in ways.items():
                came[state].append((source, weight))
        rates = [0.0] * size
        for _ in range(MOST_SWEEPS):
            change = 0.0
            for state in range(size):
                coming = sum([rates[source] * weight for source, weight in came[state]])
                rate = (self.flow[state] + coming) / leaving[state]
                change = max(change, abs(rate - rates[state]) * leaving[state])
                rates[state] = rate
            if change <= LEAST_CHANGE:
                break
        return rates
