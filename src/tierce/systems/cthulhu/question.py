"""Quick questions: one attack and one defence, as `tierce odds cthulhu` asks of them.

Read and checked here; question_fight.py makes the fight, question_answer.py asks its rules.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tierce.dice import Dice, DiceError, parse_dice
from tierce.fight.question import BadQuestion, QuickAnswer, known_keys, number_of, word_of
from tierce.fight.system import System
from tierce.systems.cthulhu import catalogue
from tierce.systems.cthulhu.rules import aims, guns, precision
from tierce.systems.cthulhu.rules.skills import base_of
from tierce.systems.cthulhu.sheet import MODES, NO_BONUS, Bonus, Weapon, read_bonus

NONE, DODGE, DEFEND, PARRY = DEFENCES = ("none", "dodge", "defend", "parry")
#: Numbers, with their lowest and highest.
NUMBERS: Mapping[str, tuple[int, int]] = {
    "skill": (0, 1000),
    "art": (0, 1000),
    "defence_skill": (0, 1000),
    "armour": (0, 1000),
    "hp": (1, 1000),
    "con": (1, 200),
    "durability": (0, 1000),
    "shots": (1, 2 * guns.SHOTS["full"]),
    "luck": (0, 1000),
    "target_luck": (0, 1000),
}
YES, NO = "yes", "no"
WORDS: Mapping[str, tuple[str, ...]] = {
    "defence": DEFENCES,
    "aim": (NONE, *aims.COSTS, *precision.COSTS),
    "mode": MODES,
    "point_blank": (NO, YES),
    "cover": (NO, YES),
}
#: What says that a firearm fires.
OF_GUNS = ("mode", "shots", "point_blank", "cover")
#: Other spellings of a key.
ALIASES = {"defense": "defence", "defense_skill": "defence_skill", "armor": "armour"}
KEYS = (
    *("skill", "art", "defence", "defence_skill", "defence_weapon", "durability"),
    *("weapon", "damage", "db", "armour", "hp", "con"),
    *("aim", "luck", "target_luck", "mode", "shots", "point_blank", "cover"),
    *ALIASES,
)
HP, CON, TIMES, LUCK = 12, 11, 5, 50
#: What parries where nothing is said: a sword; against fists and kicks a fist.
SWORD, FIST, LIMBS = "sabre", "fist", ("fist", "kick")
#: A weapon of which only the dice are known.
SOME_WEAPON = Weapon("weapon", "club", "club")
SOME_GUN = Weapon(
    "weapon",
    "smg",
    "smg",
    db="none",
    base_range=20,
    pointed=True,
    modes=MODES,
    magazine=2 * guns.SHOTS["full"],
    malfunction=0,
)


@dataclass(frozen=True)
class Asked:
    """A question, read and checked. `parrying` is what parries, None where nothing does; `shots`
    is 0 of what is no firearm; `said` is the question in full."""

    skill: int
    weapon: Weapon
    said: Mapping[str, str]
    art: int | None = None
    defence: str = NONE
    defence_skill: int = 0
    parrying: Weapon | None = None
    bonus: Bonus = NO_BONUS
    armour: int = 0
    hp: int = HP
    con: int = CON
    aim: str = NONE
    mode: str = "single"
    shots: int = 0
    point_blank: bool = False
    cover: bool = False
    luck: int = LUCK
    target_luck: int = LUCK


def read(pairs: Mapping[str, str]) -> Asked:
    """Check a question. Raises BadQuestion."""
    typed = known_keys(pairs, KEYS)
    named: dict[str, str] = {}
    for key, value in typed.items():
        if ALIASES.get(key, key) in named:
            raise BadQuestion("conflicting-keys", keys=(ALIASES.get(key, key), key))
        # full-width signs are what a Japanese keyboard gives
        named[ALIASES.get(key, key)] = unicodedata.normalize("NFKC", value)
    numbers = {key: number_of(key, named[key], *NUMBERS[key]) for key in NUMBERS if key in named}
    words = {key: word_of(key, named.get(key, known[0]), known) for key, known in WORDS.items()}
    weapon = _weapon(named)
    _check_gun(weapon, named)
    asked = Asked(
        skill=_skill(numbers, weapon, named),
        weapon=weapon,
        said={},
        art=numbers.get("art"),
        defence=words["defence"],
        bonus=_bonus(named.get("db", "0")),
        armour=numbers.get("armour", 0),
        hp=numbers.get("hp", HP),
        con=numbers.get("con", CON),
        aim=words["aim"],
        mode=named.get("mode", weapon.modes[0]),
        point_blank=words["point_blank"] == YES,
        cover=words["cover"] == YES,
        luck=numbers.get("luck", LUCK),
        target_luck=numbers.get("target_luck", LUCK),
    )
    for key in ("luck", "target_luck"):
        if key in named and asked.aim != precision.EYE:
            raise BadQuestion("needs-key", key=key, known=(f"aim={precision.EYE}",))
    asked = _shooting(asked, numbers)
    asked = _defending(asked, named, numbers)
    return replace(asked, said=_in_full(asked, named))


def _dice(key: str, value: str) -> Dice:
    try:
        return parse_dice(value)
    except DiceError:
        raise BadQuestion("not-dice", key=key, value=value) from None


def _bonus(value: str) -> Bonus:
    try:
        return read_bonus(value)
    except ValueError:
        raise BadQuestion("not-dice", key="db", value=value) from None


# ---------------------------------------------------------------- the attack


def _weapon(named: Mapping[str, str]) -> Weapon:
    """What attacks: a weapon of the data, with other dice where damage is stated too; or one of
    which only the damage is known."""
    if "weapon" not in named and "damage" not in named:
        raise BadQuestion("missing-key", known=("weapon", "damage"))
    if "weapon" in named:
        weapon = _of_data("weapon", named["weapon"])
    else:
        weapon = SOME_GUN if any(key in named for key in OF_GUNS) else SOME_WEAPON
    if "damage" in named:
        weapon = replace(weapon, dice=_dice("damage", named["damage"]), bands=())
    return weapon


def _of_data(key: str, name: str) -> Weapon:
    """A weapon of the data, by any of its names."""
    id = catalogue.weapon_id(name)
    if id is None:
        known = tuple(each.weapon.name for each in catalogue.weapons().values())
        raise BadQuestion(
            "bad-value", key=key, value=name, known=known, near=catalogue.near_weapon(name)
        )
    weapon = catalogue.weapons()[id].weapon
    return catalogue.natural(id) if weapon.unarmed else weapon


def _skill(numbers: Mapping[str, int], weapon: Weapon, named: Mapping[str, str]) -> int:
    """The attack skill; of a weapon of the data its base where none is stated."""
    if "skill" in numbers:
        return numbers["skill"]
    if "weapon" not in named:
        raise BadQuestion("missing-key", known=("skill",))
    return base_of(weapon.skill)


def _check_gun(weapon: Weapon, named: Mapping[str, str]) -> None:
    """What is said of firearms says nothing of other weapons; cover neither of blows."""
    for key in OF_GUNS:
        if key in named and not weapon.gun and not (key == "cover" and weapon.ranged):
            raise BadQuestion("conflicting-keys", keys=(key, "weapon"))
    if "mode" in named and named["mode"] not in weapon.modes:
        raise BadQuestion("bad-value", key="mode", value=named["mode"], known=weapon.modes)


def _shooting(asked: Asked, numbers: Mapping[str, int]) -> Asked:
    """With the shots: those of one declaration where nothing is said, at most those of two."""
    if not asked.weapon.gun:
        return asked
    if asked.aim != NONE and asked.mode != "single":
        raise BadQuestion("conflicting-keys", keys=("aim", "mode"))
    rate = guns.SHOTS[asked.mode]
    most = min(2 * rate, asked.weapon.magazine)
    shots = numbers.get("shots", min(rate, most))
    if shots > most:
        raise BadQuestion("out-of-range", key="shots", value=str(shots), lowest=1, highest=most)
    return replace(asked, shots=shots)


# ---------------------------------------------------------------- the defence


def _defending(asked: Asked, named: Mapping[str, str], numbers: Mapping[str, int]) -> Asked:
    """With what is said of the defence; keys that would say nothing are refused."""
    if asked.defence != PARRY:
        for key in ("defence_weapon", "durability"):
            if key in named:
                raise BadQuestion("needs-key", key=key, known=(f"defence={PARRY}",))
    if asked.defence == NONE:
        if "defence_skill" in named:
            known = tuple(f"defence={each}" for each in (DODGE, PARRY, DEFEND))
            raise BadQuestion("needs-key", key="defence_skill", known=known)
        return asked
    if asked.defence == DEFEND:
        return _with_body(asked, numbers)
    if "defence_skill" not in numbers:
        raise BadQuestion("missing-key", known=("defence_skill",))
    asked = replace(asked, defence_skill=numbers["defence_skill"])
    if asked.defence == DODGE:
        return asked
    return replace(asked, parrying=_parrying(asked, named, numbers))


def _with_body(asked: Asked, numbers: Mapping[str, int]) -> Asked:
    """Defending is CON x5: either says the other."""
    skill = numbers.get("defence_skill", TIMES * asked.con)
    con = numbers.get("con", skill // TIMES)
    if skill != TIMES * con:
        if "con" in numbers:
            raise BadQuestion("conflicting-keys", keys=("con", "defence_skill"))
        near = tuple(str(TIMES * each) for each in (con, con + 1))
        raise BadQuestion("bad-value", key="defence_skill", value=str(skill), known=near)
    return replace(asked, con=con, defence_skill=skill)


def _parrying(asked: Asked, named: Mapping[str, str], numbers: Mapping[str, int]) -> Weapon:
    """What parries, with the durability that is stated."""
    bare = asked.weapon.kind in LIMBS and "durability" not in named
    weapon = _of_data("defence_weapon", named.get("defence_weapon", FIST if bare else SWORD))
    if "durability" not in numbers:
        return weapon
    if weapon.unarmed:
        raise BadQuestion("conflicting-keys", keys=("defence_weapon", "durability"))
    return replace(weapon, durability=numbers["durability"])


# ---------------------------------------------------------------- the question in full


def _in_full(asked: Asked, named: Mapping[str, str]) -> dict[str, str]:
    """The question, defaults included, in the order of KEYS."""
    said: dict[str, Any] = {"skill": asked.skill, "defence": asked.defence}
    if asked.art is not None:
        said["art"] = asked.art
    if asked.defence != NONE:
        said["defence_skill"] = asked.defence_skill
    if asked.parrying is not None:
        said["defence_weapon"] = _shown(asked.parrying)
        if not asked.parrying.unarmed:
            said["durability"] = asked.parrying.durability
    if "weapon" in named:
        said["weapon"] = _shown(asked.weapon)
    said["damage"] = str(asked.weapon.dice).upper()
    said |= {"db": asked.bonus.written, "armour": asked.armour, "hp": asked.hp, "con": asked.con}
    if asked.aim != NONE:
        said["aim"] = asked.aim
    if asked.aim == precision.EYE:
        said |= {"luck": asked.luck, "target_luck": asked.target_luck}
    if asked.weapon.gun:
        said |= {"mode": asked.mode, "shots": asked.shots}
    said |= {key: YES for key in ("point_blank", "cover") if getattr(asked, key)}
    return {key: str(said[key]) for key in KEYS if key in said}


def _shown(weapon: Weapon) -> str:
    """What a weapon of the data is called there; a limb goes by its id in the rules."""
    return catalogue.weapons()[weapon.name].weapon.name if weapon.unarmed else weapon.name


def question_for(system: Callable[[], System]) -> Callable[[Mapping[str, str]], QuickAnswer]:
    """The plugin's quick question, about fights of `system`."""

    def answer(pairs: Mapping[str, str]) -> QuickAnswer:
        from tierce.systems.cthulhu import question_answer

        return question_answer.answer(system(), read(pairs))

    return answer
