"""The log on disk: what is in it comes back, what is wrong with it is said."""

from __future__ import annotations

import json
import os
import random
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.fight.logged import continued, reopened, started
from tests.fight.playing import act_at_random, answer_one, picture, play
from tests.fight.test_session import ATTACK, BLOW, DAMAGE, ROUND
from tests.toy.setups import ANNA, BRAN, random_setup, three
from tierce.fight.course import Runner
from tierce.fight.encoding import state_digest
from tierce.fight.log import CHECKPOINT_EVERY, LogError, LogFile, joint_of, mend_log, read_log
from tierce.fight.session import Fight
from tierce.fight.slots import Change
from tierce.fight.state import View


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


# ---------------------------------------------------------------- what comes back


@pytest.mark.parametrize("seed", range(12))
def test_a_log_opens_as_the_fight_it_was(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    setup, path = random_setup(rng), tmp_path / "fight.log"
    fight, file = started(path, setup)
    for _ in range(4):
        for _ in range(8):
            act_at_random(fight, rng)
        if rng.random() < 0.6:
            fight.undo()
        opened, log = reopened(path, setup)
        assert picture(opened) == picture(fight)
        assert log.acts == fight.acts
        assert log.digests == tuple(state_digest(j.state) for j in fight.course.joints)
        told = [event["key"] for joint in log.events for event in joint["events"]]
        assert told == [note.key for joint in fight.course.joints for note in joint.run.notes]
        file.close()
        fight, file = continued(path, setup)
    file.close()


def test_a_log_holds_what_was_said_as_plain_data(tmp_path: Path) -> None:
    fight, file = started(tmp_path / "fight.log")
    for address, value in list(ROUND.items())[:2]:
        fight.answer(address, value, "hand")
    fight.do(fight.consider_edit(fight.here(), (Change(ANNA, "hearts", "add", -1),)))
    fight.undo()
    file.close()
    header, *rest = lines(tmp_path / "fight.log")
    assert header == {"tierce": 1, "system": "toy", "seed": "toy"}
    assert [next(iter(line)) for line in rest] == ["act", "joint", "act", "act", "undo"]
    assert rest[0]["act"]["at"] == "opening/ground"
    assert (rest[0]["act"]["value"], rest[0]["act"]["by"]) == ("firm", "hand")
    assert rest[1]["events"] == [
        {
            "at": "opening",
            "key": "toy-ground",
            "clauses": ["toy.ground"],
            "facts": {"ground": "firm"},
        }
    ]
    assert rest[3]["act"]["edit"]["changes"] == [{"change": [{"who": "anna"}, "hearts", "add", -1]}]


def test_undone_joints_are_no_longer_told(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    fight, file = started(path)
    play(fight, random.Random(3), 60)
    assert read_log(path).checkpoint is not None
    while len(fight.acts) > 3:
        fight.undo()
    log = read_log(path)
    assert len(log.digests) == len(log.events) == len(fight.course.joints)
    assert log.checkpoint is None
    file.close()


def test_an_overruled_answer_takes_the_joints_after_it_along(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    fight, file = started(path)
    for address, value in ROUND.items():
        fight.answer(address, value, "hand")
    fight.do(fight.consider_overruling(ATTACK, 8))
    log = read_log(path)
    assert log.digests == tuple(state_digest(j.state) for j in fight.course.joints)
    fight.do(fight.consider_overruling("anna@1/act/turn", "clash:bran"))
    assert len(read_log(path).digests) == len(fight.course.joints) == 1
    file.close()


def test_a_log_tells_what_the_gm_changed_as_data(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    fight, file = started(path)
    for address, value in ROUND.items():
        fight.answer(address, value, "hand")
    fight.do(fight.consider_overruling(DAMAGE, 1))
    fight.do(fight.consider_edit(f"after:{DAMAGE}", (Change(ANNA, "hearts", "add", -1),)))
    file.close()
    told = [event for joint in read_log(path).events for event in joint["events"]]
    overruled, edited = (e["facts"] for e in told if e["key"].startswith("ruling."))
    assert overruled == {
        "who": "anna",
        "before": 3,
        "after": 1,
        "question": "",
        "about": {},
        "dice": "1d4-1",
    }
    assert (edited["who"], edited["slot"]) == ("anna", "hearts")
    assert (edited["before"], edited["after"]) == (3, 2)


def test_an_older_log_does_not_say_which_outcome_was_overruled(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    fight, file = started(path)
    for address, value in ROUND.items():
        fight.answer(address, value, "hand")
    fight.do(fight.consider_overruling(BLOW, "missed"))
    file.close()
    text = path.read_text("utf-8")
    assert text.count(',"before":"hit"}}') == 1
    path.write_text(text.replace(',"before":"hit"}}', "}}"), "utf-8")
    told = [note.facts for note in reopened(path, fight.setup)[0].notes()]
    assert [f["before"] for f in told if f.get("after") == "missed"] == [None]


# ---------------------------------------------------------------- checkpoints


def long_fight(path: Path) -> tuple[Fight, LogFile]:
    """A fight of more joints than lie between two checkpoints, with nobody hurt."""
    fight, file = started(path)
    fight.answer("opening/ground", "firm", "test")
    while len(fight.course.joints) < 2 * CHECKPOINT_EVERY + 5:
        fight.answer(fight.open[0].address, "brace", "test")
    return fight, file


def test_a_checkpoint_is_the_joint_it_was(tmp_path: Path) -> None:
    fight, file = long_fight(tmp_path / "fight.log")
    file.close()
    checkpoint = read_log(tmp_path / "fight.log").checkpoint
    assert checkpoint is not None
    assert checkpoint.number == 2 * CHECKPOINT_EVERY - 1
    joint = fight.course.joints[checkpoint.number]
    assert (checkpoint.state, checkpoint.step, checkpoint.clock) == (
        joint.state,
        joint.step,
        joint.clock,
    )
    # Every act brought two joints but the first, which brought one.
    assert checkpoint.acts == 1 + (checkpoint.number + 1) // 2
    again = Fight(three(), fight.acts[checkpoint.acts :], base=(joint_of(checkpoint),))
    assert again.course.state == fight.course.state
    assert [q.address for q in again.open] == [q.address for q in fight.open]


def test_a_fight_goes_on_from_a_checkpoint(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    _, file = long_fight(path)
    file.close()
    log = read_log(path)
    assert log.checkpoint is not None
    file = LogFile.append(path, log)
    file.resumed(log.checkpoint.number)
    file.close()
    resumed = read_log(path)
    assert resumed.base == log.checkpoint
    assert resumed.acts == ()
    assert resumed.digests == log.digests[: log.checkpoint.number + 1]
    opened, _ = reopened(path)
    assert opened.course.joints[0].state == log.checkpoint.state
    assert [asked.address for asked in opened.open] == [log.acts[log.checkpoint.acts].address]
    with pytest.raises(LookupError):
        opened.undo()
    play(opened, random.Random(1), 10)
    assert opened.course.joints[0].state == log.checkpoint.state


# ---------------------------------------------------------------- what is wrong


def saved(path: Path, answers: int = 15) -> bytes:
    fight, file = started(path)
    play(fight, random.Random(2), answers)
    file.close()
    return path.read_bytes()


def failing(path: Path) -> LogError:
    with pytest.raises(LogError) as error:
        read_log(path)
    assert error.value.path == path
    return error.value


@pytest.mark.parametrize("content", [b"", b"\n", b"[]\n", b"{}\n", b"not json\n", b"\xff\xfe\n"])
def test_what_is_no_log_says_so(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    path.write_bytes(content)
    error = failing(path)
    assert (error.reason, error.line) == ("log-none", 1)


def test_every_way_to_cut_a_log_short_is_told_or_harmless(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    whole = saved(path, 5)
    acts = read_log(path).acts
    first = whole.index(b"\n") + 1
    for length in range(first, len(whole)):
        path.write_bytes(whole[:length])
        if whole[length - 1 : length] == b"\n":
            assert acts[: len(read_log(path).acts)] == read_log(path).acts
        else:
            error = failing(path)
            assert (error.reason, error.line) == ("log-truncated", whole[:length].count(b"\n") + 1)


def test_a_torn_last_line_is_mended_and_the_fight_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    whole = saved(path)
    acts = read_log(path).acts
    path.write_bytes(whole + b'{"act":{"kind":"answ')
    assert failing(path).reason == "log-truncated"
    assert mend_log(path) == 20
    assert path.read_bytes() == whole
    assert mend_log(path) == 0
    fight, file = continued(path)
    assert fight.acts == acts
    answer_one(fight, random.Random(1))
    file.close()
    assert read_log(path).acts == fight.acts


def test_a_log_of_a_newer_version_says_which(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    path.write_text('{"tierce": 99}\n', "utf-8")
    error = failing(path)
    assert (error.reason, error.line) == ("log-newer", 1)
    assert error.facts == {"version": 99, "known": 1}


def _edit(changes: bytes) -> bytes:
    return b'{"act":{"kind":"edit","at":"x","edit":{"anchor":"a","changes":%s}}}' % changes


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"[]",
        b"5",
        b"null",
        b'"act"',
        b"\xff",
        b'{"act": 5}',
        b'{"act": {"kind": "answer"}}',
        b'{"act": {"kind": "answer", "at": "x", "q": "d", "value": {"what": 1}, "by": "b"}}',
        _edit(b'[{"change": []}]'),
        _edit(b'"abc"'),
        _edit(b"[1]"),
        b'{"joint": 0}',
        b'{"joint": "x", "root": "", "digest": "", "events": []}',
        b'{"joint": 99, "root": "", "digest": "", "events": []}',
        b'{"resume": 99}',
        b'{"something": 1}',
    ],
)
def test_a_damaged_line_is_named(line: bytes, tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    whole = saved(path)
    path.write_bytes(whole + line + b"\n")
    error = failing(path)
    assert (error.reason, error.line) == ("log-damaged", whole.count(b"\n") + 1)


def test_more_undone_than_said_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    path.write_bytes(b'{"tierce": 1}\n{"undo": 1}\n')
    assert failing(path).reason == "log-damaged"


# ---------------------------------------------------------------- writing


def test_a_log_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    whole = saved(path)
    with pytest.raises(LogError, match="log-exists"):
        LogFile.create(path, {})
    assert path.read_bytes() == whole


def test_one_program_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "fight.log"
    _, file = started(path)
    with pytest.raises(LogError, match="log-in-use"):
        LogFile.append(path, read_log(path))
    other = (
        "import sys; from pathlib import Path; from tierce.fight.log import *\n"
        "try: LogFile.append(Path(sys.argv[1]), read_log(Path(sys.argv[1])))\n"
        "except LogError as error: print(error.reason)"
    )
    done = subprocess.run(
        [sys.executable, "-c", other, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout == "log-in-use\n"
    file.close()
    LogFile.append(path, read_log(path)).close()


def test_an_answer_is_on_disk_before_it_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "fight.log"
    fight, file = started(path)
    synced: list[bytes] = []
    real = os.fsync

    def fsync(handle: int) -> None:
        real(handle)
        synced.append(path.read_bytes())

    monkeypatch.setattr(os, "fsync", fsync)
    rng = random.Random(1)
    for number in range(20):
        address = answer_one(fight, rng)
        assert len(synced) == number + 1
        assert json.loads(synced[-1].splitlines()[-1])["act"]["at"] == address
    fight.undo()
    assert synced[-1].endswith(b'{"undo":1}\n')
    file.close()


def test_a_full_disk_leaves_the_log_as_it_was(tmp_path: Path) -> None:
    """An act that could not be written whole is not there, and does not come back later."""
    path = tmp_path / "fight.log"
    fight, file = started(path)
    play(fight, random.Random(2), 10)
    whole, before = path.read_bytes(), picture(fight)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(whole) + 7, limits[1]))
    try:
        with pytest.raises(OSError, match="large"):
            answer_one(fight, random.Random(3))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_bytes() == whole
    assert picture(fight) == before
    answer_one(fight, random.Random(3))
    file.close()
    assert picture(reopened(path)[0]) == picture(fight)


def test_a_sync_that_fails_is_no_acknowledgement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "fight.log"
    fight, file = started(path)
    whole = path.read_bytes()

    def fsync(handle: int) -> None:
        raise OSError("gone")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fsync)
        with pytest.raises(OSError, match="gone"):
            fight.answer("opening/ground", "mud", "GM")
    assert path.read_bytes() == whole
    fight.answer("opening/ground", "firm", "GM")
    file.close()
    assert [act.answer.value for act in read_log(path).acts if act.answer] == ["firm"]


def test_a_note_of_other_things_is_written_as_text(tmp_path: Path) -> None:
    fight, file = started(tmp_path / "fight.log")
    for address, value in {
        "opening/ground": "firm",
        "anna@1/act/turn": "clash:bran",
        "anna@1/act/clash/ways/first": "high",
        "anna@1/act/clash/ways/second": "low",
    }.items():
        fight.answer(address, value, "test")
    file.close()
    facts = read_log(tmp_path / "fight.log").events[1]["events"][1]["facts"]
    assert facts == {"who": "anna", "foe": "bran", "ways": ["high", "low"]}


def test_the_reader_needs_no_rules(tmp_path: Path) -> None:
    """A log is told by data alone: its reader never runs a course."""
    path = tmp_path / "fight.log"
    saved(path)
    program = (
        "import sys; from pathlib import Path; from tierce.fight.log import read_log\n"
        "log = read_log(Path(sys.argv[1]))\n"
        "assert not any(m.startswith(('tests', 'tierce.systems')) for m in sys.modules)\n"
        "print(log.events[0]['events'][0]['key'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout == "toy-ground\n"
    fight, _ = reopened(path)
    state = fight.course.state
    assert View(Runner(three()).layout, state).read(BRAN, "side") == "blue"
