"""What weapon, shield, size and aim do to the skill of an attack (gurps.attack.modifiers).

Readings: size counts in melee as at range. A large shield hampers attacks in melee while it is on
the arm, ready or not, but for a light one. A weapon too heavy for its user is parried with as badly
as it is struck with; ST is ST as it is now, so that who is tired is weaker.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value, total
from tierce.systems.gurps.rules import arms, locations, place, ranged, wounds
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.sheet import Melee, Ranged

CLAUSE = "gurps.attack.modifiers"
LARGE_SHIELD_DB, LARGE_SHIELD = 3, -2


def short_of(fight: View, who: Who, mode: Melee | Ranged) -> int:
    """Points of ST that a fighter lacks for a weapon: as many are lost from the skill."""
    if not mode.min_st:
        return 0
    return max(0, mode.min_st - total(wounds.strength(fight, who)))


def weakness(fight: View, who: Who, mode: Melee | Ranged) -> Value:
    """-1 for each point of ST below the weapon's minimum."""
    short = short_of(fight, who, mode)
    if short:
        yield Part(-short, "gurps.part.min-st", CLAUSE, {"st": mode.min_st})


def shield(fight: View, who: Who) -> Value:
    """-2 to melee attacks with a large shield on the arm."""
    own = fight.sheet(who).shield
    if own is None or own.light or own.db < LARGE_SHIELD_DB:
        return
    if own.name in (arms.held(fight, who, hand) for hand in arms.HANDS):
        yield Part(LARGE_SHIELD, "gurps.part.large-shield", CLAUSE)


def reach(fight: View, attacker: Who, foe: Who) -> Value:
    """Range and speed in one, as if the yards of a second were yards of distance."""
    yards = place.distance(fight, attacker, foe)
    speed = place.stated(fight, foe, "speed", attacker)
    far = ranged.range_modifier(yards + speed)
    if far and speed:
        yield Part(far, "gurps.part.speed-range", CLAUSE, {"yards": yards, "speed": speed})
    elif far:
        yield Part(far, "gurps.part.range", CLAUSE, {"yards": yards})


def target(fight: View, foe: Who, attack: Blow) -> Value:
    """The size of the foe, and the part of its body that is aimed at."""
    size = fight.sheet(foe).size
    if size:
        yield Part(size, "gurps.part.size", CLAUSE)
    yield from locations.part(fight, foe, attack.location)
