"""T1, one exchange, as icepool and dyce do it.

Cold rows make their dice anew in every run, sums of dice included. Numbers are written out as a
user of these libraries would write them; the oracle says what they mean.
"""

from __future__ import annotations

import warnings
from fractions import Fraction
from typing import Any

import icepool  # type: ignore[import-untyped]
from dyce import H, expand
from dyce.h import aggregate_weighted
from dyce.lifecycle import ExperimentalWarning

from bench.model import Figures, Row
from bench.oracle import exchange_figures

# dyce says at every call that `expand` may change, which would be timed with it.
warnings.simplefilter("ignore", ExperimentalWarning)

_D6 = icepool.Die(range(1, 7))
KEPT_2D6, KEPT_3D6 = 2 @ _D6, 3 @ _D6


def injury(dice: int) -> int:
    """HP lost to 2d6+1 cutting against DR 2, by the total of the two dice."""
    return max(0, dice + 1 - 2) * 3 // 2


def icepool_three_dice() -> Any:
    """The rule as one function of the three totals."""
    d6 = icepool.Die(range(1, 7))

    def rule(attack: int, dodge: int, dice: int) -> int:
        if attack > 14 or (attack > 4 and dodge <= 12):
            return 0
        return injury(dice)

    return icepool.map(rule, 3 @ d6, 3 @ d6, 2 @ d6)


def icepool_nested_maps() -> Any:
    """Each roll looked at only where it matters, each inner die made once."""
    d6 = icepool.Die(range(1, 7))
    total, hurt = 3 @ d6, (2 @ d6).map(injury)
    defended = total.map(lambda dodge: 0 if dodge <= 12 else hurt)
    return total.map(lambda attack: 0 if attack > 14 else hurt if attack <= 4 else defended)


def icepool_nested_dice() -> Any:
    """As nested maps, with the chances of each branch asked for instead of mapped over."""
    d6 = icepool.Die(range(1, 7))
    return _nested_dice(2 @ d6, 3 @ d6)


def icepool_kept_dice() -> Any:
    """As nested dice, with the sums 2d6 and 3d6 made once for all runs."""
    return _nested_dice(KEPT_2D6, KEPT_3D6)


def _nested_dice(two: Any, total: Any) -> Any:
    hurt = two.map(injury)
    dodged = total.quantity("<=", 12)
    critical, hit = total.quantity("<=", 4), total.quantity("<=", 14)
    defended = icepool.Die([0, hurt], [dodged, 216 - dodged])
    return icepool.Die([hurt, defended, 0], [critical, hit - critical, 216 - hit])


def icepool_tuned() -> Any:
    """As nested dice, sparing every die and call that can be spared."""
    d6 = icepool.Die(range(1, 7))
    two = 2 @ d6
    total = two + d6
    hurt = icepool.Die([injury(dice) for dice in two], two.quantities())
    dodged = total.quantity("<=", 12)
    critical, hit = total.quantity("<=", 4), total.quantity("<=", 14)
    defended = icepool.Die([0, hurt], [dodged, 216 - dodged])
    return icepool.Die([hurt, defended, 0], [critical, hit - critical, 216 - hit])


def dyce_expand() -> H[int]:
    """The documented way: expand the attack, then the defence."""
    d6 = H(6)
    total, hurt = 3 @ d6, (2 @ d6).apply(injury)
    defended: H[int] = expand(lambda dodge: 0 if dodge.outcome <= 12 else hurt, total)

    def attack(roll: Any) -> H[int] | int:
        if roll.outcome > 14:
            return 0
        return hurt if roll.outcome <= 4 else defended

    return expand(attack, total)


def dyce_tuned() -> H[int]:
    """What `expand` stands on, fed with the chances of the branches."""
    d6 = H(6)
    two = 2 @ d6
    total = two + d6
    hurt = two.apply(injury)
    dodges = total.le(12)
    defended: H[int] = aggregate_weighted([(0, dodges[True]), (hurt, dodges[False])])
    hits = total.apply(
        lambda attack: "miss" if attack > 14 else "hit" if attack > 4 else "critical"
    )
    return aggregate_weighted(
        [(hurt, hits["critical"]), (defended, hits["hit"]), (0, hits["miss"])]
    )


def read(distribution: Any) -> Figures:
    """Weights of either library as chances."""
    whole = sum(distribution.values())
    return exchange_figures({lost: Fraction(n, whole) for lost, n in distribution.items()})


MAP = "icepool, map over three dice"
NESTED_MAPS = "icepool, nested maps"
NESTED_DICE = "icepool, nested dice"
TUNED = "icepool, tuned by hand"
KEPT = "icepool, nested dice, dice kept (warm)"

ROWS = {
    MAP: Row(icepool_three_dice, read),
    NESTED_MAPS: Row(icepool_nested_maps, read),
    NESTED_DICE: Row(icepool_nested_dice, read),
    TUNED: Row(icepool_tuned, read),
    KEPT: Row(icepool_kept_dice, read, warm=True),
    "dyce, expand": Row(dyce_expand, read),
    "dyce, tuned by hand": Row(dyce_tuned, read),
}
