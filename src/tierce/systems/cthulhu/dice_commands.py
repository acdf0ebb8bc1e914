"""Dice commands in the notation of the Japanese tables: `CCB<=65`, `RES(12-10)`, `CBRB(70,30)`.

CC, CBR and RES have criticals and fumbles at 1 and 100, CCB, CBRB and RESB at 1-5 and 96-100.
What comes after a blank is a remark. The outcomes are those of the rules (cthulhu.check,
cthulhu.resistance, cthulhu.malfunction); the line they are told in has the form that BCDice,
the dice of the online tables, has made customary.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from tierce.dice.sums import LONGEST, MOST, SumError, work_out
from tierce.fight.command import BadCommand, CommandAnswer, Throw, Word
from tierce.systems.cthulhu.rules import check, resistance
from tierce.systems.cthulhu.rules.check import D100, Bands

EXAMPLES = ("CCB<=65", "CC<=65", "CCB(98)<=80", "CBRB(65,40)", "RESB(12-10)", "1D100<=65")

PARTIAL = "partial_success"
MALFUNCTION = "malfunction"
AUTOMATIC_SUCCESS = "automatic_success"
AUTOMATIC_FAILURE = "automatic_failure"
_GOOD = frozenset({*check.MADE, PARTIAL, AUTOMATIC_SUCCESS})

_WORDS = {
    check.CRITICAL: Word("cthulhu.show.degree-critical"),
    check.SPECIAL: Word("cthulhu.show.degree-special"),
    check.SUCCESS: Word("cthulhu.show.degree-success"),
    check.FAILURE: Word("cthulhu.show.degree-failure"),
    check.FUMBLE: Word("cthulhu.show.degree-fumble"),
    PARTIAL: Word("cthulhu.show.degree-partial-success"),
    MALFUNCTION: Word("cthulhu.show.degree-malfunction"),
    AUTOMATIC_SUCCESS: Word("cthulhu.show.degree-automatic-success"),
    AUTOMATIC_FAILURE: Word("cthulhu.show.degree-automatic-failure"),
}
_NUMBER = Word("cthulhu.show.malfunction-number")
_THEN = " ＞ "

_CHECK = re.compile(r"CC(B?)([0-9(][^<]*)?(?:<=(.+))?")
_PLAIN = re.compile(r"1?D100(?:<=(.+))?")
_PAIR = re.compile(r"CBR(B?)(\(.+\))")
_RESISTANCE = re.compile(r"RES(B?)(\(.+\)|-?[0-9]+)")
#: The number that 00 on the dice is, and that weapon tables write so.
_HUNDRED = 100

# Signs that a keyboard of the tables gives, and what they mean.
_MEANT = str.maketrans({"×": "*", "÷": "/", "−": "-", "–": "-", "≦": "<=", "≤": "<="})


def answer(typed: str, throw: Throw) -> CommandAnswer:
    """What a dice command comes to; BadCommand where the text is none."""
    try:
        return _answer(typed, throw)
    except SumError as error:
        raise _no_sum(error) from None


def _answer(typed: str, throw: Throw) -> CommandAnswer:
    command = _command(typed)
    secret = command.startswith("S")
    bare = command.removeprefix("S")
    if match := _CHECK.fullmatch(bare):
        five, number, target = match.groups()
        found = _check(five, number, target, throw)
    elif match := _PLAIN.fullmatch(bare):
        found = _plain(match[1], throw)
    elif match := _PAIR.fullmatch(bare):
        found = _pair(match[1], _numbers(match[2], 2, typed), throw)
    elif match := _RESISTANCE.fullmatch(bare):
        (difference,) = _numbers(match[2], 1, typed)
        found = _resist(match[1], difference, throw)
    else:
        raise _no_command(typed)
    told, target_, roll, degree = found
    good = degree in _GOOD if degree else None
    return CommandAnswer(told, target_, roll, degree, good, secret=secret)


#: What is told, the target, the roll and the degree.
_Found = tuple[Sequence[str | Word], int | tuple[int, ...] | None, int | None, str | None]


def _command(typed: str) -> str:
    """The command in a text, in plain capitals; what comes after a blank is left out."""
    words = "".join(map(_narrow, typed[: LONGEST * 2])).translate(_MEANT).upper().split()
    # A blank before the target would turn a check into a bare die, which nobody means.
    if not words or len(words[0]) > LONGEST or (words[1:] and words[1][0] in "<="):
        raise _no_command(typed)
    return words[0]


def _narrow(sign: str) -> str:
    """A full-width sign as a plain one; any other stays what it is."""
    return unicodedata.normalize("NFKC", sign) if "！" <= sign <= "～" else sign


def _bands(target: int, five: str) -> Bands:
    """The bands of a target by the B of a command's name, or by its absence."""
    return check.bands(target, "5%" if five else "1%")


def _numbers(group: str, count: int, typed: str) -> tuple[int, ...]:
    """The sums in one pair of brackets, or a bare number; BadCommand where it is not `count`."""
    parts = [""]
    depth = 0
    for place, sign in enumerate(group):
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and sign == ")" and place < len(group) - 1:
            raise _no_command(typed)
        if sign == "," and depth == 1:
            parts.append("")
        elif (depth, sign) != (1, "(") and (depth, sign) != (0, ")"):
            parts[-1] += sign
    if depth or len(parts) != count:
        raise _no_command(typed)
    return tuple(work_out(part) for part in parts)


def _check(five: str, number: str | None, target: str | None, throw: Throw) -> _Found:
    """CC and CCB: a check, for a firearm with its malfunction number; without a target, a die."""
    jam = _malfunction_number(number)
    if target is None:
        return _die(throw)
    goal = work_out(target)
    roll = throw(D100)
    within = _bands(goal, five)
    how = check.degree(roll, within)
    told: list[str | Word] = [f"(1D100<={goal})"]
    if jam:
        told += [" ", _NUMBER, f"[{jam}]"]
    told += [_THEN, str(roll), _THEN]
    if not jam or roll < jam:
        return [*told, *_named(roll, within)], goal, roll, how
    if how == check.FUMBLE:
        return [*told, _WORDS[how], "/", _WORDS[MALFUNCTION]], goal, roll, how
    return [*told, _WORDS[MALFUNCTION]], goal, roll, MALFUNCTION


def _malfunction_number(text: str | None) -> int:
    """The malfunction number in a command, 0 where there is none; 00 is 100."""
    if text is None:
        return 0
    return _HUNDRED if text.strip("()") == "00" else max(work_out(text), 0)


def _named(roll: int, within: Bands) -> list[str | Word]:
    """The degree in words: a critical that is a special success too is both."""
    how = check.degree(roll, within)
    if how == check.CRITICAL and roll <= within.special:
        return [_WORDS[how], "/", _WORDS[check.SPECIAL]]
    return [_WORDS[how]]


def _die(throw: Throw) -> _Found:
    roll = throw(D100)
    return ["(1D100)", _THEN, str(roll)], None, roll, None


def _plain(target: str | None, throw: Throw) -> _Found:
    """A d100 held against a number: no critical, no special, no fumble, and 100 may succeed."""
    if target is None:
        return _die(throw)
    goal = work_out(target)
    roll = throw(D100)
    how = check.SUCCESS if roll <= goal else check.FAILURE
    return [f"(1D100<={goal})", _THEN, str(roll), _THEN, _WORDS[how]], goal, roll, how


def _pair(five: str, targets: tuple[int, ...], throw: Throw) -> _Found:
    """CBR and CBRB: one die against two values, each with its own result."""
    first, second = (_bands(target, five) for target in targets)
    roll = throw(D100)
    made = sum(check.degree(roll, within) in check.MADE for within in (first, second))
    both = (check.FAILURE, PARTIAL, check.SUCCESS)[made]
    told = [
        f"(1d100<={targets[0]},{targets[1]})",
        _THEN,
        f"{roll}[",
        *_named(roll, first),
        ",",
        *_named(roll, second),
        "]",
        _THEN,
        _WORDS[both],
    ]
    return told, targets, roll, both


def _resist(five: str, difference: int, throw: Throw) -> _Found:
    """RES and RESB: the resistance table, by how much the active side is ahead."""
    target = resistance.EVEN + resistance.STEP * difference
    known = resistance.certain(target)
    if known is not None:
        how = AUTOMATIC_SUCCESS if known in check.MADE else AUTOMATIC_FAILURE
        return [f"(1d100<={target})", _THEN, _WORDS[how]], target, None, how
    within = _bands(target, five)
    roll = throw(D100)
    told = [f"(1d100<={target})", _THEN, str(roll), _THEN, *_named(roll, within)]
    return told, target, roll, check.degree(roll, within)


def _no_command(typed: str) -> BadCommand:
    return BadCommand("no-command", typed=_shown(typed), known=EXAMPLES)


def _no_sum(error: SumError) -> BadCommand:
    if error.reason == "too-large":
        return BadCommand(error.reason, typed=_shown(error.text), most=MOST)
    return BadCommand(error.reason, typed=_shown(error.text))


def _shown(typed: str) -> str:
    """What was typed, short and without signs that a screen would obey."""
    plain = "".join(sign if sign.isprintable() else "?" for sign in typed)
    return plain if len(plain) <= 40 else plain[:39] + "…"
