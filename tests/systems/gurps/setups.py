"""Random gurps fights for the conformance suite: all kinds of fighters, weapons and house rules."""

from __future__ import annotations

import random
from fractions import Fraction

from tierce.dice import Dice
from tierce.fight.course import Setup
from tierce.fight.system import Fighter
from tierce.script.effects import Who
from tierce.systems.gurps import SYSTEM
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.sheet import (
    BUILDS,
    Damage,
    Melee,
    Ranged,
    Sheet,
    Shield,
    Skill,
    Weapon,
)

NAMES = ("Ann", "Bob", "Cy", "Di", "Eve")
SHIELD = Shield("Shield", 2, 12, weight=Fraction(15))
SKILLS = (
    Skill("Broadsword", 13),
    Skill("Axe/Mace", 12),
    Skill("Rapier", 14),
    Skill("Shield", 12),
    Skill("Brawling", 12),
    Skill("Judo", 12),
    Skill("Karate", 11),
    Skill("Wrestling", 12),
    Skill("Acrobatics", 11),
)
WEAPONS = (
    Weapon(
        "Broadsword",
        Fraction(3),
        melee=(
            Melee("swing", "Broadsword", 13, Damage(Dice(2, 6, -1), "cut")),
            Melee("thrust", "Broadsword", 13, Damage(Dice(1), "imp"), thrust=True),
        ),
    ),
    Weapon(
        "Axe",
        Fraction(4),
        melee=(Melee("swing", "Axe/Mace", 12, Damage(Dice(2), "cut"), unbalanced=True),),
    ),
    Weapon(
        "Rapier",
        Fraction(3),
        melee=(
            Melee(
                "thrust", "Rapier", 14, Damage(Dice(1, 6, 1), "imp"), (1, 2), 0, True, thrust=True
            ),
        ),
    ),
    Weapon(
        "Maul",
        Fraction(12),
        melee=(
            Melee(
                "swing",
                "Two-Handed Axe/Mace",
                12,
                Damage(Dice(2, 6, 4), "cr"),
                unbalanced=True,
                hands=2,
                unready=True,
                min_st=13,
            ),
        ),
    ),
    Weapon(
        "Knife",
        Fraction(1),
        "cheap",
        melee=(Melee("stab", "Knife", 12, Damage(Dice(1, 6, -1), "imp"), (0, 1), -1, thrust=True),),
        ranged=(Ranged("throw", "Thrown Weapon", 12, Damage(Dice(1), "imp"), "thrown", 15, 8),),
    ),
    Weapon(
        "Bow",
        Fraction(2),
        fragile=True,
        improvised=True,
        melee=(Melee("club", "Broadsword", 11, Damage(Dice(1), "cr")),),
        ranged=(
            Ranged(
                "shoot", "Bow", 13, Damage(Dice(1, 6, 2), "imp"), "muscle", 200, 150, 2, hands=2
            ),
        ),
    ),
    Weapon(
        "Grenades",
        Fraction(1),
        ranged=(
            Ranged(
                "throw",
                "Throwing",
                12,
                Damage(Dice(2), "cr"),
                "thrown",
                20,
                shots=3,
                area="explosion",
            ),
        ),
    ),
    Weapon(
        "Flamer",
        Fraction(6),
        ranged=(
            Ranged(
                "spray",
                "Liquid Projector",
                12,
                Damage(Dice(1, 6, 1), "burn"),
                "liquid",
                6,
                shots=10,
                area="cone",
                width=5,
            ),
        ),
    ),
    Weapon(
        "Fumes",
        Fraction(1),
        ranged=(
            Ranged(
                "throw",
                "Throwing",
                12,
                Damage(Dice(1), "tox"),
                "thrown",
                20,
                shots=2,
                area="area",
                radius=2,
            ),
        ),
    ),
    Weapon(
        "Machine pistol",
        Fraction(3),
        ranged=(
            Ranged(
                "burst", "Guns", 12, Damage(Dice(2), "pi"), "bullet", 100, 50, 2, rate=6, recoil=2
            ),
        ),
    ),
)
TRAITS = (
    "combat-reflexes",
    "high-pain-threshold",
    "low-pain-threshold",
    "hard-to-kill",
    "hard-to-subdue",
    "ambidexterity",
    "weapon-master",
    "no-arms",
)
HOUSE_RULES = (
    Options(),
    Options(criticals="plain"),
    Options(critical_defences=False, damage_to_shields=True),
    Options(retreat_prone_needs_roll=False, retreat_speed_limit="basic_speed"),
    Options(retreat_after_no_movement=False, wait_option_in_advance=True),
    Options(random_hit_location=True, extra_effort=True),
    Options(knockback=False),
)


def random_setup(rng: random.Random) -> Setup:
    """A fight of two to five on two sides."""
    count = rng.randint(2, len(NAMES))
    fighters = tuple(_fighter(rng, name, n) for n, name in enumerate(NAMES[:count]))
    return Setup(SYSTEM, fighters, rng.choice(HOUSE_RULES), str(rng.random()))


def _fighter(rng: random.Random, name: str, number: int) -> Fighter:
    side = ("left", "right")[number % 2]
    return Fighter(Who(name), side, _sheet(rng), player=rng.random() < 0.7)


def _sheet(rng: random.Random) -> Sheet:
    carried = tuple(rng.sample(WEAPONS, rng.randint(0, 2)))
    main = carried[0].name if carried else ""
    two_handed = main in ("Maul", "Bow")
    second = carried[1].name if len(carried) > 1 else ""
    off = rng.choice(("", SHIELD.name, second)) if not two_handed else ""
    return Sheet(
        st=rng.randint(8, 15),
        dx=rng.randint(10, 13),
        ht=rng.randint(9, 12),
        hp=rng.randint(8, 22),
        fp=rng.choice((0, 10)),
        basic_speed=rng.choice((Fraction(5), Fraction(21, 4), Fraction(6))),
        basic_move=rng.randint(4, 7),
        encumbrance=rng.randint(0, 3),
        skills=tuple(rng.sample(SKILLS, rng.randint(0, len(SKILLS)))),
        weapons=carried,
        shield=SHIELD if off == SHIELD.name else None,
        main=main,
        off=off,
        dr=(("torso", rng.randint(0, 3)), ("skull", 2)),
        flexible=(("torso", rng.randint(0, 2)),),
        build=rng.choice(("living", "living", *BUILDS)),
        size=rng.choice((0, 0, -1, 1)),
        traits=frozenset(rng.sample(TRAITS, rng.randint(0, 3))),
    )
