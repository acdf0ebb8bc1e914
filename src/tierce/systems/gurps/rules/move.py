"""Move, step and how far a maneuver lets a fighter go (gurps.turn.step)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value, total
from tierce.systems.gurps.rules import posture, wounds

STEP = "gurps.turn.step"
#: Move by encumbrance level, in fifths: none, light, medium, heavy, extra-heavy.
ENCUMBERED_FIFTHS = (5, 4, 3, 2, 1)


def value(fight: View, who: Who) -> Value:
    """Move in yards: Basic Move less encumbrance, halved while reeling, as the posture allows."""
    sheet = fight.sheet(who)
    yield Part(sheet.basic_move, "gurps.part.basic-move", "gurps.manoeuvre.move")
    carried = encumbered(sheet.basic_move, sheet.encumbrance)
    if carried != sheet.basic_move:
        less = carried - sheet.basic_move
        yield Part(less, "gurps.part.encumbrance", "gurps.manoeuvre.move")
    sound = carried
    for part in wounds.halved(fight, who, carried):
        sound += part.amount
        yield part
    yield from posture.move(fight, who, sound)


def encumbered(move: int, level: int) -> int:
    """Move under a load, fractions dropped; who moves at all moves a yard."""
    return max(min(1, move), move * ENCUMBERED_FIFTHS[level] // 5)


def yards(fight: View, who: Who) -> int:
    """Move in yards."""
    return max(0, total(value(fight, who)))


def step(move: int) -> int:
    """A tenth of Move, rounded up, at least a yard (gurps.turn.step)."""
    return max(1, -(-move // 10))


def stride(fight: View, who: Who) -> int:
    """A fighter's step in yards; who sits has none (gurps.posture.effects)."""
    return 0 if posture.is_sitting(posture.of(fight, who)) else step(yards(fight, who))


def half(move: int) -> int:
    """Half Move, fractions dropped, at least a step (gurps.manoeuvre.one-per-turn)."""
    return max(step(move), move // 2)
