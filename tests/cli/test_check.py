"""`tierce check`: what failed and where, a closing line for programs, a status for scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tierce.text import LANGUAGES

# 3d6 at most 14, never 17 or 18; 3 and 4 are critical (gurps.attack.roll).
CASE = """system: gurps
cases:
- name: a good fighter
  clauses: [gurps.attack.roll]
  rule: attack-degree
  with: {{skill: 14}}
  rolls: {{4: critical-hit, 14: {fourteen}, 15: miss}}
"""


def test_passed(run: Run) -> None:
    Path("good.yaml").write_text(CASE.format(fourteen="hit"), "utf-8")
    done = run("check", "good.yaml")
    assert (done.exit_code, done.output) == (0, "1 passed, 0 failed\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_failed(run: Run, language: str) -> None:
    Path("cases").mkdir()
    Path("cases/a.yaml").write_text(CASE.format(fourteen="hit"), "utf-8")
    Path("cases/b.yaml").write_text(CASE.format(fourteen="miss"), "utf-8")
    done = run("check", "cases", "--lang", language)
    assert done.exit_code == 1
    assert "cases/b.yaml:3: a good fighter\n  " in done.output
    assert done.output.splitlines()[-1] == "1 passed, 1 failed"


@pytest.mark.parametrize("text", ["- [", "system: nosuch\ncases: []\n", "name: x\n"])
def test_malformed(run: Run, text: str) -> None:
    Path("bad.yaml").write_text(text, "utf-8")
    done = run("check", "bad.yaml")
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Error: ")


def test_missing(run: Run) -> None:
    done = run("check", "none.yaml")
    assert done.exit_code == 2
    assert "none.yaml" in done.stderr
