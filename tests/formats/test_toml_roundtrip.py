"""A fighter written out as TOML reads back the same."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from tests.formats.sheets import names, sheets
from tests.formats.toml_writer import written
from tierce.fight.system import load_system
from tierce.formats import Found
from tierce.formats.toml import read_fighter, schema
from tierce.formats.toml.positions import positions
from tierce.systems.gurps.fighter_text import fighter_text
from tierce.systems.gurps.sheet import Sheet


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the files of this module."""
    return tmp_path_factory.mktemp("fighters")


@cache
def by_schema() -> Draft202012Validator:
    """What checks a fighter's file by the published schema."""
    found = json.loads(json.dumps(schema(load_system("gurps"))["fighter"]))
    return Draft202012Validator(found)


def paths(value: Any, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of every key and element below a value."""
    found: list[tuple[str | int, ...]] = []
    pairs: Any = value.items() if isinstance(value, dict) else ()
    for part, inner in enumerate(value) if isinstance(value, list) else pairs:
        found += [(*here, part), *paths(inner, (*here, part))]
    return found


@given(sheets(), names)
def test_written_and_read_back(folder: Path, sheet: Sheet, name: str) -> None:
    text = written(sheet, name)
    path = folder / "fighter.toml"
    path.write_text(text, "utf-8", newline="")
    assert read_fighter(path, load_system("gurps")) == Found(name, sheet)
    root = tomllib.loads(text)
    assert [error.message for error in by_schema().iter_errors(root)] == []
    lines = positions(text).lines
    keys = [line.partition(" = ")[0] for line in text.split("\n")]
    assert set(lines) == set(paths(root))
    for loc, line in lines.items():
        assert json.loads(keys[line - 1].replace("\x7f", "\\u007f")) == loc[0]


@given(sheets(), names)
def test_as_the_program_writes_it(folder: Path, sheet: Sheet, name: str) -> None:
    path = folder / "imported.toml"
    path.write_text(fighter_text(name, sheet), "utf-8", newline="")
    assert read_fighter(path, load_system("gurps")) == Found(name, sheet)
