"""Moving at the start of a combat round (drachensturm.round)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Choose, Facts, Option, Rule, Who, note
from tierce.systems.drachensturm.rules import arms, flight, free_blow, place

CLAUSE = place.CLAUSE
STAY, FLEE, BACK, STEP, RUN = "stay", "flee", "step-back", "step", "run"
#: How a flight is told that gives no free blows.
COVERED = "flee-covered"


def move(fight: View, who: Who) -> Rule[None]:
    """Where a fighter goes before the blows are struck; lying or bound, nowhere."""
    if free_blow.helpless(fight, who) or fight.read(who, "fallen"):
        return
    options = tuple(_ways(fight, who))
    if not options:
        return
    facts: Facts = {"way": STAY, "foe": "", "metres": 0}
    chosen = yield Choose(
        "move",
        who,
        (Option(STAY, facts=facts), *options),
        sees=lambda: {"ask": "move", "near": _foe_in_reach(fight, who)},
        label="drachensturm.ask.move",
    )
    if chosen == FLEE:
        yield from flight.flee(fight, who)
    elif chosen != STAY:
        taken = next(each for each in options if each.id == chosen)
        yield from _go(fight, who, taken.facts)


def _foe_in_reach(fight: View, who: Who) -> bool:
    return any(arms.reaches(fight, who, foe) for foe in place.standing_foes(fight, who))


def _ways(fight: View, who: Who) -> Iterator[Option]:
    foes, step = place.standing_foes(fight, who), place.step(fight, who)
    near = [foe for foe in foes if place.distance(fight, who, foe) <= arms.longest(fight, foe)]
    for foe in foes:
        away = place.distance(fight, who, foe) - arms.longest(fight, who)
        if away > 0 and step > 0:
            yield _way(STEP, foe, min(step, away))
        if away > step and not fight.read(who, "lame"):
            yield _way(RUN, foe, min(fight.sheet(who).speed, away))
    if near and step > 0:
        yield Option(BACK, facts={"way": BACK, "foe": "", "metres": step})
    speed = fight.sheet(who).speed
    if foes and speed > step and not fight.read(who, "lame"):
        covered = fight.read(who, "covered") == "now"
        way = COVERED if covered else FLEE
        yield Option(FLEE, facts={"way": way, "foe": "", "metres": speed})


def _way(way: str, foe: Who, metres: int) -> Option:
    return Option(f"{way}:{foe}", facts={"way": way, "foe": foe, "metres": metres})


def _go(fight: View, who: Who, facts: Facts) -> Rule[None]:
    """A step back from every foe, or a step or run towards one."""
    way, metres = facts["way"], facts["metres"]
    foes = fight.read(who, "foes") if way == BACK else (Who(facts["foe"]),)
    for foe in foes:
        away = place.distance(fight, who, foe)
        place.set_distance(fight, who, foe, away + metres if way == BACK else away - metres)
    if place.movement(fight.sheet(who).speed, metres) == "run":
        fight.put(who, "moved", "ran")
    yield note("drachensturm.event.move", CLAUSE, who=who, way=way, foe=facts["foe"], metres=metres)
