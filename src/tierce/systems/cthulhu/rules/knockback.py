"""Being driven back, into cover or a wall, and falling (cthulhu.knockback.obstacle)."""

from __future__ import annotations

from typing import NamedTuple

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.cthulhu.rules import conditions, place
from tierce.systems.cthulhu.rules.damage import Rider

CLAUSE = "cthulhu.knockback.obstacle"
COVER, WALL = Dice(1, 3), Dice(1, 4)


class Stop(NamedTuple):
    """How far somebody is driven, and into what: "", "wall", "obstacle" or "somebody"."""

    squares: int
    into: str


def stop(fight: View, who: Who, foe: Who, squares: int) -> Stop:
    """Where `who`, driven away from `foe`, comes to rest: at the first thing in the way."""
    found: list[tuple[int, str]] = []
    for thing in ("wall", "obstacle", "somebody"):
        at = place.stated(fight, who, thing, foe)
        if thing == "somebody" and not fight.options.stopped_by_units:
            continue
        if 0 < at <= squares:
            found.append((at, thing))
    return Stop(*min(found)) if found else Stop(squares, "")


def riders(into: str) -> tuple[Rider, ...]:
    """What striking the thing adds to the damage of the blow."""
    if not into:
        return ()
    return (Rider(into, WALL if into == "wall" else COVER, CLAUSE),)


def fall_dice(fight: View, metres: int) -> Dice:
    """The damage of a fall: a D6 for each full 3 m, no dice below that."""
    return Dice(metres // max(1, fight.options.fall_metres))


def drive(fight: View, who: Who, foe: Who, stop: Stop) -> None:
    """Move `who` away from `foe`; what stood behind is nearer by as much."""
    conditions.leave(fight, who)
    place.set_distance(fight, who, foe, place.distance(fight, who, foe) + stop.squares)
    for thing in ("wall", "obstacle", "somebody"):
        at = place.stated(fight, who, thing, foe)
        if at:
            fight.set(who, "stated", (thing, foe), max(1, at - stop.squares))
