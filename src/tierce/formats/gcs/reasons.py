"""Why a file's value is another than ours: what its program does, and which of the two holds.

A reason is never guessed: the value is worked out with it, and it counts where that gives what
the file says.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from fractions import Fraction
from itertools import combinations
from math import ceil, floor
from typing import NamedTuple

from tierce.dice import Dice
from tierce.formats.gcs.carrying import equipped, strength
from tierce.formats.gcs.reader import Reading
from tierce.formats.gcs.shields import defense_bonus, is_shield
from tierce.formats.gcs.stated import Key, Value
from tierce.formats.gcs.unstated import enhanced_block
from tierce.script.value import Explained
from tierce.systems.gurps.rules import arms
from tierce.systems.gurps.rules.heavy import basic_lift
from tierce.systems.gurps.rules.move import encumbered
from tierce.systems.gurps.strength import LEAST, MOST, basic_damage
from tierce.systems.gurps.weapon_notation import read_parry
from tierce.text import Message

OURS, FILE, OPEN = "ours", "file", "open"


class Reason(NamedTuple):
    """What makes the difference, the clause that decides, and whose value holds.

    The message of a reason is `gcs-why-WORD`.
    """

    word: str
    clause: str = ""
    right: str = OURS

    @property
    def message(self) -> Message:
        """What it is, in a sentence."""
        return Message.of(f"gcs-why-{self.word}")


_SHIELD, _STATES = "gurps.defence.shield-db", "gurps.injury.states"
BOTH_HANDS = Reason("both-hands", _SHIELD)
SECOND_SHIELD = Reason("second-shield", _SHIELD)
#: Enhanced Parry or Block that the file names, and adds to nothing.
ENHANCED = Reason("enhanced", "gurps.defence.modifiers")
LARGE_SHIELD = Reason("large-shield", "gurps.attack.modifiers")
#: Low FP halve the ST that a weapon asks for.
TIRED = Reason("tired", _STATES)
#: The program takes a fighter without any FP for exhausted.
NO_FP = Reason("no-fp", _STATES)
#: A third of HP or FP, rounded, is enough for the program; the rules halve below a third.
AT_A_THIRD = Reason("at-a-third", _STATES)
#: Halved as often as neither the rules nor the program would by the HP and FP of the file.
NOT_HALVED = Reason("not-halved", _STATES)
HALVED_ONCE = Reason("halved-once", _STATES)
HALVED_TWICE = Reason("halved-twice", _STATES)
#: Halved before encumbrance is taken off, and with the DB.
HALVED_FIRST = Reason("halved-first", _STATES)
LOWERED_FIRST = Reason("lowered-first", "gurps.defence.modifiers")
HALVED_ST = Reason("halved-st", _STATES)
STRIKING_ST = Reason("striking-st", "", FILE)
PROGRESSION = Reason("progression", "", FILE)
NO_SUCH = Reason("no-such-parry", "gurps.parry.unarmed", OPEN)
UNKNOWN = Reason("unknown", "", OPEN)

_TIMES = {NOT_HALVED: 0, HALVED_ONCE: 1, HALVED_TWICE: 2}
#: What a value comes to where the program does all of these.
With = Callable[[Collection[Reason]], object]


def reasons(
    read: Reading, key: Key, theirs: Value, ours: Explained, rested: Explained
) -> tuple[Reason, ...]:
    """The fewest things that together give the file's value; UNKNOWN where none do.

    `rested` is our value for the same character with all its FP.
    """
    kind = key[0]
    if kind == "dodge":
        found = _found(theirs, [*_shields(read, ours), *_halving(read)], _dodge(read, ours))
    elif kind == "move":
        found = _found(theirs, _halving(read), _move(read))
    else:
        amounts = _of_skill(read, key, ours, rested)
        found = _found(
            theirs, amounts, lambda chosen: ours.value + sum(amounts[each] for each in chosen)
        )
    return found or (UNKNOWN,)


def plain_reasons(read: Reading, key: Key, theirs: Value) -> tuple[Reason, ...]:
    """The same of a value that is no sum of parts: dice, a weight."""
    return _plain(read, key[0], theirs) or (UNKNOWN,)


def _found(theirs: object, possible: Iterable[Reason], value: With) -> tuple[Reason, ...]:
    each = tuple(possible)
    for count in range(1, len(each) + 1):
        for chosen in combinations(each, count):
            if len(_TIMES.keys() & chosen) < 2 and value(chosen) == theirs:
                return chosen
    return ()


# ---------------------------------------------------------------- DB


def _of(ours: Explained, *labels: str) -> int:
    """What the parts of these labels come to."""
    return sum(part.amount for part in ours.parts if part.label in labels)


def _more_db(read: Reading, ours: Explained) -> dict[Reason, int]:
    """DB that the program counts and the rules do not."""
    sheet = read.imported.sheet
    if sheet.shield is None:
        return {}
    counted = _of(ours, "gurps.part.db") - sheet.db
    all_shields = [item for item in equipped(read.document.equipment) if is_shield(item)]
    others = sum(map(defense_bonus, all_shields)) - sheet.shield.db
    return {BOTH_HANDS: sheet.shield.db - counted, SECOND_SHIELD: others}


def _shields(read: Reading, ours: Explained) -> Iterator[Reason]:
    yield from (reason for reason, amount in _more_db(read, ours).items() if amount)


def _db(read: Reading, ours: Explained, chosen: Collection[Reason]) -> int:
    more = _more_db(read, ours)
    return sum(amount for reason, amount in more.items() if reason in chosen)


# ---------------------------------------------------------------- Dodge and Move


def _times(read: Reading) -> int:
    """How often the rules halve, at the HP and FP of the file."""
    imported, sheet = read.imported, read.imported.sheet
    tired = 0 < sheet.fp and 3 * imported.fp < sheet.fp
    return int(3 * imported.hp < sheet.hp) + int(tired)


def _more_often(read: Reading) -> dict[Reason, int]:
    """How many times more the program halves than the rules do, and why."""
    imported, sheet = read.imported, read.imported.sheet
    pools = ((imported.hp, sheet.hp), (imported.fp, sheet.fp))
    at_a_third = sum(
        most > 0 and most <= 3 * left and left <= floor(Fraction(most, 3) + Fraction(1, 2))
        for left, most in pools
    )
    return {AT_A_THIRD: at_a_third, NO_FP: int(sheet.fp == 0)}


def _halving(read: Reading) -> list[Reason]:
    times = _times(read)
    more = [reason for reason, amount in _more_often(read).items() if amount]
    other = [reason for reason, often in _TIMES.items() if often != times]
    return [*more, HALVED_FIRST, *other]


def _how_often(read: Reading, chosen: Collection[Reason]) -> int:
    other = [times for reason, times in _TIMES.items() if reason in chosen]
    if other:
        return other[0]
    more = [times for reason, times in _more_often(read).items() if reason in chosen]
    return _times(read) + sum(more)


def _halved(value: Fraction | int, times: int) -> int:
    return ceil(Fraction(value) / (1 << times))


def _dodge(read: Reading, ours: Explained) -> With:
    sheet = read.imported.sheet
    speed = _of(ours, "gurps.part.dodge", "gurps.part.encumbrance")
    bonus = _of(ours, "gurps.part.trait", "gurps.part.combat-reflexes")
    own_db = _of(ours, "gurps.part.db")

    def value(chosen: Collection[Reason]) -> int:
        times, db = _how_often(read, chosen), own_db + _db(read, ours, chosen)
        if HALVED_FIRST in chosen and times:
            whole = _halved(sheet.basic_speed + 3 + bonus + db, times)
            return max(whole - sheet.encumbrance, 1)
        return _halved(speed + bonus, times) + db

    return value


def _move(read: Reading) -> With:
    sheet = read.imported.sheet

    def value(chosen: Collection[Reason]) -> int:
        times = _how_often(read, chosen)
        if HALVED_FIRST in chosen:
            return encumbered(_halved(sheet.basic_move, times), sheet.encumbrance)
        return _halved(encumbered(sheet.basic_move, sheet.encumbrance), times)

    return value


# ---------------------------------------------------------------- skills, strength


def _of_skill(read: Reading, key: Key, ours: Explained, rested: Explained) -> dict[Reason, int]:
    """What each thing adds to a Parry, Block or attack of ours; those that add nothing left out."""
    amounts = {
        **({} if key[0] == "attack" else _more_db(read, ours)),
        ENHANCED: -_enhanced(read, key),
        LARGE_SHIELD: -_of(ours, "gurps.part.large-shield"),
        LOWERED_FIRST: _lowered_first(ours),
        TIRED: rested.value - ours.value,
    }
    return {reason: amount for reason, amount in amounts.items() if amount}


def _enhanced(read: Reading, key: Key) -> int:
    """Enhanced Parry or Block in our value, which the program has left out."""
    kind, *names = key
    if kind == "block":
        return enhanced_block(read.document)
    if kind != "parry":
        return 0
    weapon, mode = names
    taken = next(each for each in read.taken if each.weapon.name == weapon)
    (entry,) = (read_parry(usage.parry).number for name, usage in taken.usages if name == mode)
    return (arms.melee_mode(taken.weapon, mode).parry or 0) - (entry or 0)


def _lowered_first(ours: Explained) -> int:
    """What a parry gains where encumbrance lowers the skill, not the parry."""
    lowered = -_of(ours, "gurps.part.encumbrance")
    skills: list[int] = [
        part.facts["skill"] for part in ours.parts if part.label == "gurps.part.parry"
    ]
    return sum((skill - lowered) // 2 - skill // 2 + lowered for skill in skills)


def _plain(read: Reading, kind: str, theirs: Value) -> tuple[Reason, ...]:
    document, st = read.document, read.imported.sheet.st
    usual = document.settings.damage_progression == "basic_set"
    if kind == "load":
        return ()
    if kind == "lift":
        lifting = strength(document, st, "lifting_only")
        if theirs == basic_lift(ceil(Fraction(lifting, 2))):
            return (HALVED_ST,)
        return () if usual else (PROGRESSION,)
    if not usual:
        return (PROGRESSION,)
    striking = strength(document, st, "striking_only")
    return (STRIKING_ST,) if theirs == _damage(striking, kind) else ()


def _damage(st: int, kind: str) -> Dice | None:
    return basic_damage(st, swing=kind == "swing") if LEAST <= st <= MOST else None
