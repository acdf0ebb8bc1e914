"""Random mordheim fights for the conformance suite: all kinds of fighters, weapons and options."""

from __future__ import annotations

import random

from tierce.fight.course import Setup
from tierce.fight.system import Fighter
from tierce.script.effects import Who
from tierce.systems.mordheim import SYSTEM
from tierce.systems.mordheim.options import Options
from tierce.systems.mordheim.sheet import Sheet, Weapon
from tierce.systems.mordheim.tables import ARMOUR, SKILLS, WEAPONS, made_of

NAMES = ("Ann", "Bob", "Cy", "Di", "Eve")
#: What may be in hand together, by the names of the list.
HANDS: tuple[tuple[str, ...], ...] = (
    (),
    ("sword",),
    ("sword", "dagger"),
    ("sword", "sword"),
    ("mace", "axe"),
    ("sigmarite-hammer", "steel-whip"),
    ("steel-whip",),
    ("flail",),
    ("halberd",),
    ("double-handed",),
    ("morning-star",),
    ("spear",),
    ("lance",),
    ("dwarf-axe", "spiked-gauntlet"),
    ("fighting-claws",),
    ("sword", "pistol"),
    ("pistol",),
)
TRAITS = ("leader", "undead", "possessed", "fear", "mounted")
HOUSE_RULES = (
    Options(),
    Options(),
    Options(criticals="by_weapon"),
    Options(criticals="none", parry_against="strikes-first", helmet="each-die"),
    Options(criticals="by_weapon", parry_against="highest-initiative", stunned_costs_attack=False),
    Options(parry_tries="each-item", equal_highest="attacker", natural_one_fails=False),
    Options(declined_parry_lost=False, barred_highest="best-allowed", parry_die="modified"),
    Options(targets_named="phase-start", joining_renews_first_turn=True, save_bonus="after"),
    Options(criticals="by_weapon", parry_further_attacks=True, two_bucklers_reroll=True),
    Options(armour_when_down=False, skills_when_down=False, reroll_with="sword"),
    Options(hard_to_kill=False, no_pain=False, frenzy=False, hatred=False),
)


def random_setup(rng: random.Random) -> Setup:
    """A fight of two to five on two sides."""
    count = rng.randint(2, len(NAMES))
    fighters = tuple(_fighter(rng, name, n) for n, name in enumerate(NAMES[:count]))
    return Setup(SYSTEM, fighters, rng.choice(HOUSE_RULES), str(rng.random()))


def _fighter(rng: random.Random, name: str, number: int) -> Fighter:
    return Fighter(Who(name), ("left", "right")[number % 2], random_sheet(rng))


def random_sheet(rng: random.Random, hands: tuple[str, ...] | None = None) -> Sheet:
    """A fighter with what can be held together."""
    names = rng.choice(HANDS) if hands is None else hands
    weapons = tuple(_weapon(rng, name) for name in names)
    free = 2 - sum(weapon.hands for weapon in weapons)
    buckler = free > 0 and all(weapon.buckler for weapon in weapons) and rng.random() < 0.4
    armour = rng.choice((None, None, *ARMOUR.values()))
    with_shield = armour is None or armour.with_shield
    return Sheet(
        ws=rng.randint(2, 5),
        s=rng.randint(2, 5),
        t=rng.randint(2, 4),
        w=rng.randint(1, 2),
        i=rng.randint(2, 5),
        a=rng.choice((1, 1, 2)),
        ld=rng.randint(6, 9),
        weapons=weapons,
        armour=armour,
        shield=with_shield and not buckler and len(weapons) < 2 and rng.random() < 0.2,
        buckler=buckler,
        second_buckler=buckler and free > 1 and rng.random() < 0.5,
        helmet=rng.random() < 0.3,
        skills=tuple(rng.sample(tuple(SKILLS.values()), rng.choice((0, 0, 1, 2)))),
        traits=frozenset(rng.sample(TRAITS, rng.choice((0, 0, 1, 2)))),
    )


def _weapon(rng: random.Random, name: str) -> Weapon:
    material = rng.choice(("", "", "", "gromril", "ithilmar"))
    return made_of(WEAPONS[name], material) if material else WEAPONS[name]
