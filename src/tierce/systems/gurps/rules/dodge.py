"""Dodge: its value, the acrobatic dodge, and how much of a burst it avoids (gurps.dodge.*)."""

from __future__ import annotations

from math import floor

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.script.value import Part, Value
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import wounds
from tierce.systems.gurps.rules.success import CRITICAL, SUCCESS, critical_limit, success

ACROBATIC_BONUS = 2


def base(fight: View, who: Who) -> Value:
    """Dodge before the modifiers of one attack: Basic Speed + 3 less encumbrance, or a vehicle's
    (gurps.dodge.value, gurps.dodge.vehicle); halved while reeling."""
    parts = list(_sound(fight, who))
    yield from parts
    yield from wounds.halved(fight, who, sum(part.amount for part in parts))


def _sound(fight: View, who: Who) -> Value:
    sheet = fight.sheet(who)
    if sheet.vehicle is not None:
        yield Part(sheet.vehicle.level // 2, "gurps.part.control-skill", "gurps.dodge.vehicle")
        yield Part(sheet.vehicle.handling, "gurps.part.handling", "gurps.dodge.vehicle")
        return
    speed = {"speed": sheet.basic_speed}
    light = floor(sheet.basic_speed + 3)
    yield Part(light, "gurps.part.dodge", "gurps.dodge.value", speed)
    if sheet.encumbrance:
        # No load takes the last point of it.
        less = min(sheet.encumbrance, light - 1)
        yield Part(-less, "gurps.part.encumbrance", "gurps.dodge.value")
    if sheet.dodge_bonus:
        yield Part(sheet.dodge_bonus, "gurps.part.trait", "gurps.defence.modifiers")
    if sheet.has("combat-reflexes"):
        yield Part(1, "gurps.part.combat-reflexes", "gurps.defence.modifiers")


def acrobatics(fight: View, who: Who) -> int | None:
    """The level an acrobatic dodge rolls against; None without a point in the skill."""
    name = "Acrobatics" if fight.condition(who, "flying") is None else "Aerobatics"
    skill = fight.sheet(who).skill(name)
    return skill.level if skill is not None and skill.points else None


def acrobatic(fight: View, who: Who, level: int) -> Rule[bool]:
    """The roll before an acrobatic dodge; it is used up either way (gurps.dodge.acrobatic)."""
    fight.spend(who, "acrobatics")
    how = yield from success(fight, who, "gurps.roll.acrobatics", level)
    made = how in (CRITICAL, SUCCESS)
    yield note("gurps.event.acrobatics", "gurps.dodge.acrobatic", who=who, made=made)
    return made


def avoided(roll: Rolled, value: int, hits: int) -> Rolled:
    """How many hits of a burst a successful dodge roll avoids: one, and one for each point of
    margin; a critical success all (gurps.dodge.rapid-fire)."""
    limit = critical_limit(value)
    return roll.map(lambda total: hits if total <= limit else min(hits, 1 + value - total))
