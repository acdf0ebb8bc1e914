"""`tierce import`, and fighters' files that read back as the sheets they were written from."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings

from tests.cli.conftest import Run
from tests.formats.gcs_documents import attribute, default, document, thing, usage, written
from tests.formats.sheets import names, sheets
from tierce.cli.commands.imports import Read, _write
from tierce.cli.play.start import begin, prepare
from tierce.fight.system import load_system
from tierce.formats import Found
from tierce.formats.fightlog import replay_log
from tierce.formats.toml import read_fighter
from tierce.script.effects import Who
from tierce.systems.gurps.fighter_text import fighter_text
from tierce.systems.gurps.sheet import Sheet
from tierce.text import UserError

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
        assert read_fighter(path, load_system("gurps")) == Found(name, sheet)


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
    assert read["differences"] == []


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


def test_a_system_that_writes_no_files() -> None:
    silent = replace(load_system("gurps"), fighter_text=None)
    with pytest.raises(UserError) as raised:
        _write(Path("out.toml"), Read(Path("x.toml"), silent, "x", Sheet()))
    assert str(raised.value) == "Fighters of gurps cannot be written as TOML."
    assert not Path("out.toml").exists()


def test_the_system_of_a_file(run: Run, fighter: Path) -> None:
    assert run("import", fighter, "--system", "gurps").exit_code == 0
    assert run("import", fighter, "--system", "nosuch").exit_code == 2
    fighter.write_text(FIGHTER.replace("st = 13", 'system = "gurps"\nst = 13'), "utf-8")
    # what a file says of itself counts
    assert run("import", fighter, "--system", "nosuch").exit_code == 0
    fighter.write_text(FIGHTER.replace("st = 13", "system = 3\nst = 13"), "utf-8")
    assert run("import", fighter).exit_code == 2


def gcs(parry: str, thrust: str = "1d-2") -> Path:
    """A character with a sword of 13, to which the file gives this Parry."""
    calc = {"level": 13, "damage": "1d cut", "parry": parry}
    sword = usage(13, "1d cut", default("Broadsword"), usage="Swing", parry="0", calc=calc)
    own = {"dodge": [8, 7, 6, 5, 4], "move": [5, 4, 3, 2, 1], "thrust": thrust}
    things = [thing("Sword", weapons=[sword])]
    return written(Path(), document(equipment=things, calc=own))


def test_a_file_with_the_same_values(run: Run) -> None:
    shown = run("import", gcs("9")).output
    assert "The values in the file are those of the rules." in shown
    assert "≠" not in shown


def test_a_file_with_other_values(run: Run) -> None:
    settings = {**document()["settings"], "damage_progression": "no_school_grognard_damage"}
    path = gcs("11", "1d-4")
    path.write_text(json.dumps(json.loads(path.read_text()) | {"settings": settings}))
    lines = run("import", path).output.splitlines()
    begin = lines.index("  The file's own values differ from those of the rules:")
    parry = lines.index("  ≠ Parry: Sword (Swing): 11 in the file, 9 by the rules")
    assert begin < parry
    amount, *_, clause = lines[parry + 1].split()
    assert (amount, clause) == ("9", "gurps.parry.value")
    assert lines[parry + 2].split() == ["=", "9"]
    assert lines[parry + 3].strip().startswith("Open: Nothing known makes this difference.")
    thrust = lines.index("  ≠ Thrust damage: 1d6-4 in the file, 1d6-2 by the rules")
    assert lines[thrust + 1].strip().startswith("The file holds: The file makes damage or lift")


def test_differences_in_chinese(run: Run) -> None:
    shown = run("--lang", "zh-Hans", "import", gcs("11")).output
    assert "  ≠ 招架：Sword（Swing）：文件为 11，规则为 9" in shown.splitlines()
    assert "未定：没有已知的原因。" in shown


def test_differences_as_json(run: Run) -> None:
    (read,) = json.loads(run("import", gcs("11"), "--json").output)
    (difference,) = read["differences"]
    (reason,), (part,) = difference.pop("reasons"), difference.pop("parts")
    assert difference == {
        "of": ["parry", "Sword", "Swing"],
        "name": "Parry: Sword (Swing)",
        "file": "11",
        "ours": "9",
        "right": "open",
        "clauses": ["gurps.parry.value"],
    }
    assert (part["value"], part["clause"]) == (9, "gurps.parry.value")
    assert "13" in part["label"]
    assert (reason["word"], reason["clause"], reason["right"]) == ("unknown", None, "open")
    assert reason["text"].startswith("Nothing known")


def test_a_parry_that_no_rule_knows(run: Run) -> None:
    calc = {"level": 12, "damage": "1d cr", "parry": "9"}
    horn = usage(12, "1d cr", default("dx"), usage="Horns", parry="0", calc=calc)
    path = written(Path(), document(traits=[{"name": "Striker", "weapons": [horn]}]))
    shown = run("import", path).output
    assert "  ≠ Parry: Horns (Horns): 9 in the file, none by the rules" in shown.splitlines()
    assert "gurps.parry.unarmed" in shown
    (read,) = json.loads(run("import", path, "--json").output)
    assert [(each["ours"], each["parts"]) for each in read["differences"]] == [(None, [])]


def test_a_wounded_character_begins_so(run: Run) -> None:
    whole = document()
    whole["attributes"].append(attribute("hp", 10, current=3))
    whole["calc"] = {"dodge": [5, 4, 3, 2, 1], "move": [3, 2, 1, 1, 1]}
    path = written(Path(), whole)
    shown = run("import", path).output
    assert "HP in the file: 3 of 10; a fight begins with them." in shown
    (read,) = json.loads(run("import", path, "--json").output)
    assert (read["sheet"]["hp"], read["left"]) == (10, {"hp": 3})
    run("import", path, "-o", "out.toml")
    assert read_fighter(Path("out.toml"), load_system("gurps")).left == {"hp": 3}
    Path("duel.toml").write_text(
        'system = "gurps"\n[[fighter]]\nfile = "anna.gcs"\nside = "a"\n'
        '[[fighter]]\nname = "Bo"\nside = "b"\n',
        "utf-8",
    )
    opened, log = begin(prepare(Path("duel.toml"), "s"), None)
    assert opened.fight.view().read(Who("Anna"), "hp") == 3
    assert opened.file is not None
    opened.file.close()
    assert replay_log(log).fight.view().read(Who("Anna"), "hp") == 3


@pytest.mark.parametrize(
    ("name", "text"), [("x.gcs", "no"), ("x.toml", "no"), ("x.txt", ""), ("none.gcs", None)]
)
def test_bad_files(run: Run, name: str, text: str | None) -> None:
    if text is not None:
        Path(name).write_text(text, "utf-8")
    done = run("import", name)
    assert done.exit_code == 2
    assert name in done.stderr
