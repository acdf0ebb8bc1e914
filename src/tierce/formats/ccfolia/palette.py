"""The lines of a chat palette: checks with their names, and throws of damage.

`CCB<=12*5 【STR × 5】` is a check; `{DEX}` stands for what a parameter, a status or a line
`//DEX=12` says. `1d3+1d4 【ダメージ判定】` is a throw. Anything else in a palette is speech, and is
passed over.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tierce.dice.sums import SumError, work_out

#: Lines beyond these are not read: nobody rolls them.
LONGEST_LINE = 300
MOST_LINES = 2000
_LONGEST_VALUE = 40
#: The highest chance that a skill can have.
HIGHEST_CHANCE = 999

_SUM = r"(?:\{[^{}]*\}|[-+*/()0-9])++"
_REPEATED = r"(?:(?:X|REP|REPEAT)[0-9]+ +)?"
_CHECK = re.compile(rf"{_REPEATED}S?CCB?(?:\([0-9]+\))? *<= *({_SUM}) *(\S.*)", re.IGNORECASE)
_DICE = r"[0-9]*D[0-9]+(?:[-+*/()0-9D]|\{[^{}]*\}|なし)*+"
_THROW = re.compile(rf"({_DICE}) *([^\s<>=].*)", re.IGNORECASE)
_REFERENCE = re.compile(r"\{([^{}]*)\}")
_DEFINITION = re.compile(r"//([^={}]+)=(.+)")
_BRACKETED = re.compile(r"[【\[「〈《](.+?)[】\]」〉》]")
_MEANT = str.maketrans({"×": "*", "÷": "/", "−": "-", "≦": "<=", "≤": "<="})


class Check(NamedTuple):
    """A check: its name, and its chance in per cent."""

    name: str
    value: int


class Throw(NamedTuple):
    """A throw of damage: its name, and the dice as they are written, references filled in."""

    name: str
    dice: str


@dataclass(frozen=True)
class Palette:
    """What a palette's lines say; `unread` are checks whose chance could not be worked out."""

    checks: tuple[Check, ...] = ()
    throws: tuple[Throw, ...] = ()
    unread: tuple[str, ...] = ()


def plain(text: str) -> str:
    """Text with its full-width letters, digits and brackets as plain ones, and single blanks."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def label(text: str) -> str:
    """A label as it is compared: plain, without blanks, in capitals."""
    return plain(text).replace(" ", "").upper()


def definitions(commands: str) -> Iterator[tuple[str, str]]:
    """Names and values of the lines that define what references stand for: `//DEX=12`."""
    for line in _lines(commands):
        if match := _DEFINITION.fullmatch(line):
            yield match[1], match[2].strip()


def read_palette(commands: str, known: Mapping[str, str]) -> Palette:
    """The checks and throws of a palette. `known` is what references stand for, by `label`."""
    checks: list[Check] = []
    throws: list[Throw] = []
    unread: list[str] = []
    for line in _lines(commands):
        text = line.translate(_MEANT)
        if match := _CHECK.fullmatch(text):
            check = _check(_name(match[2]), _filled(match[1], known))
            if check is None:
                unread.append(line)
            else:
                checks.append(check)
        elif match := _THROW.fullmatch(text):
            throws.append(Throw(_name(match[2]), _filled(match[1], known)))
    return Palette(tuple(checks), tuple(throws), tuple(unread))


def _lines(commands: str) -> Iterator[str]:
    for line in commands.splitlines()[:MOST_LINES]:
        if len(line) <= LONGEST_LINE:
            yield plain(line)


def _check(name: str, filled: str) -> Check | None:
    """The check of a sum, None where it comes to nothing that a chance can be."""
    try:
        value = work_out(filled)
    except SumError:
        return None
    return Check(name, value) if 0 <= value <= HIGHEST_CHANCE else None


def _name(text: str) -> str:
    """What a line is called: the words in its brackets, else all that follows the roll."""
    bracketed = _BRACKETED.search(text)
    return (bracketed[1] if bracketed else text).strip()


def _filled(text: str, known: Mapping[str, str]) -> str:
    def value(match: re.Match[str]) -> str:
        found = known.get(label(match[1]), match[0])
        return found if len(found) <= _LONGEST_VALUE else match[0]

    return _REFERENCE.sub(value, text)
