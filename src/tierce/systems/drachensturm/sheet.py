"""What the rules know of a fighter: immutable, hashable, worked out before the fight.

Distances are in metres, weights in kilograms. Nothing here changes while a fight goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tierce.dice import Dice
from tierce.fight.records import key, stated_fields

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
    """A weapon or a shield. `points` are what it does to who is hit, `weight` is in kilograms."""

    name: str
    points: Dice = NO_POINTS
    awf: int = key(0, "Attack factor.", -100, 100)
    pwf: int | None = key(None, "Parry factor. Left out: it cannot parry.", -100, 100)
    hands: int = key(1, "How many hands hold it; 0 is worn on the arm.", 0, 2)
    shield: bool = key(False, "Whether it is a shield: it parries and pushes, needing no training.")
    natural: bool = key(False, "Whether it is a part of the body, such as a fist: always at hand.")
    training: str = key(
        "trained",
        '"related" is untrained within its group, "untrained" outside any.',
        words=TRAINING,
    )
    weight: Fraction = Fraction(0)
    reach: int = key(3, "How far off a foe may be, in metres, a stride included.", 1, 100)


@dataclass(frozen=True)
class Armour:
    """A suit of armour."""

    name: str
    agw: int = key(0, "What it does to AGw.", -100, 100)
    pgw: int = key(0, "What it does to PGw.", -100, 100)


@dataclass(frozen=True)
class Sheet:
    """A fighter.

    `main` and `off` name what the right and the left hand hold at the start ("" is empty; a
    two-handed weapon stands in `main` alone), `others` what is worn on an arm or held in more
    arms. `le` has the life points of parts where they are not LIFE, `rs` the armour of parts.
    """

    agw: int = key(8, "Attack base value, before armour.", -100, 100)
    pgw: int = key(8, "Parry base value, before armour.", -100, 100)
    re: int = key(50, "Reaction, in per cent.", 0, 100)
    ko: int = key(50, "Constitution, in per cent: the shock roll.", 0, 100)
    speed: int = key(10, "Metres in a combat round.", 0, 1000)
    bonus: int = key(0, "What is added to the points of every weapon.", -100, 100)
    attacks: int = key(1, "Attacks in a combat round.", 1, 10)
    arms: int = key(2, "How many arms it has.", 2, 10)
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


#: What a file states as the sheet has it.
PLAIN = tuple(each.name for each in stated_fields(Sheet))
