"""How a case names questions and options: `Anna defence`, `parry Broadsword`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from tierce.dice import DiceError, Thrown
from tierce.script.answered import Asked
from tierce.script.effects import GM, Choose, Roll
from tierce.text import Message


class Matcher(NamedTuple):
    """Whose question, and at which site (or end of a path of sites); either may be left open."""

    who: str | None
    site: str

    def matches(self, asked: Asked) -> bool:
        """Whether it is this question."""
        if self.who is not None and asked.who != self.who:
            return False
        if not self.site:
            return True
        wanted = self.site.split("/")
        path = asked.address.split("/")[-len(wanted) :]
        pairs = zip(wanted, path, strict=False)
        return len(path) == len(wanted) and all(fnmatchcase(p, w) for w, p in pairs)


#: Several dice kept apart, as a case writes them: `5+3`.
FACES = re.compile(r"\d+(\+\d+)+")


def thrown(dice: Thrown, value: Any) -> Any:
    """What dice show, as a case writes it: a total, or every face; anything else as it is."""
    is_number = isinstance(value, int) and not isinstance(value, bool)
    if is_number or (isinstance(value, str) and FACES.fullmatch(value)):
        try:
            return dice.read(str(value))
        except DiceError:
            return value
    return value


def matcher(text: str, names: Iterable[str]) -> Matcher:
    """`Anna`, `defence` or `Anna defence`; sites may be paths and hold `*`."""
    words = text.strip()
    for name in sorted([*names, GM], key=len, reverse=True):
        if words == name or words.startswith(name + " "):
            return Matcher(name, words[len(name) :].strip())
    return Matcher(None, words)


def site_of(asked: Asked) -> str:
    """Where a question stands, without the step it belongs to."""
    return asked.address.partition("/")[2]


def spoken(asked: Asked) -> Message:
    """A question as a failure tells it: who is asked what."""
    if isinstance(asked.ask, Roll):
        dice = str(asked.ask.dice)
        return Message.of("case-asked-roll", who=str(asked.who), site=site_of(asked), dice=dice)
    options = [o.id for o in asked.ask.options] if isinstance(asked.ask, Choose) else []
    return Message.of("case-asked-choice", who=str(asked.who), site=site_of(asked), options=options)


def named(wanted: str, ids: Sequence[str]) -> list[str]:
    """The ids a short name may mean: the id itself, else those that hold its words in order.

    `parry Broadsword` means `parry:main:Broadsword`; `*` stands for anything. Among those that
    hold the words, the ones with the fewest extras (`+retreat`) are meant.
    """
    if wanted in ids:
        return [wanted]
    found = [each for each in ids if fnmatchcase(each, wanted)]
    if found:
        return found
    words = _words(wanted)
    holding = [each for each in ids if _holds(_words(each), words)]
    fewest = min((each.count("+") for each in holding), default=0)
    return [each for each in holding if each.count("+") == fewest]


def _words(text: str) -> list[str]:
    for sign in ":/+":
        text = text.replace(sign, " ")
    return text.split()


def _holds(words: Sequence[str], wanted: Sequence[str]) -> bool:
    remaining = iter(words)
    return bool(wanted) and all(each in remaining for each in wanted)
