"""The way to add a clause that CONTRIBUTING.md tells works, followed word for word in a copy."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
#: With another charm, so that the test holds where somebody tries the guide out.
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8").replace("lucky-charm", "silver-bell")
CLAUSE = "gurps.defence.silver-bell"
GURPS = Path("tierce/systems/gurps")

Tierce = Callable[..., str]


def blocks(step: int) -> list[str]:
    """The fenced blocks of a numbered step, without those of commands."""
    begin = GUIDE.index(f"**{step}. ")
    end = GUIDE.find(f"**{step + 1}. ", begin)
    fenced = re.findall(r"^```(\w+)\n(.*?)^```", GUIDE[begin:end], re.MULTILINE | re.DOTALL)
    return [text for kind, text in fenced if kind != "console"]


def summaries() -> dict[str, str]:
    """Language -> the summary that the guide's table gives."""
    rows = re.findall(r"^\| `locale/([\w-]+)/clauses\.ftl` \| (.*) \|$", GUIDE, re.MULTILINE)
    return dict(rows)


def titles() -> list[str]:
    """The titles that the guide gives, in the order of its table."""
    found = re.search(r"^Each with a title: (.*)\.$", GUIDE, re.MULTILINE)
    assert found is not None
    return found[1].split(", ")


def inserted(path: Path, before: str, text: str) -> None:
    """Put a text into a file, before the only place where another stands."""
    whole = path.read_text("utf-8")
    assert whole.count(before) == 1, f"{path}: {before!r}"
    path.write_text(whole.replace(before, text + before), "utf-8")


def appended(path: Path, text: str) -> None:
    """Put a text at the end of a file."""
    path.write_text(path.read_text("utf-8").rstrip("\n") + "\n" + text, "utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package in which only the case stands (step 1)."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "tierce", tmp_path / "tierce", ignore=ignored)
    (case,) = blocks(1)
    (tmp_path / GURPS / "cases" / "silver-bell.yaml").write_text(case, "utf-8")
    return tmp_path


@pytest.fixture
def tierce(copy: Path) -> Tierce:
    """Runs `tierce` from the copy, and gives all that it says."""

    def run(*words: object) -> str:
        program = "from tierce.cli import main\nmain()"
        told = subprocess.run(
            [sys.executable, "-c", program, *map(str, words)],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy), "LC_ALL": "C.UTF-8", "COLUMNS": "80"},
            capture_output=True,
            text=True,
            check=False,
        )
        return told.stdout + told.stderr

    return run


def case_of_a_value() -> str:
    """The case of the section on values, as a file with the fighters of step 1."""
    section = GUIDE[GUIDE.index("### A value for cases") :]
    found = re.search(r"^```text\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
    assert found is not None
    head = blocks(1)[0].partition("cases:\n")[0]
    head = re.sub(r"^(turn|first):.*\n", "", head, flags=re.MULTILINE)
    return f"{head}cases:\n{found[1]}"


def test_the_guide_works(copy: Path, tierce: Tierce) -> None:
    gurps = copy / GURPS
    case = GURPS / "cases" / "silver-bell.yaml"
    assert "silver-bell" in tierce("check", case)  # step 1: nobody knows such a trait yet
    assert "0 failed" not in tierce("check", case)

    (listed,) = blocks(2)
    inserted(gurps / "clauses.toml", '[[clause]]\nid = "gurps.dodge.value"', listed + "\n")
    (english,) = blocks(3)
    name = english.partition(" = ")[0]
    for (language, summary), title in zip(summaries().items(), titles(), strict=True):
        message = f"{name} = {summary}\n    .title = {title}\n"
        if language == "en":
            assert message == english
        appended(gurps / "locale" / language / "clauses.ftl", message)
    inserted(gurps / "sheet.py", '    "no-arms",\n', '    "silver-bell",\n')
    (rule,) = blocks(5)[:1]
    inserted(gurps / "rules" / "dodge.py", "\n\ndef acrobatics(", rule)
    for language, label in zip(summaries(), blocks(6), strict=True):
        appended(gurps / "locale" / language / "parts.ftl", label)

    assert tierce("check", case) == "1 passed, 0 failed\n"
    shown = tierce("clauses", CLAUSE)
    assert "Source: house rule" in shown
    assert "dodge._sound" in shown
    assert "silver-bell.yaml" in shown
    for title, language in zip(titles(), summaries(), strict=True):
        assert title in tierce("clauses", CLAUSE, "--lang", language)

    (gurps / "cases" / "value.yaml").write_text(case_of_a_value(), "utf-8")
    assert tierce("check", GURPS / "cases" / "value.yaml") == "1 passed, 0 failed\n"
