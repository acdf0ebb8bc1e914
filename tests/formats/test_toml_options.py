"""House rules in files: of every system, each number within its range and nothing beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from tierce.fight.system import System, load_system
from tierce.formats.toml import read_scenario
from tierce.text import UserError
from tools import docs

SYSTEMS = [load_system(name) for name in ("cthulhu", "drachensturm", "gurps", "mordheim")]
FIGHTERS = '\n[[fighter]]\nname = "Anna"\nside = "a"\n[[fighter]]\nname = "Bo"\nside = "b"\n'


def numbers() -> Iterator[tuple[System, Any]]:
    """Every option that is a number, with its system."""
    for system in SYSTEMS:
        for each in fields(system.options):
            if isinstance(each.default, int) and not isinstance(each.default, bool):
                yield system, each


EVERY = [pytest.param(*each, id=each[1].name) for each in numbers()]


def scenario(folder: Path, system: System, name: str, value: int) -> Path:
    """A fight with one option at this value."""
    path = folder / "s.toml"
    text = f'system = "{system.name}"\n[options]\n{name} = {value}\n{FIGHTERS}'
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(("system", "option"), EVERY)
def test_a_number_out_of_its_range_is_refused_with_its_place(
    tmp_path: Path, system: System, option: Any
) -> None:
    lowest, highest = option.metadata["within"]
    assert lowest <= option.default <= highest
    for value in (lowest - 1, highest + 1):
        with pytest.raises(UserError) as error:
            read_scenario(scenario(tmp_path, system, option.name, value))
        place = f"{tmp_path / 's.toml'}, line 3, options"
        asked = f"“{option.name}” is {value}, but must be from {lowest} to {highest}."
        assert str(error.value).replace("−", "-") == f"{place}: {asked}".replace("−", "-")


@pytest.mark.parametrize(("system", "option"), EVERY)
def test_its_schema_says_the_range(system: System, option: Any) -> None:
    path = docs.ROOT / "docs" / "schema" / f"{system.name}-scenario.schema.json"
    table = json.loads(path.read_text("utf-8"))["$defs"][f"{system.name.title()}Options"]
    about = table["properties"][option.name]
    assert (about["minimum"], about["maximum"]) == option.metadata["within"]


def test_the_ends_of_a_range_are_in_it(tmp_path: Path) -> None:
    system = load_system("cthulhu")
    for value in (1, 1000):
        read = read_scenario(scenario(tmp_path, system, "fall_metres", value))
        assert read.setup.options.fall_metres == value
