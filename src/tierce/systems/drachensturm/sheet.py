"""What the rules know of a fighter: immutable, hashable, worked out before the fight.

Distances are in metres, weights in kilograms. Nothing here changes while a fight goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tierce.dice import Dice

#: Where a blow can land, each with life points and armour of its own.
PARTS = ("head", "chest", "belly", "left-arm", "right-arm", "left-leg", "right-leg")
#: Where a blow lands that was not aimed.
CHEST = "chest"
ARMS = ("right-arm", "left-arm")
LEGS = ("left-leg", "right-leg")
#: Parts without whose life points nobody fights on.
VITAL = ("head", "chest", "belly")
TALENTS = ("shield-push",)
#: How well a weapon is known: trained, untrained within its group, untrained outside any.
TRAINING = ("trained", "related", "untrained")
#: Life points of a part where none are stated.
LIFE = 10


NO_POINTS = Dice(0)


@dataclass(frozen=True)
class Weapon:
    """A weapon or shield. `pwf` None cannot parry; `points` are what it does to who is hit.

    `hands` 0 is worn on an arm. A `natural` one is part of the body, so it is always at hand.
    `reach` is how far away, in metres, its user can stand from who is struck, a stride included.
    """

    name: str
    points: Dice = NO_POINTS
    awf: int = 0
    pwf: int | None = None
    hands: int = 1
    shield: bool = False
    natural: bool = False
    training: str = "trained"
    weight: Fraction = Fraction(0)
    reach: int = 3


@dataclass(frozen=True)
class Armour:
    """A suit of armour and what it does to AGw and PGw."""

    name: str
    agw: int = 0
    pgw: int = 0


@dataclass(frozen=True)
class Sheet:
    """A fighter. `agw` and `pgw` are before armour.

    `speed` is how far it moves in a combat round; `bonus` is added to the points of its weapons.
    `main` and `off` name what the right and the left hand hold at the start ("" is empty; a
    two-handed weapon stands in `main` alone), `others` what is worn on an arm or held in more
    arms. `le` has the life points of parts where they are not LIFE, `rs` the armour of parts.
    """

    agw: int = 8
    pgw: int = 8
    re: int = 50
    ko: int = 50
    speed: int = 10
    bonus: int = 0
    attacks: int = 1
    arms: int = 2
    weapons: tuple[Weapon, ...] = ()
    main: str = ""
    off: str = ""
    others: tuple[str, ...] = ()
    armour: tuple[Armour, ...] = ()
    le: tuple[tuple[str, int], ...] = ()
    rs: tuple[tuple[str, int], ...] = ()
    talents: frozenset[str] = frozenset()

    def weapon(self, name: str) -> Weapon:
        """The weapon of that name; KeyError where there is none."""
        for weapon in self.weapons:
            if weapon.name == name:
                return weapon
        raise KeyError(name)

    def life(self, part: str) -> int:
        """The full life points of a part."""
        return dict(self.le).get(part, LIFE)

    def armour_of(self, part: str) -> int:
        """What the armour takes from a hit on a part."""
        return dict(self.rs).get(part, 0)
