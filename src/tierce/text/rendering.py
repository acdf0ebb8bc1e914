"""Messages with something to fill in, rendered by Fluent.

Importing this module imports fluent.runtime and with it babel (some 60 ms), so only functions
import it, when the first such message is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as Compiled
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tierce.text.errors import CatalogueError, FormattingError
from tierce.text.source import Entry


class _Text(str, FluentType):
    """Text that Fluent takes whole: a plain str has a length limit there."""

    __slots__ = ()

    def format(self, locale: Locale) -> str:  # type: ignore[override]
        return self


def _argument(value: str | int) -> FluentType:
    if isinstance(value, str):
        return _Text(value)
    return fluent_number(value, useGrouping=False)


class _Number(Protocol):
    def __int__(self) -> int: ...


def _signed(value: _Number) -> FluentType:
    """The Fluent function SIGNED: a modifier with its sign, ``+1``, ``-4``, ``+0``."""
    return _Text(f"{int(value):+d}")


class _References(Visitor):
    """The ids of the messages and terms an entry refers to."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.ids.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.ids.add("-" + node.id.name)
        self.generic_visit(node)


class Renderer:
    """The entries of one language, each parsed when it is first rendered."""

    def __init__(self, language: str, index: Mapping[str, Entry]) -> None:
        self._language = language
        self._index = index
        self._parser = FluentParser(with_spans=False)
        self._parsed: set[str] = set()
        # Marks that isolate directions would end up in logs and files; no language here needs them.
        self._bundle = FluentBundle([language], {"SIGNED": _signed}, use_isolating=False)

    def pattern(self, name: str, attribute: str | None) -> Pattern | None:
        """The pattern of a message or of its attribute, None where it has none.

        Raises CatalogueError where the entry is not valid Fluent.
        """
        self._parse(name)
        message: Compiled = self._bundle.get_message(name)
        return message.value if attribute is None else message.attributes.get(attribute)

    def format(self, name: str, pattern: Pattern, facts: Mapping[str, str | int]) -> str:
        """The text of the pattern. Raises FormattingError where Fluent reports any problem."""
        arguments = {fact: _argument(value) for fact, value in facts.items()}
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise FormattingError(name, self._language, "; ".join(map(str, problems)))
        return str(text)

    def _parse(self, name: str) -> None:
        """Give the bundle this entry and, since it looks them up there, all it refers to."""
        waiting = [name]
        while waiting:
            name = waiting.pop()
            # What an entry refers to may be missing: Fluent reports that when it renders.
            if name in self._parsed or name not in self._index:
                continue
            self._parsed.add(name)
            resource = self._parser.parse(self._index[name].source)
            self._check(resource, self._index[name])
            self._bundle.add_resource(resource)
            references = _References()
            references.visit(resource)
            waiting += references.ids

    @staticmethod
    def _check(resource: ast.Resource, entry: Entry) -> None:
        for item in resource.body:
            if isinstance(item, ast.Junk):
                problem = "; ".join(str(note.message) for note in item.annotations)
                raise CatalogueError(entry.path, entry.line, problem)
