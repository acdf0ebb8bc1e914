"""Literal message keys in the source code, held against the English catalogue."""

from __future__ import annotations

import ast
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
}
"""Functions, methods and classes that take a message key, and which argument it is.

Where a system writes keys elsewhere too (labels, reasons), its functions are added here. UserError,
its subclasses that keep its constructor, and classmethods of Message are checked as well.
"""

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
    found = []
    for use in uses(root, callables):
        variables = needed.get(message_id(use.key))
        if variables is None:
            found.append(f"{use.place}: {use.callable}({use.key!r}): no such message in English")
        elif use.facts is not None and not variables <= use.facts:
            lacking = ", ".join(sorted(variables - use.facts))
            found.append(f"{use.place}: {use.callable}({use.key!r}) is not given {lacking}")
    return found


def _uses(path: Path, tree: ast.Module, positions: Mapping[str, int]) -> Iterator[Use]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = _called(node.func)
        for key in node.args[positions[name] :][:1] if name in positions else ():
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                checked = name in WITH_ALL_FACTS or name not in CALLABLES
                facts = _facts(node) if checked else None
                yield Use(f"{path}:{node.lineno}", name, key.value, facts)


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
