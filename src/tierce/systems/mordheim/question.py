"""Quick questions: one model's attacks on another in one phase, as `tierce odds mordheim` asks.

The answer comes from the rules of a fight between two models made for the question.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tierce.fight.opponents import ATTACKER, DEFENDER, opponents
from tierce.fight.question import BadQuestion, QuickAnswer, number_of, word_of
from tierce.fight.slots import Change
from tierce.fight.state import View
from tierce.fight.system import System
from tierce.script.effects import Rule
from tierce.script.odds import Odds
from tierce.systems.mordheim.options import Options
from tierce.systems.mordheim.policies import steady
from tierce.systems.mordheim.rules import armour, batch
from tierce.systems.mordheim.sheet import Armour, Sheet, Weapon
from tierce.systems.mordheim.slots import KNOCKED_DOWN, STANDING, STUNNED
from tierce.systems.mordheim.tables import WEAPONS

#: Numbers, with their lowest and highest, and what they are where nothing is said.
NUMBERS: Mapping[str, tuple[int, int, int]] = {
    "ws": (1, 10, 3),
    "attacks": (1, 10, 1),
    "strength": (1, 10, 3),
    "enemy_ws": (0, 10, 3),
    "enemy_base_strength": (1, 10, 3),
    "toughness": (1, 10, 3),
    "save": (1, 7, 7),
    "wounds": (1, 10, 1),
}
NO_SAVE = "none"
PARRIES: Mapping[str, tuple[tuple[str, ...], bool]] = {
    "none": ((), False),
    "sword": (("sword",), False),
    "buckler": ((), True),
    "sword_and_buckler": (("sword",), True),
    "two_swords": (("sword", "sword"), False),
}
STATES: Mapping[str, str] = {"standing": STANDING, "knocked_down": KNOCKED_DOWN, "stunned": STUNNED}
#: Words, what they are where nothing is said first.
WORDS: Mapping[str, tuple[str, ...]] = {
    "weapon": ("none", *WEAPONS),
    "criticals": ("standard", "by_weapon", "none"),
    "parry": tuple(PARRIES),
    "helmet": ("no", "yes"),
    "state": tuple(STATES),
}
KEYS = (*NUMBERS, *WORDS)
OUTCOMES = ("unharmed", "wounded", "knocked_down", "stunned", "out_of_action")


@dataclass(frozen=True)
class Asked:
    """A question, read and checked."""

    numbers: Mapping[str, int]
    words: Mapping[str, str]


def read(pairs: Mapping[str, str]) -> Asked:
    """Check a question. Raises BadQuestion."""
    numbers = {key: usual for key, (_, _, usual) in NUMBERS.items()}
    words = {key: known[0] for key, known in WORDS.items()}
    for key, value in pairs.items():
        if key in NUMBERS:
            written = value.strip().removesuffix("+") if key == "save" else value.strip()
            lowest, highest, _ = NUMBERS[key]
            is_none = key == "save" and written == NO_SAVE
            numbers[key] = armour.NONE if is_none else number_of(key, written, lowest, highest)
        elif key in WORDS:
            # "morning star" may be written with a blank, a hyphen or an underscore
            known = {word.replace("-", "_"): word for word in WORDS[key]}
            written = value.strip().replace(" ", "_").replace("-", "_")
            words[key] = known[word_of(key, written, tuple(known))]
        else:
            raise BadQuestion("unknown-key", key=key, known=KEYS)
    return Asked(numbers, words)


def weapon_of(name: str) -> Weapon:
    """The weapon of the question: its rules without what it adds to Strength, which is stated."""
    if name == "none":
        return Weapon("weapon")
    plain: Any = {"strength": 0, "first_turn": 0, "charge": 0, "own_strength": 0}
    return replace(WEAPONS[name], **plain)


def _sheets(asked: Asked) -> tuple[Sheet, Sheet]:
    numbers, words = asked.numbers, asked.words
    weapon = weapon_of(words["weapon"])
    attacker = Sheet(ws=numbers["ws"], s=numbers["strength"], weapons=(weapon,))
    held, buckler = PARRIES[words["parry"]]
    better = armour.NONE - numbers["save"]
    defender = Sheet(
        ws=numbers["enemy_ws"],
        s=numbers["enemy_base_strength"],
        t=numbers["toughness"],
        w=numbers["wounds"],
        weapons=tuple(WEAPONS[name] for name in held),
        armour=Armour("armour", better) if better else None,
        buckler=buckler,
        helmet=words["helmet"] == "yes",
    )
    return attacker, defender


def answer(system: System, asked: Asked) -> QuickAnswer:
    """The exact answer."""
    criticals: Any = asked.words["criticals"]
    options = Options(criticals=criticals)
    start = (
        Change(ATTACKER, "contact", "set", (DEFENDER, True)),
        Change(DEFENDER, "contact", "set", (ATTACKER, True)),
        Change(DEFENDER, "fate", "put", STATES[asked.words["state"]]),
    )
    view = opponents(system, *_sheets(asked), options, start)
    weapon = view.sheet(ATTACKER).weapons[0]
    number = 1 if weapon.one_attack or weapon.once else asked.numbers["attacks"]
    used = (weapon.name,) * number
    spread = Odds(steady, system.intervene).distribution(in_full, used, world=view)
    fates = spread.map(lambda each: each[2])
    outcomes = tuple((name, fates.chance(name)) for name in OUTCOMES)
    distributions = {
        "unparried_hits": spread.map(lambda each: each[0]),
        "unsaved_wounds": spread.map(lambda each: each[1]),
    }
    said = {**{key: str(number) for key, number in asked.numbers.items()}, **asked.words}
    said["attacks"] = str(number)
    said["save"] = NO_SAVE if asked.numbers["save"] == armour.NONE else f"{asked.numbers['save']}+"
    return QuickAnswer("exact", said, outcomes, {}, distributions)


def in_full(fight: View, used: tuple[str, ...]) -> Rule[tuple[int, int, str]]:
    """The attacks, and what became of the defender: hits, wounds, fate."""
    came = yield from batch.fight_out(fight, ATTACKER, DEFENDER, used)
    fate: str = fight.read(DEFENDER, "fate")
    lost = fight.read(DEFENDER, "wounds") < fight.sheet(DEFENDER).w
    told = {"": "wounded" if lost else "unharmed", "out": "out_of_action"}
    word = told.get(fate, fate.replace("-", "_"))
    hits, wounds = came if isinstance(came, batch.Came) else came.value()
    return hits, wounds, word
