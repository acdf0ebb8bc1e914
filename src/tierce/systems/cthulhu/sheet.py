"""What the rules know of an investigator or a creature: immutable, hashable, never changed.

Skills and weapons go by ids that are the same in every language; what they are called stands in
data/skills.toml and data/weapons.toml, Japanese first. Distances are in squares of one metre.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from tierce.dice import Dice, parse_dice

#: What the body strikes with; "claw" is any other part of a body: teeth, tentacles.
UNARMED = ("fist", "kick", "head-butt", "grapple", "claw")
#: What is held and strikes, by the groups the rules know.
HELD = ("sword", "knife", "mace", "club", "spear", "axe", "staff", "whip", "shield")
LONG_GUNS = ("rifle", "shotgun")
GUNS = ("handgun", "smg", "machine-gun", *LONG_GUNS)
BOWS = ("bow",)
MISSILES = (*BOWS, "sling", "throwing")
KINDS = (*UNARMED, *HELD, *GUNS, *MISSILES)
#: How fast a gun may be fired, declared each time.
MODES = ("single", "semi", "full")
#: How much of the damage bonus is added.
SHARES = ("full", "half", "none")
#: What a body is like: two legs, a small or another one on four, no shape at all, any other.
BODIES = ("biped", "small-quadruped", "quadruped", "shapeless", "other")
#: The books and rulings that rules and values come from, the highest last.
LAYERS = ("core", "2010", "2015", "set", "keeper")
#: The malfunction number written 00.
NEVER_BUT_ON_HUNDRED = 100
POINTS = 3

#: A value by the layers that publish it, lowest first: (("core", 20), ("2010", 25)).
Published = tuple[tuple[str, int], ...]


#: No damage of its own.
NO_DICE = Dice(0)


class Bonus(NamedTuple):
    """A damage bonus: dice that are added, taken away (`sign` -1), or none (`sign` 0)."""

    sign: int = 0
    dice: Dice = NO_DICE

    @property
    def written(self) -> str:
        """As it is written: +1D4, -1D6, 0."""
        sign = {1: "+", -1: "-"}.get(self.sign)
        return f"{sign}{self.dice.number}D{self.dice.sides}" if sign else "0"

    def __str__(self) -> str:
        return self.written


NO_BONUS = Bonus()


def read_bonus(text: str) -> Bonus:
    """A damage bonus as it is written: +1D4, -1D6, 0. Raises ValueError where it is none."""
    plain = text.replace(" ", "").replace("−", "-")
    dice = parse_dice(plain.lstrip("+-"))
    if dice.plus or (not dice.number and plain.strip("+-0")):
        raise ValueError(text)
    if not dice.number:
        return NO_BONUS
    return Bonus(-1 if plain.startswith("-") else 1, dice)


@dataclass(frozen=True)
class Weapon:
    """A weapon, or what a body strikes with.

    `reach` is in melee, `base_range` that of a shot or throw, both in squares. `dice` is without
    damage bonus; `bands` are the dice of a shotgun by distance, nearest first. `magazine` is how
    many shots it holds (0: it needs no loading), `clip` says they are changed all at once.
    `attacks` is how often it may be fired in a turn, a half for every other turn. `malfunction`
    is the lowest roll it fails at, 0 where it never does. `book` names the layer, or the
    supplement, that it stands in; `published` are its numbers that several layers publish.
    """

    name: str
    kind: str
    skill: str
    dice: Dice = NO_DICE
    db: str = "full"
    reach: int = 1
    base_range: int = 0
    durability: int = 0
    hands: int = 1
    pointed: bool = False
    thrown: bool = False
    piercing: bool = False
    bands: tuple[tuple[int, Dice], ...] = ()
    modes: tuple[str, ...] = ("single",)
    attacks: Fraction = Fraction(2)
    magazine: int = 0
    clip: bool = True
    malfunction: int = NEVER_BUT_ON_HUNDRED
    book: str = "core"
    published: tuple[tuple[str, Published], ...] = ()

    @property
    def unarmed(self) -> bool:
        """Whether the body itself strikes."""
        return self.kind in UNARMED

    @property
    def gun(self) -> bool:
        """Whether it is a firearm."""
        return self.kind in GUNS

    @property
    def ranged(self) -> bool:
        """Whether it only shoots or is thrown."""
        return self.gun or self.kind in MISSILES

    def layers(self, field: str) -> Published:
        """The layers that publish one of its numbers; its own book where it is one alone."""
        alone = ((self.book, int(getattr(self, field))),)
        return dict(self.published).get(field, alone)


@dataclass(frozen=True)
class Sheet:
    """An investigator or a creature.

    `skills` holds the skills that are not at their base, by id, as chances in per cent; an art is
    "grappling-art", "striking-art", "archery-art" or "weapon-art:KIND". `natural` is what the body
    strikes with by itself, `weapons` what is carried (and claws and the like); `main` and `off`
    name what each hand holds at first ("" is empty), a two-handed weapon in `main` alone. `bonus`
    is the damage bonus where it does not follow from STR and SIZ. `magic` and `sanity` are kept
    for other tools; no rule of combat reads them.
    """

    strength: int = 11
    con: int = 11
    pow: int = 11
    dex: int = 11
    app: int = 11
    siz: int = 13
    intelligence: int = 13
    edu: int = 13
    hp: int = 12
    magic: int = 11
    sanity: int = 55
    bonus: Bonus | None = None
    armour: int = 0
    skills: tuple[tuple[str, int], ...] = ()
    natural: tuple[str, ...] = ("fist", "kick", "head-butt", "grapple")
    weapons: tuple[Weapon, ...] = ()
    main: str = ""
    off: str = ""
    body: str = "biped"
    floating: bool = False
    arms: int = 2
    legs: int = 2
    wings: int = 0
    points: int = POINTS

    def stated(self, skill: str) -> int | None:
        """The chance stated for a skill, None where it is at its base."""
        return dict(self.skills).get(skill)

    @property
    def shapeless(self) -> bool:
        """Whether there is no part of the body to aim at."""
        return self.body == "shapeless"
