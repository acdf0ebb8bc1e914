"""`tierce clauses`: what is listed, who cites it, which case exercises it."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from tests.cli.toy_system import SYSTEM
from tierce.cli.citations import clauses_of

pytestmark = pytest.mark.usefixtures("toy")


def test_citations_are_read_from_code_not_from_docstrings() -> None:
    attack, once = clauses_of(SYSTEM)
    assert (attack.id, attack.source) == ("toy.attack", "nowhere")
    assert attack.rules == ("fencing.strike",)
    assert attack.cases == ("attack.yaml:2",)
    assert once.rules == ("fencing", "fencing.Guard.parry")
    assert once.cases == ()  # it stands in a comment only


def test_list(run: Run) -> None:
    lines = run("clauses", "--system", "toy").output.splitlines()
    assert [line.split() for line in lines[1:]] == [
        ["toy.attack", "1", "1", "The", "blow"],
        ["toy.parry.once", "2", "0", "One", "parry"],
    ]


def test_one(run: Run) -> None:
    done = run("clauses", "toy.attack")
    assert done.exit_code == 0
    assert done.output.splitlines()[0] == "The blow  toy.attack"
    for line in ("Source: nowhere", "Cited by: fencing.strike", "Exercised by: attack.yaml:2"):
        assert f"  {line}\n" in done.output


def test_unknown(run: Run) -> None:
    done = run("clauses", "toy.atack")
    assert done.exit_code == 2
    assert done.stderr == "Error: There is no clause “toy.atack”. Did you mean “toy.attack”?\n"
    assert "tierce clauses" in run("clauses", "zzz").stderr


def test_all_systems_and_languages(run: Run) -> None:
    done = run("clauses", "--lang", "ru")
    assert "gurps.parry.repeated" in done.output
    assert "Повторные" in done.output
    assert "toy.attack" in done.output
