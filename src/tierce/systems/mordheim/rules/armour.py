"""Armour saves, and what Strength and weapons make of them (mordheim.armour.strength,
mordheim.armour.values)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Rule, Who
from tierce.script.value import Part, Value, total
from tierce.systems.mordheim.rules import weapons
from tierce.systems.mordheim.rules.throws import passed, throw
from tierce.systems.mordheim.sheet import Sheet, Weapon

STRENGTH = "mordheim.armour.strength"
VALUES = "mordheim.armour.values"
#: The number of a save that is none.
NONE = 7


def worsened(strength: int) -> int:
    """By how much an attack's Strength worsens a save."""
    return max(0, min(6, strength - 3))


def worn(sheet: Sheet, with_shield: bool) -> Value:
    """The number a save needs by what is worn; NONE and more is no save."""
    yield Part(NONE, "mordheim.part.no-armour", VALUES)
    if sheet.armour is not None:
        facts = {"armour": sheet.armour.name}
        yield Part(-sheet.armour.save, "mordheim.part.armour", VALUES, facts)
    if sheet.shield and with_shield:
        yield Part(-1, "mordheim.part.shield", VALUES)


def against_shooting(fight: View, who: Who) -> Value:
    """A save against what comes from afar: a shield counts, whatever is in hand."""
    return worn(fight.sheet(who), True)


def save(fight: View, who: Who, foe: Who, weapon: Weapon) -> Value:
    """The number a model's save needs against a blow of this weapon in close combat."""
    sheet = fight.sheet(who)
    down = fight.read(who, "fallen") and not fight.options.armour_when_down
    if down:
        yield Part(NONE, "mordheim.part.no-armour", "mordheim.knocked-down")
    else:
        yield from worn(sheet, not weapons.two_handed(fight, who))
    clause = weapons.WEAPONS if weapon.save_in_all is None else weapons.SPECIAL
    yield Part(-weapon.save, "mordheim.part.weapon-save", clause)
    if weapon.save_in_all is not None:
        yield Part(-weapon.save_in_all, "mordheim.part.weapon-save", weapons.SPECIAL)
        return
    strength = weapons.strength(fight, foe, weapon)
    yield Part(worsened(strength), "mordheim.part.against-strength", STRENGTH)


def needed(fight: View, who: Who, foe: Who, weapon: Weapon) -> int:
    """The number a save needs; NONE or more where there is no save and no die is rolled."""
    parts = save(fight, who, foe, weapon)
    if weapon.save <= 0 or fight.options.save_bonus == "before":
        return total(parts)
    without = total(part for part in parts if part.label != "mordheim.part.weapon-save")
    return min(NONE, without) - weapon.save


def movement(fight: View, who: Who) -> Value:
    """Movement in inches: heavy armour slows beside a shield."""
    sheet = fight.sheet(who)
    yield Part(sheet.m, "mordheim.part.movement", VALUES)
    if sheet.armour is not None and sheet.shield:
        yield Part(-sheet.armour.slow, "mordheim.part.heavy-shield", VALUES)


def saved(fight: View, site: str, who: Who, number: int) -> Rule[bool]:
    """An armour save: one die."""
    need = max(2 if fight.options.natural_one_fails else 1, number)
    roll = throw(site, who, "mordheim.roll.save", target=need)
    return (yield from passed(roll, "mordheim.event.save", STRENGTH, VALUES))
