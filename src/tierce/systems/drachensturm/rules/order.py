"""Who does what when: combat rounds (KR), and within them the order of Re (drachensturm.round).

Reading: the dice that decide a tie are thrown once, before the fight; equal ones are thrown again,
and after the third time the order of the setup stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from tierce.fight.sides import last_side
from tierce.fight.slots import FIELD, Event
from tierce.fight.state import View
from tierce.fight.system import Step
from tierce.script.effects import Roll, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.drachensturm.rules.exchange import D20
from tierce.systems.drachensturm.slots import LIMITS, ROUND

CLAUSE = "drachensturm.round"
BEGIN, OPENINGS, MOVE = "round", "openings", "move"
NAME, ASSIGN, BLOWS = "name", "assign", "blows"
MOST_THROWS = 3


def settle_order(fight: View) -> Rule[None]:
    """Re decides; a tie is thrown for with a d20, the higher one first."""
    order: list[Who] = []
    by_re: dict[int, list[Who]] = {}
    for who in fight.fighters:
        by_re.setdefault(fight.sheet(who).re, []).append(who)
    for re in sorted(by_re, reverse=True):
        order += yield from _tied(by_re[re], 1)
    fight.put(FIELD, "order", tuple(order))
    last = tuple(who for who in order if fight.read(who, "surprised"))
    yield note("drachensturm.event.order", CLAUSE, order=tuple(order))
    for who in last:
        yield note("drachensturm.event.surprised", CLAUSE, who=who)


def _tied(tied: Sequence[Who], throw: int) -> Rule[list[Who]]:
    if len(tied) == 1 or throw > MOST_THROWS:
        return list(tied)
    thrown: dict[int, list[Who]] = {}
    for who in tied:
        roll: Rolled = yield Roll(f"tie-{throw}-{who}", D20, who, "drachensturm.roll.tie")
        die: int = roll.value()
        thrown.setdefault(die, []).append(who)
    order: list[Who] = []
    for die in sorted(thrown, reverse=True):
        order += yield from _tied(thrown[die], throw + 1)
    return order


def sequence(fight: View) -> tuple[Who, ...]:
    """The order of this round: the surprised come last."""
    order: tuple[Who, ...] = fight.read(FIELD, "order")
    return tuple(sorted(order, key=lambda who: bool(fight.read(who, "surprised"))))


def phases(fight: View) -> tuple[str, ...]:
    """The steps of a round that every fighter goes through."""
    named = (NAME, ASSIGN) if fight.options.declaration == "all_first" else ()
    return (OPENINGS, MOVE, *named, BLOWS)


def next_step(fight: View, last: Step | None) -> Step:
    """The step after `last`; fighters who are out are passed over."""
    able = [who for who in sequence(fight) if not fight.read(who, "out")]
    by_round = fight.options.limits == "round"
    if last is None:
        return Step(able[0], BEGIN)
    if last.rule == BEGIN:
        return Step(able[0], OPENINGS)
    order = phases(fight)
    after = _after(fight, last.actor)
    rule = last.rule
    if not after:
        place = order.index(rule) + 1
        if place == len(order):
            limits: tuple[Event, ...] = ((LIMITS,),) if by_round else ()
            return _new_round(fight, limits)
        after, rule = able, order[place]
    own = rule == BLOWS and not by_round
    return Step(after[0], rule, ((LIMITS, after[0]),) if own else ())


def _after(fight: View, actor: Who) -> list[Who]:
    order = sequence(fight)
    later = order[order.index(actor) + 1 :]
    return [who for who in later if not fight.read(who, "out")]


def _new_round(fight: View, limits: tuple[Event, ...]) -> Step:
    """Nobody is surprised any more, so the order is that of Re."""
    order: tuple[Who, ...] = fight.read(FIELD, "order")
    first = next(who for who in order if not fight.read(who, "out"))
    return Step(first, BEGIN, ((ROUND,), *limits))


def verdict(fight: View) -> str | None:
    """The only side with somebody in the fight, "" where there is none, None while there are
    several."""
    return last_side(fight, lambda who: not fight.read(who, "out"))
