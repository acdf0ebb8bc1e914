"""Pieces of ccfolia in the terminal: shown, written as TOML, fought with, and put back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.formats.ccfolia_pieces import piece, pool, stated, written
from tests.formats.gcs_documents import document
from tests.formats.gcs_documents import written as gcs
from tierce.fight.slots import Change
from tierce.fight.system import load_system
from tierce.formats import Found
from tierce.formats.ccfolia import read_character
from tierce.formats.fightlog import start_fight
from tierce.formats.toml import read_fighter, read_scenario
from tierce.script.effects import Who

DUEL = """
system = "cthulhu"
seed = "dusk"
[[fighter]]
file = "minato.json"
side = "a"
[[fighter]]
file = "ghoul.json"
name = "食屍鬼"
side = "b"
"""


@pytest.fixture
def log() -> Path:
    """A fight of two pieces, in which one begins wounded and the other has lost 4 of 13."""
    written(Path(), piece(), "minato.json")
    written(Path(), stated(name="x", status=[pool("HP", 9, 16)]), "ghoul.json")
    Path("duel.toml").write_text(DUEL, "utf-8")
    scenario = read_scenario(Path("duel.toml"))
    lost = Change(Who("早瀬ミナト"), "hp", "add", -4)
    path = Path("duel.tierce")
    opened = start_fight(path, scenario.setup, [*scenario.stated(), lost])
    assert opened.file is not None
    opened.file.close()
    return path


def test_a_piece_at_a_glance(run: Run) -> None:
    written(Path(), piece(status=[pool("HP", 7, 13)]), "minato.json")
    done = run("import", "minato.json", "--lang", "ja")
    assert done.exit_code == 0
    assert done.output.startswith("早瀬ミナト  minato.json\n")
    assert "日本刀" in done.output
    assert "  ! 駒のHP：7／13。この値で戦闘を始めます。" in done.output.splitlines()
    (read,) = json.loads(run("import", "minato.json", "--json").output)
    assert (read["system"], read["left"], read["sheet"]["dex"]) == ("cthulhu", {"hp": 7}, 13)
    assert len(read["notes"]) == 1


def test_a_piece_as_toml(run: Run) -> None:
    path = written(Path(), piece(status=[pool("HP", 7, 13)]), "minato.json")
    assert run("import", path, "-o", "minato.toml").exit_code == 0
    found = read_character(path)
    again = read_fighter(Path("minato.toml"), load_system("cthulhu"))
    assert again == Found(found.name, found.sheet, {"hp": 7})
    # the file names its system: nobody has to
    assert run("import", "minato.toml").exit_code == 0


def test_the_system_of_a_file_that_names_none(run: Run) -> None:
    Path("x.toml").write_text('name = "x"\nsiz = 9\n', "utf-8")
    assert run("import", "x.toml").exit_code == 2
    (read,) = json.loads(run("import", "x.toml", "--system", "cthulhu", "--json").output)
    assert read["sheet"]["siz"] == 9


def test_a_piece_in_a_fight_of_another_system(run: Run) -> None:
    written(Path(), piece(), "minato.json")
    Path("duel.toml").write_text(DUEL.replace("cthulhu", "gurps"), "utf-8")
    done = run("play", "duel.toml")
    assert done.exit_code == 2
    assert "a piece for Call of Cthulhu, but the fight is one of gurps" in done.stderr


def test_put_back(run: Run, log: Path) -> None:
    before = Path("minato.json").read_bytes()
    done = run("export", log, "minato.json")
    assert done.exit_code == 0
    after = before.replace(b'"value": 13, "max": 13', b'"value": 9, "max": 13')
    assert after != before
    assert done.stdout_bytes == after
    assert Path("minato.json").read_bytes() == before


def test_put_back_into_a_new_file_and_never_over_another(run: Run, log: Path) -> None:
    done = run("export", log, "ghoul.json", "--fighter", "食屍鬼", "-o", "new.json")
    assert (done.exit_code, done.output) == (0, "Written to new.json\n")
    # not hurt since it began with 9
    assert Path("new.json").read_bytes() == Path("ghoul.json").read_bytes()
    again = run("export", log, "ghoul.json", "--fighter", "食屍鬼", "-o", "new.json")
    assert again.exit_code == 2
    assert "new.json: already exists, and was not overwritten." in again.stderr
    assert run("export", log, "minato.json", "-o", "no/folder.json").exit_code == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ghoul.json"], "Nobody here is called “x”."),
        (["minato.json", "--fighter", "Bo"], "Nobody here is called “Bo”."),
        (["none.json"], "none.json: there is no such file."),
        (["duel.toml"], "duel.toml: what is left cannot be put into files of this kind."),
        (["anna.gcs"], "anna.gcs: what is left cannot be put into files of this kind."),
        (["minato.txt"], "minato.txt: not a kind of file that tierce reads."),
        ([], "FILE is missing."),
    ],
)
def test_refused(run: Run, log: Path, words: list[str], said: str) -> None:
    gcs(Path(), document())
    done = run("export", log, *words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"Error: {said}" in done.stderr


def test_a_piece_without_hit_points(run: Run, log: Path) -> None:
    written(Path(), stated(name="早瀬ミナト"), "bare.json")
    done = run("export", log, "bare.json")
    assert done.exit_code == 2
    assert "nobody and nothing here is called “HP”" in done.stderr
