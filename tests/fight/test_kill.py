"""Killed at any moment, a fight loses no acknowledged answer and can be gone on with."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.fight.logged import continued, reopened
from tests.fight.playing import play
from tierce.fight.encoding import state_digest
from tierce.fight.log import LogError, mend_log, read_log

PLAYER = Path(__file__).with_name("killed_player.py")
#: How often a player is killed, over so many fights played at once.
KILLS, FIGHTS = 100, 4


def killed(path: Path, seed: str, after: float) -> tuple[list[str], bool]:
    """Let a player play on and kill it; the lines it had printed whole, whether it was killed."""
    with subprocess.Popen(
        [sys.executable, str(PLAYER), str(path), seed],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as player:
        assert player.stdout is not None
        assert player.stderr is not None
        first = player.stdout.readline()
        time.sleep(after)
        player.send_signal(signal.SIGKILL)
        printed = first + player.stdout.read()
        errors = player.stderr.read()
    assert errors == b""
    whole = printed[: printed.rfind(b"\n") + 1]
    return whole.decode().splitlines(), player.returncode == -signal.SIGKILL


def acknowledged(before: list[str], printed: list[str]) -> list[str]:
    """The addresses that stand after what was printed."""
    stand = list(before)
    for line in printed:
        if line == "-":
            stand.pop()
        else:
            stand.append(line)
    return stand


def check(path: Path, stand: list[str]) -> list[str]:
    """The log opens and holds what was acknowledged, and at most one more act (or undo)."""
    if not path.read_bytes().endswith(b"\n"):
        with pytest.raises(LogError, match="log-truncated"):
            read_log(path)
        assert mend_log(path) > 0
    fight, log = reopened(path)
    held = [act.address for act in log.acts]
    assert held == stand or held[:-1] == stand or held == stand[:-1]
    digests = [state_digest(joint.state) for joint in fight.course.joints]
    assert list(log.digests) == digests[: len(log.digests)]
    assert len(fight.asked()) + len(fight.open) >= len(held)
    return held


def play_and_kill(folder: Path, number: int) -> tuple[int, int, int]:
    """One fight killed again and again; how often, how many acts it saw, how many stand."""
    rng = random.Random(number)
    path, kills, seen = folder / f"{number}.log", 0, 0
    stand: list[str] = []
    for turn in range(KILLS // FIGHTS):
        printed, was_killed = killed(path, f"{number}/{turn}", rng.random() * 0.06)
        kills += was_killed
        seen += len(printed)
        stand = check(path, acknowledged(stand, printed))
    fight, file = continued(path)
    while fight.verdict is not None:
        fight.undo()
    play(fight, rng, 5)
    file.close()
    assert read_log(path).acts == fight.acts
    return kills, seen, len(stand)


def test_no_acknowledged_answer_is_lost(tmp_path: Path) -> None:
    with ThreadPoolExecutor(FIGHTS) as pool:
        results = list(pool.map(lambda number: play_and_kill(tmp_path, number), range(FIGHTS)))
    assert sum(kills for kills, _, _ in results) == KILLS
    assert all(seen > KILLS // FIGHTS for _, seen, _ in results)
