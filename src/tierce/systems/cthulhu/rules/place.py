"""Where fighters are to each other: facts the keeper states, with defaults where nobody did.

A map, where there is one, supplies the same facts. Distances are in squares of one metre; a fact
is stated of a fighter and another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.script.effects import Who

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
    squares: int = stated(fight, who, "distance", other)
    return squares


def touches(fight: View, who: Who, other: Who) -> bool:
    """Whether two are in touch: on one square; by option on the next too."""
    most = NEXT if fight.options.touch == "next-square" else 0
    return distance(fight, who, other) <= most


def set_distance(fight: View, who: Who, other: Who, squares: int) -> None:
    """Two are so far apart from here on."""
    fight.set(who, "stated", ("distance", other), squares)
    fight.set(other, "stated", ("distance", who), squares)


def covered(fight: View, who: Who, other: Who) -> bool:
    """Whether an object stands between two; whoever stands there is none."""
    return bool(stated(fight, who, "cover", other))


# ---------------------------------------------------------------- things to hide behind


def near(fight: View, who: Who) -> Iterator[str]:
    """What a fighter may hide behind: objects on its own or a next square that still stand."""
    for thing, _ in fight.read(who, "near"):
        if left(fight, thing) != 0:
            yield thing


def size(fight: View, thing: str) -> int:
    """The SIZ of an object."""
    points: int = fight.entry(FIELD, "objects", thing)
    return points


def left(fight: View, thing: str) -> int | None:
    """What is left of an object's durability, None where the keeper set none."""
    points: int | None = fight.entry(FIELD, "objects-left", thing, None)
    return points


def leave(fight: View, who: Who) -> None:
    """After a run nothing is near any more that was."""
    for thing, _ in fight.read(who, "near"):
        fight.set(who, "near", thing, None)
