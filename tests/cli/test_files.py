"""Files that have no end, or too late a one, are refused at once by whatever reads them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tierce import disk
from tierce.fight import log
from tierce.text import LANGUAGES, UserError, files

ZERO = Path("/dev/zero")
SCENARIO = """system = "gurps"
[[fighter]]
name = "Anna"
side = "a"
{anna}
[[fighter]]
name = "Bo"
side = "b"
{place}
"""

ENDLESS: dict[str, Callable[[Path], object]] = {
    "pipe": os.mkfifo,
    "device": lambda path: path.symlink_to(ZERO),
    "folder": Path.mkdir,
}
SAID = {
    "pipe": "this is a device or a pipe, a file is needed.",
    "device": "this is a device or a pipe, a file is needed.",
    "folder": "this is a folder, a file is needed.",
}


def _late(number: int, frame: object) -> None:
    raise AssertionError("still reading")


@pytest.fixture(autouse=True)
def _at_once() -> Iterator[None]:
    """No test waits for a file to end."""
    before = signal.signal(signal.SIGALRM, _late)
    signal.alarm(30)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def scenario(anna: str = "", place: str = "") -> str:
    """The name of a scenario that names another file."""
    Path("s.toml").write_text(SCENARIO.format(anna=anna, place=place), "utf-8")
    return "s.toml"


READERS: dict[str, Callable[[str], tuple[str, ...]]] = {
    "scenario": lambda name: ("play", name),
    "fighter": lambda name: ("play", scenario(anna=f'file = "{name}"')),
    "map": lambda name: ("play", scenario(place=f'[map]\nfile = "{name}"')),
    "log": lambda name: ("log", name),
    "saved fight": lambda name: ("play", name),
    "repaired fight": lambda name: ("play", "--repair", name),
    "left of a fight": lambda name: ("export", name, "x.json"),
    "piece": lambda name: ("import", name, "--system", "gurps"),
    "sheet": lambda name: ("import", name, "--system", "gurps"),
    "case": lambda name: ("check", name),
}
NAMES = {
    "scenario": "x.toml",
    "fighter": "x.toml",
    "map": "x.toml",
    "piece": "x.json",
    "sheet": "x.gcs",
    "case": "x.yaml",
}


@pytest.mark.parametrize("kind", ENDLESS)
@pytest.mark.parametrize("reader", READERS)
def test_only_ordinary_files_are_read(run: Run, reader: str, kind: str) -> None:
    name = NAMES.get(reader, "x.tierce")
    ENDLESS[kind](Path(name))
    told = run(*READERS[reader](name))
    assert told.exit_code == 2
    assert f"{name}: " in told.stderr
    assert kind == "folder" or SAID[kind] in " ".join(told.stderr.split())


@pytest.mark.parametrize("reader", READERS)
def test_no_file_is_read_that_is_too_large(run: Run, reader: str) -> None:
    name = NAMES.get(reader, "x.tierce")
    with Path(name).open("wb") as file:
        file.truncate(log.MOST_BYTES + 1)  # holes take no room on the disk
    told = run(*READERS[reader](name))
    assert told.exit_code == 2
    assert "too long to be read" in " ".join(told.stderr.split())


@pytest.mark.parametrize("kind", ENDLESS)
def test_what_is_no_ordinary_file(tmp_path: Path, kind: str) -> None:
    ENDLESS[kind](tmp_path / "x")
    with pytest.raises(UserError) as raised:
        files.content(tmp_path / "x")
    assert str(raised.value) == f"{tmp_path / 'x'}: {SAID[kind]}"


def test_a_file_may_be_as_large_as_it_may_be(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"12345")
    assert files.content(path, 5) == b"12345"
    with pytest.raises(UserError) as raised:
        files.content(path, 4)
    assert str(raised.value) == f"{path}: longer than 4 bytes, too long to be read."


def test_a_file_that_grows_while_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"12345")
    monkeypatch.setattr(disk, "check", lambda path, most: None)
    with pytest.raises(disk.TooLarge):
        disk.content(path, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(run: Run, language: str) -> None:
    os.mkfifo("x.toml")
    told = run("--lang", language, "play", "x.toml").stderr
    assert "x.toml" in told
    assert ("pipe" in told.lower()) == (language in ("en", "de"))
