"""What the rules know of a fighter: immutable, hashable, worked out before the fight.

Weights are in pounds, distances in yards. Nothing here changes while a fight goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tierce.dice import Dice

#: Wounding types, as weapon tables write them.
DAMAGE_TYPES = ("cr", "cut", "imp", "pi-", "pi", "pi+", "pi++", "burn", "cor", "tox", "fat")
#: How a ranged attack travels, which decides what can stop it.
PROJECTILES = ("thrown", "muscle", "liquid", "bullet", "beam")
#: What an attack that is more than one missile fills; "" for any other.
AREAS = ("explosion", "cone", "area")
QUALITIES = ("cheap", "good", "fine", "very-fine")
#: What a body is made of, which decides how much piercing and impaling attacks wound it.
BUILDS = ("living", "unliving", "homogenous", "diffuse")
#: Skills whose weapons are fencing weapons, and whose parries retreat at +3.
FENCING_SKILLS = ("Main-Gauche", "Rapier", "Saber", "Smallsword")
#: Skills of an unarmed parry; the last two need both hands.
UNARMED_SKILLS = ("Boxing", "Brawling", "Judo", "Karate", "Sumo Wrestling", "Wrestling")
#: Traits the rules read, by the ids used in sheets.
TRAITS = (
    "ambidexterity",
    "combat-reflexes",
    "danger-sense",
    "hard-to-kill",
    "hard-to-subdue",
    "high-pain-threshold",
    "low-pain-threshold",
    "no-arms",
    "peripheral-vision",
    "all-around-vision",
    "trained-by-a-master",
    "weapon-master",
)


@dataclass(frozen=True)
class Damage:
    """Dice and wounding type; `divisor` is the armour divisor, `st_based` says ST made the dice."""

    dice: Dice
    type: str = "cr"
    divisor: Fraction = Fraction(1)
    st_based: bool = True


@dataclass(frozen=True)
class Melee:
    """One way to use a weapon in melee.

    `parry` is the number in the weapon's Parry entry, None for "No". `reach` is (least, most),
    close combat being 0. `unready` says the weapon must be readied again after an attack.
    `min_st` is the ST it asks for; `level` is what a fighter strong enough has.
    """

    name: str
    skill: str
    level: int
    damage: Damage
    reach: tuple[int, int] = (1, 1)
    parry: int | None = 0
    fencing: bool = False
    unbalanced: bool = False
    hands: int = 1
    thrust: bool = False
    unready: bool = False
    flail: bool = False
    min_st: int = 0


@dataclass(frozen=True)
class Ranged:
    """One way to use a weapon at range. `half` is 0 where there is no half-damage range;
    `min_st` is as in Melee; `area` is one of AREAS, or "" where the attack fills none. `width` is
    that of a cone at its full range, `radius` that of an area; 0 is not stated."""

    name: str
    skill: str
    level: int
    damage: Damage
    projectile: str
    maximum: int
    half: int = 0
    accuracy: int = 0
    rate: int = 1
    recoil: int = 1
    bulk: int = 0
    shots: int = 1
    hands: int = 1
    min_st: int = 0
    area: str = ""
    width: int = 0
    radius: int = 0


@dataclass(frozen=True)
class Weapon:
    """A thing that can be held (or a natural weapon, `natural`: the limb that strikes)."""

    name: str
    weight: Fraction = Fraction(0)
    quality: str = "good"
    melee: tuple[Melee, ...] = ()
    ranged: tuple[Ranged, ...] = ()
    natural: str = ""
    improvised: bool = False
    fragile: bool = False


@dataclass(frozen=True)
class Shield:
    """A shield or cloak: its Defense Bonus and the level of the skill that blocks with it.

    `light` says that it hampers nobody, whatever its DB, as a force shield.
    """

    name: str
    db: int
    level: int
    skill: str = "Shield"
    weight: Fraction = Fraction(0)
    light: bool = False


@dataclass(frozen=True)
class Skill:
    """A skill as the fighter has it; `points` 0 is a default."""

    name: str
    level: int
    points: int = 1


@dataclass(frozen=True)
class Vehicle:
    """A vehicle taking evasive action: the control skill's level and Handling."""

    name: str
    level: int
    handling: int


@dataclass(frozen=True)
class Sheet:
    """A fighter.

    `encumbrance` is the level, 0 none to 4 extra-heavy. `dodge_bonus`, `parry_bonus` and
    `block_bonus` come from traits other than those in `traits` and never hold a shield's DB.
    `main` and `off` name what each hand holds at the start ("" is empty); a two-handed weapon
    stands in `main` alone. `dr` maps locations to armour, "torso" being where an unaimed blow
    lands; `flexible` is how much of the DR there is flexible, under the rest. `db` is DB from other
    than a shield (a spell). `trait_levels` has the levels of those in `traits` that come in levels.
    `build` is one of BUILDS.
    """

    st: int = 10
    dx: int = 10
    iq: int = 10
    ht: int = 10
    will: int = 10
    per: int = 10
    hp: int = 10
    fp: int = 10
    basic_speed: Fraction = Fraction(5)
    basic_move: int = 5
    encumbrance: int = 0
    size: int = 0
    dodge_bonus: int = 0
    parry_bonus: int = 0
    block_bonus: int = 0
    db: int = 0
    skills: tuple[Skill, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    shield: Shield | None = None
    main: str = ""
    off: str = ""
    dr: tuple[tuple[str, int], ...] = ()
    traits: frozenset[str] = frozenset()
    vehicle: Vehicle | None = None
    trait_levels: tuple[tuple[str, int], ...] = ()
    build: str = "living"
    flexible: tuple[tuple[str, int], ...] = ()

    def skill(self, name: str) -> Skill | None:
        """The skill of that name, or None."""
        return next((skill for skill in self.skills if skill.name == name), None)

    def weapon(self, name: str) -> Weapon:
        """The weapon of that name; KeyError where there is none."""
        for weapon in self.weapons:
            if weapon.name == name:
                return weapon
        raise KeyError(name)

    def armour(self, location: str = "torso") -> int:
        """DR at a hit location."""
        return dict(self.dr).get(location, 0)

    def has(self, trait: str) -> bool:
        """Whether the fighter has a trait."""
        return trait in self.traits

    def trait_level(self, trait: str) -> int:
        """The level of a trait that the fighter has, 1 where none is stated; 0 without it."""
        return dict(self.trait_levels).get(trait, 1) if self.has(trait) else 0
