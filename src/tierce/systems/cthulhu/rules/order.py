"""Who acts when: rounds, and DEX as it is now (cthulhu.turn.order).

A round is the declarations of everybody able, then a turn each in descending DEX, then its end;
the keeper (GM) leads through the first and the last. A turn is one step for each action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from tierce.fight.sides import as_the_gm_says, last_side
from tierce.fight.slots import FIELD, Event
from tierce.fight.state import View
from tierce.fight.system import Step
from tierce.script.effects import GM, Roll, Rule, Who, note
from tierce.script.value import Part, Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import body, injury, precedence
from tierce.systems.cthulhu.rules.check import D100
from tierce.systems.cthulhu.slots import ACTED, ROUND, ROUND_END, TURN

CLAUSE = "cthulhu.turn.order"
DELAY = "cthulhu.turn.delay"
#: The rules of the steps.
DECLARE, TIE, FIRST, END = "declare", "tie", "turn", "end"
#: The steps of a turn; whoever does more than these goes on with the last.
ACTIONS = (FIRST, *("second", "third", "fourth", "fifth", "sixth", "seventh"), "further")


def opening(fight: View) -> Rule[None]:
    """What is on the table is announced, who goes first of equal DEX is settled, and whoever begins
    with too few HP to be awake goes down."""
    yield from precedence.announce(fight)
    lots: list[tuple[Who, ...]] = []
    for dex, tied in _by(fight.fighters, lambda who: fight.sheet(who).dex):
        lots.append(tuple((yield from _tied(fight, tied, f"dex-{dex}"))))
    fight.put(FIELD, "lots", tuple(lots))
    yield note("cthulhu.event.order", CLAUSE, order=tuple(who for group in lots for who in group))
    yield from injury.settle(fight, *fight.fighters)


def _by(every: Iterable[Who], dex: Callable[[Who], int]) -> Iterator[tuple[int, list[Who]]]:
    """In descending DEX, those of the same DEX together, as they stand in the setup."""
    for number, tied in groupby(sorted(every, key=lambda who: -dex(who)), key=dex):
        yield number, list(tied)


def _tied(fight: View, tied: list[Who], site: str) -> Rule[list[Who]]:
    if len(tied) == 1:
        return tied
    if fight.options.ties == "keeper":
        return (yield from as_the_gm_says(tied, site, "cthulhu.ask.order"))
    return (yield from _by_lot(tied, site))


def _by_lot(tied: Sequence[Who], site: str) -> Rule[list[Who]]:
    """A d100 each, lower first; equal ones once more, then as they stand in the setup."""
    rolls: list[tuple[int, int, int, Who]] = []
    for place, who in enumerate(tied):
        roll: Rolled = yield Roll(f"{site}-{who}", D100, who, "cthulhu.roll.order", {"foe": site})
        rolls.append((roll.value(), 0, place, who))
    numbers = [number for number, _, _, _ in rolls]
    for index, (number, _, place, who) in enumerate(rolls):
        if numbers.count(number) > 1:
            again: Rolled = yield Roll(
                f"{site}-{who}-again", D100, who, "cthulhu.roll.order", {"foe": site}
            )
            rolls[index] = (number, again.value(), place, who)
    return [who for _, _, _, who in sorted(rolls)]


def place_in_round(fight: View, who: Who) -> Value:
    """DEX for the order of this round."""
    yield from body.value(fight, who, "dex")
    delay = fight.read(who, "delay")
    if delay:
        yield Part(-delay, "cthulhu.part.delay", DELAY)


# ---------------------------------------------------------------- ties that arise in a fight


def _place(fight: View) -> Callable[[Who], int]:
    return lambda who: total(place_in_round(fight, who))


def _lots(fight: View, tied: Sequence[Who]) -> list[Who] | None:
    """Those of equal DEX, who goes first standing first; None where that is not settled yet. What
    was settled once among more of them holds for the fight."""
    if len(tied) == 1:
        return list(tied)
    for group in fight.read(FIELD, "lots") or (fight.fighters,):
        if set(tied) <= set(group):
            return sorted(tied, key=group.index)
    return None


def settle(fight: View, tied: Sequence[Who], site: str) -> Rule[list[Who]]:
    """Those of equal DEX in their order, which is settled where it is not yet."""
    known = _lots(fight, tied)
    if known is not None:
        return known
    order = yield from _tied(fight, list(tied), site)
    kept = [each for each in fight.read(FIELD, "lots") if not set(each) <= set(order)]
    fight.put(FIELD, "lots", (tuple(order), *kept))
    return order


def of_round(fight: View) -> Rule[None]:
    """After the declarations: who goes first of equal DEX, and the order of the round where delays
    or injuries have changed it."""
    able = _able(fight)
    order: list[Who] = []
    for dex, tied in _by(able, _place(fight)):
        order += yield from settle(fight, tied, f"dex-{dex}")
    usual: list[Who] = []
    for _, tied in _by(able, lambda who: fight.sheet(who).dex):
        usual += _lots(fight, tied) or tied
    if order != usual:
        yield note("cthulhu.event.round-order", CLAUSE, order=tuple(order))


def tie(fight: View, keeper: Who) -> Rule[None]:
    """Within a round: those whose turn it is have the same DEX for the first time."""
    order: list[Who] = []
    for dex, tied in _by(_waiting(fight), _place(fight)):
        order += yield from settle(fight, tied, f"dex-{dex}")
    yield note("cthulhu.event.round-order", CLAUSE, order=tuple(order))


# ---------------------------------------------------------------- from step to step


def next_step(fight: View, last: Step | None) -> Step:
    """The step after `last`. Who is out is passed over; who has acted gets no second turn."""
    if last is None or last.rule == END:
        return Step(GM, DECLARE, ((ROUND,),))
    if last.rule in (DECLARE, TIE):
        return _next_turn(fight, ())
    if fight.read(last.actor, "acting"):
        place = ACTIONS.index(last.rule) + 1
        return Step(last.actor, ACTIONS[min(place, len(ACTIONS) - 1)])
    return _next_turn(fight, ((ACTED, last.actor),))


def _able(fight: View) -> list[Who]:
    return [who for who in fight.fighters if not fight.read(who, "out")]


def _waiting(fight: View) -> list[Who]:
    return [who for who in _able(fight) if not fight.read(who, "acted")]


def _next_turn(fight: View, ended: tuple[Event, ...]) -> Step:
    acted = {who for event, *names in ended if event == ACTED for who in names}
    waiting = [who for who in _waiting(fight) if who not in acted]
    if not waiting:
        return Step(GM, END, (*ended, (ROUND_END,)))
    _, tied = next(_by(waiting, _place(fight)))
    order = _lots(fight, tied)
    if order is None:
        return Step(GM, TIE, ended)
    return Step(order[0], FIRST, (*ended, (TURN, order[0])))


def verdict(fight: View) -> str | None:
    """The only side with somebody able to fight, "" where there is none, None while there are
    several, or while one of that side is dying and may still be saved (cthulhu.injury)."""
    return None if dying_winners(fight) else _able_side(fight)


def _able_side(fight: View) -> str | None:
    return last_side(fight, lambda who: not fight.read(who, "out"))


def dying_winners(fight: View) -> tuple[Who, ...]:
    """Who is dying on the side that alone can still fight: the others have time to help, but by
    option."""
    side = _able_side(fight) if fight.options.fight_ends == "after-rescue" else None
    if not side:
        return ()
    dying = (who for who in fight.fighters if fight.read(who, "dying"))
    return tuple(who for who in dying if fight.read(who, "side") == side)
