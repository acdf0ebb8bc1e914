"""Shortest paths, with costs that a system states."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

from tierce.ground.grid import Cell
from tierce.ground.map import Ground

State = TypeVar("State", bound=Hashable)
#: What a step from a cell to a neighbour costs, 0 or more; None where it cannot be made.
Cost = Callable[[Cell, Cell], int | None]


@dataclass(frozen=True)
class Reached(Generic[State]):
    """What can be come to, and for how much; the start costs nothing."""

    costs: Mapping[State, int]
    came: Mapping[State, State]

    def path(self, end: State) -> tuple[State, ...]:
        """The cheapest way there, from the start, both included; KeyError where there is none."""
        found = [end]
        if end not in self.costs:
            raise KeyError(end)
        while found[-1] in self.came:
            found.append(self.came[found[-1]])
        return tuple(reversed(found))


def cheapest(
    start: State,
    moves: Callable[[State], Iterable[tuple[State, int]]],
    budget: int | None = None,
    goal: State | None = None,
) -> Reached[State]:
    """The cheapest ways to everything that moves lead to within a budget, or to the goal.

    A state is whatever a system moves through: a cell, or a cell and a facing. Costs are 0 or
    more. Of ways that cost the same, the one found first stays: nearer states, then earlier moves.
    """
    number = count()
    costs: dict[State, int] = {start: 0}
    came: dict[State, State] = {}
    done: set[State] = set()
    waiting: list[tuple[int, int, State]] = [(0, next(number), start)]
    while waiting:
        spent, _, here = heappop(waiting)
        if here in done:
            continue
        done.add(here)
        if here == goal:
            break
        for there, price in moves(here):
            total = spent + price
            if budget is not None and total > budget:
                continue
            if there not in costs or total < costs[there]:
                costs[there] = total
                came[there] = here
                heappush(waiting, (total, next(number), there))
    return Reached({state: costs[state] for state in costs if state in done}, came)


def reachable(
    ground: Ground,
    start: Cell,
    budget: int | None,
    cost: Cost | None = None,
    barred: Collection[Cell] = frozenset(),
) -> Reached[Cell]:
    """The cells that can be come to within a budget.

    Without `cost` a step costs its length in parts of a cell (`grid.fine` of them are one).
    `barred` cells are not entered. Where some may be passed but not stopped in, leave those out
    of the answer.
    """
    return cheapest(start, _moves(ground, cost, barred), budget)


def shortest(
    ground: Ground,
    start: Cell,
    end: Cell,
    cost: Cost | None = None,
    barred: Collection[Cell] = frozenset(),
) -> tuple[int, tuple[Cell, ...]] | None:
    """What the cheapest path between two cells costs, and its cells; None where there is none."""
    found = cheapest(start, _moves(ground, cost, barred), goal=end)
    return (found.costs[end], found.path(end)) if end in found.costs else None


def no_higher(ground: Ground, most: int) -> Cost:
    """What a step costs without `cost`, where it goes up or down by at most so much."""

    def price(here: Cell, there: Cell) -> int | None:
        return ground.grid.stride(here, there) if abs(ground.rise(here, there)) <= most else None

    return price


@lru_cache(maxsize=128)
def ways_to(ground: Ground, goals: frozenset[Cell], climb: int | None = None) -> Mapping[Cell, int]:
    """How far it is from each cell to the nearest of the goals, whoever stands in the way: the
    shortest way, in parts of a cell, by steps that go up or down by at most `climb` (None: by
    any). Cells from which no way leads to any are left out."""
    cost = None if climb is None else no_higher(ground, climb)
    moves = _moves(ground, cost, frozenset())

    def outward(here: Cell | frozenset[Cell]) -> Iterable[tuple[Cell, int]]:
        return moves(here) if isinstance(here, tuple) else ((goal, 0) for goal in here)

    start: Cell | frozenset[Cell] = goals
    costs = cheapest(start, outward).costs
    return {cell: cost for cell, cost in costs.items() if isinstance(cell, tuple)}


def _moves(
    ground: Ground, cost: Cost | None, barred: Collection[Cell]
) -> Callable[[Cell], Iterable[tuple[Cell, int]]]:
    price = ground.grid.stride if cost is None else cost

    def moves(here: Cell) -> Iterable[tuple[Cell, int]]:
        for there in ground.ways.get(here, ()):
            if there in barred:
                continue
            spent = price(here, there)
            if spent is not None:
                yield there, spent

    return moves
