"""Records in data files: read, and refused with their entry and key where they mean nothing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tierce.fight.data import BadEntry, NoData
from tierce.fight.records import key, read_records
from tierce.systems.file_types import record_table


@dataclass(frozen=True)
class Lamp:
    """A lamp. It is invented."""

    name: str
    light: int = key(2, "How many yards it lights.", 1, 9)
    oil: int | None = key(None, "How much oil it holds.", 0, 5)
    lit: bool = key(False, "Whether it burns.")
    kind: str = key("torch", "What it is.", words=("torch", "lantern"))
    maker: str = key("nobody", "Who made it.")


KINDS = {"lamp": Lamp}


def read(folder: Path, text: str) -> Any:
    path = folder / "lamps.toml"
    path.write_text(text, "utf-8")
    return read_records(path, KINDS)


def test_what_is_left_out_is_as_usual(tmp_path: Path) -> None:
    text = '[[lamp]]\nname = "a"\n[[lamp]]\nname = "b"\nlight = 9\noil = 0\nlit = true\n'
    assert read(tmp_path, text) == {"lamp": {"a": Lamp("a"), "b": Lamp("b", 9, 0, True)}}
    assert read(tmp_path, "") == {"lamp": {}}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("light = 0", "light"),
        ("light = 10", "light"),
        ("light = true", "light"),
        ('light = "2"', "light"),
        ("oil = 6", "oil"),
        ("oil = 1.5", "oil"),
        ("lit = 1", "lit"),
        ('kind = "moon"', "kind"),
        ('maker = " "', "maker"),
        ("maker = 3", "maker"),
        ("smell = 3", "smell"),
    ],
)
def test_what_means_nothing_is_refused(tmp_path: Path, line: str, key: str) -> None:
    with pytest.raises(BadEntry) as error:
        read(tmp_path, f'[[lamp]]\nname = "a"\n{line}\n')
    assert (error.value.entry, error.value.key) == ("a", key)
    assert error.value.file == tmp_path / "lamps.toml"


@pytest.mark.parametrize(
    ("text", "entry", "key"),
    [
        ("[[lamp]]\nlight = 2\n", "Lamp", "name"),
        ('[[lamp]]\nname = ""\n', "", "name"),
        ('[[lamp]]\nname = "a"\n[[lamp]]\nname = "a"\n', "a", "name"),
        ("[[moon]]\n", "moon", "moon"),
        ("lamp = 3\n", "lamp", "lamp"),
        ('lamp = "a"\n', "lamp", "lamp"),
        ("lamp = [1]\n", "lamp", "lamp"),
    ],
)
def test_what_is_no_list_of_records(tmp_path: Path, text: str, entry: str, key: str) -> None:
    with pytest.raises(BadEntry) as error:
        read(tmp_path, text)
    assert (error.value.entry, error.value.key) == (entry, key)


def test_what_is_no_toml(tmp_path: Path) -> None:
    with pytest.raises(NoData):
        read(tmp_path, "[[lamp]\n")


def test_a_table_in_a_file_is_made_of_the_record() -> None:
    model: Any = record_table(Lamp)
    assert model.__doc__ == "A lamp. It is invented."
    made = model(name="a", oil=3)
    assert (made.light, made.oil, made.lit, made.kind) == (2, 3, False, "torch")
    schema = model.model_json_schema()
    assert schema["required"] == ["name"]
    assert schema["properties"]["light"]["maximum"] == 9
    assert schema["properties"]["kind"]["enum"] == ["torch", "lantern"]
    assert all("description" in each for each in schema["properties"].values())
    for wrong in ({"light": 0}, {"oil": 6}, {"kind": "moon"}, {"name": ""}, {"smell": 1}):
        with pytest.raises(ValueError, match="validation error"):
            model(**{"name": "a", **wrong})
