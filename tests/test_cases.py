"""Every case passes; every clause of a system is cited by a rule and exercised by a case."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tierce.cases import Case, collect, run
from tierce.fight.system import System, load_system, system_names

REPO = Path(__file__).resolve().parent.parent
#: What the rules must do, where it lies beside the repository.
SHARED_RULES = REPO.parent / "shared" / "rules"
SYSTEMS = {name: load_system(name) for name in system_names()}
CASES = {
    name: collect([system.folder / "cases"]) if (system.folder / "cases").is_dir() else []
    for name, system in SYSTEMS.items()
}
ALL = [case for cases in CASES.values() for case in cases]


def name(case: Case) -> str:
    """A test's name."""
    return f"{case.system.name}/{case.file.stem}/{case.name}"


@pytest.mark.parametrize("case", ALL, ids=name)
def test_case(case: Case) -> None:
    failure = run(case)
    if failure is not None:
        raise AssertionError(str(failure)) from failure.cause


def clauses(system: System) -> list[str]:
    """The ids of a system's clauses."""
    with (system.folder / "clauses.toml").open("rb") as file:
        return [clause["id"] for clause in tomllib.load(file)["clause"]]


def literals(path: Path, prefix: str) -> Iterator[str]:
    """The clause ids that a module of rules cites as literals (docstrings are none)."""
    tree = ast.parse(path.read_text("utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            if re.fullmatch(rf"{prefix}\.[a-z-]+(\.[a-z-]+)*", node.value):
                yield node.value


def cited(system: System) -> set[str]:
    """All dotted ids that the rules of a system hold: clauses, and keys of messages."""
    paths = sorted((system.folder / "rules").rglob("*.py"))
    return {each for path in paths for each in literals(path, system.name)}


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=lambda system: system.name)
class TestClauses:
    def test_each_is_cited_by_a_rule(self, system: System) -> None:
        known = cited(system)
        assert [clause for clause in clauses(system) if clause not in known] == []

    def test_each_is_exercised_by_a_case(self, system: System) -> None:
        exercised = {clause for case in CASES[system.name] for clause in case.clauses}
        assert [clause for clause in clauses(system) if clause not in exercised] == []

    def test_cases_name_known_clauses(self, system: System) -> None:
        known = set(clauses(system))
        unknown = {
            f"{case.file.name}:{case.line}: {clause}"
            for case in CASES[system.name]
            for clause in case.clauses
            if clause not in known
        }
        assert unknown == set()

    def test_rules_cite_known_clauses(self, system: System) -> None:
        """What begins like a clause is one: gurps.parry.x is, where gurps.parry.value is."""
        known = set(clauses(system))
        groups = {clause.rpartition(".")[0] for clause in known} - {system.name}
        wrong = {
            each
            for each in cited(system)
            if each not in known and each.rpartition(".")[0] in groups
        }
        assert wrong == set()

    def test_every_worked_line_is_a_case(self, system: System) -> None:
        path = SHARED_RULES / f"{system.name}.yaml"
        if not path.exists():
            return
        quoted = {case.quoted for case in CASES[system.name]}
        lines = worked_lines(path, set(clauses(system)))
        assert [line for line in lines if line not in quoted] == []

    def test_every_quoted_line_is_one(self, system: System) -> None:
        path = SHARED_RULES / f"{system.name}.yaml"
        if not path.exists():
            return
        lines = {"", *worked_lines(path, set(clauses(system)))}
        strange = [name(case) for case in CASES[system.name] if case.quoted not in lines]
        assert strange == []


def worked_lines(path: Path, known: set[str]) -> list[str]:
    """The lines under `cases` of these clauses, in order."""
    from ruamel.yaml import YAML

    rules = YAML(typ="safe", pure=True).load(path.read_text("utf-8"))
    return [
        line
        for clause in rules["clauses"]
        if clause["id"] in known
        for line in clause.get("cases", ())
    ]


def test_literals_are_found_and_docstrings_are_not(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text('"""toy.a.b"""\nX = "toy.c.d"\n\ndef f():\n    "toy.e.f"\n    return "toy.g"\n')
    assert set(literals(path, "toy")) == {"toy.c.d", "toy.g"}
