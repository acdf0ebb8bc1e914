"""Toy fights in log files: the toy is not installed, so its setup is known to the reader."""

from __future__ import annotations

from pathlib import Path

from tests.toy.setups import three
from tierce.fight.course import Setup
from tierce.fight.log import Log, LogFile, joint_of, read_log
from tierce.fight.session import Fight


def started(path: Path, setup: Setup | None = None) -> tuple[Fight, LogFile]:
    """A new toy fight with a new log."""
    setup = setup or three()
    file = LogFile.create(path, {"system": "toy", "seed": setup.seed})
    return Fight(setup, journal=file), file


def reopened(path: Path, setup: Setup | None = None) -> tuple[Fight, Log]:
    """The fight of a log, to look at."""
    log = read_log(path)
    base = () if log.base is None else (joint_of(log.base),)
    return Fight(setup or three(), log.acts, base=base), log


def continued(path: Path, setup: Setup | None = None) -> tuple[Fight, LogFile]:
    """The fight of a log, to go on with; joints that were reached but not written are written."""
    log = read_log(path)
    file = LogFile.append(path, log)
    fight = Fight(setup or three(), log.acts, file)
    for number in range(len(log.digests), len(fight.course.joints)):
        file.joined(number, fight.course.joints[number])
    return fight, file
