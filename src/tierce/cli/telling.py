"""What a system says, as text: its events, labels, options, clauses.

A system's texts are found by their keys. The message of a question may say how its options are
told, from their facts, in its attribute `.option`, and what is withheld in `.withheld`; it is used
for those that have facts. Other options, and all else that is known by an id alone, are

    SYSTEM-option-HEAD     an option `HEAD:more`: the whole id first, then shorter heads
    SYSTEM-option-plus-X   what `+X` at the end of an option's id adds
    SYSTEM-outcome-WORD    an outcome that may be imposed
    SYSTEM-site-SITE       where such an outcome is decided
    SYSTEM-slot-NAME       a slot of the state, where it is shown or edited by hand; an attribute
                           `.WORD` tells a word that it may hold
    SYSTEM-by-gm           the GM, and a ruling of the GM, where a system has a name of its own for
    SYSTEM-ruling          who that is
    SYSTEM-heading-STEP    a step that has a heading of its own, in place of that of a turn
    SYSTEM-clause          a clause: its summary, `.title`

An option's facts are the parameters of its message. A text that is missing is no reason to stop a
fight: then the key stands there with its facts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from tierce.script.effects import Choose, Option, Roll, Withheld
from tierce.text import Catalogue, Fact, FormattingError, Message, MissingMessage

_NO_KEY = re.compile(r"[^A-Za-z0-9-]+")


def fact_of(value: Any) -> Fact:
    """A fact of a rule as what a message can show."""
    if value is None:
        return Message.of("none")
    if isinstance(value, str | int | Fraction | Message):
        return value
    if isinstance(value, frozenset | set):
        return tuple(sorted(str(item) for item in value))
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):
        return tuple(fact_of(item) for item in value)
    return str(value)


class Teller:
    """Tells what a system says in one language."""

    def __init__(
        self,
        catalogue: Catalogue,
        system: str,
        words: Mapping[str, tuple[str, str]] = MappingProxyType({}),
    ) -> None:
        """`words` tells what says the words of a sheet's fields, as `System.sheet_words`."""
        self.catalogue = catalogue
        self.system = system
        self.words = words

    def text(self, key: str, /, **facts: Fact) -> str:
        """A message of the core or of the command line."""
        return self.catalogue.text(key, **facts)

    def say(self, key: str, facts: Mapping[str, Any], attribute: str = "") -> str:
        """A message of the system, or an attribute of one."""
        shown = {name: fact_of(value) for name, value in facts.items()}
        try:
            if attribute:
                return self.catalogue.attribute(key, attribute, **shown)
            return self.catalogue.text(key, **shown)
        except (MissingMessage, FormattingError, TypeError):
            inside = ", ".join(f"{name}: {value}" for name, value in facts.items())
            return f"{key} ({inside})" if inside else key

    def option(self, ask: Choose, option: Option | Withheld) -> str:
        """What an option of a question does; `+more` at the end of its id is told apart."""
        base, extras = self._plain(option)
        attribute = "option" if isinstance(option, Option) else "withheld"
        if option.facts and ask.label and self.catalogue.has(ask.label, attribute):
            text = self.say(ask.label, option.facts, attribute)
        else:
            text = self.named("option", base, option.facts)
        for extra in extras:
            text = self.text("cli-option-plus", what=text, more=extra)
        return text

    def cell_kind(self, ask: Choose, option: Option) -> str:
        """What going to a cell is called, "" where a question knows but one kind of going."""
        if not self.catalogue.has(ask.label, "cells"):
            return ""
        return self.say(ask.label, option.facts, "cells")

    def _plain(self, option: Option | Withheld) -> tuple[str, list[str]]:
        """An option's id without what it adds at its end, and that as texts."""
        base = option.id
        extras: list[str] = []
        while "+" in base:
            head, _, more = base.rpartition("+")
            key = f"{self.system}-option-plus-{more}"
            if _NO_KEY.search(more) or not self.catalogue.has(key):
                break
            base = head
            extras.insert(0, self.say(key, option.facts))
        return base, extras

    def outcome(self, outcome: Any) -> str:
        """An outcome that may be imposed."""
        return self.named("outcome", str(outcome), {})

    def slot(self, name: str) -> str:
        """What a slot of the state is called."""
        return self.named("slot", name, {})

    def slot_value(self, slot: str, value: Any) -> str:
        """What a value of a slot is called, "" where it has no name."""
        key = "-".join([self.system, "slot", _NO_KEY.sub("-", slot)])
        word = _NO_KEY.sub("-", str(value)).strip("-")
        named = isinstance(value, str) and bool(word) and self.catalogue.has(key, word)
        return self.say(key, {}, word) if named else ""

    def own(self, key: str, facts: Mapping[str, Any] = MappingProxyType({})) -> str:
        """A message of the command line, or what the system says in its place: `SYSTEM-ruling` for
        `cli-ruling`."""
        own = f"{self.system}-{key}"
        return self.say(own if self.catalogue.has(own) else f"cli-{key}", facts)

    def named(self, kind: str, name: str, facts: Mapping[str, Any]) -> str:
        """The text of an id: of the whole, else of the longest head of it that has one."""
        heads = [_NO_KEY.sub("-", word).strip("-") for word in name.split(":")]
        for length in range(len(heads), 0, -1):
            key = "-".join([self.system, kind, *heads[:length]])
            if self.catalogue.has(key):
                rest = name.partition(":")[2]
                return self.say(key, {"rest": rest, **facts})
        return name

    def word(self, field: str, word: str) -> str:
        """A word that stands in a field of a sheet; `weapon-art:sword` part by part."""
        if field not in self.words:
            return word
        key, variable = self.words[field]
        head, _, rest = word.partition(":")
        text = self.say(key, {variable: head})
        return self.text("label-value", label=text, value=self.word(field, rest)) if rest else text

    def question(self, ask: Choose | Roll) -> str:
        """What is asked, in one sentence."""
        if ask.label:
            return self.say(ask.label, {"who": ask.who, **ask.facts})
        return self.text("cli-question-plain" if isinstance(ask, Choose) else "cli-roll-plain")

    def has_heading(self, step: str) -> bool:
        """Whether a step has a heading of its own."""
        return bool(step) and self.catalogue.has(f"{self.system}-heading-{step}")

    def heading(self, step: str, who: str, number: int) -> str:
        """The heading of such a step."""
        return self.say(f"{self.system}-heading-{step}", {"who": who, "number": number})

    def turn(self, who: str, number: int, goes_on: bool) -> str:
        """The heading of a fighter's turn: its number, but where a system has a heading for it, as
        those do that number rounds."""
        own = f"{self.system}-whose-turn"
        if self.catalogue.has(own):
            text = self.say(own, {"who": who})
            return self.text("cli-goes-on", turn=text) if goes_on else text
        key = "cli-turn-goes-on" if goes_on else "cli-turn"
        return self.text(key, who=who, number=number)

    def has_clause(self, clause: str) -> bool:
        """Whether the catalogue tells this clause."""
        return self.catalogue.has(clause, "title")

    def title(self, clause: str) -> str:
        """A clause's title, "" where the catalogue has none."""
        return self.catalogue.attribute(clause, "title") if self.has_clause(clause) else ""

    def summary(self, clause: str) -> str:
        """A clause's summary, "" where the catalogue has none."""
        return self.say(clause, {}) if self.catalogue.has(clause) else ""
