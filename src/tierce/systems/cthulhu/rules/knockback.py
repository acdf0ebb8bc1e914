"""Being driven back, into cover or a wall, and falling (cthulhu.knockback.obstacle)."""

from __future__ import annotations

from typing import NamedTuple

from tierce.dice import Dice
from tierce.fight.places import CELL
from tierce.fight.state import View
from tierce.ground import Cell
from tierce.script.effects import Choose, Option, Rule, Who
from tierce.systems.cthulhu.rules import conditions, place
from tierce.systems.cthulhu.rules.damage import Rider
from tierce.systems.cthulhu.rules.squares import PUSH as PUSHED

CLAUSE = "cthulhu.knockback.obstacle"
COVER, WALL = Dice(1, 3), Dice(1, 4)
AWAY, PUSH = -1, "push:"


class Stop(NamedTuple):
    """How far somebody is driven, and into what: "", "wall", "obstacle" or "somebody"; on a map,
    how many metres it falls there, and the square."""

    squares: int
    into: str
    fall: int = 0
    cell: Cell | None = None


def way(fight: View, who: Who, foe: Who) -> Rule[int]:
    """The direction in which a foe is driven, -1 for straight away from `who`; asked where both
    are on one square of a map."""
    if fight.ground is None or place.distance(fight, who, foe):
        return AWAY
    compass = fight.ground.grid.compass
    chosen: str = yield Choose(
        "push",
        who,
        tuple(Option(PUSH + name, facts={"way": name}) for name in compass),
        sees={"ask": "push"},
        label="cthulhu.ask.push",
        facts={"foe": foe},
    )
    return compass.index(chosen.removeprefix(PUSH))


def stop(fight: View, who: Who, foe: Who, squares: int, way: int = AWAY) -> Stop:
    """Where `who`, driven away from `foe`, comes to rest: at the first thing in the way."""
    if fight.ground is not None:
        by_map = squares, way, bool(fight.options.stopped_by_units), place.gone(fight)
        cell, far, into, fall = fight.between("blown", who, foe, *by_map)
        return Stop(far, into, fall, cell)
    found: list[tuple[int, str]] = []
    for thing in ("wall", "obstacle", "somebody"):
        at = place.stated(fight, who, thing, foe)
        if thing == "somebody" and not fight.options.stopped_by_units:
            continue
        if 0 < at <= squares:
            found.append((at, thing))
    return Stop(*min(found)) if found else Stop(squares, "")


def riders(fight: View, stop: Stop) -> tuple[Rider, ...]:
    """What striking a thing, or falling, adds to the damage of the blow."""
    fall = fall_dice(fight, stop.fall)
    if fall.number:
        return (Rider("fall", fall, PUSHED),)
    if not stop.into:
        return ()
    return (Rider(stop.into, WALL if stop.into == "wall" else COVER, CLAUSE),)


def fall_dice(fight: View, metres: int) -> Dice:
    """The damage of a fall: a D6 for each full 3 m, no dice below that."""
    return Dice(metres // fight.options.fall_metres)


def drive(fight: View, who: Who, foe: Who, stop: Stop) -> None:
    """Move `who` away from `foe`; what stood behind is nearer by as much."""
    conditions.leave(fight, who)
    if fight.ground is not None:
        fight.put(who, CELL, stop.cell)
        return
    place.set_distance(fight, who, foe, place.distance(fight, who, foe) + stop.squares)
    for thing in ("wall", "obstacle", "somebody"):
        at = place.stated(fight, who, thing, foe)
        if at:
            fight.set(who, "stated", (thing, foe), max(1, at - stop.squares))
