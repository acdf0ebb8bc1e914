"""Fighters of mordheim in files, read back or refused with the reason; its own data files."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.systems.mordheim.setups import random_setup
from tierce.fight.system import load_system
from tierce.formats.toml import read_fighter, read_scenario, schema
from tierce.systems.house_rules import clauses_of
from tierce.systems.mordheim import SYSTEM
from tierce.systems.mordheim.options import Options
from tierce.systems.mordheim.sheet import Sheet, Weapon
from tierce.systems.mordheim.tables import FILES, FOLDER, WEAPONS, made_of
from tierce.text import UserError


def written(folder: Path, text: str) -> Path:
    """A file of this text."""
    path = folder / "fighter.toml"
    path.write_text('name = "Anna"\nsystem = "mordheim"\n' + text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('weapons = ["sord"]', "sord"),
        ('weapons = [{ name = "sord", material = "gromril" }]', "sord"),
        ('weapons = [{ name = "Biter", like = "sord" }]', "sord"),
        ('weapons = ["sword", { name = "sword", strength = 2 }]', "two names: sword, sword"),
        ('weapons = ["fist", "sword"]', "two hands cannot hold all of this: fist, sword"),
        ('weapons = ["halberd", "dagger"]', "two hands cannot hold all of this: halberd, dagger"),
        ('weapons = ["spear", "dagger"]', "two hands cannot hold all of this: spear, dagger"),
        ('weapons = ["sword", "axe", "mace"]', "two hands cannot hold all of this"),
        ('weapons = ["halberd"]\nbuckler = true', "no hand free for a buckler"),
        ('weapons = ["morning-star"]\nbuckler = true', "no hand free for a buckler"),
        ("buckler = true\nshield = true", "does not go with the rest: shield"),
        ("second_buckler = true", "does not go with the rest: second_buckler"),
        ('weapons = ["sword", "axe"]\nshield = true', "no hand free for a shield"),
        ('armour = "leathers"\nshield = true', "is not worn with a shield"),
        ('armour = "plate"', "plate"),
        ("ws = 11", "11"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(UserError) as raised:
        read_fighter(written(tmp_path, text), SYSTEM)
    assert said in str(raised.value)


def test_two_handed_weapons_are_carried_with_a_shield(tmp_path: Path) -> None:
    """It counts against shooting."""
    sheet = read_fighter(written(tmp_path, 'weapons = ["halberd"]\nshield = true'), SYSTEM).sheet
    assert sheet.shield


def test_written_and_read_back(tmp_path: Path) -> None:
    rng = random.Random("files")
    sheets = [each.sheet for _ in range(20) for each in random_setup(rng).fighters]
    sheets.append(Sheet(weapons=(Weapon("plank"), Weapon("oar", "bludgeoning"))))
    for sheet in sheets:
        path = tmp_path / "fighter.toml"
        assert SYSTEM.fighter_text is not None
        path.write_text(SYSTEM.fighter_text("Anna", sheet, {}), "utf-8")
        assert read_fighter(path, SYSTEM).sheet == sheet


def test_what_is_left_is_written_too(tmp_path: Path) -> None:
    path = tmp_path / "fighter.toml"
    assert SYSTEM.fighter_text is not None
    path.write_text(SYSTEM.fighter_text("Anna", Sheet(w=2), {"wounds": 1}), "utf-8")
    assert dict(read_fighter(path, SYSTEM).left) == {"wounds": 1}


@pytest.mark.parametrize(
    ("text", "weapon"),
    [
        ('"sword"', WEAPONS["sword"]),
        ('{ name = "sword", material = "gromril" }', made_of(WEAPONS["sword"], "gromril")),
        ('{ name = "Biter", like = "axe", material = "gromril" }', Weapon("Biter", save=-2)),
        ('{ name = "sword", strength = 1 }', Weapon("sword", strength=1, parry="yes")),
        ('{ name = "plank", kind = "bludgeoning" }', Weapon("plank", "bludgeoning")),
    ],
)
def test_weapons(tmp_path: Path, text: str, weapon: Weapon) -> None:
    found = read_fighter(written(tmp_path, f"weapons = [{text}]"), SYSTEM)
    assert found.sheet.weapons == (weapon,)


@pytest.mark.parametrize(
    "fact",
    [
        'from = "Ann"\nto = "Ann"\ncontact = true',
        'from = "Ann"\nto = "Orc"',
        'from = "Ann"\nto = "Orc"\ncontact = true\napart = true',
    ],
)
def test_facts_that_say_nothing(tmp_path: Path, fact: str) -> None:
    path = tmp_path / "fight.toml"
    fighters = "".join(f'[[fighter]]\nname = "{n}"\nside = "{n}"\n' for n in ("Ann", "Orc"))
    path.write_text(f'system = "mordheim"\n{fighters}[[fact]]\n{fact}\n', "utf-8")
    with pytest.raises(UserError, match="fact"):
        read_scenario(path)


# ---------------------------------------------------------------- the system's own data


@pytest.mark.parametrize("name", FILES)
def test_the_data_files_fit_their_schemas(name: str) -> None:
    found = schema(SYSTEM)[name]
    Draft202012Validator.check_schema(found)
    content = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    Draft202012Validator(found).validate(json.loads(json.dumps(content)))
    table = next(iter(content))
    content[table][0]["colour"] = "red"
    assert not Draft202012Validator(found).is_valid(content)


def test_the_system_is_found_and_every_option_varies_a_clause() -> None:
    assert load_system("mordheim") is SYSTEM
    text = (SYSTEM.folder / "clauses.toml").read_text("utf-8")
    assert set(clauses_of(Options).values()) <= {
        clause["id"] for clause in tomllib.loads(text)["clause"]
    }
    assert set(clauses_of(Options)) == set(Options.__dataclass_fields__)
