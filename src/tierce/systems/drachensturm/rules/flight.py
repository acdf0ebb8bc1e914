"""Fleeing, and pushing with a shield to get away (drachensturm.flight).

Readings: a push is an attack with the shield that does no damage; where it lands, the foe goes back
by half as many metres as the shield weighs kilograms, and the pusher may flee in the next round
without free blows. Whoever fled is so many metres farther from every foe.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, Who, note
from tierce.systems.drachensturm.rules import arms, attacks, free_blow, order, place
from tierce.systems.drachensturm.rules.exchange import Blow, Defence
from tierce.systems.drachensturm.rules.strike import aim, strike, with_what

CLAUSE = "drachensturm.flight"


def flee(fight: View, who: Who, metres: int, square: str = "") -> Rule[None]:
    """Flight at the start of a round, on a map to a square: every foe in reach that still has its
    attack may strike."""
    fight.put(who, "moved", "fled")
    covered = fight.read(who, "covered") == "now"
    yield note("drachensturm.event.flee", CLAUSE, who=who, covered=covered)
    if not covered:
        free_blow.open_up(fight, who, free_blow.FLEEING)
    for foe in () if covered else _in_reach(fight, who):
        if not fight.read(who, "out") and attacks.able(fight, foe):
            yield Call(f"{foe}-strikes", strike_down, (foe, who))
    if fight.read(who, "out") or fight.read(who, "fallen"):
        return
    if square:
        yield from place.go(fight, who, place.FLIGHT, metres, square)
        return
    for foe in fight.read(who, "foes"):
        place.set_distance(fight, who, foe, place.distance(fight, who, foe) + metres)
    yield note("drachensturm.event.away", CLAUSE, who=who, metres=metres)


def _in_reach(fight: View, who: Who) -> list[Who]:
    """The foes that reach a fighter, in the order of the round."""
    foes = [foe for foe in place.standing_foes(fight, who) if arms.reaches(fight, foe, who)]
    return sorted(foes, key=order.sequence(fight).index)


def strike_down(fight: View, who: Who, fleeing: Who) -> Rule[None]:
    """A free blow at somebody who flees; it is the attack of the round."""
    chosen = yield Choose(
        "free-blow",
        who,
        (Option("strike"), Option("leave")),
        sees=lambda: {"ask": "fleeing", "foe": fleeing},
        label="drachensturm.ask.fleeing",
        facts={"foe": fleeing},
    )
    if chosen == "leave":
        return
    weapon = yield from with_what(fight, who, fleeing)
    blow = yield from aim(fight, who, fleeing, weapon, free_blow.FLEEING)
    yield Call("strike", strike, (who, fleeing, blow, free_blow.FLEEING))


def push(
    fight: View, attacker: Who, who: Who, shield: str, named: Defence | None = None
) -> Rule[None]:
    """A push with a shield, against which a foe defends as against any blow."""
    landed = yield from strike(fight, attacker, who, Blow(shield), "", named)
    if landed:
        metres = int(fight.sheet(attacker).weapon(shield).weight / 2)
        metres = yield from place.push(fight, attacker, who, metres)
        fight.put(attacker, "covered", "next")
        yield note("drachensturm.event.pushed", CLAUSE, who=attacker, foe=who, metres=metres)
