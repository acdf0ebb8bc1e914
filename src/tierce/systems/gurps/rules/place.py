"""Where fighters are to each other: facts the GM states, with defaults where nobody did.

A map, where there is one, supplies the same facts. Distances are in yards; a fact is stated of a
fighter and another: `arc` is where the other's blow comes from, as the fighter faces.

Readings: the main hand is the right one, so that a shield in the off hand is on the left. What a
map does not know is stated still: speed, who is not seen, who is braced; and whom a cone or an
area catches whose weapon does not say how large it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tierce.fight.state import View
from tierce.ground import Cell
from tierce.script.effects import Who
from tierce.systems.gurps.rules import arms, on_map

IN_REACH = 1
ARCS = ("front", "shield-side", "side", "rear")

#: What may be stated about a fighter and another, with what holds where nothing is stated.
DEFAULTS: dict[str, Any] = {
    "distance": IN_REACH,
    "arc": "front",
    #: what the fighter stands behind, seen from the other
    "cover": "none",
    #: yards a second that the fighter moves, where that makes it harder to shoot
    "speed": 0,
    #: the other is known to be there, but not seen
    "unseen": False,
    #: the fighter does not perceive the other's attack at all
    "unaware": False,
    #: feet the other stands higher
    "higher": 0,
    #: yards from the line of an attack on the other, for a rescuer (None: not near)
    "line": None,
    #: whether there is room to step back from the other
    "room": True,
    #: yards to where the ground hides the fighter from the other (None: not near)
    "shelter": None,
    #: whether a cone or an area that the other fills holds the fighter too
    "caught": False,
    #: the other has its weapon braced when it aims at the fighter
    "braced": False,
}


def stated(fight: View, who: Who, fact: str, other: Who) -> Any:
    """A fact about `who` and `other`: from the map, as stated, or by default."""
    if fight.ground is not None and fact in FROM_THE_MAP:
        return FROM_THE_MAP[fact](fight, who, other)
    return fight.entry(who, "stated", (fact, other), DEFAULTS[fact])


def _arc(fight: View, who: Who, other: Who) -> str:
    """From which arc a blow comes; from the side of the shield where one is on that arm
    (gurps.ground.facing)."""
    arc: str = fight.between("arc", who, other)
    hand = {"left": arms.OFF, "right": arms.MAIN}.get(arc)
    if hand is None:
        return "rear" if arc == "rear" else "front"
    shield = fight.sheet(who).shield
    on_arm = shield is not None and arms.held(fight, who, hand) == shield.name
    return "shield-side" if on_arm else "side"


#: What a map tells of a fighter and another.
FROM_THE_MAP: Mapping[str, Callable[[View, Who, Who], Any]] = {
    "distance": lambda fight, who, other: fight.between("distance", who, other),
    "arc": _arc,
    "cover": lambda fight, who, other: fight.between("cover", who, other),
    "higher": lambda fight, who, other: fight.between("rise", who, other),
    "room": lambda fight, who, other: fight.between("room", who, other),
}


def distance(fight: View, one: Who, other: Who) -> int:
    """Yards between two fighters."""
    yards: int = stated(fight, one, "distance", other)
    return yards


def distance_in_sight(fight: View, one: Who, other: Who) -> int | None:
    """Yards from what happens where `one` is to another: None where nobody stated them, or where
    a wall stands between."""
    if one == other:
        return 0
    if fight.ground is None:
        yards: int | None = fight.entry(one, "stated", ("distance", other), None)
        return yards
    return distance(fight, one, other) if fight.between("line-of-fire", one, other).open else None


def approach(
    fight: View, who: Who, foe: Who, yards: int, how: str, least: int, most: int
) -> int | None:
    """Yards to go until a foe is in reach, at most `yards`: below 0 to go back from it; None where
    it is not to be reached (gurps.manoeuvre.attack)."""
    away = distance(fight, who, foe)
    # a yard of going up is worth more than one of distance, but never two
    if fight.ground is not None and away - 2 * yards <= most:
        needed: int = fight.between("approach", who, foe, yards, how, least, most)
        return None if needed == on_map.NOWHERE else needed
    if away < least and distance_in_sight(fight, who, foe) is not None:
        clear = yards >= least - away and how != on_map.FORWARD and stated(fight, who, "room", foe)
        return away - least if clear else None
    return None if away - yards > most else max(0, away - most)


def turned(fight: View, who: Who, foe: Who, yards: int, how: str) -> int | None:
    """Yards it takes to turn to a foe; None where a fighter cannot (gurps.ground.facing)."""
    if fight.ground is None:
        return 0
    found = fight.between("turn", who, foe, yards, how)
    return None if found is None else found[1]


def line(fight: View, rescuer: Who, target: Who, attacker: Who, step: int) -> bool:
    """Whether a step brings a rescuer between a target and its attacker."""
    if fight.ground is not None:
        return fight.between("between", rescuer, target, attacker, step) is not None
    yards: int | None = stated(fight, rescuer, "line", target)
    return yards is not None and yards <= step


def in_cone(fight: View, who: Who, attacker: Who, target: Who, length: int, width: int) -> bool:
    """Whether a cone holds a fighter: `length` yards long, `width` wide there, 0 if unknown."""
    if fight.ground is None or not width:
        return bool(stated(fight, who, "caught", attacker))
    return bool(fight.between("in-cone", who, attacker, target, length, width))


def in_area(fight: View, who: Who, attacker: Who, target: Who, radius: int) -> bool:
    """Whether an area around a target holds a fighter: so many yards around, 0 if unknown."""
    if fight.ground is None or not radius:
        return bool(stated(fight, who, "caught", attacker))
    return bool(fight.between("in-area", who, target, radius))


def is_hidden(fight: View, who: Who, other: Who) -> bool:
    """Whether the map covers a fighter wholly from where another is (gurps.ground.cover)."""
    return fight.ground is not None and stated(fight, who, "cover", other) == on_map.ALL


def shelter(fight: View, who: Who, other: Who, step: int, centre: Cell | None = None) -> bool:
    """Whether a step brings a fighter behind cover from another; on a map from what starts at a
    `centre`, where there is one."""
    if fight.ground is not None:
        return shelter_cell(fight, who, other, step, centre) is not None
    yards: int | None = stated(fight, who, "shelter", other)
    return yards is not None and yards <= step


def shelter_cell(
    fight: View, who: Who, other: Who, step: int, centre: Cell | None = None
) -> Cell | None:
    """The hex of a map that a step brings a fighter behind cover in."""
    found: Cell | None
    if centre is None:
        found = fight.between("shelter", who, other, step)
    else:
        found = fight.between("shelter-from", who, centre, step)
    return found


def come_to(fight: View, one: Who, other: Who, yards: int) -> None:
    """The two are now this far apart."""
    fight.set(one, "stated", ("distance", other), yards)
    fight.set(other, "stated", ("distance", one), yards)


def cover_clause(fight: View) -> str:
    """What makes cover count: the map, or what somebody stated of it."""
    return "gurps.attack.modifiers" if fight.ground is None else "gurps.ground.cover"


def cover(fight: View, who: Who, other: Who) -> None:
    """`who` is now wholly behind cover from the other."""
    fight.set(who, "stated", ("cover", other), "full")
