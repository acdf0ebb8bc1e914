"""A blow that drives the foe back (gurps.injury).

Readings: without a map the foe comes to stand so many yards farther from who struck it, and no
nearer to or farther from anybody else. It stays within the rest of the same attack, as one who
retreats does. It keeps its feet by DX, the shock of the blow not counted.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Call, Rule, Who, note
from tierce.script.value import Part, Value, total
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import going, place, posture, wounds
from tierce.systems.gurps.rules.success import CRITICAL, SUCCESS, success

CLAUSE = "gurps.injury"
CRUSHING, CUTTING = "cr", "cut"
#: What ST loses before damage is divided by it.
_LESS = 2


def _each(fight: View, who: Who) -> int:
    """Points of damage that drive a fighter back a yard: ST - 2, a point where that is none."""
    return max(1, total(wounds.strength(fight, who)) - _LESS)


def possible(fight: View, who: Who, wounding: str, most: int, dr: int) -> bool:
    """Whether a blow of at most `most` points can drive a fighter back at all."""
    if wounding == CUTTING:
        most = min(most, dr)
    elif wounding != CRUSHING:
        return False
    return most >= _each(fight, who)


def yards(fight: View, who: Who, wounding: str, damage: Rolled, dr: int) -> Rolled:
    """Yards by basic damage, still a view: a crushing blow always, a cutting one where it does
    not penetrate."""
    each = _each(fight, who)
    stopped_only = wounding == CUTTING
    return damage.map(lambda points: 0 if stopped_only and points > dr else points // each)


def balance(fight: View, who: Who, yards: int) -> Value:
    """What a fighter driven back keeps its feet at: DX, -1 for each yard after the first."""
    yield Part(fight.sheet(who).dx, "gurps.part.dexterity", CLAUSE)
    if yards > 1:
        yield Part(1 - yards, "gurps.part.knockback", CLAUSE, {"yards": yards})


def push(fight: View, who: Who, foe: Who, yards: int) -> Rule[None]:
    """`foe` is driven back from `who`, and rolls DX or falls, unless it lies already."""
    gone = yards
    if fight.ground is not None:
        gone = yield from going.driven(fight, foe, who, yards)
    else:
        place.come_to(fight, who, foe, place.distance(fight, who, foe) + yards)
    yield note("gurps.event.knocked-back", CLAUSE, who=foe, foe=who, yards=gone)
    if fight.read(foe, "out") or posture.is_lying(posture.of(fight, foe)):
        return
    target = total(balance(fight, foe, yards))
    how: Rolled = yield Call("balance", success, (foe, "gurps.roll.balance", target))
    if not how.among((CRITICAL, SUCCESS)):
        yield from wounds.fall(fight, foe)
