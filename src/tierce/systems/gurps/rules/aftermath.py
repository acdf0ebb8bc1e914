"""What follows a defence: its criticals, a limb struck by a parry, a weapon that snaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tierce.fight.state import View
from tierce.script.effects import Call, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import arms, blow, blunders, harm, parry, throws, wounds
from tierce.systems.gurps.rules.blow import PRACTISED, Blow
from tierce.systems.gurps.rules.parry import With
from tierce.systems.gurps.rules.success import CRITICAL, CRITICAL_FAILURE, SUCCESS, success

if TYPE_CHECKING:
    from tierce.systems.gurps.rules.defence import Defence

CRITICALS = "gurps.defence.criticals"


def of_defence(
    fight: View, who: Who, attacker: Who, attack: Blow, defence: Defence, how: str
) -> Rule[None]:
    """Everything a defence brings about beyond whether it avoids the blow."""
    using = defence.using
    if using is not None:
        yield from _weapon_used(fight, who, using)
    if not attack.ranged and fight.options.critical_defences:
        yield from _criticals(fight, who, attacker, attack, defence, how)
    if using is None or how not in (CRITICAL, SUCCESS):
        return
    if using.weapon and not attack.ranged and blow.unarmed(fight, attacker, attack):
        if arms.trouble(fight, who, using.weapon) == "broken":
            return
        yield Call("limb", strike_limb, (who, attacker, using, attack))
    elif using.skill == arms.THROW_SKILL and not using.weapon and not attack.ranged:
        yield from throws.earned(fight, who, attacker)


def _weapon_used(fight: View, who: Who, using: With) -> Rule[None]:
    """A bow or other fragile thing that has parried is of use as a light club at most
    (gurps.parry.improvised)."""
    fragile = bool(using.weapon) and arms.find(fight.sheet(who), using.weapon).fragile
    if fragile and arms.trouble(fight, who, using.weapon) != "broken":
        fight.set(who, "unready", using.weapon, "snapped")
        yield note("gurps.event.snapped", "gurps.parry.improvised", who=who, weapon=using.weapon)


def _criticals(
    fight: View, who: Who, attacker: Who, attack: Blow, defence: Defence, how: str
) -> Rule[None]:
    """Against a melee attack: a critical success sends the attacker to the critical miss table;
    a critical failure costs the dodger its feet, the blocker its shield, the parrier a roll on
    that table (gurps.defence.criticals)."""
    if how == CRITICAL:
        yield note("gurps.event.critical-defence", CRITICALS, who=who, foe=attacker)
        used = (attack.weapon, attack.mode, attack.hand)
        yield Call("fumble", blunders.critical_miss, (attacker, who, *used))
    if how != CRITICAL_FAILURE:
        return
    yield note("gurps.event.critical-failure", CRITICALS, who=who, defence=defence.kind)
    if defence.kind == "dodge":
        yield from wounds.fall(fight, who)
    elif defence.using is not None:
        using = defence.using
        mode = parry.weapon_mode(fight, who, using).name if using.weapon else ""
        used = (using.weapon, mode, using.hand)
        yield Call("fumble", blunders.critical_miss, (who, attacker, *used, False, True))
    else:
        fight.set(who, "unready", fight.sheet(who).shield.name, "unready")


def strike_limb(fight: View, who: Who, attacker: Who, using: With, attack: Blow) -> Rule[None]:
    """A weapon that parried an unarmed attack, and is whole, may hurt the limb: its skill, at -4
    against Judo or Karate, no defence, normal damage (gurps.parry.unarmed-attack)."""
    target = limb_target(fight, who, attacker, using, attack)
    how: Rolled = yield Call("roll", success, (who, "gurps.roll.limb", target))
    if not how.among((CRITICAL, SUCCESS)):
        return
    yield note("gurps.event.limb", "gurps.parry.unarmed-attack", who=who, foe=attacker)
    limb = arms.limb_of(blow.weapon(fight, attacker, attack), attack.hand)
    mode = parry.weapon_mode(fight, who, using)
    counter = Blow(using.weapon, mode.name, using.hand, location=limb)
    yield Call("damage", harm.harm, (who, attacker, counter))


def limb_target(fight: View, who: Who, attacker: Who, using: With, attack: Blow) -> int:
    """What the roll to hurt the limb is made against (gurps.parry.unarmed-attack)."""
    practised = blow.skill_name(fight, attacker, attack) in PRACTISED
    return parry.level(fight, who, using) - (4 if practised else 0)
