"""Start-up: what `import tierce` and `tierce --help` cost over bare Python, and what they load."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

NAME = "startup"
TITLE = "import tierce and tierce --help over `python -c pass`, medians of 20"
RUNS = 20
HEAVY = ("numpy", "scipy", "numba")
"""Modules that must not be loaded before something uses them."""

COMMAND = str(Path(sys.executable).with_name("tierce"))
BARE = [sys.executable, "-c", "pass"]
IMPORT, HELP = "import tierce", "tierce --help"
COMMANDS = {
    IMPORT: [sys.executable, "-c", "import tierce"],
    HELP: [COMMAND, "--help"],
}
LIMITS = {IMPORT: 0.050, HELP: 0.150}
"""Seconds over bare Python."""

REPORT = (
    f"; import sys; print(*(m for m in {HEAVY!r} if m in sys.modules), sep='\\n', file=sys.stderr)"
)
PROBES = {
    IMPORT: "import tierce" + REPORT,
    HELP: (
        "import sys, runpy, atexit\n"
        f"atexit.register(lambda: print(*(m for m in {HEAVY!r} if m in sys.modules),"
        " sep='\\n', file=sys.stderr))\n"
        f"sys.argv = [{COMMAND!r}, '--help']\n"
        f"runpy.run_path({COMMAND!r}, run_name='__main__')"
    ),
}


@dataclass(frozen=True)
class Start:
    """One command: seconds over bare Python (None if it failed), its limit, and what it loaded."""

    name: str
    over_bare: float | None
    limit: float
    loaded: tuple[str, ...]
    error: str = ""

    @property
    def met(self) -> bool:
        """Whether it ran, was quick enough, and loaded nothing heavy."""
        return self.over_bare is not None and self.over_bare <= self.limit and not self.loaded


@dataclass(frozen=True)
class StartupOutcome:
    """Seconds of a bare Python, and each command against it."""

    bare: float
    starts: tuple[Start, ...]

    @property
    def passed(self) -> bool:
        """All limits kept."""
        return all(start.met for start in self.starts)


def run_startup() -> StartupOutcome:
    """Starts every command that works so many times, in turn with bare Python."""
    errors = {name: _error(command) for name, command in COMMANDS.items()}
    working = {name: COMMANDS[name] for name, error in errors.items() if not error}
    times: dict[str, list[float]] = {name: [] for name in ("", *working)}
    for _ in range(RUNS):
        for name, command in {"": BARE, **working}.items():
            times[name].append(_seconds(command))
    bare = median(times[""])
    over = {name: median(times[name]) - bare for name in working}
    starts = (
        Start(name, over.get(name), LIMITS[name], _loaded(name, bool(error)), error)
        for name, error in errors.items()
    )
    return StartupOutcome(bare, tuple(starts))


def _seconds(command: list[str]) -> float:
    start = perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return perf_counter() - start


def _error(command: list[str]) -> str:
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
    except FileNotFoundError:
        return "no such command"
    if done.returncode == 0:
        return ""
    return (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]


def _loaded(name: str, failed: bool) -> tuple[str, ...]:
    if failed:
        return ()
    command = [sys.executable, "-c", PROBES[name]]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return tuple(module for module in HEAVY if module in done.stderr.split())
