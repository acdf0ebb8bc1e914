"""The program as people start it: in a terminal, through a pipe, and interrupted."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tierce.formats.fightlog import replay_log

pty = pytest.importorskip("pty")

COMMAND = [sys.executable, "-c", "from tierce.cli import main; main()"]
PATIENCE = 30.0


class Terminal:
    """The program in a terminal of 80 columns."""

    def __init__(self, *arguments: str, **environ: str) -> None:
        ours, theirs = pty.openpty()
        self._ours = ours
        self.seen = ""
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm-256color", **environ},
            start_new_session=True,
        )
        os.close(theirs)

    def until(self, text: str) -> str:
        """Read until the text is seen."""
        end = time.monotonic() + PATIENCE
        while text not in plain(self.seen):
            ready, _, _ = select.select([self._ours], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"waited in vain for {text!r}: {self.seen}"
            try:
                self.seen += os.read(self._ours, 65536).decode("utf-8", "replace")
            except OSError:  # the other side is closed
                break
        assert text in plain(self.seen)
        return self.seen

    def type(self, text: str) -> None:
        """Type."""
        self.seen = ""
        os.write(self._ours, text.encode())

    def interrupted(self) -> int:
        """Press Ctrl-C until it ends. Python misses one that comes just before it begins to wait
        for a line."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            os.kill(self.process.pid, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                return self.process.wait(2.0)
        return self.status()

    def status(self) -> int:
        """Wait for its end."""
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Away with it."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._ours)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Terminals to be closed."""
    opened: list[Terminal] = []
    yield opened
    for each in opened:
        each.close()


def plain(text: str) -> str:
    """Without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def test_in_a_terminal(log: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal("play", str(log))
    terminals.append(terminal)
    shown = terminal.until("\n> ")
    assert "\x1b[" in shown
    assert "▶ GM: what do you do?" in plain(shown)
    terminal.type("1\n")
    terminal.until("anna: what do you do?")
    terminal.until("> ")
    terminal.type("q\n")
    terminal.until("yard.tierce")
    assert terminal.status() == 0


def test_without_colour_nothing_is_lost(log: Path, terminals: list[Terminal]) -> None:
    shown = []
    for colours in ({}, {"NO_COLOR": "1"}):
        terminal = Terminal("play", str(log), **colours)
        terminals.append(terminal)
        shown.append(terminal.until("\n> "))
        terminal.type("q\n")
        assert terminal.status() == 0
    assert re.search(r"\x1b\[[0-9;]*3[1-7]m", shown[0])
    assert not re.search(r"\x1b\[[0-9;]*3[1-7]m", shown[1])
    assert plain(shown[0]) == plain(shown[1])


def test_interrupted(log: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal("play", str(log))
    terminals.append(terminal)
    terminal.until("\n> ")
    terminal.type("1\n")
    terminal.until("anna: what do you do?")
    terminal.until("\n> ")
    before = log.read_bytes()
    assert terminal.interrupted() == 130
    assert "Traceback" not in terminal.seen
    assert log.read_bytes() == before
    assert replay_log(log).fight.open[0].address == "anna@1/act/turn"


def test_through_a_pipe(log: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", str(log)], input="1\n1\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "> 1\n  The ground: firm.\n" in done.stdout
    assert "\x1b" not in done.stdout


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "clauses"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
