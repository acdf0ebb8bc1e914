"""The repository names no package index and no path of one particular machine."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Put together here so that this file does not name them itself.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("pypi", "python", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("proxy", "golang", "org"),
        ("crates", "io"),
    )
]
FOLDERS = ["work", "root", "tmp/team", "home/[a-z]+", "Users/[A-Za-z]+"]
PATHS = [rf"(?<![\w.~)}}])/{folder}\b" for folder in FOLDERS]
FORBIDDEN = re.compile("|".join([*map(re.escape, HOSTS), *PATHS]))

# Made by tools, never committed.
LEFT_BEHIND = re.compile(
    r"\.git|\.venv|\.\w+_cache|\.hypothesis|\.coverage.*|htmlcov|build|dist|__pycache__"
)


def tracked_files() -> list[Path]:
    """The files git tracks; where there is no git, every file but what tools leave behind."""
    try:
        told = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return list(walked_files(ROOT))
    return [ROOT / name for name in told.stdout.split("\0") if (ROOT / name).is_file()]


def walked_files(root: Path) -> Iterable[Path]:
    """Every file below a folder, without what tools leave behind."""
    for folder, below, names in os.walk(root):
        below[:] = [name for name in below if not LEFT_BEHIND.fullmatch(name)]
        yield from (Path(folder) / name for name in names if not LEFT_BEHIND.fullmatch(name))


def offences(text: str) -> list[str]:
    """Lines that name an index or a machine's own path, each with its number."""
    lines = enumerate(text.splitlines(), 1)
    return [f"{number}: {line.strip()}" for number, line in lines if FORBIDDEN.search(line)]


def test_no_file_names_an_index_or_a_machine() -> None:
    found = []
    files = tracked_files()
    assert ROOT / "pyproject.toml" in files
    for path in files:
        text = path.read_bytes().decode("utf-8", errors="replace")
        found += [f"{path.relative_to(ROOT)}:{offence}" for offence in offences(text)]
    assert found == []


def test_walking_finds_the_files_and_leaves_out_the_environment() -> None:
    files = set(walked_files(ROOT))
    assert ROOT / "pyproject.toml" in files
    assert not any(".venv" in path.parts for path in files)


@pytest.mark.parametrize(
    "line",
    [
        "index-url = https://" + HOSTS[0] + "/simple",
        "see " + "/" + "work/main/src",
        "open('" + "/" + "root/x')",
        '"' + "/" + "home/anna/fight.log" + '"',
        "in " + "/tmp/" + "team",
    ],
)
def test_an_offence_is_found(line: str) -> None:
    assert offences(line) == [f"1: {line}"]


@pytest.mark.parametrize("line", ["docs/work/table.md", "anna@5/attack/0", "network/rooted", "/"])
def test_ordinary_text_is_let_be(line: str) -> None:
    assert offences(line) == []


def test_the_lock_pins_every_package_by_hash_and_names_no_address() -> None:
    text = (ROOT / "requirements.lock").read_text("utf-8")
    pins = re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE)
    assert {"click", "pydantic", "pytest", "icepool", "hatchling"} <= set(pins)
    for entry in re.split(r"\n(?=[a-z])", text.strip()):
        assert re.search(r"==[^\n]+\\\n    --hash=sha256:[0-9a-f]{64}", entry), entry
    assert "://" not in text
    assert "index" not in text
