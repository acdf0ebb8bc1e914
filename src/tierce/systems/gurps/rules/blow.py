"""A blow on its way: which weapon, how used, where aimed, and what the defender must know of it."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Facts, Who
from tierce.systems.gurps.rules import arms, posture
from tierce.systems.gurps.sheet import Damage, Melee, Ranged, Weapon

#: Attacks of nobody's sheet, as messages know them.
MEANS = {"Punch": "punch", "Judo throw": "judo-throw"}

#: Skills of a practised unarmed fighter, which weapons meet less surely.
PRACTISED = ("Judo", "Karate")


class Blow(NamedTuple):
    """An attack as declared. All of it is known to the defender but `feint`."""

    weapon: str
    mode: str
    hand: str = arms.MAIN
    ranged: bool = False
    location: str = "torso"
    #: the location was named, be it the torso: no roll decides where the blow lands
    aimed: bool = False
    #: points by which a feint lowers the defence
    feint: int = 0
    #: how often -2 was taken on the attack for -1 on the defence
    deceptive: int = 0
    #: one of two attacks at once with two weapons
    dual: bool = False
    #: shots fired in a burst
    shots: int = 1
    #: sprayed over a zone, at whoever enters or crosses it
    suppressing: bool = False
    #: made in a Move and Attack
    hasty: bool = False
    #: the foe's hand whose weapon is struck at, "" where a body is; and whether to knock it away
    #: or to break it
    at_hand: str = ""
    purpose: str = "body"


def means(weapon: str) -> str:
    """What strikes, for a message: a word of MEANS, "weapon" where it is the sheet's own."""
    return MEANS.get(weapon, "weapon")


def facts(blow: Blow) -> Facts:
    """What messages may show of what strikes."""
    return {
        "weapon": blow.weapon,
        "means": means(blow.weapon),
        "mode": blow.mode or "none",
        "hand": blow.hand,
    }


def weapon(fight: View, attacker: Who, blow: Blow) -> Weapon:
    """The weapon that strikes, or the throw that grips."""
    return arms.find(fight.sheet(attacker), blow.weapon)


def melee(fight: View, attacker: Who, blow: Blow) -> Melee:
    """The melee mode that strikes."""
    return arms.melee_mode(weapon(fight, attacker, blow), blow.mode)


def reach(fight: View, attacker: Who, blow: Blow) -> int:
    """Yards a blow in melee reaches; crawlers reach into close combat only
    (gurps.posture.effects)."""
    if posture.close_only(posture.of(fight, attacker)):
        return 0
    return melee(fight, attacker, blow).reach[1]


def span(fight: View, attacker: Who, blow: Blow) -> tuple[int, int] | None:
    """The least and the most yards that a blow in melee reaches; None where it reaches nobody."""
    least, most = melee(fight, attacker, blow).reach[0], reach(fight, attacker, blow)
    return (least, most) if least <= most else None


def ranged(fight: View, attacker: Who, blow: Blow) -> Ranged:
    """The ranged mode that shoots."""
    return arms.ranged_mode(weapon(fight, attacker, blow), blow.mode)


def mode(fight: View, attacker: Who, blow: Blow) -> Melee | Ranged:
    """The mode that strikes or shoots."""
    return ranged(fight, attacker, blow) if blow.ranged else melee(fight, attacker, blow)


def limbs(fight: View, attacker: Who, blow: Blow) -> tuple[str, ...]:
    """The locations that strike: the arms on the weapon, or what a natural one is."""
    striking = weapon(fight, attacker, blow)
    if striking.natural:
        return (arms.limb_of(striking, blow.hand),)
    both = mode(fight, attacker, blow).hands == 2
    return tuple(arms.ARM_OF.values()) if both else (arms.ARM_OF[blow.hand],)


def skill_name(fight: View, attacker: Who, blow: Blow) -> str:
    """The skill a blow in melee uses."""
    return melee(fight, attacker, blow).skill


def damage(fight: View, attacker: Who, blow: Blow) -> Damage:
    """The damage the mode does."""
    if blow.ranged:
        return ranged(fight, attacker, blow).damage
    return melee(fight, attacker, blow).damage


def area(fight: View, attacker: Who, blow: Blow) -> str:
    """What the attack fills: one of AREAS, "" where it is a single blow or missile."""
    return ranged(fight, attacker, blow).area if blow.ranged else ""


def projectile(fight: View, attacker: Who, blow: Blow) -> str:
    """How a ranged attack travels; "" for a blow in melee."""
    return ranged(fight, attacker, blow).projectile if blow.ranged else ""


def unarmed(fight: View, attacker: Who, blow: Blow) -> bool:
    """Whether a limb or jaw strikes, and no weapon."""
    return bool(weapon(fight, attacker, blow).natural)


def weight(fight: View, attacker: Who, blow: Blow) -> Fraction:
    """Pounds of what strikes."""
    return weapon(fight, attacker, blow).weight
