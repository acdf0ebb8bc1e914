"""What hits and what wounds (mordheim.to-hit, mordheim.to-wound)."""

from __future__ import annotations

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Roll, Rule, Who
from tierce.script.value import Part, Value, total
from tierce.script.view import Rolled
from tierce.systems.mordheim.rules import skills, weapons
from tierce.systems.mordheim.sheet import Weapon

HIT = "mordheim.to-hit"
WOUND = "mordheim.to-wound"
#: The number to wound that no die reaches.
IMPOSSIBLE = 7


def by_skill(ours: int, theirs: int) -> int:
    """The number to hit by Weapon Skills."""
    if theirs == 0:
        return 2
    if ours > theirs:
        return 3
    return 5 if theirs > 2 * ours else 4


def need_parts(fight: View, who: Who, foe: Who, weapon: Weapon) -> Value:
    """The number to hit before it is kept between 2 and 6."""
    if fight.read(who, "afraid"):
        yield Part(6, "mordheim.part.afraid", HIT)
        return
    ours, theirs = fight.sheet(who).ws, fight.sheet(foe).ws
    yield Part(by_skill(ours, theirs), "mordheim.part.skill", HIT, {"ours": ours, "theirs": theirs})
    yield Part(-weapon.to_hit, "mordheim.part.weapon", HIT)


def need(fight: View, who: Who, foe: Who, weapon: Weapon) -> int:
    """The number to hit."""
    return max(2, min(6, total(need_parts(fight, who, foe, weapon))))


def trial(fight: View, who: Who, foe: Who, name: str) -> Rule[bool]:
    """Whether one attack hits, as its own rule: what an option shows."""
    if fight.read(foe, "fallen") and fight.read(foe, "felled_by") != who:
        return True
    need_ = need(fight, who, foe, weapons.named(fight, who, name))
    roll: Rolled = yield Roll("to-hit", Dice(1))
    return roll >= need_


def by_strength(strength: int, toughness: int) -> int:
    """The number to wound; IMPOSSIBLE where nothing does."""
    ahead = strength - toughness
    if ahead < -3:
        return IMPOSSIBLE
    return max(2, min(6, 4 - ahead))


def wound_parts(fight: View, who: Who, foe: Who, weapon: Weapon) -> Value:
    """The number to wound before it is kept between 2 and 6."""
    sheet = fight.sheet(foe)
    strength = weapons.strength(fight, who, weapon)
    resilient = skills.amount(fight, foe, "resilient")
    plain = by_strength(strength, sheet.t)
    yield Part(plain, "mordheim.part.wound", WOUND, {"strength": strength, "toughness": sheet.t})
    if resilient is not None:
        lowered = by_strength(max(1, strength + resilient), sheet.t)
        yield Part(lowered - plain, "mordheim.part.resilient", skills.CLAUSE)
    if sheet.has("undead") or sheet.has("possessed"):
        yield Part(-weapon.bane, "mordheim.part.bane", weapons.SPECIAL)


def to_wound(fight: View, who: Who, foe: Who, weapon: Weapon) -> int:
    """The number to wound; IMPOSSIBLE where no die is rolled."""
    parts = tuple(wound_parts(fight, who, foe, weapon))
    without = total(part for part in parts if part.label != "mordheim.part.bane")
    return IMPOSSIBLE if without >= IMPOSSIBLE else max(2, total(parts))
