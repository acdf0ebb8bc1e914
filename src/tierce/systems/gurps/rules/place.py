"""Where fighters are to each other: facts the GM states, with defaults where nobody did.

A map, where there is one, supplies the same facts. Distances are in yards; a fact is stated of a
fighter and another: `arc` is where the other's blow comes from, as the fighter faces.
"""

from __future__ import annotations

from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Who

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
    """A fact about `who` and `other`, as stated or by default."""
    return fight.entry(who, "stated", (fact, other), DEFAULTS[fact])


def distance(fight: View, one: Who, other: Who) -> int:
    """Yards between two fighters."""
    yards: int = stated(fight, one, "distance", other)
    return yards


def stated_distance(fight: View, one: Who, other: Who) -> int | None:
    """Yards between two fighters where somebody stated them; None where nobody did."""
    yards: int | None = 0 if one == other else fight.entry(one, "stated", ("distance", other), None)
    return yards


def come_to(fight: View, one: Who, other: Who, yards: int) -> None:
    """The two are now this far apart."""
    fight.set(one, "stated", ("distance", other), yards)
    fight.set(other, "stated", ("distance", one), yards)


def cover(fight: View, who: Who, other: Who) -> None:
    """`who` is now wholly behind cover from the other."""
    fight.set(who, "stated", ("cover", other), "full")
