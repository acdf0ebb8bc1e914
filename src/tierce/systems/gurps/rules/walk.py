"""Going somewhere: without a map towards a foe or away from one (gurps.manoeuvre.move)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Choose, Facts, Moment, Option, Rule, Who, note
from tierce.systems.gurps.rules import arms, going, move, on_map, place, posture

TOWARDS, AWAY = "towards", "away"
#: Towards a foe, but only until the longest weapon reaches it.
TO_REACH = "to-reach"


def walk(
    fight: View, who: Who, site: str, label: str, clause: str, yards: int, back: bool = True
) -> Rule[int]:
    """Ask where to go, at most `yards`, `back` too or only forward; the yards gone, which count
    as moved in this turn. Nothing is asked where there is nowhere to go."""
    if fight.ground is not None:
        how = _how(fight, who, site, back)
        return (yield from going.walk(fight, who, site, label, clause, yards, how))
    options = tuple(_ways(fight, who, yards, back))
    if not options:
        return 0
    chosen = yield Choose(
        site, who, (Option("stay"), *options), sees=lambda: {"ask": site}, label=label
    )
    if chosen == "stay":
        return 0
    way, _, name = chosen.partition(":")
    foe = Who(name)
    away = place.distance(fight, who, foe)
    gone = yards
    if way != AWAY:
        near = place.IN_REACH if way == TOWARDS else arms.longest_reach(fight, who)
        way, gone = TOWARDS, min(yards, away - near)
    place.come_to(fight, who, foe, away - gone if way == TOWARDS else away + gone)
    fight.put(who, "moved", fight.read(who, "moved") + gone)
    yield note("gurps.event.move", clause, who=who, foe=foe, yards=gone, way=way)
    yield Moment(f"{site}-reached", "moved", (who, foe, gone if way == TOWARDS else -gone))
    return gone


def _how(fight: View, who: Who, site: str, back: bool) -> str:
    """How a fighter goes on a map: forward, by a step, or as it likes (gurps.ground.move)."""
    if not back:
        return on_map.FORWARD
    step = site == "step" and fight.read(who, "choice") != "increased-dodge"
    return on_map.STEP if step else on_map.MOVE


def _ways(fight: View, who: Who, yards: int, back: bool) -> Iterator[Option]:
    if yards <= 0:
        return
    for foe in fight.read(who, "foes"):
        if fight.read(foe, "out"):
            continue
        known: Facts = {"foe": foe, "yards": place.distance(fight, who, foe)}
        if place.distance(fight, who, foe) > place.IN_REACH:
            yield Option(f"{TOWARDS}:{foe}", facts=known)
            if _stops_short(fight, who, foe, yards):
                yield Option(f"{TO_REACH}:{foe}", facts=known)
        if back:
            yield Option(f"{AWAY}:{foe}", facts=known)


def _stops_short(fight: View, who: Who, foe: Who, yards: int) -> bool:
    """Whether the longest weapon reaches a foe before the fighter has gone as near as it can."""
    if posture.close_only(posture.of(fight, who)):
        return False
    away, reach = place.distance(fight, who, foe), arms.longest_reach(fight, who)
    return max(away - yards, place.IN_REACH) < reach < away


def step(fight: View, who: Who) -> Rule[None]:
    """The step of a maneuver that strikes nobody, where it was not spent on standing up or
    kneeling down (gurps.manoeuvre.one-per-turn)."""
    if fight.read(who, "choice") not in posture.AFTER_STEP:
        stride = move.stride(fight, who)
        yield from walk(fight, who, "step", "gurps.ask.step", move.STEP, stride)


def left_step(fight: View, who: Who) -> Rule[None]:
    """The step that an Attack or a Feint has not needed to come near: it may be taken afterwards
    (gurps.turn.step).

    Reading: who fights without distances, nobody having said how far any foe is, is not asked.
    """
    told = (place.distance_in_sight(fight, who, foe) for foe in fight.read(who, "foes"))
    if fight.read(who, "step_left") and any(yards is not None for yards in told):
        fight.put(who, "step_left", False)
        stride = move.stride(fight, who)
        yield from walk(fight, who, "step", "gurps.ask.step", move.STEP, stride)
