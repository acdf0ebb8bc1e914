"""Damage as it is rolled: a weapon's dice, multiplied, the bonus, what is added (cthulhu.check)."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Facts, Roll, Rule, Who
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import damage_bonus, numbers


class Factor(NamedTuple):
    """What multiplies a weapon's dice, and by which clause."""

    times: int
    label: str
    clause: str


class Rider(NamedTuple):
    """Dice added once: their site, how they are called, the clause."""

    site: str
    dice: Dice
    clause: str


class Load(NamedTuple):
    """All that a blow's damage is made of; `share` is how much of the bonus is added."""

    dice: Dice
    share: str = "full"
    factors: tuple[Factor, ...] = ()
    riders: tuple[Rider, ...] = ()

    @property
    def times(self) -> int:
        """All factors together: x2 and x2 make x4."""
        return prod(factor.times for factor in self.factors)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that made it so."""
        factors = [each.clause for each in self.factors]
        riders = [each.clause for each in self.riders]
        return tuple(dict.fromkeys((*factors, *riders)))


def multiplied(dice: Dice, times: int) -> Dice:
    """More dice, and the weapon's own plus with them: 1D6+1 x2 is 2D6+2."""
    return Dice(dice.number * times, dice.sides, dice.plus * times)


def rolled(fight: View, who: Who, load: Load, facts: Facts) -> Rule[Rolled]:
    """The damage, never below 0, still a view."""
    times = load.times
    whole = fight.options.multiplied == "everything"
    by_total = fight.options.multiplied_dice == "total"
    dice = load.dice if by_total else multiplied(load.dice, times)
    damage: Rolled = yield Roll("damage", dice, who, "cthulhu.roll.damage", facts)
    if by_total:
        damage = damage * times
    added = times if whole else 1
    bonus = yield from damage_bonus.rolled(fight, who, load.share, facts, added)
    if bonus is not None:
        damage = damage + bonus
    for rider in load.riders:
        more = rider.dice._replace(number=rider.dice.number * added)
        told = {**facts, "part": rider.site}
        extra: Rolled = yield Roll(rider.site, more, who, "cthulhu.roll.rider", told)
        damage = damage + extra
    return damage.at_least(0)


def halved(fight: View, damage: Rolled) -> Rolled:
    """Half of it, still a view."""
    return damage.map(lambda points: numbers.share(fight, points))


def told(fight: View, who: Who, load: Load) -> str:
    """What is rolled, as every language writes it: 2D6+1D4."""
    parts = [str(multiplied(load.dice, load.times)).upper()]
    bonus = damage_bonus.of(fight, who)
    if bonus.sign and load.share != "none":
        share = "/2" if load.share == "half" else ""
        parts.append(f"{'+' if bonus.sign > 0 else '-'}{str(bonus.dice).upper()}{share}")
    parts += [f"+{str(rider.dice).upper()}" for rider in load.riders]
    return "".join(parts)


def plainly(fight: View, points: int) -> Rule[int]:
    """Damage that is known already: a rule, so that it comes back as a view."""
    yield from ()
    return points
