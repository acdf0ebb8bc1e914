"""What a typed line means. Knows no fight: only words, numbers and the names of the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

#: Command -> its words. One letter each, the same in every language; `?` and `-` are apart.
WORDS: dict[str, tuple[str, ...]] = {
    "undo": ("u", "undo"),
    "overrule": ("o", "overrule"),
    "edit": ("e", "edit"),
    "dice": ("d", "dice"),
    "log": ("l", "log"),
    "help": ("h", "help"),
    "save": ("s", "save"),
    "quit": ("q", "quit"),
}
#: These need more words; alone, they may begin the name of an option.
_NEED_MORE = ("dice",)


class Typed(NamedTuple):
    """A line understood: `choose`, `explain`, `withheld`, a command, or why it is none."""

    kind: str
    rest: str = ""
    number: int = 0
    several: tuple[str, ...] = ()


def read(line: str, names: Sequence[Sequence[str]]) -> Typed:
    """Read a line, given what each option may be called (its name, its id).

    `choose` carries the option's number from 0; `nothing` is an empty line; `unknown` and
    `ambiguous` are no commands.
    """
    line = line.strip()
    if not line:
        return Typed("nothing")
    if line.startswith(("?", "？")):
        return Typed("explain", line[1:].strip())
    if line in ("-", "－", "why not", "why"):
        return Typed("withheld")
    if line.isdecimal():
        number = int(line)
        return Typed("choose", number=number - 1) if 1 <= number <= len(names) else _unknown(line)
    command = _command(line)
    if command is not None:
        return command
    return _option(line, names)


def _command(line: str) -> Typed | None:
    first, _, rest = line.partition(" ")
    for kind, words in WORDS.items():
        if first.casefold() in words and (rest or kind not in _NEED_MORE):
            return Typed(kind, rest.strip())
    return None


def _option(line: str, names: Sequence[Sequence[str]]) -> Typed:
    wanted = line.casefold()
    exact = [n for n, called in enumerate(names) if wanted in (name.casefold() for name in called)]
    if len(exact) == 1:
        return Typed("choose", number=exact[0])
    begun = [
        number
        for number, called in enumerate(names)
        if any(name.casefold().startswith(wanted) for name in called)
    ]
    if len(begun) == 1:
        return Typed("choose", number=begun[0])
    if begun:
        return Typed("ambiguous", line, several=tuple(names[number][0] for number in begun))
    return _unknown(line)


def _unknown(line: str) -> Typed:
    return Typed("unknown", line)
