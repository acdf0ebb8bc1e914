"""What the rules know of a fighter: immutable, hashable, worked out before the fight."""

from __future__ import annotations

from dataclasses import dataclass

#: What a weapon is, which decides its critical hits where they go by weapon.
KINDS = ("bladed", "bludgeoning", "thrusting", "unarmed")
#: How a weapon helps to parry: not at all, with one roll, with a second roll of its own.
PARRIES = ("", "yes", "reroll")
#: Where a weapon strikes in the order, other than in its bearer's place.
STRIKES = ("", "first", "last")
#: What skills can do; `amount` of a skill is the figure.
EFFECTS = (
    "resilient",
    "never-last",
    "aside",
    "charm",
    "jump-up",
    "hard-head",
    "out-from",
    "no-pain",
    "frenzy",
    "hatred",
)
#: What else the rules read of a fighter.
TRAITS = ("leader", "undead", "possessed", "fear", "mounted")


@dataclass(frozen=True)
class Weapon:
    """A weapon for close combat.

    Strength: `strength` always, `first_turn` in the first turn of a combat, `charge` when its
    mounted bearer charges; `own_strength` stands in place of the bearer's where it is not 0.
    `save` is what the enemy's save number is helped by (dagger 1, axe -1); `save_in_all` replaces
    what Strength does to it. `bane` is added to wound undead and possessed. `again`: a hit that
    does not wound gives another attack. `pair`: counts as two weapons. `second` and `buckler` say
    whether another weapon, or a buckler, may be held beside it. `once`: one attack in a combat.
    """

    name: str
    kind: str = "bladed"
    hands: int = 1
    strength: int = 0
    first_turn: int = 0
    charge: int = 0
    own_strength: int = 0
    save: int = 0
    save_in_all: int | None = None
    parry: str = ""
    strikes: str = ""
    stuns: bool = False
    unparryable: bool = False
    whip: bool = False
    again: bool = False
    bane: int = 0
    one_attack: bool = False
    pair: bool = False
    second: bool = True
    buckler: bool = True
    once: bool = False
    to_hit: int = 0
    wounds: int = 1
    initiative: int = 0


@dataclass(frozen=True)
class Skill:
    """A skill: what it does, one of EFFECTS, and its figure where it has one."""

    name: str
    effect: str
    amount: int = 0


@dataclass(frozen=True)
class Armour:
    """Armour: by how much it betters the save; `slow` costs so much Movement beside a shield."""

    name: str
    save: int
    slow: int = 0
    with_shield: bool = True


@dataclass(frozen=True)
class Sheet:
    """A fighter: the characteristics, what is in hand, what is worn, skills and traits.

    `weapons` are those in hand; bare fists where there is none. A second buckler is in the other
    hand, in place of any weapon.
    """

    m: int = 4
    ws: int = 3
    s: int = 3
    t: int = 3
    w: int = 1
    i: int = 3
    a: int = 1
    ld: int = 7
    weapons: tuple[Weapon, ...] = ()
    armour: Armour | None = None
    shield: bool = False
    buckler: bool = False
    second_buckler: bool = False
    helmet: bool = False
    skills: tuple[Skill, ...] = ()
    traits: frozenset[str] = frozenset()

    def has(self, trait: str) -> bool:
        """Whether the fighter has a trait."""
        return trait in self.traits

    def amount(self, effect: str) -> int | None:
        """The figure of a skill with this effect, None without one."""
        return next((skill.amount for skill in self.skills if skill.effect == effect), None)
