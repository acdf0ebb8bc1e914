"""`tierce import`, and fighters' files that read back as the sheets they were written from."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings

from tests.cli.conftest import Run
from tests.formats.sheets import names, sheets
from tierce.fight.system import load_system
from tierce.formats.toml import read_fighter
from tierce.systems.gurps.fighter_text import fighter_text
from tierce.systems.gurps.sheet import Sheet

FIGHTER = """
name = "Zoë \\"the Axe\\""
st = 13
skills = { Axe = 12 }
traits = ["combat-reflexes"]
shield = { name = "Buckler", db = 1, level = 11 }

[[weapon]]
name = "Axe"
weight = 4

[[weapon.melee]]
name = "swing"
skill = "Axe"
damage = "sw+2 cut"
parry = "0U"
"""


@settings(max_examples=60)
@given(names, sheets())
def test_a_sheet_written_and_read_is_the_same(name: str, sheet: Sheet) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "x.toml"
        path.write_text(fighter_text(name, sheet), "utf-8")
        assert read_fighter(path, load_system("gurps")) == (name, sheet)


@pytest.fixture
def fighter() -> Path:
    path = Path("zoe.toml")
    path.write_text(FIGHTER, "utf-8")
    return path


def test_at_a_glance(run: Run, fighter: Path) -> None:
    shown = run("import", fighter).output
    assert shown.splitlines()[0] == 'Zoë "the Axe"  zoe.toml'
    assert "shield: Buckler · DB 1 · level 11" in shown
    assert "Axe · weight 4" in shown
    # swing at ST 13 is 2d-1, and 2 more
    assert "swing · skill Axe · level 12 · damage 2d6+1 cut · unbalanced" in shown
    assert "combat-reflexes" in shown


def test_json(run: Run, fighter: Path) -> None:
    (read,) = json.loads(run("import", fighter, "--json").output)
    assert read["name"] == 'Zoë "the Axe"'
    assert read["sheet"]["st"] == 13
    assert read["sheet"]["basic_speed"] == "5"
    assert read["notes"] == []


def test_written_to_a_file_and_never_over_another(run: Run, fighter: Path) -> None:
    done = run("import", fighter, "-o", "out.toml")
    assert done.exit_code == 0
    assert "Written to out.toml" in done.output
    written = tomllib.loads(Path("out.toml").read_text("utf-8"))
    assert written["weapon"][0]["melee"][0]["parry"] == "0U"
    again = run("import", fighter, "-o", "out.toml")
    assert again.exit_code == 2
    assert "out.toml: already exists, and was not overwritten." in again.stderr
    assert run("import", fighter, fighter, "-o", "new.toml").exit_code == 2
    assert run("import", fighter, "-o", "no/folder.toml").exit_code == 2


@pytest.mark.parametrize(
    ("name", "text"), [("x.gcs", "no"), ("x.toml", "no"), ("x.txt", ""), ("none.gcs", None)]
)
def test_bad_files(run: Run, name: str, text: str | None) -> None:
    if text is not None:
        Path(name).write_text(text, "utf-8")
    done = run("import", name)
    assert done.exit_code == 2
    assert name in done.stderr
