"""The Judo throw that a successful Judo parry earns (gurps.parry.unarmed-riposte).

Readings: the throw is an attack of the fighter's next turn, at Judo skill, that may be defended
against; who is thrown falls prone and rolls HT or is stunned. The source names Judo alone.
"""

from __future__ import annotations

from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Call, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import arms, wounds
from tierce.systems.gurps.rules.success import CRITICAL, SUCCESS, success
from tierce.systems.gurps.slots import ACTED

CLAUSE = "gurps.parry.unarmed-riposte"
EARNED = "riposte"


def earned(fight: View, who: Who, attacker: Who) -> Rule[None]:
    """A Judo parry succeeded: a throw of that attacker is open in the next turn."""
    fight.begin(who, Condition(EARNED, CLAUSE, (ACTED, who), (attacker,)))
    yield note("gurps.event.riposte", CLAUSE, who=who, foe=attacker)


def is_open(fight: View, who: Who, foe: Who) -> bool:
    """Whether `who` may throw `foe` now: a parry earned it, and a hand is free."""
    held = fight.condition(who, EARNED, (foe,))
    return held is not None and bool(arms.free_hands(fight, who))


def thrown(fight: View, who: Who) -> Rule[None]:
    """The foe lies on the ground, and rolls HT or is stunned."""
    yield note("gurps.event.thrown", CLAUSE, who=who)
    yield from wounds.fall(fight, who)
    how: Rolled = yield Call("roll", success, (who, "gurps.roll.thrown", fight.sheet(who).ht))
    if not how.among((CRITICAL, SUCCESS)):
        fight.put(who, "stun", "physical")
        yield note("gurps.event.thrown-stunned", CLAUSE, who=who)
