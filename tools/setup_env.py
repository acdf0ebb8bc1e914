"""Makes or renews ``.venv`` from ``requirements.lock``; does nothing when nothing has changed.

Runs on a bare Python, so it uses the standard library alone. What was installed is remembered
in ``.venv`` as a digest, so a second run needs no network. An environment made by hand is
renewed in place; only one that cannot run is made anew.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = "tierce-setup.sha256"
INPUTS = ("requirements.lock", "pyproject.toml", "src/tierce/__init__.py")


class SetupError(Exception):
    """The environment cannot be made; the message says what would help."""


def digest_of(root: Path) -> str:
    """The digest of all that decides what is installed, and of where (scripts hold paths)."""
    digest = hashlib.sha256(str(root).encode())
    for name in INPUTS:
        digest.update(hashlib.sha256((root / name).read_bytes()).digest())
    return digest.hexdigest()


def python_of(env: Path) -> Path:
    """The interpreter inside an environment."""
    return env / "bin" / "python"


def version_of(env: Path) -> tuple[int, int] | None:
    """The Python version of an environment that runs and has pip, else ``None``."""
    probe = "import sys, pip; print(*sys.version_info[:2])"
    try:
        told = subprocess.run(
            [python_of(env), "-c", probe], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    major, minor = told.stdout.split()
    return int(major), int(minor)


def usable(version: tuple[int, int] | None, wanted: tuple[int, int] | None) -> bool:
    """Whether an environment of this version may stay; ``wanted`` is a version asked for."""
    if version is None or version < (3, 11):
        return False
    return wanted is None or version == wanted


def make_env(env: Path) -> None:
    """Makes the environment anew with the running Python."""
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise SetupError(
            f"{sys.executable} has no venv module; install it (on Debian and Ubuntu the package "
            "python3-venv), or name another Python: make PYTHON=/path/to/python3.12 ..."
        )
    print(f"making {env.name} with Python {sys.version.split()[0]}", flush=True)
    run([sys.executable, "-m", "venv", "--clear", str(env)])


def install(env: Path, root: Path) -> None:
    """Installs what the lock names, by hash, then the package itself from its source tree."""
    pip = [str(python_of(env)), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    print("installing from requirements.lock", flush=True)
    run([*pip, "--require-hashes", "--no-deps", "-r", str(root / "requirements.lock")])
    run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(root)])


def run(command: list[str]) -> None:
    """Runs a command; its own output has said what went wrong when it fails."""
    if subprocess.run(command, check=False).returncode:
        raise SetupError(f"this command failed: {' '.join(command)}")


def set_up(root: Path, wanted: tuple[int, int] | None) -> bool:
    """Brings ``.venv`` up to date; tells whether anything had to be done."""
    env = root / ".venv"
    stamp = env / STAMP
    digest = digest_of(root)
    stays = usable(version_of(env), wanted)
    if stays and stamp.is_file() and stamp.read_text() == digest:
        return False
    if not stays:
        make_env(env)
    stamp.unlink(missing_ok=True)  # an interrupted install must not look finished
    install(env, root)
    stamp.write_text(digest)
    return True


def main(arguments: list[str] | None = None) -> int:
    """Sets up; prints one clear line and returns 1 where that cannot be done."""
    parser = argparse.ArgumentParser(description="Makes or renews .venv.")
    parser.add_argument(
        "--same-version",
        action="store_true",
        help="make .venv anew if it is of another Python version than the one running this",
    )
    told = parser.parse_args(arguments)
    try:
        set_up(ROOT, sys.version_info[:2] if told.same_version else None)
    except SetupError as error:
        print(f"setup: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
