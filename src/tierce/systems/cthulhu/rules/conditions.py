"""Effects that last: what they are called, and when they end (cthulhu.effects)."""

from __future__ import annotations

from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.systems.cthulhu.rules import body

CLAUSE = "cthulhu.effects"
PRONE, STUNNED, HELD, PINNED, HIDDEN = "prone", "stunned", "held", "pinned", "hidden"
#: A stun that takes the next own turn, and one that begins to count in the next round.
NEXT_TURN, NEXT_ROUND = "turn", "round"
#: What first aid and medicine heal: one limb at a time, joints all at once.
LIMBS = (*body.LAME, body.ARM_HURT, "throat-hurt")
JOINTS = (body.SHOULDER, body.KNEE)


def fall(fight: View, who: Who, clause: str) -> Rule[None]:
    """The fighter is prone, until it stands up (cthulhu.effects)."""
    if fight.condition(who, PRONE) is None:
        fight.begin(who, Condition(PRONE, clause))
        yield note("cthulhu.event.falls", CLAUSE, clause, who=who)


def stun(fight: View, who: Who, clause: str, until: str = NEXT_TURN) -> Rule[None]:
    """The fighter loses its next own turn, or the one of the next round; hiding ends
    (cthulhu.effects)."""
    fight.begin(who, Condition(STUNNED, clause, (), (until,)))
    fight.end(who, HIDDEN)
    yield note("cthulhu.event.stunned", CLAUSE, clause, who=who, until=until)


def leave(fight: View, who: Who) -> None:
    """Whoever moves or is moved away is hidden no more (cthulhu.hide)."""
    if fight.condition(who, HIDDEN) is not None:
        fight.end(who, HIDDEN)


def is_stunned(fight: View, who: Who) -> bool:
    """Whether a fighter is stunned in any way."""
    return fight.condition(who, STUNNED) is not None


def lose_turn(fight: View, who: Who) -> Rule[None]:
    """A stunned fighter's turn goes by, and with it a stun of one turn (cthulhu.effects)."""
    later = fight.condition(who, STUNNED, (NEXT_ROUND,))
    fight.end(who, STUNNED)
    if later is not None:
        fight.begin(who, later)
    yield note("cthulhu.event.turn-lost", CLAUSE, who=who, why=STUNNED)


def count_stun(fight: View, who: Who) -> None:
    """At the end of a round: a stun that counts from the next one on takes its turn in it."""
    later = fight.condition(who, STUNNED, (NEXT_ROUND,))
    if later is not None:
        fight.end(who, STUNNED)
        fight.begin(who, later._replace(about=(NEXT_TURN,)))
