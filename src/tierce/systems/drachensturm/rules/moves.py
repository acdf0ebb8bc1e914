"""Moving at the start of a combat round (drachensturm.round, drachensturm.ground.move).

Readings: on a map more than a step is flight where it ends farther from a foe who reaches the
fighter, or from every foe and on no shorter way to the nearest; else it is a run. So whoever goes
around a wall to get at somebody does not flee.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tierce.fight.places import CELL
from tierce.fight.state import View
from tierce.fight.walking import nearest
from tierce.ground import Cell, Ground, cell_name
from tierce.script.effects import Choose, Facts, Option, Rule, Who, note
from tierce.systems.drachensturm.rules import arms, flight, free_blow, place, squares

CLAUSE = place.CLAUSE
STAY, FLEE, BACK, STEP, RUN = "stay", "flee", "step-back", "step", "run"
#: How a flight is told that gives no free blows.
COVERED = "flee-covered"
TO = "to:"


def move(fight: View, who: Who) -> Rule[None]:
    """Where a fighter goes before the blows are struck; lying or bound, nowhere."""
    if free_blow.helpless(fight, who) or fight.read(who, "fallen"):
        return
    ground = fight.ground
    options = tuple(_ways(fight, who) if ground is None else _squares(fight, ground, who))
    if not options:
        return
    facts: Facts = {"way": STAY, "foe": "", "cell": "", "metres": 0}
    chosen = yield Choose(
        "move",
        who,
        (Option(STAY, facts=facts), *options),
        sees=lambda: {"ask": "move", "near": _foe_in_reach(fight, who)},
        label="drachensturm.ask.move" if ground is None else "drachensturm.ask.square",
    )
    taken = next((each.facts for each in options if each.id == chosen), facts)
    if taken["way"] in (FLEE, COVERED, place.FLIGHT):
        yield from flight.flee(fight, who, taken["metres"], taken.get("cell", ""))
    elif taken["way"] != STAY:
        yield from _go(fight, who, taken)


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


def _squares(fight: View, ground: Ground, who: Who) -> Iterator[Option]:
    """Squares to go to, each with how many squares it then is on foot to the nearest foe, none
    where one is in reach."""
    here, speed, reach = fight.read(who, CELL), fight.sheet(who).speed, arms.longest(fight, who)
    most = place.step(fight, who) if fight.read(who, "lame") else speed
    foes, covered = place.standing_foes(fight, who), fight.read(who, "covered") == "now"
    known = {fight.read(foe, CELL): arms.reaches(fight, foe, who) for foe in foes}
    goals = frozenset(known)
    struck = {cell for foe in goals for cell in squares.in_reach(ground, foe, reach)}
    for cell, metres in fight.between("ways", who, most):
        way = place.movement(speed, metres, _away(ground, here, cell, known))
        facts: Facts = {
            "way": COVERED if way == place.FLIGHT and covered else way,
            "cell": cell_name(ground.grid, cell),
            "metres": metres,
            "near": 0 if cell in struck else nearest(ground, cell, goals),
        }
        yield Option(TO + facts["cell"], facts=facts)


def _away(ground: Ground, here: Cell, cell: Cell, foes: Mapping[Cell, bool]) -> bool:
    """Whether a movement leads away from a foe who reaches the fighter, or from every foe."""
    grid, goals = ground.grid, frozenset(foes)
    farther = [foe for foe in foes if grid.distance(cell, foe) > grid.distance(here, foe)]
    if any(foes[foe] for foe in farther):
        return True
    shorter = nearest(ground, cell, goals) < nearest(ground, here, goals)
    return len(farther) == len(foes) and not shorter


def _go(fight: View, who: Who, facts: Facts) -> Rule[None]:
    """A step back from every foe, a step or run towards one, or to a square of the map."""
    way, metres = facts["way"], facts["metres"]
    if place.movement(fight.sheet(who).speed, metres) == RUN:
        fight.put(who, "moved", "ran")
    if fight.ground is not None:
        yield from place.go(fight, who, way, metres, facts["cell"])
        return
    foes = fight.read(who, "foes") if way == BACK else (Who(facts["foe"]),)
    for foe in foes:
        away = place.distance(fight, who, foe)
        place.set_distance(fight, who, foe, away + metres if way == BACK else away - metres)
    yield note("drachensturm.event.move", CLAUSE, who=who, way=way, foe=facts["foe"], metres=metres)
