"""What the rules know of a fighter: immutable, hashable, worked out before the fight."""

from __future__ import annotations

from dataclasses import dataclass

from tierce.fight.records import key, stated_fields

#: What a weapon is, which decides its critical hits where they go by weapon.
KINDS = ("bladed", "bludgeoning", "thrusting", "unarmed")
#: How a weapon helps to parry: not at all, with one roll, with a second roll of its own.
PARRIES = ("", "yes", "reroll")
#: Where a weapon strikes in the order, other than in its bearer's place.
STRIKES = ("", "first", "last")
#: What skills can do.
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
#: How wounds of a critical hit are saved, and what else one can do.
SAVES = ("each", "once", "none")
SPECIALS = ("", "loses-fight", "no-helmet", "disarmed", "out", "falls", "pushed", "again")
#: What else the rules read of a fighter.
TRAITS = ("leader", "undead", "possessed", "fear", "mounted")


@dataclass(frozen=True)
class Weapon:
    """A weapon for close combat: one of the list, made of something, changed, or one's own."""

    name: str
    kind: str = key("bladed", "What it is, for critical hits by kind of weapon.", words=KINDS)
    hands: int = key(1, "How many hands it takes.", 1, 2)
    strength: int = key(0, "What it adds to Strength.")
    first_turn: int = key(0, "What it adds to Strength in the first turn of a combat.")
    charge: int = key(0, "What it adds to Strength when its mounted bearer charges.")
    own_strength: int = key(0, "Its own Strength in the bearer's place; 0 for the bearer's.", 0)
    save: int = key(0, "What it does to the enemy's save: 1 betters it, -1 worsens it.")
    save_in_all: int | None = key(None, "The same in all, whatever the Strength.")
    parry: str = key(
        "", 'Whether it parries: "yes", or "reroll" with a second roll.', words=PARRIES
    )
    strikes: str = key(
        "", 'Whether it strikes "first" in the first turn, or "last".', words=STRIKES
    )
    stuns: bool = key(False, "Whether an injury die of 2 stuns.")
    unparryable: bool = key(False, "Whether its blows cannot be parried.")
    whip: bool = key(False, "Whether it gives an attack more to who charges or is charged.")
    again: bool = key(False, "Whether a hit that does not wound gives another attack, at -1.")
    bane: int = key(0, "What is added to wound the undead and the possessed.")
    one_attack: bool = key(False, "Whether it makes one attack, whatever the characteristic says.")
    pair: bool = key(False, "Whether it is a pair, which counts as two weapons.")
    second: bool = key(True, "Whether another weapon may be held beside it.")
    buckler: bool = key(True, "Whether a buckler may be held beside it.")
    once: bool = key(False, "Whether it serves for one attack in a combat.")
    to_hit: int = key(0, "What is added to hit with it.")
    wounds: int = key(1, "How many wounds a hit does.", 1, 6)
    initiative: int = key(0, "What it adds to its bearer's Initiative.")


@dataclass(frozen=True)
class Material:
    """What a weapon may be made of, and what that adds to its properties."""

    name: str
    save: int = key(0, "To the enemy's save.")
    initiative: int = key(0, "To the bearer's Initiative.")


@dataclass(frozen=True)
class Skill:
    """A skill."""

    name: str
    effect: str = key(EFFECTS[0], "What it does.", words=EFFECTS)
    amount: int = key(0, "Its figure, where it has one.")


@dataclass(frozen=True)
class Critical:
    """A row of a table of critical hits: what a hit does from that die on."""

    name: str
    table: str = key("standard", "The table.", words=("standard", *KINDS))
    lowest: int = key(1, "The lowest die of the row.", 1, 6)
    wounds: int = key(1, "How many wounds.", 1, 6)
    save: str = key("each", "A die for each wound, once before doubling, or none.", words=SAVES)
    more: int = key(0, "What is added to each injury die.", 0, 6)
    special: str = key("", "What else happens.", words=SPECIALS)


@dataclass(frozen=True)
class Armour:
    """Armour."""

    name: str
    save: int = key(0, "By how much it betters the save.", 0)
    slow: int = key(0, "Movement lost where a shield is carried too.", 0)
    with_shield: bool = key(True, "Whether a shield may be carried too.")


@dataclass(frozen=True)
class Sheet:
    """A fighter: the characteristics, what is in hand, what is worn, skills and traits.

    `weapons` are those in hand; bare fists where there is none. A second buckler is in the other
    hand, in place of any weapon.
    """

    m: int = key(4, "Movement in inches.", 0, 20)
    ws: int = key(3, "Weapon Skill.", 0)
    s: int = key(3, "Strength.", 1)
    t: int = key(3, "Toughness.", 1)
    w: int = key(1, "Wounds.", 1)
    i: int = key(3, "Initiative.", 1)
    a: int = key(1, "Attacks.", 1)
    ld: int = key(7, "Leadership.", 2, 12)
    weapons: tuple[Weapon, ...] = ()
    armour: Armour | None = None
    shield: bool = key(False, "Whether it carries a shield.")
    buckler: bool = key(False, "Whether it carries a buckler.")
    second_buckler: bool = key(False, "Whether it carries another buckler in the other hand.")
    helmet: bool = key(False, "Whether it wears a helmet.")
    skills: tuple[Skill, ...] = ()
    traits: frozenset[str] = frozenset()

    def has(self, trait: str) -> bool:
        """Whether the fighter has a trait."""
        return trait in self.traits

    def amount(self, effect: str) -> int | None:
        """The figure of a skill with this effect, None without one."""
        return next((skill.amount for skill in self.skills if skill.effect == effect), None)


#: What a file states as the sheet has it.
PLAIN = tuple(each.name for each in stated_fields(Sheet))
