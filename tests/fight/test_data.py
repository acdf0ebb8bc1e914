"""A system's data files: what is wrong in one is told with its place."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tierce.fight.data import BadEntry, NoData, read_data


def strict(text: str) -> dict[str, int]:
    """Entries that are numbers from 0."""
    found = tomllib.loads(text)
    for name, value in found.items():
        if not isinstance(value, int) or value < 0:
            raise BadEntry(name, "number", value)
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "things.toml"


def test_read(path: Path) -> None:
    path.write_text("a = 1", "utf-8")
    assert read_data(path, strict) == {"a": 1}


def test_an_entry_is_named_with_its_file(path: Path) -> None:
    path.write_text("a = 1\nb = -1", "utf-8")
    with pytest.raises(BadEntry) as raised:
        read_data(path, strict)
    error = raised.value
    assert (error.file, error.entry, error.key, error.value) == (path, "b", "number", -1)


@pytest.mark.parametrize(
    ("content", "line"), [(b"a = 1\nb = ", 2), (b"a = 1\n\nb = \xff", 3), (b"a = [1,\n2,\n", 3)]
)
def test_what_is_no_toml(path: Path, content: bytes, line: int) -> None:
    path.write_bytes(content)
    with pytest.raises(NoData) as raised:
        read_data(path, strict)
    assert (raised.value.file, raised.value.line) == (path, line)
