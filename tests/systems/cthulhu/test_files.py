"""Fighters in files: what is left out follows, what is wrong is told, and a text reads back."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.systems.cthulhu.setups import random_setup
from tierce.dice import Dice
from tierce.formats.toml import read_fighter, read_scenario
from tierce.systems.cthulhu import SYSTEM, catalogue
from tierce.systems.cthulhu.fighter_text import fighter_text
from tierce.systems.cthulhu.sheet import Bonus, Sheet, Weapon
from tierce.text import UserError

HEAD = 'name = "Aki"\nsystem = "cthulhu"\n'


def sheet_of(folder: Path, text: str) -> Sheet:
    """The sheet of a fighter's file."""
    path = folder / "fighter.toml"
    path.write_text(HEAD + text, "utf-8")
    sheet: Sheet = read_fighter(path, SYSTEM).sheet
    return sheet


def fault_of(folder: Path, text: str) -> str:
    """What is said of a fighter's file that is wrong."""
    with pytest.raises(UserError) as error:
        sheet_of(folder, text)
    return str(error.value)


def test_what_follows_from_the_characteristics(tmp_path: Path) -> None:
    sheet = sheet_of(tmp_path, "con = 12\nsiz = 13\npow = 15\n")
    assert (sheet.hp, sheet.magic, sheet.sanity) == (13, 15, 75)
    sheet = sheet_of(tmp_path, "con = 0\nsiz = 0\n")
    assert sheet.hp == 1
    sheet = sheet_of(tmp_path, 'hp = 9\nmp = 3\nsan = 40\ndb = "-1D6"\nstr = 4\nint = 17\n')
    assert (sheet.hp, sheet.magic, sheet.sanity, sheet.bonus) == (9, 3, 40, Bonus(-1, Dice(1)))
    assert (sheet.strength, sheet.intelligence) == (4, 17)


def test_skills_go_by_any_name(tmp_path: Path) -> None:
    sheet = sheet_of(tmp_path, '[skills]\n"こぶし" = 70\n"Dodge" = 44\n"武道（サーベル）" = 30\n')
    assert sheet.skills == (("dodge", 44), ("fist", 70), ("weapon-art:sabre", 30))


def test_weapons_of_the_catalogue_and_others(tmp_path: Path) -> None:
    text = 'weapon = ["サーベル", {name = "家宝の刀", like = "katana", durability = 30}, '
    text += '{name = "牙", kind = "claw", damage = "1D8", skill = "Fist"}, '
    text += (
        '{name = "銃", kind = "shotgun", bands = {10 = "4D6", 20 = "2D6"}, modes = ["single"]}]\n'
    )
    sabre, heirloom, fangs, gun = sheet_of(tmp_path, text).weapons
    assert sabre == catalogue.weapons()["sabre"].weapon
    assert (heirloom.name, heirloom.durability, heirloom.hands) == ("家宝の刀", 30, 2)
    assert heirloom.layers("durability") == (("core", 20), ("keeper", 30))
    assert fangs == Weapon("牙", "claw", "fist", Dice(1, 8))
    assert gun.skill == "shotgun"
    assert gun.bands == ((10, Dice(4)), (20, Dice(2)))
    assert gun.modes == ("single",)


def test_what_the_hands_hold(tmp_path: Path) -> None:
    sheet = sheet_of(tmp_path, 'weapon = ["サーベル", "盾"]\n')
    assert (sheet.main, sheet.off) == ("サーベル", "盾")
    sheet = sheet_of(tmp_path, 'weapon = ["杖", "盾"]\n')
    assert (sheet.main, sheet.off) == ("杖", "")
    sheet = sheet_of(
        tmp_path, 'weapon = ["サーベル", "小型ナイフ"]\nmain = ""\noff = "小型ナイフ"\n'
    )
    assert (sheet.main, sheet.off) == ("", "小型ナイフ")
    sheet = sheet_of(tmp_path, 'arms = 0\nweapon = [{name = "牙", kind = "claw"}, "盾"]\n')
    assert (sheet.main, sheet.off) == ("", "")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('weapon = ["光線剣"]\n', "光線剣"),
        ('weapon = [{name = "刀", like = "光線剣"}]\n', "光線剣"),
        ('weapon = ["盾", "盾"]\n', "two weapons"),
        ('weapon = ["盾"]\nmain = "槍"\n', "槍"),
        ('weapon = ["盾"]\nmain = "盾"\noff = "盾"\n', "both hands"),
        ('weapon = ["杖", "盾"]\nmain = "杖"\noff = "盾"\n', "takes both hands"),
        ('weapon = ["杖", "盾"]\nmain = "盾"\noff = "杖"\n', "takes both hands"),
        ('db = "1D4+1"\n', "damage bonus"),
        ('db = "3"\n', "damage bonus"),
        ('weapon = [{name = "盾", damage = "much"}]\n', "1D8+1"),
        ("weapon = [{name = '盾', durability = -1}]\n", "durability"),
        ('natural = ["tail"]\n', "tail"),
        ("points = 0\n", "points"),
        (
            'weapon = [{name = "SMG", kind = "smg", modes = []}]\n',
            "“modes” is “[]”, but must be one of",
        ),
        ('weapon = [{name = "SMG", kind = "smg", bands = {near = "1D6"}}]\n', "bands"),
        ('start = {nocked = "弓"}\n', "start: “弓” is no bow"),
        ('weapon = ["サーベル"]\nstart = {nocked = "サーベル"}\n', "“サーベル” is no bow"),
        ('weapon = ["弓"]\nmain = ""\nstart = {nocked = "弓"}\n', "in the hands"),
        ('weapon = ["弓"]\nstart = {nocked = "弩"}\n', "Known: 弓"),
        ('start = {strings = {"弓" = 1}}\n', "start.strings: “弓” is no bow"),
        ("start = {legs_hurt = 3}\n", "“legs_hurt” is 3, but must be from 0 to 2"),
        ("start = {wings_hurt = 1}\n", "“wings_hurt” is 1, but must be from 0 to 0"),
        ("arms = 1\nstart = {arms_hurt = 2}\n", "“arms_hurt” is 2, but must be from 0 to 1"),
        ("arms = 1\nstart = {shoulders_hurt = 2}\n", "“shoulders_hurt” is 2"),
        ("legs = 1\nstart = {knees_hurt = 2}\n", "“knees_hurt” is 2"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, text: str, words: str) -> None:
    assert words in fault_of(tmp_path, text)


def test_how_a_fight_begins(tmp_path: Path) -> None:
    path = tmp_path / "fight.toml"
    path.write_text(
        'system = "cthulhu"\n[[fighter]]\nname = "A"\nside = "a"\n'
        "start = {prone = true, stunned = true, legs_hurt = 1, arms_hurt = 2}\n"
        '[[fighter]]\nname = "B"\nside = "b"\n'
        '[[fact]]\nfrom = "A"\nto = "B"\ndistance = 7\ncover = true\nwall = 2\n',
        "utf-8",
    )
    fight = read_scenario(path)
    changes = [change for change in fight.stated() if change.slot == "conditions"]
    names = [change.what.name for change in changes]  # type: ignore[attr-defined]
    assert names == ["prone", "stunned", "leg-hurt", "arm-hurt", "arm-hurt"]
    stated = {(c.who, c.what) for c in fight.stated() if c.slot == "stated"}
    assert ("A", (("distance", "B"), 7)) in stated
    assert ("B", (("distance", "A"), 7)) in stated
    assert ("A", (("cover", "B"), True)) in stated
    assert ("A", (("wall", "B"), 2)) not in stated


@pytest.mark.parametrize(
    "fact", ['from = "A"\nto = "A"\ndistance = 1', 'from = "A"\nto = "B"', 'from = "A"\nto = "C"']
)
def test_facts_that_say_nothing(tmp_path: Path, fact: str) -> None:
    path = tmp_path / "fight.toml"
    path.write_text(
        'system = "cthulhu"\n[[fighter]]\nname = "A"\nside = "a"\n'
        f'[[fighter]]\nname = "B"\nside = "b"\n[[fact]]\n{fact}\n',
        "utf-8",
    )
    with pytest.raises(UserError):
        read_scenario(path)


def test_what_a_fighter_has_it_may_begin_with(tmp_path: Path) -> None:
    path = tmp_path / "fight.toml"
    path.write_text(
        'system = "cthulhu"\n[[fighter]]\nname = "A"\nside = "a"\nweapon = ["弓"]\n'
        'start = {nocked = "弓", strings = {"弓" = 1}, legs_hurt = 2}\n'
        '[[fighter]]\nname = "B"\nside = "b"\n',
        "utf-8",
    )
    begun = [(change.slot, change.what) for change in read_scenario(path).stated()]
    assert ("nocked", "弓") in begun
    assert ("string", ("弓", 1)) in begun


def test_a_sheet_as_text_reads_back(tmp_path: Path) -> None:
    rng = random.Random(7)
    sheets = [f.sheet for _ in range(15) for f in random_setup(rng).fighters]
    for listed in catalogue.weapons().values():
        weapon = listed.weapon
        if not weapon.unarmed:
            sheets.append(Sheet(weapons=(replace(weapon, published=()),), main=weapon.name))
    path = tmp_path / "fighter.toml"
    for sheet in sheets:
        path.write_text(fighter_text("Aki", sheet, {"hp": 3}), "utf-8")
        read = read_fighter(path, SYSTEM).sheet
        plain = tuple(replace(each, published=()) for each in read.weapons)
        assert replace(read, weapons=plain) == sheet
