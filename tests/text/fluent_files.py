"""Catalogue files read with Fluent's own full parser, and what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tierce.text import LANGUAGES

COMPLETE = ("de", "ja", "ru", "zh-Hans")
"""Languages that must hold every message, besides English."""

CLAUSES = "clauses.ftl"
"""The file that must exist in all languages, with the same ids."""

TYPES = {
    "choice": "one of a few words that the message selects on",
    "dice": "dice notation",
    "file": "the path of a file",
    "fraction": "an exact chance",
    "gender": "m, f, n, pl or unknown; a language may ignore it",
    "key": "a key, id or other word that is not translated",
    "list": "a sequence, joined with the list separator",
    "message": "a nested message",
    "name": "the user's own word for a fighter or a thing, in the nominative",
    "number": "a whole number",
    "text": "finished text",
}
"""What the comment above an English message may call a parameter."""

_PARAMETER = re.compile(r"\$([A-Za-z][A-Za-z0-9_-]*)(?: \(([a-z]+)[^)]*\))?")


@dataclass(frozen=True)
class Written:
    """One message in one language."""

    place: str
    variables: frozenset[str]
    attributes: frozenset[str]
    parameters: dict[str, str | None]
    """Documented parameters with their types, None where no type is given."""
    of_value: frozenset[str] = frozenset()
    """Those variables that the message needs without its attributes."""


@dataclass(frozen=True)
class Language:
    """All messages of a language in one locale folder."""

    messages: dict[str, Written]
    files: dict[str, frozenset[str]]
    """The ids in each file."""
    problems: tuple[str, ...]
    """Syntax errors and ids given twice."""


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def read(folder: Path, language: str) -> Language:
    """Everything a locale folder holds in one language."""
    messages: dict[str, Written] = {}
    referred: dict[str, set[str]] = {}
    values: dict[str, _Names] = {}
    files: dict[str, frozenset[str]] = {}
    problems: list[str] = []
    for path in sorted((folder / language).glob("*.ftl")):
        source = path.read_text("utf-8")
        found = set()
        for item in FluentParser().parse(source).body:
            line = source.count("\n", 0, item.span.start if item.span else 0) + 1
            if isinstance(item, ast.Junk):
                problems.append(f"{path}:{line}: not Fluent: {item.content!r}")
            if not isinstance(item, ast.Message):
                continue
            name = item.id.name
            if name in messages:
                problems.append(f"{path}:{line}: {name} is also at {messages[name].place}")
            names = _Names()
            names.visit(item)
            messages[name] = Written(
                f"{path}:{line}",
                frozenset(names.variables),
                frozenset(attribute.id.name for attribute in item.attributes),
                dict(_parameters(item)),
            )
            referred[name] = names.messages
            values[name] = _names(item.value)
            found.add(name)
        files[path.name] = frozenset(found)
    whole = {name: _with_referred(name, messages, referred, values) for name in messages}
    return Language(whole, files, tuple(problems))


def _parameters(message: ast.Message) -> Iterator[tuple[str, str | None]]:
    comment = message.comment.content if message.comment else ""
    for match in _PARAMETER.finditer(comment or ""):
        yield match[1], match[2]


def _names(node: ast.BaseNode | None) -> _Names:
    names = _Names()
    if node is not None:
        names.visit(node)
    return names


def _with_referred(
    name: str,
    messages: dict[str, Written],
    referred: dict[str, set[str]],
    values: dict[str, _Names],
) -> Written:
    """The message with the variables of all that it refers to."""
    own = messages[name]
    variables = own.variables | _variables(referred[name] - {name}, referred, values)
    of_value = _variables({name}, {n: each.messages for n, each in values.items()}, values)
    return Written(own.place, variables, own.attributes, own.parameters, of_value)


def _variables(
    names: set[str], referred: dict[str, set[str]], values: dict[str, _Names]
) -> frozenset[str]:
    """The variables of messages and of all that these refer to."""
    reached, waiting = set(names), list(names)
    while waiting:
        for other in referred.get(waiting.pop(), set()) - reached:
            reached.add(other)
            waiting.append(other)
    return frozenset().union(*(values[each].variables for each in reached & values.keys()))


def problems(folder: Path) -> list[str]:
    """What is wrong in a locale folder, a line for each fault."""
    languages = {language: read(folder, language) for language in LANGUAGES}
    strange = sorted({p.name for p in folder.iterdir() if p.is_dir()} - set(LANGUAGES))
    found = [f"{folder / name}: not a known language" for name in strange]
    for language in languages.values():
        found += language.problems
    english = languages["en"]
    found += _undocumented(english)
    for tag, language in languages.items():
        if tag != "en":
            found += _differences(tag, language, english)
    found += _missing_clauses(folder, languages)
    return found


def _undocumented(english: Language) -> Iterator[str]:
    for name, message in english.messages.items():
        for variable, kind in message.parameters.items():
            if kind not in TYPES:
                yield f"{message.place}: {name}: ${variable} has no known type: {sorted(TYPES)}"
        needed = set(_needed(message.parameters))
        for variable in sorted(message.variables - message.parameters.keys()):
            yield f"{message.place}: {name}: no comment explains ${variable}"
        for variable in sorted(needed - message.variables):
            yield f"{message.place}: {name}: the comment explains ${variable}, not in the message"


def _needed(parameters: dict[str, str | None]) -> Iterator[str]:
    """The parameters every language must show; gender only steers grammar."""
    return (name for name, kind in parameters.items() if kind != "gender")


def _differences(tag: str, language: Language, english: Language) -> Iterator[str]:
    for name, message in language.messages.items():
        source = english.messages.get(name)
        if source is None:
            yield f"{message.place}: {name} does not exist in English"
            continue
        needed = source.variables & set(_needed(source.parameters))
        for variable in sorted(needed - message.variables):
            yield f"{message.place}: {name} lacks ${variable}"
        for variable in sorted(message.variables - source.variables - source.parameters.keys()):
            yield f"{message.place}: {name}: English has no ${variable}"
        if message.attributes != source.attributes:
            yield f"{message.place}: {name}: other attributes than in English"
    if tag in COMPLETE:
        for name in sorted(english.messages.keys() - language.messages.keys()):
            yield f"{english.messages[name].place}: {name} is missing in {tag}"


def _missing_clauses(folder: Path, languages: dict[str, Language]) -> Iterator[str]:
    everywhere: set[str] = set().union(
        *(language.files.get(CLAUSES, frozenset()) for language in languages.values())
    )
    for tag, language in languages.items():
        for name in sorted(everywhere - language.files.get(CLAUSES, frozenset())):
            yield f"{folder / tag / CLAUSES}: {name} is missing"
