"""T2, a whole duel at equal HP, as icepool and dyce do it; each run makes its exchange anew."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from typing import Any

import icepool  # type: ignore[import-untyped]
from dyce import H, expand
from dyce.h import aggregate_weighted

from bench.model import Figures, Row
from bench.oracle import FIRST_WINS, MEAN
from bench.t1_peers import dyce_tuned, icepool_tuned

START = (0, 0, 0)


def _step(hp: int) -> Callable[[tuple[int, ...], int], tuple[int, ...]]:
    """One blow between two who start at `hp`.

    A state is the HP lost by the one to act and by the other, and who acts (0: the first); at the
    end, who won. HP lost, not HP left: icepool then solves the states in half the time.
    """

    def step(state: tuple[int, ...], lost: int) -> tuple[int, ...]:
        if len(state) == 1:
            return state
        mine, theirs, actor = state
        return (actor,) if theirs + lost >= hp else (theirs + lost, mine, 1 - actor)

    return step


def icepool_inf(hp: int) -> Fraction:
    """Blow after blow until nothing changes any more."""
    end = icepool.map(_step(hp), START, icepool_tuned(), repeat="inf", star=False)
    won: Fraction = end.probability((0,))
    return won


def icepool_mean(hp: int) -> Fraction:
    """The mean number of attacks, by the function made for it."""
    mean: Fraction = icepool.mean_time_to_absorb(_step(hp), START, icepool_tuned(), star=False)
    return mean


def icepool_memo(hp: int) -> Fraction:
    """A blow each; rerolled where neither injures; the rest remembered by HP."""
    blow = icepool_tuned()

    @cache
    def first_wins(mine: int, theirs: int) -> Any:
        def both(lost: int, answer: int) -> Any:
            if lost >= theirs:
                return True
            if answer >= mine:
                return False
            if lost == answer == 0:
                return icepool.Reroll
            return first_wins(mine - answer, theirs - lost)

        return icepool.map(both, blow, blow)

    won: Fraction = first_wins(hp, hp).probability(True)
    return won


def icepool_tuned_duel(hp: int) -> Fraction:
    """The first injury of two blows, rerolled until there is one, weights shared by all states."""
    blow = icepool_tuned()
    signed = icepool.map(lambda a, b: a if a else -b if b else icepool.Reroll, blow, blow)
    injuries, weights = list(signed), list(signed.quantities())

    @cache
    def wins(mine: int, theirs: int) -> Any:
        def after(lost: int) -> Any:
            if lost > 0:
                return True if lost >= theirs else loses(theirs - lost, mine)
            return False if -lost >= mine else wins(mine + lost, theirs)

        return icepool.Die([after(lost) for lost in injuries], weights)

    @cache
    def loses(mine: int, theirs: int) -> Any:
        other = wins(mine, theirs)
        return icepool.Die({True: other.quantity(False), False: other.quantity(True)})

    won: Fraction = wins(hp, hp).probability(True)
    return won


def dyce_memo(hp: int) -> Fraction:
    """As icepool's memo: `expand`, with the empty histogram for a reroll and no truncation."""
    blow = dyce_tuned()

    @cache
    def first_wins(mine: int, theirs: int) -> H[Any]:
        def both(a: Any, b: Any) -> Any:
            lost, answer = a.outcome, b.outcome
            if lost >= theirs:
                return True
            if answer >= mine:
                return False
            if lost == answer == 0:
                return H({})
            return first_wins(mine - answer, theirs - lost)

        whole = Fraction(0)
        return expand(both, blow, blow, min_path_probability=whole, reset_path_probability=True)

    return _chance(first_wins(hp, hp))


def dyce_tuned_duel(hp: int) -> Fraction:
    """As icepool's tuned duel."""
    blow = dyce_tuned()
    hits = [(lost, n) for lost, n in blow.items() if lost]
    signed = [(lost, n * blow.total) for lost, n in hits] + [
        (-lost, n * blow[0]) for lost, n in hits
    ]

    @cache
    def wins(mine: int, theirs: int) -> H[Any]:
        def after(lost: int) -> Any:
            if lost > 0:
                return True if lost >= theirs else wins(theirs - lost, mine).eq(False)
            return False if -lost >= mine else wins(mine + lost, theirs)

        return aggregate_weighted((after(lost), n) for lost, n in signed)

    return _chance(wins(hp, hp))


def _chance(histogram: H[Any]) -> Fraction:
    return Fraction(histogram[True], histogram.total)


def read_chance(chance: Fraction) -> Figures:
    """The figure of the rows that only say who wins."""
    return {FIRST_WINS: chance}


def read_mean(mean: Fraction) -> Figures:
    """The figure of the row that only says how long it takes."""
    return {MEAN: mean}


INF = "icepool, repeat='inf'"
MEMO = "icepool, memo + Reroll"
TUNED = "icepool, tuned by hand"


def rows(hp: int) -> dict[str, Row]:
    """The peers' rows, each giving one figure.

    icepool's mean takes as long as its `inf`, so it is checked at few HP, and not timed.
    """
    duels = {
        INF: icepool_inf,
        MEMO: icepool_memo,
        TUNED: icepool_tuned_duel,
        "dyce, memo + expand": dyce_memo,
        "dyce, tuned by hand": dyce_tuned_duel,
    }
    found = {name: Row(partial(run, hp), read_chance, partial=True) for name, run in duels.items()}
    if hp <= 10:
        mean = Row(partial(icepool_mean, hp), read_mean, partial=True, timed=False)
        found["icepool, mean_time_to_absorb"] = mean
    return found
