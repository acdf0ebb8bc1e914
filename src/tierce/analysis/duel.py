"""Who wins a fight, how often and after how long: a fight's chain explored and solved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tierce.analysis.chain import MOST_STATES, explore
from tierce.analysis.exact import solve_exact
from tierce.analysis.policies import Policies
from tierce.analysis.solution import Number, Solution
from tierce.analysis.solve import solve
from tierce.fight.course import Setup


@dataclass(frozen=True)
class Duel:
    """A fight between sides, decided by policies."""

    #: the chance that each side wins, sides in the order of the setup
    wins: Mapping[str, Number]
    #: the chance that it ends and nobody has won
    nobody: Number
    #: the chance that it never ends
    endless: Number
    #: the mean number of steps to the end, and of those of each rule (turns, attacks, ...)
    mean_steps: Number
    steps_by_rule: Mapping[str, Number]
    #: how many states were explored
    states: int
    #: how the numbers were found: `method` and `residual` belong beside them
    solution: Solution


def duel(
    setup: Setup,
    policies: Policies | None = None,
    *,
    exact: bool = False,
    most_states: int = MOST_STATES,
) -> Duel:
    """The chances of a whole fight, in floats or, where `exact`, in fractions.

    Raises TooManyStates where the fight is too large to explore, TooEntangled where it is to be
    exact and is too large for that.
    """
    chain = explore(setup, policies, most_states=most_states)
    solution = solve_exact(chain) if exact else solve(chain)
    ends = solution.verdicts
    sides = dict.fromkeys(fighter.side for fighter in setup.fighters)
    return Duel(
        {side: ends.get(side, 0) for side in sides},
        ends.get("", 0),
        solution.endless,
        solution.mean_steps,
        solution.steps_by_rule,
        len(chain.states),
        solution,
    )
