"""Impaling, and a weapon that sticks (cthulhu.impale)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import arms, check, skills, strike
from tierce.systems.cthulhu.rules.damage import Factor
from tierce.systems.cthulhu.rules.strike import Hit, Strike

CLAUSE = "cthulhu.impale"
TWICE = 2


def happens(fight: View, who: Who, blow: Strike, hit: Hit) -> bool:
    """Whether a blow impales: a special success, or a critical one, with something pointed."""
    return strike.weapon(fight, who, blow).pointed and check.is_special(fight, hit.degree)


def factors(fight: View, who: Who, blow: Strike, hit: Hit) -> Iterator[Factor]:
    """Damage dice are rolled twice."""
    if happens(fight, who, blow, hit):
        yield Factor(TWICE, "cthulhu.part.impale", CLAUSE)


def sticks(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit) -> Rule[None]:
    """A weapon in the hand sticks in the body."""
    for using in strike.weapons(fight, who, blow):
        this = blow._replace(weapon=using.name)
        if happens(fight, who, this, hit) and strike.melee(fight, who, this) and not using.unarmed:
            fight.set(who, "unfit", using.name, arms.STUCK)
            yield note("cthulhu.event.sticks", CLAUSE, who=who, foe=foe, weapon=using.name)


def stuck(fight: View, who: Who) -> Iterator[str]:
    """The weapons in a fighter's hands that stick in somebody."""
    for weapon in arms.in_hands(fight, who):
        if arms.trouble(fight, who, weapon.name) == arms.STUCK:
            yield weapon.name


def pull(fight: View, who: Who, name: str) -> Rule[None]:
    """Another roll of its skill frees the weapon."""
    weapon = arms.find(fight.sheet(who), name)
    target = total(skills.value(fight, who, weapon.skill))
    roll: Rolled = yield check.throw("roll", who, "cthulhu.roll.pull", target, weapon=name)
    free = check.made(roll, target)
    if free:
        fight.set(who, "unfit", name, None)
    facts = {"weapon": name, "target": target, "rolled": roll, "made": free}
    yield note("cthulhu.event.pull", CLAUSE, who=who, **facts)
