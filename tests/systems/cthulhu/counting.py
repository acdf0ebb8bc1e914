"""One attack and one defence counted out in plain loops over d100 and damage dice.

Written from the rules' text, in none of the project's code: what `tierce odds` must agree with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

#: Degree of a roll: "c" critical, "s" special, "o" ordinary, "f" failure, "b" fumble.
WORDS = {"c": "critical", "s": "special", "o": "success", "f": "failure", "b": "fumble"}


def judged(roll: int, target: int) -> str:
    """How a d100 comes out against a target, at five per cent of criticals and fumbles."""
    succeeds = roll <= target and roll < 100
    if succeeds and roll <= 5:
        return "c"
    if succeeds and roll <= max(1, target // 5):
        return "s"
    if succeeds:
        return "o"
    return "b" if roll >= 96 else "f"


def faces(number: int, sides: int) -> Iterator[int]:
    """Every throw of some dice, by its sum."""
    for throw in product(range(1, sides + 1), repeat=number):
        yield sum(throw)


@dataclass(frozen=True)
class Fray:
    """What is counted: an attack with dice (number, sides, plus), and how it is met."""

    skill: int
    dice: tuple[int, int, int]
    art: int = 0
    db: tuple[int, int, int] = (0, 1, 1)  # sign, number, sides
    unarmed: bool = False
    pointed: bool = False
    defence: str = "none"
    target: int = 0
    parrying: str = ""  # "sword", "club", "shield", "stops", "stops-not"
    durability: int = 0
    armour: int = 0
    hp: int = 12
    con: int = 11


@dataclass(frozen=True)
class Counted:
    """Chances by name."""

    outcomes: dict[str, Fraction]
    damage: dict[int, Fraction]
    chances: dict[str, Fraction]


def count(fray: Fray) -> Counted:
    """All ways the dice can fall."""
    outcomes: Counter[str] = Counter()
    damage: dict[int, Fraction] = {}
    chances = dict.fromkeys(("shock", "unconscious", "dead"), Fraction(0))
    kinds: Counter[tuple[str, bool]] = Counter()
    for roll in range(1, 101):
        how = judged(roll, fray.skill)
        outcomes[WORDS[how]] += 1
        kinds[how, bool(fray.art) and roll <= fray.art] += 1
    for (how, with_art), ways in kinds.items():
        share = Fraction(ways, 100)
        if how in "fb":
            _add(damage, 0, share)
            continue
        for lost, part in _met(fray, how, with_art):
            _add(damage, lost, share * part)
            _hurt(fray, lost, share * part, chances)
    return Counted({name: Fraction(n, 100) for name, n in outcomes.items()}, damage, chances)


def _add(damage: dict[int, Fraction], lost: int, share: Fraction) -> None:
    damage[lost] = damage.get(lost, Fraction(0)) + share


def _hurt(fray: Fray, lost: int, share: Fraction, chances: dict[str, Fraction]) -> None:
    left = fray.hp - lost
    if not lost:
        return
    if 2 * lost >= fray.hp:
        chances["shock"] += share
    if left <= 0:
        chances["dead"] += share
    if left <= 2:
        chances["unconscious"] += share
    elif 2 * lost >= fray.hp:
        fails = sum(1 for roll in range(1, 101) if roll > 5 * fray.con or roll == 100)
        chances["unconscious"] += share * Fraction(fails, 100)


def _met(fray: Fray, how: str, with_art: bool) -> Iterator[tuple[int, Fraction]]:
    """HP lost and their shares, of a blow that has hit."""
    answers: Counter[str] = Counter(judged(roll, fray.target) for roll in range(1, 101))
    if fray.defence == "none":
        answers = Counter({"f": 100})
    impales = fray.pointed and how in "cs"
    number, sides, plus = fray.dice
    times = (2 if with_art else 1) * (2 if impales else 1)
    throws = Counter(total + times * plus for total in faces(times * number, sides))
    bonuses = [fray.db[0] * each for each in faces(fray.db[1], fray.db[2])] if fray.db[0] else [0]
    for answer, ways in answers.items():
        share = Fraction(ways, 100 * throws.total() * len(bonuses))
        extra = [1, 2] if fray.defence == "dodge" and answer == "b" else [0]
        for throw, bonus, more in product(throws, bonuses, extra):
            dealt = max(0, throw + bonus + more)
            for lost, part in _answered(fray, answer, dealt, impales):
                yield lost, share * throws[throw] * part / len(extra)


def _answered(fray: Fray, answer: str, dealt: int, impales: bool) -> Iterator[tuple[int, Fraction]]:
    made = answer in "cso"
    armour = 0 if impales else fray.armour
    if fray.defence == "dodge" and made:
        yield 0, Fraction(1)
    elif fray.defence == "defend" and made:
        less = (2 if answer == "c" else 1, 5) if fray.unarmed else (1, 2)
        armour = fray.armour if answer == "c" else armour
        throws = list(faces(*less))
        for taken in throws:
            yield max(0, dealt - taken - armour), Fraction(1, len(throws))
    elif fray.defence == "defend" and answer == "b":
        yield dealt, Fraction(1)
    elif fray.defence == "parry" and fray.parrying != "stops-not" and made:
        yield _parried(fray, answer, dealt, armour), Fraction(1)
    elif fray.defence == "parry" and fray.durability and answer == "b":
        yield 0, Fraction(1)
    else:
        yield max(0, dealt - armour), Fraction(1)


def _parried(fray: Fray, answer: str, dealt: int, armour: int) -> int:
    if answer == "c" or fray.parrying == "stops":
        return 0
    return max(0, max(0, dealt - fray.durability) - armour)
