"""Random drachensturm fights for the conformance suite: all kinds of fighters and options."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from fractions import Fraction
from typing import Any, get_args, get_type_hints

from tierce.dice import Dice
from tierce.fight.course import Setup
from tierce.fight.system import Fighter
from tierce.script.effects import Who
from tierce.systems.drachensturm import SYSTEM
from tierce.systems.drachensturm.options import Options
from tierce.systems.drachensturm.sheet import PARTS, TRAINING, Armour, Sheet, Weapon

NAMES = ("Arn", "Bela", "Cord", "Dirk", "Egil", "Falk")
#: Long reach keeps most who flee at random in the fight.
SWORD = Weapon("Sword", Dice(1, 6, 2), 4, 4, weight=Fraction(2), reach=9)
DAGGER = Weapon("Dagger", Dice(1), 3, 4, reach=5)
SHIELD = Weapon("Shield", Dice(0), 0, 5, shield=True, weight=Fraction(4))
MAUL = Weapon("Maul", Dice(2, 6, 2), 6, 3, hands=2, reach=9)
WHIP = Weapon("Whip", Dice(0, 6, 2), 2, None, reach=5)
GUARD = Weapon("Arm guard", Dice(0), 0, 2, hands=0, shield=True)
FIST = Weapon("Fist", Dice(0, 6, 1), natural=True, reach=5)
#: What the hands hold and what is carried beside.
KITS: tuple[tuple[tuple[Weapon, ...], str, str, tuple[str, ...]], ...] = (
    ((SWORD, SHIELD), "Sword", "Shield", ()),
    ((SWORD, DAGGER, FIST), "Sword", "Dagger", ()),
    ((SWORD, DAGGER, GUARD), "Sword", "Dagger", ("Arm guard",)),
    ((MAUL, DAGGER), "Maul", "", ()),
    ((WHIP, SWORD), "Whip", "", ()),
    ((FIST, SWORD), "", "", ()),
    ((), "", "", ()),
)


def random_setup(rng: random.Random) -> Setup:
    """A fight of two to six on two sides."""
    count = rng.randint(2, len(NAMES))
    options = random_options(rng)
    # Two blows in one turn with rich effects end in more states than the suite can go through.
    most = 1 if options.effects == "rich" else 2
    fighters = tuple(_fighter(rng, name, n, most) for n, name in enumerate(NAMES[:count]))
    return Setup(SYSTEM, fighters, options, str(rng.random()))


def random_options(rng: random.Random) -> Options:
    """A few options with other values than their defaults."""
    hints: dict[str, Any] = get_type_hints(Options)
    other: dict[str, Any] = {}
    for option in fields(Options):
        if hints[option.name] is int or rng.random() < 0.7:
            continue
        known = get_args(hints[option.name]) or (True, False)
        other[option.name] = rng.choice(known)
    if rng.random() < 0.5:
        other["effects"] = "rich"
    return Options(**other)


def _fighter(rng: random.Random, name: str, number: int, attacks: int) -> Fighter:
    side = "left" if number == 0 or (number > 2 and rng.random() < 0.3) else "right"
    return Fighter(Who(name), side, _sheet(rng, attacks), player=rng.random() < 0.7)


def _sheet(rng: random.Random, attacks: int) -> Sheet:
    weapons, main, off, others = rng.choice(KITS)
    return Sheet(
        agw=rng.randint(4, 12),
        pgw=rng.randint(4, 10),
        re=rng.choice((20, 45, 45, 60)),
        ko=rng.randint(10, 90),
        speed=rng.choice((0, 4, 4, 10)),
        bonus=rng.randint(0, 2),
        attacks=rng.choice((1, 1, attacks)),
        arms=rng.choice((2, 2, 3)),
        weapons=tuple(_untrained(rng, weapon) for weapon in weapons),
        main=main,
        off=off,
        others=others,
        armour=rng.choice(((), (Armour("plate", -2, -3),))),
        le=tuple((part, rng.randint(4, 12)) for part in sorted(PARTS)),
        rs=(("chest", rng.randint(0, 4)),),
        talents=rng.choice((frozenset(), frozenset({"shield-push"}))),
    )


def _untrained(rng: random.Random, weapon: Weapon) -> Weapon:
    return replace(weapon, training=rng.choice(("trained", *TRAINING)))
