"""A data file that somebody has edited badly: told, not a crash, in the user's language."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.formats.ccfolia_pieces import piece, written
from tierce.formats.ccfolia import names
from tierce.systems.cthulhu import catalogue

CACHED = (
    catalogue.skills,
    catalogue.weapons,
    catalogue.skill_ids,
    catalogue.weapon_ids,
    names._skills,
    names._weapons,
    names._carried,
)


@pytest.fixture
def data(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the data that may be edited."""
    folder = Path("data")
    shutil.copytree(catalogue.FOLDER, folder)
    monkeypatch.setattr(catalogue, "FOLDER", folder)
    for each in CACHED:
        each.cache_clear()
    yield folder
    for each in CACHED:
        each.cache_clear()


def edited(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[sabre]", "[sabre]\nreach = -1", "data/weapons.toml: [sabre]: “reach” cannot be -1."),
        ('kind = "fist"', "", "data/weapons.toml: [fist]: the key “kind” is missing."),
        ("[fist]", "x = 3\n[fist]", "data/weapons.toml: [x]: “x” cannot be 3."),
        ("[fist]", "[fist", "data/weapons.toml, line "),
    ],
)
def test_told(run: Run, data: Path, old: str, new: str, said: str) -> None:
    edited(data / "weapons.toml", old, new)
    done = run("import", written(Path(), piece()))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Error: {said}")


def test_what_a_keeper_edits_counts(run: Run, data: Path) -> None:
    edited(data / "weapons.toml", '"1D10"', '"2D10"')
    assert "2d10" in run("import", written(Path(), piece())).output
