"""Rush: a hit that stuns, and one more attack at the end of the round (cthulhu.special.rush).

Reading: where a friend has covered the target, whoever the blow lands on is rushed.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Later, Option, Rule, Who, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    aims,
    body,
    check,
    conditions,
    skills,
)
from tierce.systems.cthulhu.rules.answer import Answer
from tierce.systems.cthulhu.rules.skills import MARTIAL_ARTS, STRIKING
from tierce.systems.cthulhu.rules.strike import PLAIN, Hit, Strike
from tierce.systems.cthulhu.slots import ROUND_END

CLAUSE = "cthulhu.special.rush"
RUSH, NONE = "rush", "none"
#: The rule of the extra attack, and the event it waits for.
EXTRA = "rush-extra"
ARTS = (STRIKING, MARTIAL_ARTS)
#: The ways of the attack that a rush may follow.
FROM = (PLAIN, aims.VITAL, *aims.LIMBS)


def whom(fight: View, target: Who, struck: Who) -> Who | None:
    """Who is rushed where a friend has covered the target; by option nobody, None."""
    if fight.options.rush_covered == "nobody":
        return None
    return target if fight.options.rush_covered == "target" else struck


def offer(
    fight: View, who: Who, foe: Who | None, blow: Strike, hit: Hit, answer: Answer
) -> Rule[None]:
    """A hit that no defence has cancelled: before its damage a rush may be declared."""
    if foe is None or not open_to(fight, who, foe, blow, hit, answer):
        return
    chosen = yield Choose(
        RUSH,
        who,
        (Option(RUSH, facts={"declares": True}), Option(NONE, facts={"declares": False})),
        sees={"ask": RUSH},
        label="cthulhu.ask.rush",
        facts={"foe": foe},
    )
    if chosen == NONE:
        return
    yield note("cthulhu.event.rush", CLAUSE, who=who, foe=foe)
    yield Call("pain", pain, (foe,))
    yield Later((ROUND_END,), EXTRA, (who, foe))


def open_to(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer) -> bool:
    """Whether a rush may be declared: the art has succeeded with the attack and no defence has,
    by option any hit will do; not for a knock-out alone, nor with another special attack."""
    if blow.way not in FROM or blow.counter or blow.extra or fight.read(foe, "out"):
        return False
    if fight.options.rush_after == "any-hit":
        return any(art in ARTS and skills.mastered(fight, who, art) for art in blow.arts)
    made = any(art in ARTS and skills.mastered(fight, who, art) for art in hit.arts)
    return made and not answer.made


def pain(fight: View, who: Who) -> Rule[None]:
    """CON x5, or stunned for one turn."""
    target = total(body.times_five(fight, who, "con", CLAUSE))
    roll: Rolled = yield check.throw("roll", who, "cthulhu.roll.pain", target)
    made = check.made(roll, target)
    yield note("cthulhu.event.pain", CLAUSE, who=who, target=target, rolled=roll, made=made)
    if not made:
        yield from conditions.stun(fight, who, CLAUSE)
