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


# ---------------------------------------------------------------- bursts


@dataclass(frozen=True)
class Burst:
    """Bullets of one declaration, each with its chance; dice as in Fray. In touch the first hits
    by itself for 1D4 more. `malfunction` is 101 where there is none."""

    targets: tuple[int, ...]
    dice: tuple[int, int, int]
    pointed: bool = False
    touch: bool = False
    armour: int = 0
    hp: int = 12
    con: int = 11
    malfunction: int = 101


@dataclass(frozen=True)
class Shot:
    """What a burst comes to: bullets that hit, HP lost and chances."""

    hits: dict[int, Fraction]
    damage: dict[int, Fraction]
    chances: dict[str, Fraction]


#: The bullets that hit, in the order of the shots: "i" impales, "t" is in touch, "p" another;
#: whether the gun is jammed.
_Fired = tuple[str, bool]
#: HP lost, shock, unconscious.
_Hurt = tuple[int, bool, bool]


def burst(what: Burst) -> Shot:
    """All bullets are rolled, then those that hit do their damage in that order."""
    hits: dict[int, Fraction] = {}
    damage: dict[int, Fraction] = {}
    chances = dict.fromkeys(("shock", "unconscious", "dead", "malfunction"), Fraction(0))
    throws = {"i": _impaled(what), "t": _touched(what), "p": _plain(what)}
    known: dict[str, dict[_Hurt, Fraction]] = {"": {(0, False, False): Fraction(1)}}
    for (bullets, jammed), chance in _fired(what).items():
        number = len(bullets)
        hits[number] = hits.get(number, Fraction(0)) + chance
        chances["malfunction"] += chance * jammed
        for end in range(1, number + 1):
            if bullets[:end] not in known:
                before = known[bullets[: end - 1]]
                known[bullets[:end]] = _hit(what, before, throws[bullets[end - 1]])
        for (lost, shock, out), share in known[bullets].items():
            _add(damage, lost, chance * share)
            chances["shock"] += chance * share * shock
            chances["unconscious"] += chance * share * out
            chances["dead"] += chance * share * (lost >= what.hp)
    return Shot(hits, damage, chances)


def _fired(what: Burst) -> dict[_Fired, Fraction]:
    states: dict[_Fired, Fraction] = {("", False): Fraction(1)}
    for number, target in enumerate(what.targets):
        following: dict[_Fired, Fraction] = {}
        for (bullets, jammed), chance in states.items():
            for roll in range(1, 101):
                state = (bullets, jammed)
                how = judged(roll, target)
                if what.touch and not number:
                    state = ("t", False)
                elif not jammed and roll >= what.malfunction:
                    state = (bullets, True)
                elif not jammed and how in "cso":
                    impales = how in "cs" and what.pointed
                    state = (bullets + ("i" if impales else "p"), False)
                following[state] = following.get(state, Fraction(0)) + chance / 100
        states = following
    return states


def _plain(what: Burst) -> list[int]:
    number, sides, plus = what.dice
    return [max(0, each + plus - what.armour) for each in faces(number, sides)]


def _touched(what: Burst) -> list[int]:
    number, sides, plus = what.dice
    throws = product(faces(number, sides), (1, 2, 3, 4))
    return [max(0, each + plus + more - what.armour) for each, more in throws]


def _impaled(what: Burst) -> list[int]:
    """Armour is pierced."""
    number, sides, plus = what.dice
    return [each + 2 * plus for each in faces(2 * number, sides)]


def _hit(what: Burst, hurt: dict[_Hurt, Fraction], throws: list[int]) -> dict[_Hurt, Fraction]:
    following: dict[_Hurt, Fraction] = {}
    for (lost, shock, out), chance in hurt.items():
        for taken in throws:
            for state, share in _taken(what, lost, shock, out, taken):
                part = chance * share / len(throws)
                following[state] = following.get(state, Fraction(0)) + part
    return following


def _taken(
    what: Burst, lost: int, shock: bool, out: bool, taken: int
) -> Iterator[tuple[_Hurt, Fraction]]:
    if not taken:
        yield (lost, shock, out), Fraction(1)
        return
    before = max(what.hp - lost, -what.hp)  # HP have a floor
    shocked, left = 2 * taken >= before, what.hp - lost - taken
    passes = Fraction(0)
    if left <= 2:
        passes = Fraction(1)
    elif shocked:
        fails = sum(1 for roll in range(1, 101) if roll > 5 * what.con or roll == 100)
        passes = Fraction(fails, 100)
    yield (lost + taken, shock or shocked, True), passes
    yield (lost + taken, shock or shocked, out), 1 - passes
