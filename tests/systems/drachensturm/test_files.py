"""Fighters of drachensturm in files: read, written, refused with the reason; tables checked."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

import pytest

from tests.systems.drachensturm.setups import random_setup
from tierce.dice import Dice
from tierce.formats.toml import read_fighter, read_scenario
from tierce.systems.drachensturm import SYSTEM
from tierce.systems.drachensturm.fighter_text import fighter_text
from tierce.systems.drachensturm.rules import effect_tables, effects
from tierce.systems.drachensturm.sheet import PARTS, Armour, Sheet, Weapon
from tierce.text import UserError


def written(folder: Path, text: str) -> Path:
    """A file of this text."""
    path = folder / "fighter.toml"
    path.write_text('name = "Anna"\nsystem = "drachensturm"\n' + text, "utf-8")
    return path


def sheet_of(folder: Path, text: str) -> Sheet:
    """The sheet that a file of this text makes."""
    sheet: Sheet = read_fighter(written(folder, text), SYSTEM).sheet
    return sheet


def refused(folder: Path, text: str) -> str:
    """What is said of a file of this text, which is wrong."""
    with pytest.raises(UserError) as raised:
        read_fighter(written(folder, text), SYSTEM)
    return str(raised.value)


ARMED = """
[[weapon]]
name = "Sword"
points = "1W6+3"
awf = 5
pwf = 4
[[weapon]]
name = "Shield"
kind = "round-shield"
weight = 3.5
[[weapon]]
name = "Guard"
kind = "arm-guard"
[[weapon]]
name = "Fist"
natural = true
"""


def test_what_is_left_out(tmp_path: Path) -> None:
    sheet = sheet_of(tmp_path, 'armour = ["plate"]\nle = 7\nrs = { head = 2 }' + ARMED)
    assert (sheet.agw, sheet.pgw, sheet.re, sheet.speed) == (8, 8, 50, 10)
    assert (sheet.main, sheet.off, sheet.others) == ("Sword", "Shield", ("Guard",))
    assert sheet.weapon("Sword") == Weapon("Sword", Dice(1, 6, 3), 5, 4)
    assert sheet.weapon("Shield") == Weapon("Shield", pwf=5, shield=True, weight=Fraction(7, 2))
    assert sheet.weapon("Guard") == Weapon("Guard", pwf=2, hands=0, shield=True)
    assert sheet.armour == (Armour("plate", -2, -3),)
    assert [sheet.life(part) for part in PARTS] == [7] * len(PARTS)
    assert (sheet.armour_of("head"), sheet.armour_of("chest")) == (2, 0)
    with pytest.raises(KeyError):
        sheet.weapon("Axe")


def test_what_is_stated_goes_before_what_is_known(tmp_path: Path) -> None:
    sheet = sheet_of(tmp_path, '[[weapon]]\nname = "S"\nkind = "hand-shield"\npwf = 4\n')
    assert sheet.weapon("S").pwf == 4


def test_a_two_handed_weapon_leaves_no_hand_for_a_shield(tmp_path: Path) -> None:
    text = '[[weapon]]\nname = "Maul"\nhands = 2\n[[weapon]]\nname = "S"\nkind = "hand-shield"\n'
    assert sheet_of(tmp_path, text).off == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[weapon]]\nname = "A"\n[[weapon]]\nname = "A"\n', "two weapons called “A”"),
        ('main = "Axe"\n' + ARMED, "Axe"),
        ('main = "Sword"\noff = "Sword"\n' + ARMED, "“Sword” is held twice"),
        ('main = ""\noff = "M"\n[[weapon]]\nname = "M"\nhands = 2\n', "takes 2 hands"),
        ('[[weapon]]\nname = "A"\npoints = "many"\n', "points such as 1d6+1"),
        ("le = { tail = 3 }", "tail"),
        ('armour = ["plte", 3]', "armour"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


def test_a_file_laid_over_another_keeps_what_it_does_not_say(tmp_path: Path) -> None:
    written(tmp_path, 'main = ""\n' + ARMED)
    scenario = tmp_path / "fight.toml"
    scenario.write_text(
        'system = "drachensturm"\n'
        '[[fighter]]\nside = "a"\nfile = "fighter.toml"\npgw = 3\n'
        '[[fighter]]\nname = "B"\nside = "b"\n'
        '[[fact]]\nfrom = "Anna"\nto = "B"\ndistance = 4\n',
        "utf-8",
    )
    anna = read_scenario(scenario).setup.fighters[0].sheet
    assert (anna.pgw, anna.off, anna.weapon("Sword").pwf) == (3, "Shield", 4)


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        ('from = "A"\nto = "A"\ndistance = 3', "a fact is about two fighters"),
        ('from = "A"\nto = "B"', "this states nothing"),
    ],
)
def test_facts_that_say_nothing(tmp_path: Path, fact: str, said: str) -> None:
    path = tmp_path / "fight.toml"
    fighters = "".join(f'[[fighter]]\nname = "{n}"\nside = "{n}"\n' for n in "AB")
    path.write_text(f'system = "drachensturm"\n{fighters}[[fact]]\n{fact}\n', "utf-8")
    with pytest.raises(UserError) as raised:
        read_scenario(path)
    assert said in str(raised.value)


def test_written_and_read_back(tmp_path: Path) -> None:
    rng = random.Random("files")
    for _ in range(20):
        for fighter in random_setup(rng).fighters:
            path = tmp_path / "fighter.toml"
            assert SYSTEM.fighter_text is not None
            path.write_text(SYSTEM.fighter_text(fighter.name, fighter.sheet, {}), "utf-8")
            assert read_fighter(path, SYSTEM).sheet == fighter.sheet
    assert "left = { head = 3 }" in fighter_text("Anna", Sheet(), {"head": 3})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[lucky]\n20 = 'dance'", "lucky names dance"),
        ("[lucky]\n19 = 'down'", "lucky ends at 19, not at 20"),
        ("[lucky]\n0 = 'down'\n20 = 'down'", "lucky ends at 20, not at 20"),
        ("", "lucky ends at 0, not at 20"),
    ],
)
def test_tables_that_are_wrong(text: str, said: str) -> None:
    with pytest.raises(effect_tables.WrongTable, match=said):
        effect_tables.read(text, "lucky", effects.LUCKY)


def test_the_tables_row_by_row() -> None:
    """Each row's first and last face, as the rules list them."""
    lucky = effect_tables.rows("lucky", effects.LUCKY)
    ends = {"dodge-next": (1, 3), "shaken": (4, 6), "down": (7, 10), "helpless": (11, 12)}
    ends |= {"harder": (13, 15), "weary": (16, 17), "through": (18, 19), "two-rolls": (20, 20)}
    assert {face: word for word, (a, b) in ends.items() for face in range(a, b + 1)} == dict(lucky)
    fumble = effect_tables.rows("fumble", effects.FUMBLES)
    ends = {"parry-only": (1, 5), "no-attack": (6, 10), "dropped": (11, 14), "own-points": (15, 17)}
    ends |= {"notched": (18, 19), "broken": (20, 20)}
    assert {face: word for word, (a, b) in ends.items() for face in range(a, b + 1)} == dict(fumble)
