"""Values and rules that cases and tools may ask for by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Rule, Who
from tierce.script.value import Value
from tierce.script.view import Known, Rolled
from tierce.systems.gurps.rules import (
    attack,
    block,
    defence,
    dodge,
    feint,
    heavy,
    injury,
    maneuvers,
    move,
    success,
    wounds,
)
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.defence import Defence
from tierce.systems.gurps.sheet import Weapon


def attack_degree(fight: View, skill: int) -> Rule[str]:
    """How an attack roll at an effective skill comes out."""
    gm = Who("GM")
    roll: Rolled = yield success.throw("roll", gm, "gurps.roll.attack", skill, foe=gm)
    return success.attack_degree(roll, skill)


def defence_degree(fight: View, value: int) -> Rule[str]:
    """How a defence roll at an effective value comes out."""
    roll: Rolled = yield success.throw("roll", Who("GM"), "gurps.roll.dodge", value)
    return success.degree(roll, value)


def answered(
    fight: View, attacker: Who, foe: Who, weapon: str, mode: str, ranged: bool = False
) -> Rule[str]:
    """What a blow that would hit comes to, once others have stepped in and the foe defended."""
    came = yield from attack.answered(fight, attacker, foe, Blow(weapon, mode, ranged=ranged), 1)
    return came.outcome


def attack_value(
    fight: View,
    attacker: Who,
    foe: Who,
    weapon: str,
    mode: str,
    location: str = "torso",
    deceptive: int = 0,
    dual: bool = False,
    ranged: bool = False,
    shots: int = 1,
    hasty: bool = False,
    suppressing: bool = False,
) -> Value:
    """The effective skill of a blow with all that may be said of it."""
    declared = Blow(
        weapon,
        mode,
        ranged=ranged,
        location=location,
        deceptive=deceptive,
        dual=dual,
        shots=shots,
        hasty=hasty,
        suppressing=suppressing,
    )
    return attack.skill(fight, attacker, foe, declared)


def dodge_value(
    fight: View,
    who: Who,
    attacker: Who,
    weapon: str,
    mode: str,
    deceptive: int = 0,
    dual: bool = False,
) -> Value:
    """A dodge of such a blow."""
    declared = Blow(weapon, mode, deceptive=deceptive, dual=dual)
    return defence.value(fight, who, attacker, declared, Defence("dodge"))


def breakage(fight: View, weight: Fraction, quality: str, against: Fraction) -> int:
    """In how many of six cases a weapon breaks that parries so many pounds."""
    return heavy.risk(Weapon("weapon", Fraction(weight), quality), Fraction(against))


def parry_limit(fight: View, who: Who, hands: int) -> Fraction:
    """The heaviest blow a fighter can parry, in pounds."""
    return heavy.limit(fight, who, hands)


def effective_weight(fight: View, attacker: Who, weapon: str, mode: str) -> Fraction:
    """Pounds that a parry of this blow meets."""
    return heavy.effective_weight(fight, attacker, Blow(weapon, mode))


PROBES: Mapping[str, Callable[..., Any]] = {
    "dodge": dodge.base,
    "block": block.base,
    "move": move.value,
    "step": lambda fight, yards: move.step(yards),
    "half-move": lambda fight, yards: move.half(yards),
    "allowance": maneuvers.allowance,
    "shock": lambda fight, who, lost: wounds.shock_of(fight.sheet(who), lost),
    "wound": lambda fight, penetrating, type, location, build="living": injury.wound(
        penetrating, injury.multiplier(type, location, build=build)
    ),
    "injury": lambda fight, damage, type, dr, soft=0, build="living": injury.injury(
        Known(damage), type, dr, build=build, soft=soft
    ).value(),
    "knockdown": wounds.resistance,
    "breakage": breakage,
    "parry-limit": parry_limit,
    "effective-weight": effective_weight,
    "attack": attack_value,
    "feint": feint.contest,
    "dodge-against": dodge_value,
    "attack-roll": success.attack_trial,
    "defence-roll": success.defence_trial,
    "attack-degree": attack_degree,
    "defence-degree": defence_degree,
    "answered": answered,
    "suffer": wounds.suffer,
    "tire": wounds.tire,
}
