"""Striking at a weapon that a foe holds (gurps.heavy.strike-at-weapon).

The source names this and no more, so that all of it is a reading. A blow in melee, no throw, may be
aimed at a weapon in a foe's hand, at what aiming at a hand takes from the skill (-4). The foe
defends as against any blow, with that weapon too. A hit, critical or not, does no damage. Struck to
be knocked away, the weapon drops where the attacker wins a quick contest of skill, by margin alone,
against the holder's best skill with it, or DX where it is no melee weapon; a tie holds it. Struck
to be broken, it breaks in as many of six cases as if it had parried the blow
(gurps.heavy.breakage), and cannot be chosen where that is none.
"""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Roll, Rule, Who, Withheld, note
from tierce.script.value import Part, Value
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import arms, blow, heavy, wounds
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.success import throw

CLAUSE = "gurps.heavy.strike-at-weapon"
PENALTY = -4
KNOCK_AWAY, BREAK = "knock-away", "break"
#: Why a weapon cannot be struck at for a purpose.
TOO_LIGHT = "gurps.reason.too-light-to-break"


def aims(fight: View, who: Who, foe: Who, declared: Blow) -> Iterator[tuple[Blow, Withheld | None]]:
    """A blow aimed at each weapon a foe holds, for each purpose; and why it may not."""
    if declared.ranged:
        return
    for arm in arms.in_hand(fight, foe):
        if wounds.is_ruined(fight, foe, arm.weapon.name):
            continue
        for purpose in (KNOCK_AWAY, BREAK):
            aimed = declared._replace(at_hand=arm.hand, purpose=purpose, aimed=True)
            why = None
            if purpose == BREAK and in_six(fight, who, foe, aimed) <= 0:
                facts = {"location": "torso", "purpose": BREAK, "weapon": arm.weapon.name}
                why = Withheld(f"{BREAK}:{arm.hand}", heavy.BREAKAGE, TOO_LIGHT, facts)
            yield aimed, why


def part(attack: Blow) -> Value:
    """What aiming at a weapon takes from the skill."""
    if attack.at_hand:
        yield Part(PENALTY, "gurps.part.at-weapon", CLAUSE)


def in_six(fight: View, who: Who, foe: Who, attack: Blow) -> int:
    """In how many of six cases the weapon struck at breaks (gurps.heavy.breakage)."""
    weapon = arms.find(fight.sheet(foe), arms.held(fight, foe, attack.at_hand))
    return heavy.risk(weapon, heavy.effective_weight(fight, who, attack))


def struck(fight: View, who: Who, foe: Who, attack: Blow) -> Rule[None]:
    """A blow at a foe's weapon got through; nothing where the foe has let go of it meanwhile."""
    thing = arms.held(fight, foe, attack.at_hand)
    if not thing or wounds.is_ruined(fight, foe, thing):
        return
    yield from (_knock if attack.purpose == KNOCK_AWAY else _break)(fight, who, foe, attack, thing)


def _knock(fight: View, who: Who, foe: Who, attack: Blow, thing: str) -> Rule[None]:
    skill = blow.melee(fight, who, attack).level
    modes = arms.find(fight.sheet(foe), thing).melee
    hold = max((mode.level for mode in modes), default=fight.sheet(foe).dx)
    mine: Rolled = yield throw("knock", who, "gurps.roll.knock-away", skill, foe=foe)
    theirs: Rolled = yield throw("hold", foe, "gurps.roll.hold", hold, foe=who)
    made = mine - theirs < skill - hold
    yield note("gurps.event.knocked-away", CLAUSE, who=who, foe=foe, weapon=thing, made=made)
    if made:
        yield from wounds.drop(fight, foe, attack.at_hand)


def _break(fight: View, who: Who, foe: Who, attack: Blow, thing: str) -> Rule[None]:
    risk = in_six(fight, who, foe, attack)
    broken = risk >= heavy.ONE_DIE.highest
    if not broken:
        facts = {"target": risk, "weapon": thing}
        roll: Rolled = yield Roll("breakage", heavy.ONE_DIE, foe, "gurps.roll.breakage", facts)
        broken = roll <= risk
    if broken:
        fight.set(foe, "unready", thing, "broken")
        yield note("gurps.event.broken", CLAUSE, heavy.BREAKAGE, who=foe, weapon=thing)
    else:
        yield note("gurps.event.not-broken", CLAUSE, who=foe, weapon=thing)
