"""Literal message keys in the source code, held against the English catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tierce.text import message_id

CALLABLES: Mapping[str, int] = {
    "text": 0,
    "attribute": 0,
    "Message": 0,
    "note": 0,
    "Note": 0,
    "wrong": 0,
    "Problem": 1,
    "at": 2,
    "Part": 1,
    "Withheld": 2,
    "Roll": 3,
    "throw": 2,
    "Choose": 5,
}
"""Functions, methods and classes that take a message key, and which argument it is.

UserError, its subclasses that keep its constructor, and classmethods of Message are checked as
well. Where a system writes keys elsewhere (a table of reasons), `loose_keys` finds them.
"""

KEYWORDS: Mapping[str, str] = {
    "Part": "label",
    "Withheld": "reason",
    "Roll": "label",
    "throw": "label",
    "Choose": "label",
}
"""The name of that argument, where it may be given by name."""

FACTS_AT: Mapping[str, int] = {"Part": 3, "Withheld": 3, "Roll": 4, "Choose": 6}
"""Which argument holds all the facts of the message, as a mapping called `facts`."""

ALWAYS_GIVEN: Mapping[str, frozenset[str]] = {
    "Roll": frozenset({"who"}),
    "Choose": frozenset({"who"}),
    "throw": frozenset({"who", "target"}),
}
"""Facts that need not be written."""

AS_KEYWORDS = frozenset({"note", "throw"})
"""Those whose keywords are facts; what stands before is not."""

SYSTEM_KEY = re.compile(r"[a-z0-9-]+\.(?:event|ask|roll|part|reason|show)\.[a-z0-9-]*")
"""What a system's rules say of the fight; clauses, which have keys too, are named otherwise."""

WITH_ALL_FACTS = frozenset({"text", "Message"})
"""Those of them (and the UserErrors) whose keywords must be all the facts the message needs."""


@dataclass(frozen=True)
class Use:
    """A call with a literal key."""

    place: str
    callable: str
    key: str
    facts: frozenset[str] | None
    """Names of the facts given, None where they cannot be told from the source."""


def uses(root: Path, callables: Mapping[str, int] = CALLABLES) -> list[Use]:
    """All calls with a literal key in the Python files under root."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(root.rglob("*.py"))}
    positions = {**callables, **dict.fromkeys(user_errors(trees.values()), 0)}
    return [use for path, tree in trees.items() for use in _uses(path, tree, positions)]


def user_errors(trees: Iterable[ast.Module]) -> frozenset[str]:
    """The names of UserError and of its subclasses that keep its constructor."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"UserError"}
    while True:
        more = {
            node.name
            for node in classes
            if not found.isdisjoint(_name(base) for base in node.bases) and not _constructs(node)
        }
        if more <= found:
            return frozenset(found)
        found |= more


def problems(
    root: Path,
    needed: Mapping[str, frozenset[str]],
    callables: Mapping[str, int] = CALLABLES,
) -> list[str]:
    """The uses of keys that English lacks (``needed``: variables by id) or with too few facts."""
    found = list(_loose_problems(root, needed))
    for use in uses(root, callables):
        variables = needed.get(message_id(use.key))
        if variables is None:
            found.append(f"{use.place}: {use.callable}({use.key!r}): no such message in English")
        elif use.facts is not None and not variables <= use.facts:
            lacking = ", ".join(sorted(variables - use.facts))
            found.append(f"{use.place}: {use.callable}({use.key!r}) is not given {lacking}")
    return found


def _loose_problems(root: Path, needed: Mapping[str, frozenset[str]]) -> Iterator[str]:
    """Keys of rules that stand anywhere else: in tables, in arguments of rules, in f-strings."""
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            place = f"{path}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.JoinedStr):
                start = node.values[0] if node.values else None
                text = start.value if isinstance(start, ast.Constant) else ""
                if isinstance(text, str) and SYSTEM_KEY.fullmatch(text):
                    yield f"{place}: a key is put together: {text}...; write the whole keys"
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                key = node.value
                whole = SYSTEM_KEY.fullmatch(key) and not key.endswith(".")
                if whole and message_id(key) not in needed:
                    yield f"{place}: {key!r}: no such message in English"


def _uses(path: Path, tree: ast.Module, positions: Mapping[str, int]) -> Iterator[Use]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = _called(node.func)
        if name not in positions:
            continue
        key = _argument(node, positions[name], KEYWORDS.get(name, ""))
        if isinstance(key, ast.Constant) and isinstance(key.value, str) and key.value:
            yield Use(f"{path}:{node.lineno}", name, key.value, _given(name, node))


def _argument(call: ast.Call, position: int, keyword: str) -> ast.expr | None:
    """An argument given by position or by name."""
    if position < len(call.args):
        return call.args[position]
    return next((each.value for each in call.keywords if each.arg == keyword), None)


def _given(name: str, call: ast.Call) -> frozenset[str] | None:
    """The facts that a call gives its message, None where they cannot be told."""
    always = ALWAYS_GIVEN.get(name, frozenset())
    facts: frozenset[str] | None = None
    if name in FACTS_AT:
        written = _argument(call, FACTS_AT[name], "facts")
        facts = frozenset() if written is None else _names(written)
    elif name in AS_KEYWORDS:
        facts = _facts(ast.Call(call.func, call.args[:1], call.keywords))
    elif name in WITH_ALL_FACTS or name not in CALLABLES:
        facts = _facts(call)
    return None if facts is None else facts | always


def _names(facts: ast.expr) -> frozenset[str] | None:
    """The names in a mapping written out, None where it is none or holds another."""
    if not isinstance(facts, ast.Dict):
        return None
    names = [key.value if isinstance(key, ast.Constant) else None for key in facts.keys]
    told = [name for name in names if isinstance(name, str)]
    return frozenset(told) if len(told) == len(names) else None


def _called(function: ast.expr) -> str:
    """The name called; ``Message.of`` counts as Message, ``super().__init__`` as nothing."""
    if isinstance(function, ast.Attribute) and function.attr == "of":
        return _name(function.value)
    return _name(function)


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def _constructs(node: ast.ClassDef) -> bool:
    return any(isinstance(item, ast.FunctionDef) and item.name == "__init__" for item in node.body)


def _facts(call: ast.Call) -> frozenset[str] | None:
    """The names of the facts of a call: its keywords, or the keys of a literal dict."""
    names = [keyword.arg for keyword in call.keywords]
    for argument in call.args[1:]:
        if not isinstance(argument, ast.Dict):
            return None
        for key in argument.keys:
            literal = key.value if isinstance(key, ast.Constant) else None
            names.append(literal if isinstance(literal, str) else None)
    if None in names or "facts" in names:
        return None
    return frozenset(name for name in names if name is not None)
