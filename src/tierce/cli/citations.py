"""Where the clauses of a system are cited: read from the sources of its rules and its cases."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tierce.fight.system import System


@dataclass(frozen=True)
class Clause:
    """A clause, the functions that cite it (`parry.value`), the cases that exercise it
    (`file:line`)."""

    system: str
    id: str
    source: str
    rules: tuple[str, ...]
    cases: tuple[str, ...]


def clauses_of(system: System) -> list[Clause]:
    """The clauses of a system, in the order of its `clauses.toml`."""
    listed = _listed(system.folder / "clauses.toml")
    rules = cited_in_rules(system.folder / "rules", listed)
    cases = cited_in_cases(system.folder / "cases", listed)
    return [
        Clause(system.name, each, source, tuple(rules[each]), tuple(cases[each]))
        for each, source in listed.items()
    ]


def _listed(path: Path) -> dict[str, str]:
    """Clause ids with their sources; none where the system has no such file."""
    if not path.is_file():
        return {}
    tables = tomllib.loads(path.read_text("utf-8")).get("clause", [])
    return {table["id"]: table.get("source", "") for table in tables}


def cited_in_rules(folder: Path, clauses: Mapping[str, str]) -> dict[str, list[str]]:
    """Clause -> the functions of the rules in whose code it stands, as `module.function`.

    Docstrings do not count: they tell, they do not cite. What stands in a module outside all
    functions is cited by the module.
    """
    found: dict[str, list[str]] = {clause: [] for clause in clauses}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for name, text in _strings(tree, path.stem):
            if text in found and name not in found[text]:
                found[text].append(name)
    return found


def _strings(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    """Every string with the function it stands in."""
    for child in ast.iter_child_nodes(node):
        inner = name
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            inner = f"{name}.{child.name}"
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield name, child.value
        yield from _strings(child, inner)


def cited_in_cases(folder: Path, clauses: Mapping[str, str]) -> dict[str, list[str]]:
    """Clause -> the places in case files where its id stands, as `file:line`."""
    found: dict[str, list[str]] = {clause: [] for clause in clauses}
    word = re.compile(r"[a-z][\w-]*(?:\.[\w-]+)+")
    for path in sorted([*folder.rglob("*.yaml"), *folder.rglob("*.yml")]):
        place = path.relative_to(folder).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for clause in word.findall(line.partition(" #")[0]):
                if clause in found:
                    found[clause].append(f"{place}:{number}")
    return found
