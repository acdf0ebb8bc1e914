"""What lost FP do, and what costs them (gurps.injury.states, gurps.defence.modifiers).

Readings: who collapses is out of the fight as one unconscious is, for FP do not come back in one.
The extra effort of a defence is open while any FP are left.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.script.value import Part, Value
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import wounds
from tierce.systems.gurps.rules.success import throw

STATES = "gurps.injury.states"
EFFORT = "gurps.defence.modifiers"
#: What a defence gains by extra effort, and what that costs.
EFFORT_BONUS, EFFORT_COST = 2, 1


def go_on(fight: View, who: Who) -> Rule[None]:
    """At 0 FP or less: Will before a maneuver other than Do Nothing, or collapse
    (gurps.injury.states). Read `out` afterwards."""
    target = fight.sheet(who).will
    roll: Rolled = yield throw("will", who, "gurps.roll.will", target)
    if wounds.made(roll, target):
        yield note("gurps.event.goes-on", STATES, who=who, target=target, rolled=roll)
        return
    yield note("gurps.event.collapses", STATES, who=who, target=target, rolled=roll)
    yield from wounds.pass_out(fight, who)


def can_strain(fight: View, who: Who) -> bool:
    """Whether a fighter may put extra effort into a defence."""
    has_any = fight.sheet(who).fp > 0 and not fight.read(who, "spent")
    return has_any and bool(fight.options.extra_effort)


def effort() -> Value:
    """What extra effort gives a defence."""
    yield Part(EFFORT_BONUS, "gurps.part.effort", EFFORT)


def strain(fight: View, who: Who) -> Rule[None]:
    """Pay for extra effort."""
    yield from wounds.tire(fight, who, EFFORT_COST)
