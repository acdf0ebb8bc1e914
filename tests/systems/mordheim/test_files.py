"""Fighters of mordheim in files: written and read back, refused with the reason."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.systems.mordheim.setups import random_setup
from tierce.formats.toml import read_fighter
from tierce.systems.mordheim import SYSTEM
from tierce.systems.mordheim.sheet import Sheet, Weapon
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
