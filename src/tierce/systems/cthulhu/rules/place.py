"""Where fighters are to each other: facts the keeper states, with defaults where nobody did.

A map, where there is one, supplies the same facts (cthulhu.ground.squares); a drop that somebody
stated all the same goes before the map's. Distances are in squares of one metre; a fact is stated
of a fighter and another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tierce.fight.places import CELL
from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.ground import Cell
from tierce.script.effects import Who
from tierce.systems.cthulhu.rules import squares

#: The next square: in reach of melee, not in touch.
NEXT = 1

#: What may be stated about a fighter and another, with what holds where nothing is stated.
DEFAULTS: dict[str, Any] = {
    "distance": NEXT,
    #: whether an object stands between the two
    "cover": False,
    #: squares behind the fighter, seen from the other, to a wall, to cover, to somebody; 0: none
    "wall": 0,
    "obstacle": 0,
    "somebody": 0,
    #: what the ground under the other takes from its attacks on the fighter, in per cent
    "footing": 0,
    #: metres that the fighter falls where the other throws it
    "drop": 0,
}


def stated(fight: View, who: Who, fact: str, other: Who) -> Any:
    """What is stated of a fighter and another, or the default."""
    return fight.entry(who, "stated", (fact, other), DEFAULTS[fact])


def distance(fight: View, who: Who, other: Who) -> int:
    """Squares between two fighters; 0 for oneself and on one square."""
    if who == other:
        return 0
    if fight.ground is not None:
        far: int = fight.between("distance", who, other)
    else:
        far = stated(fight, who, "distance", other)
    return far


def sees(fight: View, who: Who, other: Who) -> bool:
    """Whether no wall of a map stands between two."""
    return fight.ground is None or bool(fight.between("sight", who, other, gone(fight)))


def touches(fight: View, who: Who, other: Who) -> bool:
    """Whether two are in touch: on one square; by option on the next too."""
    most = NEXT if fight.options.touch == "next-square" else 0
    return distance(fight, who, other) <= most and sees(fight, who, other)


def reaches(fight: View, who: Who, foe: Who, reach: int, step: int) -> bool:
    """Whether a blow reaches somebody, so many squares walked with it."""
    far = distance(fight, who, foe)
    if far <= reach and sees(fight, who, foe):
        return True
    if fight.ground is None:
        return far <= reach + step
    return bool(step) and far <= reach + step and steps_to(fight, who, foe) is not None


def steps_to(fight: View, who: Who, foe: Who) -> Cell | None:
    """The square of a map to which somebody steps nearer to a foe, None where it cannot."""
    cell: Cell | None = fight.between("approach", who, foe, step(fight), gone(fight))
    return cell


def step(fight: View) -> int:
    """How far up or down somebody steps on a map, in metres."""
    metres: int = fight.options.step_metres
    return metres


def set_distance(fight: View, who: Who, other: Who, far: int) -> None:
    """Two are so far apart from here on."""
    fight.set(who, "stated", ("distance", other), far)
    fight.set(other, "stated", ("distance", who), far)


def join(fight: View, who: Who, other: Who) -> None:
    """Somebody goes to another's square."""
    if fight.ground is not None:
        fight.put(who, CELL, fight.read(other, CELL))
    else:
        set_distance(fight, who, other, 0)


def footing(fight: View, who: Who, foe: Who) -> int:
    """What the ground under an attacker takes from its attack, in per cent."""
    if fight.ground is not None:
        lost: int = fight.between("footing", who)
    else:
        lost = stated(fight, foe, "footing", who)
    return lost


def covered(fight: View, who: Who, other: Who, but: tuple[str, ...] = ()) -> bool:
    """Whether an object stands between two; whoever stands there is none. Objects of a map may be
    left out."""
    if fight.ground is None:
        return bool(stated(fight, who, "cover", other))
    return bool(fight.between("covered", who, other, (*gone(fight), *but)))


# ---------------------------------------------------------------- things to hide behind


def near(fight: View, who: Who) -> Iterator[str]:
    """What a fighter may hide behind: objects on its own or a next square that still stand."""
    for thing in _things(fight, who):
        if left(fight, thing) != 0:
            yield thing


def _things(fight: View, who: Who) -> Iterator[str]:
    if fight.ground is None:
        near: Iterable[str] = (thing for thing, _ in fight.read(who, "near"))
    else:
        near = fight.between("things", who, gone(fight))
    yield from (thing for thing in near if _size(fight, thing) is not None)


def size(fight: View, thing: str) -> int:
    """The SIZ of an object."""
    points = _size(fight, thing)
    assert points is not None, "nobody hides behind what has no SIZ"
    return points


def _size(fight: View, thing: str) -> int | None:
    """The SIZ that the keeper gave an object, else that of the map."""
    drawn = None if fight.ground is None else squares.sizes(fight.ground).get(thing)
    points: int | None = fight.entry(FIELD, "objects", thing, drawn)
    return points


def gone(fight: View) -> tuple[str, ...]:
    """The objects that are used up."""
    return tuple(thing for thing, points in fight.read(FIELD, "objects-left") if points == 0)


def left(fight: View, thing: str) -> int | None:
    """What is left of an object's durability, None where the keeper set none."""
    points: int | None = fight.entry(FIELD, "objects-left", thing, None)
    return points


def leave(fight: View, who: Who) -> None:
    """After a run nothing is near any more that was."""
    for thing, _ in fight.read(who, "near"):
        fight.set(who, "near", thing, None)
