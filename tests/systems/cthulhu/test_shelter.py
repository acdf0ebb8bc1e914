"""Things to hide behind, in files and in fights at random."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.conformance.options import check_choice, names_of
from tests.fight.playing import answer_one, picture
from tests.systems.cthulhu.setups import random_setup
from tierce.fight.session import Fight
from tierce.fight.slots import FIELD, Change
from tierce.formats.toml import read_scenario
from tierce.text import UserError

SCENARIO = """
system = "cthulhu"
[[fighter]]
name = "Aki"
side = "a"
near = [{ name = "車", siz = 30, durability = 40 }, { name = "木", siz = 15 }]
[[fighter]]
name = "Ryo"
side = "b"
"""


def test_what_is_near_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "scenario.toml"
    path.write_text(SCENARIO, "utf-8")
    scenario = read_scenario(path)
    assert set(scenario.begun) == {
        Change(scenario.setup.fighters[0].name, "near", "set", ("車", True)),
        Change(scenario.setup.fighters[0].name, "near", "set", ("木", True)),
        Change(FIELD, "objects", "set", ("車", 30)),
        Change(FIELD, "objects", "set", ("木", 15)),
        Change(FIELD, "objects-left", "set", ("車", 40)),
    }


def test_an_object_has_a_size(tmp_path: Path) -> None:
    path = tmp_path / "scenario.toml"
    path.write_text(SCENARIO.replace(", siz = 15", ""), "utf-8")
    with pytest.raises(UserError, match="siz"):
        read_scenario(path)


@pytest.mark.parametrize("number", range(12))
def test_fights_at_random_with_things_to_hide_behind(number: int) -> None:
    rng = random.Random(f"shelter/{number}")
    setup = random_setup(rng)
    fight = Fight(setup)
    changes = [Change(FIELD, "objects", "set", ("wall", rng.randint(8, 24)))]
    changes += [Change(FIELD, "objects-left", "set", ("wall", 12))]
    changes += [Change(each.name, "near", "set", ("wall", True)) for each in setup.fighters]
    fight.do(fight.consider_edit(fight.here(), changes))
    names = ["wall", *names_of(setup)]
    for _ in range(150):
        if not fight.open:
            break
        check_choice(fight.open[0], names)
        answer_one(fight, rng)
    assert picture(Fight(setup, fight.acts)) == picture(fight)
