"""Whether sampled frequencies fit exact chances: Pearson's chi-square with a wide bound."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any

#: Expected counts below this are put together into one cell.
LEAST = 8
#: Deviates of the bound: a right sampler fails less than once in a million tests.
DEVIATES = 4.9


def chi_square(expected: Mapping[Any, Fraction], counts: Mapping[Any, int]) -> tuple[float, int]:
    """The statistic and its degrees of freedom; an impossible outcome gives infinity."""
    if any(count and not expected.get(outcome) for outcome, count in counts.items()):
        return float("inf"), 1
    number = sum(counts.values())
    cells: list[tuple[float, int]] = []
    rest = [0.0, 0]
    for outcome, chance in expected.items():
        wanted, found = float(chance * number), counts.get(outcome, 0)
        if wanted < LEAST:
            rest = [rest[0] + wanted, rest[1] + found]
        else:
            cells.append((wanted, found))
    if rest[0] >= LEAST or not cells:
        cells.append((rest[0], int(rest[1])))
    elif rest[0]:
        wanted, found = cells.pop()
        cells.append((wanted + rest[0], found + int(rest[1])))
    statistic = sum((found - wanted) ** 2 / wanted for wanted, found in cells)
    return statistic, len(cells) - 1


def bound(freedom: int) -> float:
    """The quantile that a right sampler stays under (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + DEVIATES * sqrt(part)) ** 3)


def fits(expected: Mapping[Any, Fraction], counts: Mapping[Any, int]) -> bool:
    """Whether the counts may well come from these chances."""
    statistic, freedom = chi_square(expected, counts)
    return statistic <= bound(freedom)
