"""The messages of one language, with English behind them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from tierce.text.errors import MissingMessage
from tierce.text.message import Fact, Message, message_id
from tierce.text.source import Entry, Plain, index, plain

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

    from tierce.text.rendering import Renderer

_CORE = Path(__file__).parent / "locale"


def known_folders() -> tuple[Path, ...]:
    """The locale folders in the package: the core's, then those of its other parts and of each
    system, in order of name."""
    package = _CORE.parents[1]
    parts = sorted(set(package.glob("*/locale")) - {_CORE})
    return (_CORE, *parts, *sorted(package.glob("systems/*/locale")))


class _Language:
    """The messages of one language, without any other behind them."""

    def __init__(self, tag: str, entries: Mapping[str, Entry]) -> None:
        self.tag = tag
        self.entries = entries
        self._plain: dict[str, Plain | None] = {}

    @cached_property
    def renderer(self) -> Renderer:
        from tierce.text.rendering import Renderer

        return Renderer(self.tag, self.entries)

    def pattern(self, name: str, attribute: str | None) -> str | Pattern | None:
        """What is to be rendered: finished text, a Fluent pattern, or None where there is none."""
        entry = self.entries.get(name)
        if entry is None:
            return None
        if name not in self._plain:
            self._plain[name] = plain(entry)
        simple = self._plain[name]
        if simple is None:
            return self.renderer.pattern(name, attribute)
        return simple.value if attribute is None else simple.attributes.get(attribute)


class Catalogue:
    """All messages of a language; one that is missing there is given in English."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        """Raises CatalogueError where a folder is missing or an id is given twice."""
        self.language = language
        self.folders = tuple(folders)
        self._own = _Language(language, index(language, self.folders))

    @classmethod
    def load(cls, language: str, folders: Iterable[Path] | None = None) -> Catalogue:
        """The catalogue of a language from locale folders (``<folder>/<language>/*.ftl``).

        Without folders, those inside the package. A folder that lacks the language is no error.
        """
        return cls(language, known_folders() if folders is None else folders)

    @cached_property
    def _english(self) -> _Language:
        return _Language("en", index("en", self.folders))

    def _languages(self) -> Iterator[_Language]:
        """The language, then English, which is read only when it is needed."""
        yield self._own
        if self.language != "en":
            yield self._english

    @cached_property
    def _separator(self) -> str:
        return self.text("list-separator")

    def text(self, key: str, /, **facts: Fact) -> str:
        """The message ``key``, filled in with ``facts``.

        Raises MissingMessage where neither the language nor English has it, FormattingError where
        a fact it needs is not given, TypeError where a fact is of no known type.
        """
        return self._text(key, None, facts)

    def attribute(self, key: str, name: str, /, **facts: Fact) -> str:
        """The attribute ``name`` of the message ``key``. Raises as ``text`` does."""
        return self._text(key, name, facts)

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether the language, or English, has this message (or this attribute of it)."""
        return self._find(key, attribute) is not None

    def keys(self) -> frozenset[str]:
        """The ids of all messages, in the language or in English."""
        ids = (name for language in self._languages() for name in language.entries)
        return frozenset(name for name in ids if not name.startswith("-"))

    def raw(self, key: str) -> str:
        """The message as it is written in the catalogue. Raises MissingMessage."""
        name = message_id(key)
        for language in self._languages():
            if name in language.entries:
                return language.entries[name].source
        raise MissingMessage(key, self.language)

    def render(self, fact: Fact) -> str:
        """Any fact as text: a nested message, a list, an exact fraction."""
        return str(self._argument(fact))

    def percent(self, chance: Fraction, digits: int = 1) -> str:
        """A chance from 0 to 1 in per cent, rounded half up to ``digits`` decimals.

        What is possible is never shown as 0 nor what can fail as 100: there it says "less than"
        the smallest, "more than" the greatest figure that these decimals can show between.
        """
        whole = 100 * 10**digits
        units = int(chance * whole + Fraction(1, 2))
        if 0 < chance and units == 0:
            return self.text("percent-below", number=self._decimal(1, digits))
        if chance < 1 and units == whole:
            return self.text("percent-above", number=self._decimal(whole - 1, digits))
        return self.text("percent", number=self._decimal(units, digits))

    def _decimal(self, units: int, digits: int) -> str:
        if digits == 0:
            return str(units)
        whole, rest = divmod(units, 10**digits)
        return f"{whole}{self.text('decimal-separator')}{rest:0{digits}}"

    def _find(self, key: str, attribute: str | None) -> tuple[_Language, str | Pattern] | None:
        name = message_id(key)
        if name.startswith("-"):
            return None  # a term: for other messages only
        for language in self._languages():
            pattern = language.pattern(name, attribute)
            if pattern is not None:
                return language, pattern
        return None

    def _text(self, key: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        found = self._find(key, attribute)
        if found is None:
            raise MissingMessage(key if attribute is None else f"{key}.{attribute}", self.language)
        language, pattern = found
        if isinstance(pattern, str):
            return pattern
        return language.renderer.format(message_id(key), pattern, self._arguments(facts))

    def _arguments(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        arguments = {name: self._argument(fact) for name, fact in facts.items()}
        for name, fact in facts.items():
            if isinstance(fact, str):
                # A language may ask for the gender of any name; who knows it says it.
                arguments.setdefault(f"{name}_gender", "unknown")
        return arguments

    def _argument(self, fact: Fact) -> str | int:
        """A fact as what Fluent takes: a number stays one, to choose the plural by."""
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, str | int):
            return fact
        if isinstance(fact, Fraction):
            return fact.numerator if fact.denominator == 1 else str(fact)
        if isinstance(fact, Message):
            return self._text(fact.key, None, fact.facts)
        if isinstance(fact, tuple | list) and not hasattr(fact, "_fields"):  # no record
            return self._separator.join(self.render(part) for part in fact)
        raise TypeError(f"not a fact that a message can show: {fact!r}")
