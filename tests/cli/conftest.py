"""The toy system, installed as a plugin would be, and a way to run the command line."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.toy.setups import three
from tierce.cli.app import app
from tierce.fight.course import Setup
from tierce.fight.system import load_system
from tierce.formats.fightlog import start_fight

ROOT = Path(__file__).resolve().parents[2]
METADATA = "Metadata-Version: 2.1\nName: toy\nVersion: 1\n"
ENTRY = "[tierce.systems]\ntoy = tests.cli.toy_system:SYSTEM\n"

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def quiet_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Eighty columns, English, an empty folder to be in."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def toy(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Setup:
    """A toy fight of anna and cai against bran, its system found by entry point."""
    folder = tmp_path_factory.mktemp("plugins")
    (folder / "toy-1.dist-info").mkdir()
    (folder / "toy-1.dist-info" / "METADATA").write_text(METADATA, "utf-8")
    (folder / "toy-1.dist-info" / "entry_points.txt").write_text(ENTRY, "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT)]))
    return replace(three("s1"), system=load_system("toy"), title="Three in a yard")


@pytest.fixture
def log(toy: Setup) -> Path:
    """The log of the toy fight, just begun."""
    path = Path("yard.tierce")
    opened = start_fight(path, toy)
    assert opened.file is not None
    opened.file.close()
    return path


@pytest.fixture
def run() -> Run:
    """`run("play", path, typed="1\\nq\\n")`: the command line, with what is typed into it."""

    def runs(*arguments: object, typed: str = "") -> Result:
        words = [str(each) for each in arguments]
        return CliRunner().invoke(app, words, input=typed, catch_exceptions=False)

    return runs
