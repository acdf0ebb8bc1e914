"""The published JSON Schemas: what is committed is what the models say, and editors can use it."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tierce.formats.toml import read_scenario
from tierce.systems import cthulhu, gurps
from tools import docs

SCHEMAS = docs.ROOT / "docs" / "schema"
SAMPLES = sorted((Path(gurps.__file__).parent / "samples").glob("*.toml"))
BAD = Path(__file__).parent / "bad"

# Bad files whose fault an editor can show while one types.
SEEN_BY_SCHEMA = (
    *("system-missing", "title-number", "key-unknown", "option-word", "option-flag"),
    *("fighter-none", "fighter-one-bracket", "name-gm", "name-empty", "name-slash", "dice-whose"),
    *("st-zero", "st-text", "st-half", "speed-text", "encumbrance", "skill-bare", "skill-key"),
    *("trait-word", "dr-low", "dr-place", "shield-db", "vehicle", "weapon-key", "weapon-quality"),
    *("mode-parts", "damage-type", "reach", "parry", "hands", "projectile", "fact-arc"),
)


def validator(name: str) -> Draft202012Validator:
    """What checks files by a committed schema."""
    return Draft202012Validator(json.loads((SCHEMAS / name).read_text("utf-8")))


def test_the_committed_schemas_are_those_of_the_models() -> None:
    committed = {path.name: path.read_text("utf-8") for path in SCHEMAS.glob("*.json")}
    assert committed == docs.schema_files(), "write them anew: make docs"


@pytest.mark.parametrize("name", ["gurps-scenario.schema.json", "gurps-fighter.schema.json"])
def test_schemas_are_sound_and_explain_every_key(name: str) -> None:
    schema = json.loads((SCHEMAS / name).read_text("utf-8"))
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema)
    for table in (schema, *schema["$defs"].values()):
        for key, about in table["properties"].items():
            assert about.get("description"), key


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_samples_are_read_and_fit_the_schema(path: Path) -> None:
    root = tomllib.loads(path.read_text("utf-8"))
    checked = validator("gurps-scenario.schema.json")
    assert [error.message for error in checked.iter_errors(root)] == []
    read = read_scenario(path)
    assert read.setup.title
    assert len(read.setup.fighters) == len(root["fighter"])
    assert len(read.facts) == len(root.get("fact", []))


def test_the_samples_are_those_that_are_spoken_of() -> None:
    spoken_of = {
        "ambush",
        "beast",
        "crossing",
        "depot",
        "duel",
        "firearms",
        "rescue",
        "skirmish",
        "tavern",
    }
    assert {path.stem for path in SAMPLES} == spoken_of


@pytest.mark.parametrize("name", SEEN_BY_SCHEMA)
def test_the_schema_refuses_what_the_reader_refuses(name: str) -> None:
    root = tomllib.loads((BAD / f"{name}.toml").read_text("utf-8"))
    assert not validator("gurps-scenario.schema.json").is_valid(root)


def test_writing(tmp_path: Path) -> None:
    docs.write_schemas(tmp_path / "schema")
    written = {path.name for path in (tmp_path / "schema").iterdir()}
    assert written == set(docs.schema_files())


def test_the_files_in_the_documentation_are_read(tmp_path: Path) -> None:
    text = (docs.ROOT / "docs" / "files.md").read_text("utf-8")
    blocks = re.findall(r"^```toml\n# (\S+)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    for name, content in blocks:
        (tmp_path / name).write_text(content, "utf-8")
    read = read_scenario(tmp_path / "duel.toml")
    sheets = {str(fighter.name): fighter.sheet for fighter in read.setup.fighters}
    assert (sheets["Anna"].main, sheets["Anna"].off) == ("Broadsword", "Medium shield")
    assert (sheets["Bo"].ht, sheets["Bo"].basic_speed) == (12, 6)
    assert read.facts[0].arc == "side"


# ---------------------------------------------------------------- data that people may edit

DATA = Path(cthulhu.__file__).parent / "data"


@pytest.mark.parametrize("holds", ["skills", "weapons"])
def test_the_data_of_cthulhu_fit_their_schema(holds: str) -> None:
    checked = validator(f"cthulhu-{holds}.schema.json")
    schema = json.loads((SCHEMAS / f"cthulhu-{holds}.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    root = tomllib.loads((DATA / f"{holds}.toml").read_text("utf-8"))
    assert [error.message for error in checked.iter_errors(root)] == []
    (table,) = schema["$defs"].values()
    for key, about in table["properties"].items():
        assert about.get("description"), key


@pytest.mark.parametrize(
    "line",
    [
        "durability = -1",
        'durability = "much"',
        "durability = {}",
        "durability = { rumour = 3 }",
        "hands = 3",
        'db = "double"',
        "pointed = 1",
        "modes = []",
        'modes = ["burst"]',
        'damage = "much"',
        'bands = { near = "1D6" }',
        'bands = { 10 = "some" }',
        "weight = 3",
    ],
)
def test_the_schema_of_weapons_shows_what_means_nothing(line: str) -> None:
    checked = validator("cthulhu-weapons.schema.json")
    sabre = '[sabre]\nname = "サーベル"\nkind = "sword"\nskill = "sabre"\n'
    assert checked.is_valid(tomllib.loads(sabre + "durability = { core = 20, keeper = 25 }"))
    assert not checked.is_valid(tomllib.loads(sabre + line))
