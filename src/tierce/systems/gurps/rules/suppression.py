"""Suppression Fire: a zone sprayed for a whole turn (gurps.manoeuvre.suppression-fire).

Readings: without a map the GM says of everybody who moves by a maneuver, friend or foe, whether it
enters or crosses the zone. A shooter who is stunned, out, or without the weapon sprays no more.
Nobody is attacked whom the weapon does not reach or whose effective skill is below 3.
"""

from __future__ import annotations

from collections.abc import Hashable

from tierce.fight.state import View
from tierce.script.effects import GM, Call, Choose, Moment, Option, Rule, Who, note
from tierce.systems.gurps.rules import aim, attack, maneuvers
from tierce.systems.gurps.rules.blow import Blow, facts
from tierce.systems.gurps.sheet import Ranged

CLAUSE = "gurps.manoeuvre.suppression-fire"
#: The lowest rate of fire that can spray a zone.
LEAST_RATE = 5
#: The mark of a zone: what sprays it, until the shooter's next turn.
ZONE = "suppressing"


def weapons(fight: View, who: Who) -> list[Blow]:
    """What can spray a zone: ready in the hand, and fast enough."""
    return [
        declared._replace(suppressing=True)
        for declared, mode in maneuvers.blows(fight, who)
        if isinstance(mode, Ranged)
        and mode.rate >= LEAST_RATE
        and not maneuvers.not_ready(fight, who, declared)
    ]


def spray(fight: View, who: Who) -> Rule[None]:
    """Choose the weapon; the zone stands until the shooter's next turn."""
    found = {f"{each.hand}:{each.weapon}:{each.mode}": each for each in weapons(fight, who)}
    chosen = yield Choose(
        "weapon",
        who,
        tuple(Option(name, facts=facts(each)) for name, each in found.items()),
        sees=lambda: {"ask": "suppression"},
        label="gurps.ask.suppression",
    )
    declared = found[chosen]
    yield Moment("spray-begins", "attacks", (who,))
    fight.put(who, maneuvers.INTERRUPTED, False)
    if not _sprays(fight, who, declared):
        yield note("gurps.event.cut-short", maneuvers.ONE, who=who)
        return
    aim.lose(fight, who)
    fight.put(who, ZONE, tuple(declared))
    yield note("gurps.event.suppression", CLAUSE, who=who, weapon=declared.weapon)


def _sprays(fight: View, who: Who, declared: Blow) -> bool:
    """Whether the shooter can keep the zone under fire."""
    there = (each[:3] for each in weapons(fight, who))
    return maneuvers.can_act(fight, who) and declared[:3] in there


def through_zone(fight: View, actor: Who, *whence: Hashable) -> Rule[None]:
    """Somebody has moved, from wherever: whoever enters or crosses a zone is attacked once in that
    turn."""
    for shooter in (*fight.read(actor, "foes"), *fight.read(actor, "friends")):
        zone = fight.read(shooter, ZONE)
        if zone is not None and _endangered(fight, shooter, actor, Blow(*zone)):
            yield Call(f"zone-{shooter}", _enter, (actor, shooter, Blow(*zone)))


def _endangered(fight: View, shooter: Who, actor: Who, declared: Blow) -> bool:
    if fight.entry(shooter, "suppressed", actor) or not _sprays(fight, shooter, declared):
        return False
    return maneuvers.can_strike(fight, shooter, actor, declared)


def _enter(fight: View, actor: Who, shooter: Who, declared: Blow) -> Rule[None]:
    where = yield Choose(
        "crosses",
        GM,
        (Option("outside"), Option("inside")),
        sees=lambda: {"ask": "zone"},
        label="gurps.ask.zone",
        facts={"actor": actor, "foe": shooter},
    )
    if where == "inside":
        fight.spend(shooter, "suppressed", actor)
        fight.put(actor, maneuvers.INTERRUPTED, True)
        yield Call("spray", attack.strike, (shooter, actor, declared))
