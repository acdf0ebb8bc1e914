"""The answers in exact fractions: slow, plain, and sharing nothing with what it judges.

The exchange: 3d6 against 14, the defender dodges at 9 + 3 for a retreat, a hit does 2d6+1 cutting
against DR 2. An attack that rolls 3 or 4 is critical (5 needs skill 15, 6 needs 16) and allows no
defence; it does nothing more.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

from bench.model import Figures

SKILL = 14
DODGE = 9 + 3
DAMAGE_ADDS = 1
DR = 2
NONE = Fraction(0)


def totals(dice: int) -> dict[int, Fraction]:
    """The chance of each total of so many six-sided dice, by writing down every throw."""
    throws = Counter(sum(throw) for throw in product(range(1, 7), repeat=dice))
    return {total: Fraction(count, 6**dice) for total, count in throws.items()}


def injury(damage: int) -> int:
    """HP lost to so much cutting damage: half again what passes DR, rounded down."""
    passed = max(0, damage - DR)
    return passed * 3 // 2


def exchange() -> dict[int, Fraction]:
    """The chance of each injury of one attack, 0 included."""
    chances: dict[int, Fraction] = {}
    for attack, p_attack in totals(3).items():
        for defence, p_defence in totals(3).items():
            for dice, p_dice in totals(2).items():
                missed = attack > SKILL
                critical = attack <= 4
                dodged = defence <= DODGE
                harmless = missed or (dodged and not critical)
                lost = 0 if harmless else injury(dice + DAMAGE_ADDS)
                chance = p_attack * p_defence * p_dice
                chances[lost] = chances.get(lost, NONE) + chance
    return chances


def duel(hp: int) -> tuple[Fraction, Fraction]:
    """P(the first to attack wins) and the mean number of attacks, both at `hp`, down at 0.

    Let w(m, t) be the chance that the one to act wins, with m HP against t. With chance q nothing
    happens and the other acts: w(m, t) = c(m, t) + q (1 - w(t, m)), where c holds the attacks that
    injure. The same line for (t, m) gives two equations, solved for w(m, t). The mean follows
    likewise.
    """
    chances = exchange()
    q = chances.pop(0)

    def chance_by_injury(mine: int, theirs: int) -> Fraction:
        felled = [p for lost, p in chances.items() if lost >= theirs]
        stood = [(lost, p) for lost, p in chances.items() if lost < theirs]
        return sum(felled, NONE) + sum(
            (p * (1 - wins(theirs - lost, mine)) for lost, p in stood), NONE
        )

    def attacks_after_injury(mine: int, theirs: int) -> Fraction:
        stood = [(lost, p) for lost, p in chances.items() if lost < theirs]
        return sum((p * attacks(theirs - lost, mine) for lost, p in stood), NONE)

    @cache
    def wins(mine: int, theirs: int) -> Fraction:
        here = chance_by_injury(mine, theirs) + q
        there = chance_by_injury(theirs, mine) + q
        return (here - q * there) / (1 - q * q)

    @cache
    def attacks(mine: int, theirs: int) -> Fraction:
        here = 1 + attacks_after_injury(mine, theirs)
        there = 1 + attacks_after_injury(theirs, mine)
        return (here + q * there) / (1 - q * q)

    return wins(hp, hp), attacks(hp, hp)


FIRST_WINS = "P(first wins)"
MEAN = "mean exchanges"


def exchange_figures(chances: dict[int, Fraction]) -> Figures:
    """A distribution of injury as named figures."""
    return {f"P(injury = {lost})": chances[lost] for lost in sorted(chances)}


def duel_figures(result: tuple[Fraction | float, Fraction | float]) -> Figures:
    """A duel's two answers as named figures."""
    return {FIRST_WINS: result[0], MEAN: result[1]}
