"""Where fighters stand to each other, and moving (drachensturm.round).

Readings: nobody is nearer than a metre; where no distance is stated two stand that near. A step,
up to a tenth of the speed, leaves attack and parries; more costs both.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who

CLAUSE = "drachensturm.round"
NEAR = 1
STEPS_IN_SPEED = 10


def distance(fight: View, who: Who, other: Who) -> int:
    """Metres between two."""
    metres: int = fight.entry(who, "stated", ("distance", other), NEAR)
    return metres


def set_distance(fight: View, who: Who, other: Who, metres: int) -> None:
    """Put two so many metres apart."""
    fight.set(who, "stated", ("distance", other), metres)
    fight.set(other, "stated", ("distance", who), metres)


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
    return "flight" if away else "run"


def standing_foes(fight: View, who: Who) -> tuple[Who, ...]:
    """The foes of a fighter who are in the fight."""
    return tuple(foe for foe in fight.read(who, "foes") if not fight.read(foe, "out"))
