"""The same as `solve` in fractions: exact, for short fights.

All numbers are integers over denominators that many states share: a component's level is the
longest way to it, and each level has one denominator. Fractions are made of the answers alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, inf, lcm
from typing import NamedTuple

from tierce.analysis.chain import Chain
from tierce.analysis.components import components
from tierce.analysis.solution import EXACT_FRACTION, Number, Solution

#: Components beyond this size are not solved exactly.
MOST_MEMBERS = 150


class TooEntangled(RuntimeError):
    """Too many states can reach each other to be solved exactly; `solve` uses floats."""

    def __init__(self, members: int) -> None:
        super().__init__(f"{members} states can reach each other: solve in floats")
        self.members = members


class _Part(NamedTuple):
    """A component with its level and the inverse of its balance: `inverse` over `whole`.

    `whole` is 0 where nothing leaves the component.
    """

    members: Sequence[int]
    level: int
    inverse: Sequence[Sequence[int]]
    whole: int


def solve_exact(chain: Chain) -> Solution:
    """Solve a chain in fractions. Raises TooEntangled."""
    parts, levels = _parts(chain)
    denominators = _denominators(chain, parts)
    flow = _Flow(chain, levels, denominators)
    endless = 0
    visits = [0.0] * len(chain.rows)
    stepped: dict[tuple[str, int], int] = {}
    for part in parts:
        if not part.whole:
            endless += sum(flow.at_end(state) for state in part.members)
            continue
        over = denominators[part.level + 1]
        for state, rate in zip(part.members, flow.rates(part), strict=True):
            flow.push(state, rate, part.level)
            visited = rate * chain.totals[state]
            visits[state] = visited / over
            key = (chain.steps[state].rule, part.level + 1)
            stepped[key] = stepped.get(key, 0) + visited
    last = denominators[-1]
    by_rule: dict[str, Number] = {}
    for (rule, level), visited in stepped.items():
        by_rule[rule] = by_rule.get(rule, Fraction(0)) + Fraction(visited, denominators[level])
    if endless:
        by_rule = dict.fromkeys(by_rule, inf)
    verdicts = {name: Fraction(flow.into[-1 - k], last) for k, name in enumerate(chain.verdicts)}
    return Solution(
        EXACT_FRACTION,
        0.0,
        verdicts,
        Fraction(endless, last),
        inf if endless else sum(by_rule.values(), Fraction(0)),
        by_rule,
        visits,
    )


def _parts(chain: Chain) -> tuple[list[_Part], list[int]]:
    """The components in order, and the level of each state and (behind) of each verdict."""
    levels = [0] * (len(chain.rows) + len(chain.verdicts))
    parts: list[_Part] = []
    for members in components(chain.rows, len(chain.verdicts)):
        level = max([levels[state] for state in members])
        for state in members:
            for after in chain.rows[state]:
                if levels[after] <= level:
                    levels[after] = level + 1
        for state in members:
            levels[state] = level
        parts.append(_Part(members, level, *_inverse(chain, members)))
    last = max([part.level + 1 for part in parts], default=0)
    for k in range(len(chain.verdicts)):
        levels[-1 - k] = last
    return parts, levels


def _denominators(chain: Chain, parts: Sequence[_Part]) -> list[int]:
    """The denominator of what flows into each level; behind the last one, of the answers."""
    wholes = [1] * max([part.level + 1 for part in parts], default=0)
    for part in parts:
        if part.whole:
            wholes[part.level] = lcm(wholes[part.level], part.whole)
    denominators = [chain.start_total]
    for whole in wholes:
        denominators.append(denominators[-1] * whole)
    return denominators


class _Flow:
    """What flows into each state, as a numerator over the denominator of its level."""

    def __init__(self, chain: Chain, levels: Sequence[int], denominators: Sequence[int]) -> None:
        self._rows = chain.rows
        self._levels = levels
        self._denominators = denominators
        #: for each level, what takes a number over its denominator to that of a later level
        self._factors: list[dict[int, int]] = [{} for _ in denominators]
        self.into = [0] * len(levels)
        for number, weight in chain.start.items():
            self.into[number] = weight * self._factor(0, levels[number])

    def at_end(self, state: int) -> int:
        """What flows into a state, over the last denominator."""
        return self.into[state] * self._factor(self._levels[state], len(self._factors) - 1)

    def rates(self, part: _Part) -> list[int]:
        """A component's rates, over the denominator of the next level."""
        scale = self._denominators[part.level + 1] // self._denominators[part.level] // part.whole
        into = [self.into[state] * scale for state in part.members]
        return [sum(map(int.__mul__, row, into)) for row in part.inverse]

    def push(self, state: int, rate: int, level: int) -> None:
        """Let a state's rate flow on to what lies beyond its level."""
        into, levels = self.into, self._levels
        scaled: dict[int, int] = {}
        for after, weight in self._rows[state].items():
            to = levels[after]
            if to > level:
                amount = scaled.get(to)
                if amount is None:
                    amount = scaled[to] = rate * self._factor(level + 1, to)
                into[after] += amount * weight

    def _factor(self, level: int, to: int) -> int:
        factor = self._factors[level].get(to)
        if factor is None:
            factor = self._denominators[to] // self._denominators[level]
            self._factors[level][to] = factor
        return factor


def _inverse(chain: Chain, members: Sequence[int]) -> tuple[Sequence[Sequence[int]], int]:
    """The inverse of a component's balance (see solve._rates), as integers over one whole."""
    rows, totals = chain.rows, chain.totals
    if len(members) == 1:
        (state,) = members
        return ((1,),), totals[state] - rows[state].get(state, 0)
    if len(members) == 2:
        a, b = members
        out_a, out_b = totals[a] - rows[a].get(a, 0), totals[b] - rows[b].get(b, 0)
        there, back = rows[a].get(b, 0), rows[b].get(a, 0)
        whole = out_a * out_b - there * back
        divisor = gcd(whole, out_a, out_b, there, back)
        inverse = (out_b // divisor, back // divisor), (there // divisor, out_a // divisor)
        return inverse, whole // divisor
    if len(members) > MOST_MEMBERS:
        raise TooEntangled(len(members))
    balance = [[-rows[source].get(state, 0) for source in members] for state in members]
    for place, state in enumerate(members):
        balance[place][place] += totals[state]
    return inverted(balance)


def inverted(matrix: list[list[int]]) -> tuple[list[list[int]], int]:
    """The inverse of an integer matrix, over its determinant; every division comes out even.

    The pivots are the leading minors, which are not 0 for the balance of a component that
    something leaves; where nothing does, the determinant is 0.
    """
    size = len(matrix)
    work = [[*row, *[int(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    before = 1
    for place in range(size):
        chosen = work[place]
        pivot = chosen[place]
        if not pivot:
            return [], 0
        for other, row in enumerate(work):
            if other != place:
                factor = row[place]
                work[other] = [
                    (pivot * x - factor * y) // before for x, y in zip(row, chosen, strict=True)
                ]
        before = pivot
    divisor = gcd(before, *[x for row in work for x in row[size:]])
    return [[x // divisor for x in row[size:]] for row in work], before // divisor
