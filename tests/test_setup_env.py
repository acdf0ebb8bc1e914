"""Setting up: a second run does nothing, a change renews, and a bad Python is named clearly."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import setup_env

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project folder with the files that decide what is installed."""
    for name in setup_env.INPUTS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands setting up runs, recorded; making an environment makes its folder only."""
    ran: list[list[str]] = []

    def record(command: list[str]) -> None:
        ran.append(command)
        if "venv" in command:
            Path(command[-1]).mkdir(exist_ok=True)

    monkeypatch.setattr(setup_env, "run", record)
    return ran


def test_the_second_run_does_nothing_until_an_input_changes(
    project: Path, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert setup_env.set_up(project, None)
    assert [("venv" in command, "install" in command) for command in commands] == [
        (True, False),
        (False, True),
        (False, True),
    ]
    monkeypatch.setattr(setup_env, "version_of", lambda env: (3, 12))
    assert not setup_env.set_up(project, None)
    assert len(commands) == 3
    (project / "requirements.lock").write_text("another")
    assert setup_env.set_up(project, None)
    assert len(commands) == 5  # installed again, into the same environment


def test_an_interrupted_install_is_taken_up_again(
    project: Path, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup_env, "version_of", lambda env: (3, 12))
    (project / ".venv").mkdir()
    assert setup_env.set_up(project, None)

    def fail(command: list[str]) -> None:
        raise setup_env.SetupError("no network")

    (project / "pyproject.toml").write_text("another")
    with monkeypatch.context() as patch:
        patch.setattr(setup_env, "run", fail)
        with pytest.raises(setup_env.SetupError):
            setup_env.set_up(project, None)
    (project / "pyproject.toml").write_text("pyproject.toml")
    before = len(commands)
    assert setup_env.set_up(project, None)
    assert len(commands) == before + 2


@pytest.mark.parametrize(
    ("version", "wanted", "stays"),
    [
        (None, None, False),
        ((3, 10), None, False),
        ((3, 11), None, True),
        ((3, 13), None, True),
        ((3, 12), (3, 12), True),
        ((3, 12), (3, 13), False),
    ],
)
def test_which_environment_may_stay(
    version: tuple[int, int] | None, wanted: tuple[int, int] | None, stays: bool
) -> None:
    assert setup_env.usable(version, wanted) is stays


def test_an_environment_that_does_not_run_has_no_version(tmp_path: Path) -> None:
    assert setup_env.version_of(tmp_path) is None


def test_a_python_without_venv_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(setup_env.SetupError, match="python3-venv"):
        setup_env.make_env(tmp_path / ".venv")


def find_python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Looks for a Python with nothing on PATH but one folder."""
    shell = shutil.which("sh")
    assert shell
    script = str(ROOT / "tools" / "find_python.sh")
    return subprocess.run(
        [shell, script, *arguments],
        env={**os.environ, "PATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def command_in(folder: Path, name: str, body: str) -> Path:
    """A shell command in a folder."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path


def test_a_command_that_only_complains_is_passed_over(tmp_path: Path) -> None:
    command_in(tmp_path, "python3.13", "echo not here >&2; exit 127")
    command_in(tmp_path, "python3.11", f'exec "{sys.executable}" "$@"')
    found = find_python(tmp_path)
    assert found.returncode == 0
    assert found.stdout.strip() == sys.executable
    assert found.stderr == ""


def test_no_python_at_all_is_one_clear_error(tmp_path: Path) -> None:
    found = find_python(tmp_path)
    assert found.returncode == 1
    assert "no Python 3.11 or later found" in found.stderr
    assert found.stdout == ""


def test_an_old_python_that_was_named_is_refused(tmp_path: Path) -> None:
    old = command_in(tmp_path, "old", "echo /old; exit 1")
    found = find_python(tmp_path, str(old))
    assert found.returncode == 1
    assert f"PYTHON={old}" in found.stderr
