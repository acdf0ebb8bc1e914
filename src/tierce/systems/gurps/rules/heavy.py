"""Parrying what is too heavy for the weapon, or for the fighter (gurps.heavy.*)."""

from __future__ import annotations

from fractions import Fraction

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Call, Roll, Rule, Who, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import arms, blow, going, parry, place, wounds
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.parry import With
from tierce.systems.gurps.rules.success import CRITICAL, SUCCESS, success
from tierce.systems.gurps.sheet import Weapon

EFFECTIVE_WEIGHT = "gurps.heavy.effective-weight"
BREAKAGE = "gurps.heavy.breakage"
TOO_HEAVY = "gurps.heavy.too-heavy"
#: From this multiple of its weight on a parrying weapon may break, on this many in six.
RISK_FROM, RISK = 3, 2
QUALITY = {"cheap": 2, "good": 0, "fine": -1, "very-fine": -2}
#: A natural attack with the whole body behind it: slam, pounce, flying tackle, shield rush.
SLAM = "slam"
ONE_DIE = Dice(1)


def effective_weight(fight: View, attacker: Who, attack: Blow) -> Fraction:
    """Pounds that a parry meets: a limb's blow ST/10, a slam ST (gurps.heavy.effective-weight).

    Reading: it stands for what the body weighs, so that no halving of ST makes it lighter.
    """
    weapon = blow.weapon(fight, attacker, attack)
    if not weapon.natural:
        return weapon.weight
    st = fight.sheet(attacker).st
    return Fraction(st) if weapon.natural == SLAM else Fraction(st, 10)


def basic_lift(st: int) -> Fraction:
    """ST^2/5 pounds, to the nearest pound from 10 on (gurps.heavy.too-heavy)."""
    lift = Fraction(st * st, 5)
    return lift if lift < 10 else Fraction(int(lift + Fraction(1, 2)))


def risk(weapon: Weapon, against: Fraction) -> int:
    """In how many of six cases a weapon breaks that parries `against` pounds; more than six where
    the parry is worth nothing either (gurps.heavy.breakage). Most improvised weapons are cheap
    (gurps.parry.improvised)."""
    if not weapon.weight or against < RISK_FROM * weapon.weight:
        return 0
    quality = "cheap" if weapon.improvised else weapon.quality
    return RISK + int(against / weapon.weight) - RISK_FROM + QUALITY[quality]


def limit(fight: View, who: Who, hands: int) -> Fraction:
    """The heaviest blow that can be parried: Basic Lift, twice that with a two-handed weapon
    (gurps.heavy.too-heavy); who is tired lifts by half its ST (gurps.injury.states)."""
    return basic_lift(total(wounds.strength(fight, who))) * hands


def matters(fight: View, who: Who, using: With, attacker: Who, attack: Blow) -> bool:
    """Whether the blow is heavy enough to do more than be parried or not."""
    against = effective_weight(fight, attacker, attack)
    if _too_heavy(fight, who, using, against):
        return True
    return bool(using.weapon) and risk(_weapon(fight, who, using), against) > 0


def _weapon(fight: View, who: Who, using: With) -> Weapon:
    return arms.find(fight.sheet(who), using.weapon)


def _too_heavy(fight: View, who: Who, using: With, against: Fraction) -> bool:
    hands = parry.weapon_mode(fight, who, using).hands if using.weapon else 1
    return against > limit(fight, who, hands)


def weigh(
    fight: View, who: Who, attacker: Who, attack: Blow, using: With, made: bool
) -> Rule[bool]:
    """What weight does to a parry roll that was made or not; whether the parry counts.

    A plain failure risks nothing; a blow too heavy to parry is a failure whatever the roll.
    """
    against = effective_weight(fight, attacker, attack)
    too_heavy = _too_heavy(fight, who, using, against)
    if not made and not too_heavy:
        return False
    broken, worthless = False, False
    if using.weapon:
        broken, worthless = yield from _strain(fight, who, using, against)
    if too_heavy:
        natural = blow.unarmed(fight, attacker, attack)
        clauses = (TOO_HEAVY, EFFECTIVE_WEIGHT) if natural else (TOO_HEAVY,)
        yield note("gurps.event.too-heavy", *clauses, who=who, foe=attacker)
        if not using.weapon:
            yield from _pushed(fight, who, attacker)
        elif not broken:
            yield from wounds.drop(fight, who, using.hand)
        return False
    return not worthless


def _strain(fight: View, who: Who, using: With, against: Fraction) -> Rule[tuple[bool, bool]]:
    """Whether the parrying weapon breaks, and whether the parry is worth nothing for it."""
    in_six = risk(_weapon(fight, who, using), against)
    if in_six <= 0:
        return False, False
    broken = in_six >= ONE_DIE.highest
    if not broken:
        facts = {"target": in_six, "weapon": using.weapon}
        roll: Rolled = yield Roll("breakage", ONE_DIE, who, "gurps.roll.breakage", facts)
        broken = roll <= in_six
    if broken:
        fight.set(who, "unready", using.weapon, "broken")
        yield note("gurps.event.broken", BREAKAGE, who=who, weapon=using.weapon)
    worthless = in_six > ONE_DIE.highest
    if worthless:
        yield note("gurps.event.parry-in-vain", BREAKAGE, who=who)
    return broken, worthless


def _pushed(fight: View, who: Who, attacker: Who) -> Rule[None]:
    """An unarmed defender is pushed back a yard, and rolls DX or falls (gurps.heavy.too-heavy)."""
    if fight.ground is not None:
        yield from going.driven(fight, who, attacker, 1)
    else:
        place.come_to(fight, who, attacker, place.distance(fight, who, attacker) + 1)
    dx = fight.sheet(who).dx
    how: Rolled = yield Call("balance", success, (who, "gurps.roll.balance", dx))
    if not how.among((CRITICAL, SUCCESS)):
        yield from wounds.fall(fight, who)
