"""Where fighters stand to each other, on a map or as stated, and moving (drachensturm.round).

Readings: nobody is nearer than a metre; where no distance is stated two stand that near. A step,
up to a tenth of the speed, leaves attack and parries; more costs both.
"""

from __future__ import annotations

from tierce.fight.places import CELL
from tierce.fight.state import View
from tierce.fight.walking import Pushed
from tierce.ground import cell_named
from tierce.script.effects import Rule, Who, note
from tierce.systems.drachensturm.rules import squares

CLAUSE = "drachensturm.round"
NEAR = 1
FLIGHT = "flight"
STEPS_IN_SPEED = 10


def within(fight: View, who: Who, other: Who, metres: int) -> bool:
    """Whether a fighter reaches another with what reaches so far (drachensturm.ground.reach)."""
    if fight.ground is not None:
        return bool(fight.between("within", who, other, metres))
    return distance(fight, who, other) <= metres


def distance(fight: View, who: Who, other: Who) -> int:
    """Metres between two, as stated."""
    metres: int = fight.entry(who, "stated", ("distance", other), NEAR)
    return metres


def set_distance(fight: View, who: Who, other: Who, metres: int) -> None:
    """Put two so many metres apart."""
    fight.set(who, "stated", ("distance", other), metres)
    fight.set(other, "stated", ("distance", who), metres)


def go(fight: View, who: Who, way: str, metres: int, square: str) -> Rule[None]:
    """A fighter goes to a square of the map, by its name (drachensturm.ground.move)."""
    assert fight.ground is not None, "only on a map"
    fight.put(who, CELL, cell_named(fight.ground.grid, square))
    told = {"way": way, "metres": metres, "cell": square}
    yield note("drachensturm.event.goes", CLAUSE, squares.MOVE, who=who, **told)


def push(fight: View, by: Who, who: Who, metres: int) -> Rule[int]:
    """Push a fighter so far away; how many metres farther off it is, which on a map a wall, the
    edge or somebody in the way may end (drachensturm.ground.move)."""
    if fight.ground is None:
        set_distance(fight, by, who, distance(fight, by, who) + metres)
        return metres
    pushed: Pushed = fight.between("pushed", who, by, metres)
    if pushed.stop is not None:
        yield note("drachensturm.event.stopped", squares.MOVE, who=who, what=pushed.stop)
    if pushed.cell != fight.read(who, CELL):
        fight.put(who, CELL, pushed.cell)
    return int(pushed.gained)


def stated(fight: View, who: Who, fact: str, other: Who) -> bool:
    """Whether the GM stated this of `who` towards another."""
    return bool(fight.entry(who, "stated", (fact, other), False))


def step(fight: View, who: Who) -> int:
    """Metres that may be gone beside attack and parries."""
    speed: int = fight.sheet(who).speed
    return speed // STEPS_IN_SPEED


def movement(speed: int, metres: int, away: bool = False) -> str:
    """What going so far is: "stay", "step", "run", or "flight" where it leads away."""
    if metres == 0:
        return "stay"
    if STEPS_IN_SPEED * metres <= speed:
        return "step"
    return FLIGHT if away else "run"


def standing_foes(fight: View, who: Who) -> tuple[Who, ...]:
    """The foes of a fighter who are in the fight."""
    return tuple(foe for foe in fight.read(who, "foes") if not fight.read(foe, "out"))
