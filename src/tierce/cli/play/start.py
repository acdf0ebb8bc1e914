"""Beginning a fight, or going on with one: which file it is, where its log goes."""

from __future__ import annotations

import datetime
import re
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from tierce import disk
from tierce.fight.course import Setup
from tierce.fight.log import MOST_BYTES, LogError, mend_log
from tierce.fight.slots import Change
from tierce.formats.fightlog import Opened, open_fight, open_from_checkpoint, start_fight

ENDING = ".tierce"


def is_log(path: Path) -> bool:
    """Whether a file is, or claims to be, the log of a fight. Raises OSError."""
    disk.check(path, MOST_BYTES)
    with open(path, "rb") as file:
        begin = file.read(64).lstrip()
    return begin.startswith(b"{") or path.suffix == ENDING


def resume(path: Path, repair: bool, from_checkpoint: bool) -> tuple[Opened, int]:
    """The fight of a log, and how many bytes of an unfinished line were cut off.

    Raises LogError, UnknownSystem.
    """
    cut = mend_log(path) if repair and _unfinished(path) else 0
    return (open_from_checkpoint(path) if from_checkpoint else open_fight(path)), cut


def _unfinished(path: Path) -> bool:
    data = disk.content(path, MOST_BYTES)
    first = data.find(b"\n")
    return first >= 0 and not data.endswith(b"\n") and data.startswith(b'{"tierce"')


class Prepared(NamedTuple):
    """A fight that has not begun: nothing is written yet."""

    stem: str
    setup: Setup
    stated: Sequence[Change]


def prepare(path: Path, seed: str | None) -> Prepared:
    """The fight of a scenario. Raises UserError where that is not sound."""
    from tierce.formats.toml import read_scenario

    scenario = read_scenario(path)
    return Prepared(path.stem, seeded(scenario.setup, seed), scenario.stated())


def begin(fight: Prepared, log: Path | None) -> tuple[Opened, Path]:
    """The fight, begun, and where its log is. Raises LogError where `log` is there already."""
    if log is not None:
        return start_fight(log, fight.setup, fight.stated), log
    return _first_free(fight.stem, fight.setup, fight.stated)


def seeded(setup: Setup, seed: str | None) -> Setup:
    """The setup with a seed: the one given, its own, or a new one."""
    return replace(setup, seed=seed or setup.seed or secrets.token_hex(6))


def _first_free(stem: str, setup: Setup, stated: Sequence[Change]) -> tuple[Opened, Path]:
    """The log beside us, named for the scenario and the day; a number where that is taken."""
    name = re.sub(r"[^\w.-]+", "-", stem).strip("-.") or "fight"
    day = datetime.date.today().isoformat()
    number = 1
    while True:
        path = Path(f"{name}-{day}{f'-{number}' if number > 1 else ''}{ENDING}")
        try:
            return start_fight(path, setup, stated), path
        except LogError as error:
            if error.reason != "log-exists":
                raise
            number += 1
