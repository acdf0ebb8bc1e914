"""Skills and weapons as data: what is wrong in a file is refused, and names its entry."""

from __future__ import annotations

from typing import Any

import pytest

from tierce.dice import Dice
from tierce.systems.cthulhu import catalogue
from tierce.systems.cthulhu.data_file import WrongEntry
from tierce.systems.cthulhu.rules import arms
from tierce.systems.cthulhu.sheet import KINDS, Sheet

SABRE = '[sabre]\nname = "サーベル"\nkind = "sword"\nskill = "sabre"\ndamage = "1D8+1"\n'


def test_a_negative_durability_is_refused_and_named() -> None:
    with pytest.raises(WrongEntry) as error:
        catalogue.read_weapons(SABRE + "durability = -1\n")
    assert (error.value.entry, error.value.key) == ("sabre", "durability")


@pytest.mark.parametrize(
    "line",
    [
        'durability = "much"',
        "durability = true",
        "durability = {}",
        "durability = { rumour = 3 }",
        "hands = 0",
        'db = "double"',
        "pointed = 1",
        'book = ""',
        'modes = ["burst"]',
        "modes = []",
        'attacks = "often"',
        "attacks = 0",
        "attacks = true",
        "bands = 3",
        'bands = { near = "1D6" }',
        'bands = { 10 = "some" }',
        "other = 3",
        "other = [1]",
        "weight = 3",
    ],
)
def test_what_means_nothing_is_refused(line: str) -> None:
    with pytest.raises(WrongEntry, match="sabre"):
        catalogue.read_weapons(SABRE + line + "\n")


@pytest.mark.parametrize("key", ["name", "kind", "skill"])
def test_what_every_weapon_needs(key: str) -> None:
    lines = [line for line in SABRE.splitlines() if not line.startswith(key)]
    with pytest.raises(WrongEntry) as error:
        catalogue.read_weapons("\n".join(lines))
    assert error.value.key == key


def test_a_weapon_s_skill_is_one_of_the_list() -> None:
    assert set(catalogue.read_weapons(SABRE, ("sabre",))) == {"sabre"}
    with pytest.raises(WrongEntry) as error:
        catalogue.read_weapons(SABRE, ("sword",))
    assert (error.value.entry, error.value.key, error.value.value) == ("sabre", "skill", "sabre")


@pytest.mark.parametrize("line", ['other = ["Foil"]', 'other = ["FOIL", "x"]'])
def test_a_name_that_means_two_things_is_refused(line: str) -> None:
    foil = '[foil]\nname = "フォイル"\nkind = "sword"\nskill = "sword"\n'
    with pytest.raises(WrongEntry) as error:
        catalogue.read_weapons(foil + SABRE + line)
    assert (error.value.entry, error.value.value) == ("sabre", line.split('"')[1])


@pytest.mark.parametrize(
    "text",
    [
        "[fist]\nbase = 3\n",
        '[fist]\nname = "x"\n',
        '[fist]\nname = "x"\nbase = "half"\n',
        '[fist]\nname = "x"\nlevel = 3\nbase = 3\n',
        '[fist]\nname = "x"\nbase = { core = -1 }\n',
    ],
)
def test_skills_are_checked(text: str) -> None:
    with pytest.raises(WrongEntry, match="fist"):
        catalogue.read_skills(text)


def test_layers_are_settled_the_highest_last() -> None:
    listed = catalogue.read_weapons(SABRE + "durability = { keeper = 25, core = 20 }\n")
    weapon = listed["sabre"].weapon
    assert weapon.durability == 25
    assert weapon.layers("durability") == (("core", 20), ("keeper", 25))
    assert weapon.layers("reach") == (("core", 1),)


def test_bands_modes_and_rates_are_read() -> None:
    shotgun = catalogue.weapons()["shotgun-12"].weapon
    assert shotgun.bands == ((10, Dice(4)), (20, Dice(2)), (50, Dice(1)))
    assert catalogue.weapons()["thompson"].weapon.modes == ("single", "semi", "full")
    rifle = catalogue.weapons()["rifle-30-06"].weapon
    assert 2 * rifle.attacks == 1


def test_every_weapon_in_use_has_a_skill_of_the_list() -> None:
    for listed in catalogue.weapons().values():
        assert listed.weapon.skill in catalogue.skills(), listed.id
    assert {listed.weapon.kind for listed in catalogue.weapons().values()} <= set(KINDS)


def test_a_weapon_that_nobody_has() -> None:
    with pytest.raises(KeyError):
        arms.find(Sheet(), "サーベル")


def test_no_name_means_two_things() -> None:
    for names, each in (
        (catalogue.skill_ids(), catalogue.skills().values()),
        (catalogue.weapon_ids(), catalogue.weapons().values()),
    ):
        things: Any = each
        for thing in things:
            assert names[thing.id.casefold()] == thing.id


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("こぶし", "fist"),
        ("こぶし（パンチ）", "fist"),
        ("〈回避〉", "dodge"),
        (" Martial Arts ", "martial-arts"),
        ("武道（立ち技系）", "striking-art"),
        ("武道（サーベル）", "weapon-art:sabre"),
        ("武道:日本刀", "weapon-art:katana"),
        ("武道(杖)", "weapon-art:staff"),
        ("weapon-art:剣", "weapon-art:sword"),
        ("弓道", "archery-art"),
        ("目星", "目星"),
    ],
)
def test_skills_by_any_name(name: str, id: str) -> None:
    assert catalogue.skill_id(name) == id


@pytest.mark.parametrize(
    ("id", "name"),
    [("fist", "こぶし"), ("weapon-art:sabre", "武道（サーベル）"), ("目星", "目星")],
)
def test_skills_are_named_in_japanese(id: str, name: str) -> None:
    assert catalogue.skill_name(id) == name


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sabr", "sabre"),
        ("サーベ", "サーベル"),
        ("トンプソン", "トンプソン・サブマシンガン"),
        ("q", ""),
    ],
)
def test_the_weapon_that_somebody_may_have_meant(typed: str, meant: str) -> None:
    assert catalogue.near_weapon(typed).casefold() == meant


def test_names_may_be_full_width() -> None:
    assert catalogue.weapon_id("Ｓａｂｒｅ") == "sabre"
    assert catalogue.weapon_id("ｻｰﾍﾞﾙ") == "sabre"
    assert catalogue.skill_id("Ｄｏｄｇｅ") == "dodge"
    assert catalogue.weapon_id("sabr") is None
