"""Random cthulhu fights for the conformance suite: all kinds of bodies, weapons and options."""

from __future__ import annotations

import random
from dataclasses import replace

from tierce.dice import Dice
from tierce.fight.course import Setup
from tierce.fight.system import Fighter
from tierce.script.effects import Who
from tierce.systems.cthulhu import SYSTEM, catalogue
from tierce.systems.cthulhu.options import Options
from tierce.systems.cthulhu.sheet import BODIES, Bonus, Sheet, Weapon

NAMES = ("Aki", "Ryo", "Mio", "Eri")
CLAW = Weapon("Claw", "claw", "fist", Dice(1, 6))
SKILLS = (
    ("dodge", 40),
    ("fist", 60),
    ("kick", 45),
    ("grapple", 50),
    ("head-butt", 40),
    ("martial-arts", 61),
    ("striking-art", 62),
    ("grappling-art", 65),
    ("archery-art", 65),
    ("weapon-art:sword", 45),
    ("two-weapons", 60),
    ("bow", 75),
    ("sabre", 55),
    ("knife", 50),
    ("club", 45),
    ("spear", 50),
    ("shield", 40),
    ("handgun", 50),
    ("rifle", 45),
    ("smg", 50),
    ("throw", 50),
    ("first-aid", 60),
    ("medicine", 40),
)
#: What the setups hand out: every weapon there is, by its id, the bow more often than others.
CARRIED = (
    *(id for id, listed in catalogue.weapons().items() if not listed.weapon.unarmed),
    *("bow", "bow", "sabre"),
)
HOUSE_RULES = (
    Options(),
    Options(supplements="supplement", criticals="1%", ties="keeper"),
    Options(fractions="up", modifier_order="flat-first", damage_order="armour-first"),
    Options(multiplied="everything", multiplied_dice="total", one_art=False),
    Options(defence_chosen="before-roll", only_critical_dodge=True, counter_chains=True),
    Options(stunned_defend=False, defence_after_run=False, prone_penalty=-20, fight_ends="at-once"),
    Options(parry_named=False, bare_weapon_art="as-fist", fist_parries_all=True),
    Options(spear_as="sword", others_as="sword", excess_through=False, fumble_stops=False),
    Options(delay_lowers="dex", lame_dodge="two-thirds", concentrate_bonus_uses="one"),
    Options(
        touch="next-square", treatment_once=False, treatment_heals="all", treatment_failed="again"
    ),
    Options(gun_declarations=3, gun_and_other=True, slow_guns=False, volley_defence="bullet"),
    Options(burst_penalty="flat", aimed_bursts=True, cartridges=3, ranges=False),
    Options(touch="next-square", point_blank_bullets="all", two_guns_shots="double"),
    Options(cover_gunshots="any", cover_failed_free=False, cover_divides_all=False),
    Options(cover_moves=True, touch="next-square", hidden_counters=True, stunned_counter=True),
    Options(hide_active="own", objects_wear=False, hidden_after="success"),
    Options(both_succeed="two-rolls", throws_doubled=True, suplex_art_failed="miss"),
    Options(artless_throw_defence="none", defend_stops_throw=True, special_gate="current"),
    Options(throw_defence_is_parry=False, tackle_chosen="declared", tackle_knock_out="books"),
    Options(
        rush_after="any-hit", rush_covered="target", feint_martial_arts=True, feint_secret=False
    ),
    Options(two_weapons_weak="each", two_weapons_art="gate", simultaneous_skill="main"),
    Options(limb_damage=False, arm_cuts_arts=True, two_weapons_base="in-hand"),
    Options(aim_needs_damage=True, throat_adds_up=True, eye_death="dying"),
    Options(precision_failed="no-shot", hard_form_with_specials=True, string_wear="every-shot"),
    Options(restring_kept=False, yabusame_failed="lost", bow_parry_cuts_string=True),
    Options(parry_drops_arrow=False, stopped_by_units=False),
)


def random_setup(rng: random.Random) -> Setup:
    """A fight of two to four on two sides."""
    count = rng.choice((2, 2, 3, 4))
    fighters = tuple(
        Fighter(Who(name), ("left", "right")[number % 2], _sheet(rng))
        for number, name in enumerate(NAMES[:count])
    )
    return Setup(SYSTEM, fighters, rng.choice(HOUSE_RULES), str(rng.random()))


def _sheet(rng: random.Random) -> Sheet:
    ids = rng.sample(CARRIED, rng.randint(0, 2))
    carried = [_weapon(rng, id, ids[:number]) for number, id in enumerate(ids)]
    main = carried[0].name if carried else ""
    two_handed = any(weapon.hands == 2 for weapon in carried)
    off = carried[1].name if len(carried) > 1 and not two_handed else ""
    beast = rng.random() < 0.2
    return Sheet(
        strength=rng.randint(7, 18),
        con=rng.randint(7, 18),
        pow=rng.randint(7, 18),
        dex=rng.randint(5, 17),
        siz=rng.randint(8, 18),
        hp=rng.randint(6, 16),
        bonus=rng.choice((None, None, Bonus(1, Dice(1, 4)), Bonus(-1, Dice(1, 4)))),
        armour=rng.choice((0, 0, 1, 3)),
        skills=tuple(sorted(rng.sample(SKILLS, rng.randint(0, len(SKILLS))))),
        natural=() if beast else ("fist", "kick", "head-butt", "grapple"),
        weapons=(*carried, *([CLAW] if beast else [])),
        main=main,
        off=off,
        body=rng.choice(("biped", "biped", *BODIES)),
        floating=rng.random() < 0.2,
        wings=rng.choice((0, 0, 2)),
        points=rng.choice((3, 3, 3, 5)),
    )


def _weapon(rng: random.Random, id: str, before: list[str]) -> Weapon:
    """A weapon; the second of a kind has a name of its own, as a file would have to give it."""
    weapon = catalogue.weapons()[id].weapon
    name = f"{weapon.name} {len(before) + 1}" if id in before else weapon.name
    return replace(weapon, name=name, durability=rng.choice((weapon.durability, 4)))
