"""Aw, Pw and PGw with all that goes into them (drachensturm.parry.value, drachensturm.gear).

Readings: Aw, Pw and PGw are after armour and all other modifiers. What is said to weaken Aw, Pw
and dodge leaves the bare PGw alone.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value
from tierce.systems.drachensturm.rules import targeted
from tierce.systems.drachensturm.sheet import Weapon

GEAR = "drachensturm.gear"
PARRY = "drachensturm.parry.value"
EFFECTS = "drachensturm.effects"
#: What want of training takes from the factors of a weapon.
UNTRAINED = {"trained": 0, "related": -3, "untrained": -6}
SHAKEN, WEARY = -3, -5


def attack(fight: View, who: Who, weapon: str, part: str) -> Value:
    """Aw: AGw and the weapon's factor, armour, training, and what aiming takes."""
    sheet = fight.sheet(who)
    arm = sheet.weapon(weapon)
    yield Part(sheet.agw, "drachensturm.part.agw", GEAR)
    for suit in sheet.armour:
        if suit.agw:
            yield Part(suit.agw, "drachensturm.part.armour", GEAR, {"armour": suit.name})
    yield Part(arm.awf, "drachensturm.part.awf", GEAR, {"weapon": weapon})
    yield from _untrained(arm)
    yield from weakened(fight, who)
    yield from targeted.modifier(fight, part)


def parry(fight: View, who: Who, weapon: str) -> Value:
    """Pw: PGw and the factor of the very weapon that parries."""
    arm = fight.sheet(who).weapon(weapon)
    yield from bare(fight, who)
    yield Part(arm.pwf or 0, "drachensturm.part.pwf", PARRY, {"weapon": weapon})
    yield from _untrained(arm)
    yield from weakened(fight, who)


def dodge(fight: View, who: Who) -> Value:
    """PGw, for a dodge that is rolled."""
    yield from bare(fight, who)
    yield from weakened(fight, who)


def bare(fight: View, who: Who) -> Value:
    """PGw after armour: what is left to who does not defend (drachensturm.defence.none)."""
    sheet = fight.sheet(who)
    yield Part(sheet.pgw, "drachensturm.part.pgw", PARRY)
    for suit in sheet.armour:
        if suit.pgw:
            yield Part(suit.pgw, "drachensturm.part.armour", GEAR, {"armour": suit.name})


def weakened(fight: View, who: Who) -> Value:
    """What lucky hits have done to Aw, Pw and dodge."""
    if fight.read(who, "shaken"):
        yield Part(SHAKEN, "drachensturm.part.shaken", EFFECTS)
    if fight.read(who, "rest"):
        yield Part(WEARY, "drachensturm.part.weary", EFFECTS)


def _untrained(arm: Weapon) -> Value:
    amount = UNTRAINED[arm.training]
    if amount and not arm.shield:
        facts = {"training": arm.training}
        yield Part(amount, "drachensturm.part.untrained", GEAR, facts)
