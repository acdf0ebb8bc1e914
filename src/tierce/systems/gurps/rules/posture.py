"""What a posture does to attacks, defences and movement (gurps.posture.effects).

Reading: thirds of Move are rounded down, and a lying fighter moves its yard only where it has one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value
from tierce.systems.gurps.rules.injury import kind

CLAUSE = "gurps.posture.effects"
CHANGE = "gurps.manoeuvre.change-posture"
LABEL = "gurps.part.posture"
STANDING = "standing"
PRONE = "prone"
LYING = (PRONE, "face-up")
#: What nobody stands without.
_LEGS = ("leg", "foot")
#: What the step of another maneuver may be spent on, by posture; and what becomes of it
#: (gurps.manoeuvre.change-posture).
BY_STEP = {"kneeling": "stand", STANDING: "kneel"}
AFTER_STEP = {"stand": STANDING, "kneel": "kneeling"}


class Figures(NamedTuple):
    """Modifiers of a posture: its own melee attacks, its defences, ranged attacks on it."""

    attack: int
    defence: int
    target: int
    move: Callable[[int], int]


def _lying_move(move: int) -> int:
    return min(1, move)


_ON_THE_GROUND = Figures(-4, -3, -2, _lying_move)
FIGURES: dict[str, Figures] = {
    STANDING: Figures(0, 0, 0, lambda move: move),
    "crouching": Figures(-2, 0, -2, lambda move: move * 2 // 3),
    "kneeling": Figures(-2, -2, -2, lambda move: move // 3),
    "crawling": Figures(-4, -3, -2, lambda move: move // 3),
    "sitting": Figures(-2, -2, -2, lambda move: 0),
    **dict.fromkeys(LYING, _ON_THE_GROUND),
}


def of(fight: View, who: Who) -> str:
    """A fighter's posture."""
    posture: str = fight.read(who, "posture")
    return posture


#: What Change Posture names; crouching is left to the GM's hand.
CHANGES = ("standing", "kneeling", "crawling", "sitting", "prone", "face-up")


def _part(amount: int, posture: str) -> Value:
    if amount:
        yield Part(amount, LABEL, CLAUSE, {"posture": posture})


def attack(fight: View, who: Who) -> Value:
    """What the fighter's posture does to its melee attacks (gurps.posture.effects)."""
    posture = of(fight, who)
    yield from _part(FIGURES[posture].attack, posture)


def defence(fight: View, who: Who) -> Value:
    """What the fighter's posture does to its defences (gurps.posture.effects)."""
    posture = of(fight, who)
    yield from _part(FIGURES[posture].defence, posture)


def target(fight: View, who: Who) -> Value:
    """What the fighter's posture does to ranged attacks on it (gurps.posture.effects)."""
    posture = of(fight, who)
    yield from _part(FIGURES[posture].target, posture)


def move(fight: View, who: Who, yards: int) -> Value:
    """What the fighter's posture takes from a Move of `yards` (gurps.posture.effects)."""
    posture = of(fight, who)
    yield from _part(FIGURES[posture].move(yards) - yards, posture)


def close_only(posture: str) -> bool:
    """Whether melee attacks from a posture reach into close combat only."""
    return posture == "crawling"


def is_sitting(posture: str) -> bool:
    """Whether a posture is sitting, in which nobody gets anywhere."""
    return posture == "sitting"


def is_lying(posture: str) -> bool:
    """Whether a posture is lying, on either side."""
    return posture in LYING


def is_lame(fight: View, who: Who) -> bool:
    """Whether a leg or foot is of no use, so that the fighter cannot stand
    (gurps.injury.states)."""
    return any(kind(place) in _LEGS for place, _ in fight.read(who, "crippled"))


def changes_from(posture: str, lame: bool = False) -> tuple[str, ...]:
    """The postures one Change Posture leads to: from lying, or with a leg that is of no use, not to
    the feet (gurps.manoeuvre.change-posture)."""
    barred = STANDING if lame or is_lying(posture) else ""
    return tuple(each for each in CHANGES if each not in (posture, barred))


def fall(fight: View, who: Who) -> bool:
    """The fighter now lies: prone, unless it lay already. Whether it fell."""
    if is_lying(of(fight, who)):
        return False
    fight.put(who, "posture", PRONE)
    return True
