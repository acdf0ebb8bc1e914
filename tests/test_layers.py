"""Imports go up the list of layers only, the core names no system, and start-up stays light."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tierce"

# Each part of the package, and the other parts it may import. A part may always import itself.
LAYERS: dict[str, frozenset[str]] = {
    "disk": frozenset(),
    "nearest": frozenset(),
    "text": frozenset({"disk"}),
    "dice": frozenset(),
    "script": frozenset({"dice"}),
    "ground": frozenset(),
    "fight": frozenset({"disk", "dice", "script", "ground"}),
    "systems": frozenset({"nearest", "dice", "script", "ground", "fight"}),
    "analysis": frozenset({"dice", "script", "ground", "fight"}),
    "formats": frozenset({"text", "dice", "script", "ground", "fight", "systems"}),
    "cases": frozenset(
        {"text", "dice", "script", "ground", "fight", "systems", "analysis", "formats"}
    ),
    "cli": frozenset(
        {
            "disk",
            "nearest",
            "text",
            "dice",
            "script",
            "ground",
            "fight",
            "systems",
            "analysis",
            "formats",
            "cases",
        }
    ),
}

# What only one system needs does not leak into these.
CORE = ("dice", "script", "ground", "fight", "analysis")
SYSTEMS = ("gurps", "cthulhu", "mordheim", "drachensturm")

# Loaded only when used: each of these costs more than the rest of start-up together.
HEAVY = ("rich", "pydantic", "ruamel", "fluent", "numpy")


def modules() -> list[Path]:
    """Every module of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path, package: Path = PACKAGE) -> str:
    """The dotted name of a module: ``tierce.dice.pool``; a package's is its folder's."""
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(module: str) -> str:
    """The part a module belongs to: ``dice`` for ``tierce.dice.pool``, ``""`` for the root."""
    return [*module.split("."), ""][1]


def imports_of(source: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and dotted name of each import of the package's own, wherever it stands.

    ``from tierce import dice`` counts as ``tierce.dice``; relative imports are resolved; so is
    a module named to ``import_module``.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = list(_from_names(node, module, is_package))
        elif isinstance(node, ast.Call):
            names = list(_called_names(node))
        else:
            continue
        for name in names:
            if name.split(".")[0] == "tierce":
                yield node.lineno, name


def _from_names(node: ast.ImportFrom, module: str, is_package: bool) -> Iterator[str]:
    base = node.module or ""
    if node.level:
        here = module.split(".")
        kept = len(here) - node.level + (1 if is_package else 0)
        base = ".".join([*here[:kept], *([base] if base else [])])
    for alias in node.names:
        yield f"{base}.{alias.name}"


def _called_names(node: ast.Call) -> Iterator[str]:
    called = node.func.attr if isinstance(node.func, ast.Attribute) else None
    called = node.func.id if isinstance(node.func, ast.Name) else called
    first = node.args[0] if node.args else None
    if called in {"import_module", "__import__"} and isinstance(first, ast.Constant):
        yield str(first.value)


def wrong_imports(source: str, module: str, is_package: bool = False) -> list[str]:
    """The imports of a module that go down the list, each as ``module:line imports name``."""
    here = part_of(module)
    allowed = LAYERS.get(here, frozenset()) | {here, "", "__version__"}
    wrong = []
    for line, name in imports_of(source, module, is_package):
        system, other = _system_of(module), _system_of(name)
        crosses = bool(system and other and system != other)
        if part_of(name) not in allowed or crosses:
            wrong.append(f"{module}:{line} imports {name}")
    return wrong


def _system_of(module: str) -> str:
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["systems"] and len(parts) > 2 and parts[2] in SYSTEMS else ""


def test_every_part_has_its_place() -> None:
    found = {part_of(name_of(path)) for path in modules()} - {""}
    assert found <= set(LAYERS), f"give these a place in LAYERS: {sorted(found - set(LAYERS))}"


def test_imports_go_up_the_list_only() -> None:
    wrong = []
    for path in modules():
        is_package = path.name == "__init__.py"
        wrong += wrong_imports(path.read_text("utf-8"), name_of(path), is_package)
    assert wrong == []


@pytest.mark.parametrize(
    ("source", "module", "is_package"),
    [
        ("import tierce.fight", "tierce.script.play", False),
        ("from tierce import cli", "tierce.dice.pool", False),
        ("def f():\n    from tierce.cli.play import run", "tierce.fight.log", False),
        ("from ..fight import log", "tierce.script.play", False),
        ("from ..fight import log", "tierce.script", True),
        ("import importlib\nimportlib.import_module('tierce.cases')", "tierce.fight.log", False),
        ("from tierce.systems.mordheim import x", "tierce.systems.gurps.rules.turn", False),
        ("from tierce.systems.gurps import SYSTEM", "tierce.analysis.duel", False),
    ],
)
def test_an_import_down_the_list_is_found(source: str, module: str, is_package: bool) -> None:
    assert len(wrong_imports(source, module, is_package)) == 1


@pytest.mark.parametrize(
    ("source", "module", "is_package"),
    [
        ("from tierce import __version__", "tierce.fight.log", False),
        ("from . import pool", "tierce.dice", True),
        ("from .pool import Pool", "tierce.dice.notation", False),
        ("from ..dice import pool", "tierce.script", True),
        ("from tierce.systems.gurps import sheet", "tierce.systems.gurps.rules.turn", False),
        ("import tierceling.cli", "tierce.dice.pool", False),
    ],
)
def test_an_import_up_the_list_is_let_be(source: str, module: str, is_package: bool) -> None:
    assert wrong_imports(source, module, is_package) == []


@pytest.mark.parametrize("part", CORE)
def test_the_core_names_no_system(part: str) -> None:
    named = []
    for path in sorted((PACKAGE / part).rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if any(system in line.lower() for system in SYSTEMS):
                named.append(f"{name_of(path)}:{number}: {line.strip()}")
    assert named == []


def loaded_by(program: str) -> set[str]:
    """The modules a fresh interpreter has loaded after a program, beyond those it starts with."""
    tell = "\nprint(*sorted(set(sys.modules) - before), sep='\\n', file=sys.stderr)"
    whole = f"import sys\nbefore = set(sys.modules)\n{program}{tell}"
    done = subprocess.run(
        [sys.executable, "-c", whole], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


def test_importing_the_package_loads_nothing_else() -> None:
    assert loaded_by("import tierce") == {"tierce"}


def test_help_loads_nothing_heavy() -> None:
    program = (
        "from tierce.cli import main\n"
        "sys.argv = ['tierce', '--help']\n"
        "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code, end.code"
    )
    loaded = loaded_by(program)
    assert "click" in loaded
    assert {name for name in loaded if name.split(".")[0] in HEAVY} == set()
