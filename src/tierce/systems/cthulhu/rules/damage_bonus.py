"""The damage bonus (cthulhu.damage-bonus)."""

from __future__ import annotations

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Facts, Roll, Rule, Who
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import body
from tierce.systems.cthulhu.sheet import Bonus, Weapon

CLAUSE = "cthulhu.damage-bonus"
#: STR+SIZ up to this much, and the bonus.
STEPS = (
    (12, Bonus(-1, Dice(1))),
    (16, Bonus(-1, Dice(1, 4))),
    (24, Bonus()),
    (32, Bonus(1, Dice(1, 4))),
    (40, Bonus(1, Dice(1))),
)
#: Beyond, one more D6 for every so many points.
EACH = 16


def by_size(sum_of_both: int) -> Bonus:
    """The bonus of STR+SIZ."""
    for most, bonus in STEPS:
        if sum_of_both <= most:
            return bonus
    beyond = sum_of_both - STEPS[-1][0]
    return Bonus(1, Dice(1 - (-beyond // EACH)))


def of(fight: View, who: Who) -> Bonus:
    """A fighter's bonus as it is now: a hurt shoulder may take it away."""
    sheet = fight.sheet(who)
    if sheet.bonus is not None:
        stated: Bonus = sheet.bonus
        return stated
    return by_size(body.value_of(fight, who, "strength") + sheet.siz)


def share_of(weapon: Weapon, thrown: bool = False) -> str:
    """How much of the bonus a weapon's damage has: "full", "half" or "none"."""
    if weapon.gun or weapon.kind == "bow":
        return "none"
    if thrown or weapon.kind in ("sling", "throwing"):
        return "half" if weapon.db == "full" else weapon.db
    return weapon.db


def rolled(fight: View, who: Who, share: str, facts: Facts, times: int = 1) -> Rule[Rolled | None]:
    """The bonus as it is rolled, None where there is none; half of it, rounded down, for what is
    thrown."""
    bonus = of(fight, who)
    if share == "none" or not bonus.sign:
        return None
    dice = bonus.dice._replace(number=bonus.dice.number * times)
    roll: Rolled = yield Roll("bonus", dice, who, "cthulhu.roll.bonus", facts)
    if share == "half":
        roll = roll // 2
    return roll if bonus.sign > 0 else -roll
