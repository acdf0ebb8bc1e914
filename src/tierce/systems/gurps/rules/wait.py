"""Wait: a trigger, and the act that interrupts the turn order when it happens
(gurps.manoeuvre.wait).

Readings: whoever waits may let the trigger pass and go on waiting; a fighter who is stunned, dazed
or out when it happens cannot act on it. Of several who wait for the same thing the first in the
order acts first. A foe "comes in reach" when a movement towards the waiter opens an attack with a
step that was not open before. Movement is what a maneuver allows, not a retreat. What a trigger in
one's own words means the GM says, at each move, attack and turn's end of somebody else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tierce.fight.places import CELL
from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.script.effects import (
    GM,
    Call,
    Choose,
    Facts,
    Option,
    Rule,
    RuleFunction,
    Who,
    Withheld,
    note,
)
from tierce.systems.gurps.rules import all_out, blow, maneuvers, openings, place, preparations
from tierce.systems.gurps.rules.maneuvers import Target
from tierce.systems.gurps.rules.on_map import Gone

CLAUSE = "gurps.manoeuvre.wait"
MANEUVER = "wait"
#: The mark of a fighter who waits: its trigger.
WAITING = "waiting"
COMES, ATTACKS, MOVES, SAID = "comes-in-reach", "attacks", "moves", "said"
LET_PASS = "let-pass"
#: What a Wait may become, each with its rule.
BECOMES: Mapping[str, RuleFunction] = {
    "attack": maneuvers.attack_once,
    "feint": preparations.feint_at_foe,
    all_out.MANEUVER: all_out.all_out_attack,
    "ready": maneuvers.ready,
}
#: What a Wait cannot become: every other maneuver.
NEVER = (
    "move-and-attack",
    "evaluate",
    "aim",
    "all-out-defense",
    "move",
    "change-posture",
    "concentrate",
    "do-nothing",
)


class Trigger(NamedTuple):
    """What is waited for: a kind, of which foe, or in whose words; and the option of an All-Out
    Attack named in advance. A state holds it as a plain tuple."""

    kind: str
    foe: Who | None = None
    words: str = ""
    option: str | None = None

    @property
    def facts(self) -> Facts:
        """What messages show of it."""
        return {"kind": self.kind, "foe": self.foe or "", "words": self.words}


def wait(fight: View, who: Who) -> Rule[None]:
    """Name a trigger, and do nothing until the next turn unless it happens."""
    known = {f"{kind}:{foe}": Trigger(kind, foe) for kind, foe in _triggers(fight, who)}
    chosen = yield Choose(
        "trigger",
        who,
        (
            *(Option(name, facts={"foe": each.foe}) for name, each in known.items()),
            Option(SAID, free=True),
        ),
        sees=lambda: {"ask": "trigger"},
        label="gurps.ask.trigger",
    )
    trigger = known.get(chosen) or Trigger(SAID, words=chosen.partition(":")[2])
    if fight.options.wait_option_in_advance:
        trigger = trigger._replace(option=(yield from _in_advance(who)))
    fight.put(who, WAITING, tuple(trigger))
    yield note("gurps.event.wait", CLAUSE, who=who, **trigger.facts)


def _triggers(fight: View, who: Who) -> Iterator[tuple[str, Who]]:
    for foe in fight.read(who, "foes"):
        if not fight.read(foe, "out"):
            for kind in (COMES, ATTACKS, MOVES):
                yield kind, foe


def _in_advance(who: Who) -> Rule[str | None]:
    """The option of an All-Out Attack, where the house rule asks for it with the trigger."""
    chosen: str = yield Choose(
        "in-advance",
        who,
        tuple(Option(name, facts={"choice": name}) for name in (*all_out.CHOICES, "none")),
        sees=lambda: {"ask": "in-advance"},
        label="gurps.ask.in-advance",
    )
    return None if chosen == "none" else chosen


# ---------------------------------------------------------------- when something happens


def on_move(fight: View, actor: Who, foe: Who, nearer: int) -> Rule[None]:
    """Somebody has moved, so many yards nearer to `foe` (or farther: below 0)."""
    for waiter, trigger in _waiting(fight, actor):
        came = trigger.kind == MOVES
        if trigger.kind == COMES and waiter == foe:
            before = place.distance(fight, waiter, actor) + nearer
            came = _comes_in_reach(fight, waiter, actor, before)
        yield from _happens(fight, waiter, actor, trigger, came and trigger.foe == actor)


def on_went(fight: View, actor: Who, gone: Gone) -> Rule[None]:
    """Somebody has moved on the map."""
    ground = fight.ground
    assert ground is not None, "who went from a hex is on a map"
    for waiter, trigger in _waiting(fight, actor):
        came = trigger.kind == MOVES
        if trigger.kind == COMES:
            before = ground.grid.distance(gone.cell, fight.read(waiter, CELL))
            came = _comes_in_reach(fight, waiter, actor, before)
        yield from _happens(fight, waiter, actor, trigger, came and trigger.foe == actor)


def on_attack(fight: View, actor: Who) -> Rule[None]:
    """Somebody is about to attack."""
    for waiter, trigger in _waiting(fight, actor):
        strikes = trigger.kind == ATTACKS and trigger.foe == actor
        yield from _happens(fight, waiter, actor, trigger, strikes)


def on_turn_end(fight: View, actor: Who) -> Rule[None]:
    """Somebody's turn is over: only the GM can say that it brought what somebody waited for."""
    for waiter, trigger in _waiting(fight, actor):
        yield from _happens(fight, waiter, actor, trigger, False)


def _waiting(fight: View, actor: Who) -> Iterator[tuple[Who, Trigger]]:
    """Who waits and can act, in the order; each looked at when its turn to act has come."""
    others = (*fight.read(actor, "foes"), *fight.read(actor, "friends"))
    waiters = [who for who in others if fight.read(who, WAITING) is not None]
    if len(waiters) > 1:
        waiters.sort(key=fight.read(FIELD, "order").index)
    for who in waiters:
        trigger = fight.read(who, WAITING)
        if trigger is not None and maneuvers.can_act(fight, who):
            yield who, Trigger(*trigger)


def _comes_in_reach(fight: View, waiter: Who, actor: Who, before: int) -> bool:
    step = maneuvers.allowance(fight, waiter, "attack", None)
    return any(
        target.foe == actor and _farthest(fight, waiter, target, step) < before
        for target in maneuvers.targets(fight, waiter, step)[0]
    )


def _farthest(fight: View, waiter: Who, target: Target, step: int) -> int:
    if target.attack.ranged:
        return blow.ranged(fight, waiter, target.attack).maximum
    return blow.reach(fight, waiter, target.attack) + step


def _happens(fight: View, waiter: Who, actor: Who, trigger: Trigger, came: bool) -> Rule[None]:
    if trigger.kind == SAID:
        told = yield Choose(
            f"happens-{waiter}",
            GM,
            (Option("not-yet"), Option("happens")),
            sees=lambda: {"ask": "happens"},
            label="gurps.ask.happens",
            facts={"waiter": waiter, "actor": actor, "words": trigger.words},
        )
        came = told == "happens"
    if came:
        yield Call(f"interrupt-{waiter}", interrupt, (waiter, actor, trigger.option))


# ---------------------------------------------------------------- what a Wait becomes


def interrupt(fight: View, who: Who, actor: Who, option: str | None) -> Rule[None]:
    """The trigger has happened: an Attack, Feint, All-Out Attack or Ready at once, or nothing
    yet."""
    legal, withheld = open_now(fight, who, option)
    shifted = [f"{name}+{way}" for name in legal if (way := maneuvers.by_step(fight, who, name))]
    chosen = yield Choose(
        "act",
        who,
        tuple(Option(name) for name in (*legal, *shifted, LET_PASS)),
        withheld,
        sees=lambda: {"ask": "interrupt"},
        label="gurps.ask.interrupt",
        facts={"actor": actor},
    )
    if chosen == LET_PASS:
        return
    maneuver, _, way = chosen.partition("+")
    fight.put(actor, maneuvers.INTERRUPTED, True)
    fight.put(who, WAITING, None)
    fight.put(who, "maneuver", maneuver)
    fight.put(who, "choice", option if maneuver == all_out.MANEUVER else None)
    clauses = (CLAUSE, maneuvers.ONE)
    yield note("gurps.event.interrupt", *clauses, who=who, foe=actor, maneuver=maneuver)
    if way:
        yield from maneuvers.shift(fight, who, way)
    yield Call(maneuver, BECOMES[maneuver], (who,))


def open_now(fight: View, who: Who, option: str | None) -> tuple[list[str], tuple[Withheld, ...]]:
    """What a Wait may become now, and what it may not."""
    reasons = {name: why for name in BECOMES if (why := _closed(fight, who, name, option))}
    legal = [name for name in BECOMES if name not in reasons]
    withheld = [Withheld(name, *why) for name, why in reasons.items()]
    withheld += [Withheld(name, CLAUSE, "gurps.reason.wait-becomes") for name in NEVER]
    return legal, tuple(withheld)


def _closed(fight: View, who: Who, name: str, option: str | None) -> tuple[str, str] | None:
    """By which clause and why a Wait cannot become this maneuver now, None where it can."""
    if name == all_out.MANEUVER and fight.options.wait_option_in_advance:
        if option is None:
            return CLAUSE, "gurps.reason.not-in-advance"
        return all_out.closed(fight, who, option, all_out.targets(fight, who)[0])
    return openings.closed(fight, who, name)
