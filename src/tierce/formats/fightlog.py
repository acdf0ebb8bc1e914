"""Fights in log files: a setup as a log's header and back, starting one, going on with one.

Loads pydantic where a fight's sheets are written or read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tierce.fight.course import OPENING, SETUP, Joint, Setup
from tierce.fight.encoding import state_digest
from tierce.fight.log import Checkpoint, Log, LogError, LogFile, joint_of, read_log
from tierce.fight.session import Act, Fight
from tierce.fight.slots import Change
from tierce.fight.system import Fighter, System, load_system
from tierce.formats.map_form import ground_form, ground_of, place_form, place_of
from tierce.script.effects import Who


class Opened(NamedTuple):
    """A fight to go on with, the log it comes from, and that log open for writing (or not)."""

    fight: Fight
    log: Log
    file: LogFile | None


def header_of(setup: Setup) -> dict[str, Any]:
    """The first line of a setup's log."""
    from pydantic import TypeAdapter

    system = setup.system
    sheets = TypeAdapter(system.sheet)
    return {
        "system": system.name,
        "rules": system.version,
        "title": setup.title,
        "seed": setup.seed,
        "options": TypeAdapter(system.options).dump_python(setup.options, mode="json"),
        "fighters": [
            {
                "name": str(fighter.name),
                "side": fighter.side,
                "player": fighter.player,
                "dice": fighter.dice,
                "sheet": sheets.dump_python(fighter.sheet, mode="json"),
                **({} if setup.ground is None else place_form(fighter)),
            }
            for fighter in setup.fighters
        ],
        **({} if setup.ground is None else {"map": ground_form(setup.ground)}),
    }


def setup_of(header: Mapping[str, Any], path: Path) -> Setup:
    """The setup of a log's header.

    Raises UnknownSystem; LogError("rules-newer") where the log needs newer rules than these,
    LogError("log-damaged") where the header is no setup.
    """
    name, rules = header.get("system"), header.get("rules")
    if not isinstance(name, str) or not isinstance(rules, int):
        raise LogError("log-damaged", path, 1)
    system = load_system(name)
    if rules > system.version:
        raise LogError("rules-newer", path, 1, system=name, version=rules, known=system.version)
    try:
        return _setup(header, system)
    except (KeyError, TypeError, ValueError):  # pydantic's errors are ValueErrors
        if rules < system.version:
            raise _changed(path, 1, header, system, False) from None
        raise LogError("log-damaged", path, 1) from None


def _setup(header: Mapping[str, Any], system: System) -> Setup:
    from pydantic import TypeAdapter

    sheets = TypeAdapter(system.sheet)
    fighters = tuple(
        Fighter(
            Who(form["name"]),
            str(form["side"]),
            sheets.validate_python(form["sheet"]),
            bool(form["player"]),
            str(form["dice"]),
            *place_of(form),
        )
        for form in header["fighters"]
    )
    options = TypeAdapter(system.options).validate_python(header["options"])
    ground = None if "map" not in header else ground_of(header["map"])
    return Setup(system, fighters, options, str(header["seed"]), str(header["title"]), ground)


def start_fight(path: Path, setup: Setup, stated: Sequence[Change] = ()) -> Opened:
    """A new fight with a new log; `stated` is what the scenario says about the place.

    Raises LogError("log-exists") where the file is there.
    """
    file = LogFile.create(path, header_of(setup))
    fight = Fight(setup, journal=file)
    if stated:
        fight.do(fight.consider_edit(f"before:{OPENING}", stated, by=SETUP))
    return Opened(fight, read_log(path), file)


def open_fight(path: Path) -> Opened:
    """The fight of a log, to go on with: replayed, and checked against the log's digests.

    Raises LogError as `read_log` and `setup_of` do, and LogError("rules-changed") where the rules
    would now have gone another way than the log did; `checkpoint` says whether there is one.
    """
    log = read_log(path)
    setup = setup_of(log.header, path)
    file = LogFile.append(path, log)
    try:
        if read_log(path) != log:  # somebody wrote between the reading and the lock
            raise LogError("log-in-use", path)
        fight = _replayed(path, setup, log, _Numbered(file, log.base))
        _write_missing(fight, log, file)
    except BaseException:
        file.close()
        raise
    return Opened(fight, log, file)


def replay_log(path: Path) -> Opened:
    """The fight of a log as `open_fight` gives it, but not to be written to."""
    log = read_log(path)
    return Opened(_replayed(path, setup_of(log.header, path), log, None), log, None)


def open_from_checkpoint(path: Path) -> Opened:
    """The fight of a log from its last checkpoint on; what was answered after it is dropped.

    Raises LogError as `open_fight` does, and LogError("no-checkpoint").
    """
    log = read_log(path)
    if log.checkpoint is None:
        raise LogError("no-checkpoint", path)
    setup = setup_of(log.header, path)
    _check_shape(path, setup, log.checkpoint)
    file = LogFile.append(path, log)
    file.resumed(log.checkpoint.number)
    numbered = _Numbered(file, log.checkpoint)
    fight = Fight(setup, (), numbered, (joint_of(log.checkpoint),))
    return Opened(fight, read_log(path), file)


class _Numbered:
    """A log as the journal of a fight that began at a checkpoint: joints keep their numbers."""

    def __init__(self, file: LogFile, base: Checkpoint | None) -> None:
        self._file = file
        self._first = 0 if base is None else base.number

    def write(self, act: Act) -> None:
        self._file.write(act)

    def undone(self) -> None:
        self._file.undone()

    def joined(self, number: int, joint: Joint) -> None:
        self._file.joined(self._first + number, joint)


def _replayed(path: Path, setup: Setup, log: Log, journal: _Numbered | None) -> Fight:
    base = () if log.base is None else (joint_of(log.base),)
    try:
        fight = Fight(setup, log.acts, journal, base)
    except (LookupError, ValueError, TypeError, RuntimeError) as error:
        # A rule that meets answers it never asked for may fail in any of its own ways.
        raise _changed(path, 0, log.header, setup.system, log.checkpoint is not None) from error
    first = 0 if log.base is None else log.base.number
    same = all(
        state_digest(joint.state) == digest
        for joint, digest in zip(fight.course.joints, log.digests[first:], strict=False)
    )
    if not same or fight.course.stale or len(log.digests) > _reached(fight, first):
        raise _changed(path, 0, log.header, setup.system, log.checkpoint is not None)
    return fight


def _reached(fight: Fight, first: int) -> int:
    return first + len(fight.course.joints)


def _write_missing(fight: Fight, log: Log, file: LogFile) -> None:
    """Joints that were reached but not written: the program was killed in between."""
    first = 0 if log.base is None else log.base.number
    for number in range(max(len(log.digests), first), _reached(fight, first)):
        file.joined(number, fight.course.joints[number - first])


def _check_shape(path: Path, setup: Setup, checkpoint: Checkpoint) -> None:
    """A state of other slots than these rules have cannot be gone on from."""
    if len(checkpoint.state) != len(setup.layout().keys):
        raise LogError("checkpoint-other-slots", path)


def _changed(
    path: Path, line: int, header: Mapping[str, Any], system: System, checkpoint: bool
) -> LogError:
    return LogError(
        "rules-changed",
        path,
        line,
        system=system.name,
        version=header["rules"],
        known=system.version,
        checkpoint=checkpoint,
    )
