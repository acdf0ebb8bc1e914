"""What aiming at a part of the body takes, and where a blow that is not aimed lands
(gurps.attack.modifiers).

Readings: only points and tight beams find an eye or the vitals. Where locations are rolled at all,
each hit of a burst is rolled for by itself. Who has no arms is struck in leg or foot instead.
"""

from __future__ import annotations

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Roll, Rule, Who
from tierce.script.value import Part, Value
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import arms, blow
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.injury import PIERCING, kind
from tierce.systems.gurps.rules.location_table import OFF_SIDE, places
from tierce.systems.gurps.rules.success import THREE_DICE

CLAUSE = "gurps.attack.modifiers"
TORSO = "torso"
#: A die's results that take the main side.
MAIN_HALF = 3
ONE_DIE = Dice(1)
_HAND_PARTS = ("arm", "hand")
_WITHOUT_ARMS = {"arm": "leg", "hand": "foot"}


def penalty(fight: View, foe: Who, location: str) -> int:
    """What aiming at a location of `foe` takes from the skill; more at the arm with a shield."""
    place = places().of(location)
    if kind(location) in _HAND_PARTS and _holds_shield(fight, foe, location):
        return place.shielded
    return place.penalty


def _holds_shield(fight: View, foe: Who, location: str) -> bool:
    shield = fight.sheet(foe).shield
    hand = arms.OFF if location.startswith(OFF_SIDE) else arms.MAIN
    return shield is not None and arms.held(fight, foe, hand) == shield.name


def part(fight: View, foe: Who, location: str) -> Value:
    """The part of an attack's skill that aiming takes."""
    less = penalty(fight, foe, location)
    if less:
        yield Part(less, "gurps.part.location", CLAUSE, {"location": location})


def is_narrow(location: str) -> bool:
    """Whether an attack that misses the location by 1 strikes the torso."""
    return places().of(location).narrow


def finds(fight: View, attacker: Who, attack: Blow, location: str) -> bool:
    """Whether an attack of this kind can be aimed at a location at all."""
    if not places().of(location).pointed:
        return True
    wounding = blow.damage(fight, attacker, attack).type
    beam = blow.projectile(fight, attacker, attack) == "beam"
    return wounding in PIERCING or (beam and wounding == "burn")


def has(fight: View, who: Who, location: str) -> bool:
    """Whether a fighter has such a part."""
    return kind(location) not in _HAND_PARTS or not fight.sheet(who).has("no-arms")


def struck(fight: View, attacker: Who, victim: Who, attack: Blow) -> Rule[str]:
    """Where a hit lands: where it was aimed, else on the torso, or by a roll where the option says
    so."""
    if attack.aimed or not fight.options.random_hit_location:
        return attack.location
    roll: Rolled = yield Roll("location", THREE_DICE, attacker, "gurps.roll.location")
    location: str = roll.look_up(places().rows).value()
    if not has(fight, victim, location):
        side = OFF_SIDE if location.startswith(OFF_SIDE) else ""
        location = side + _WITHOUT_ARMS[kind(location)]
    if places().of(location).either:
        half: Rolled = yield Roll("side", ONE_DIE, attacker, "gurps.roll.side")
        location = location if half <= MAIN_HALF else OFF_SIDE + location
    return location
