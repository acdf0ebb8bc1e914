"""The log on disk: one JSON object a line, each flushed to the disk before it is acknowledged.

Lines are only ever added. The first holds the setup; `act` lines are what people said, `undo`
takes the last act back, `joint` lines carry the events and a digest of the state, so that a log
can be read without its rules, and `checkpoint` lines carry the state itself.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, NamedTuple

from tierce import disk
from tierce.fight.course import Clock, Edit, Joint
from tierce.fight.encoding import decode, encode, state_digest
from tierce.fight.session import Act
from tierce.fight.slots import Change
from tierce.fight.state import State
from tierce.fight.system import Step
from tierce.script.answered import Answer, Run
from tierce.script.effects import Who

FORMAT = 1
#: A checkpoint stands at every so many joints.
CHECKPOINT_EVERY = 20
#: A log of more bytes is none of a fight.
MOST_BYTES = 200_000_000


def _locker() -> Callable[[IO[bytes]], None] | None:
    try:
        import fcntl
    except ImportError:  # pragma: no cover - systems without advisory locks
        return None
    return lambda file: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


lock = _locker()


class LogError(Exception):
    """A log that cannot be used: `reason` is a stable word, `line` where (0: the whole file)."""

    def __init__(self, reason: str, path: Path, line: int = 0, **facts: Any) -> None:
        super().__init__(f"{path}:{line}: {reason} {facts or ''}")
        self.reason, self.path, self.line, self.facts = reason, path, line, facts


class Checkpoint(NamedTuple):
    """A joint's state in the log, to go on from where the rules have changed since."""

    number: int
    state: State
    step: Step | None
    clock: Clock
    acts: int


@dataclass(frozen=True)
class Log:
    """A log as read: its header, the acts that hold, each joint's digest and events as data."""

    header: Mapping[str, Any]
    acts: tuple[Act, ...]
    digests: tuple[str, ...]
    events: tuple[Mapping[str, Any], ...]
    #: the last checkpoint that still holds
    checkpoint: Checkpoint | None
    #: where the fight went on from, after its rules had changed: the acts begin there
    base: Checkpoint | None = None


class LogFile:
    """A log being written (a Journal). One program at a time: the file is locked."""

    def __init__(self, path: Path, file: IO[bytes], acts: int) -> None:
        self.path = path
        self._file = file
        self._acts = acts

    @classmethod
    def create(cls, path: Path, header: Mapping[str, Any]) -> LogFile:
        """A new log; LogError("log-exists") where the file is there."""
        try:
            file = open(path, "xb", buffering=0)  # noqa: SIM115 - held open while the fight goes on
        except FileExistsError:
            raise LogError("log-exists", path) from None
        log = cls(path, file, 0)
        log._lock()
        log._add({"tierce": FORMAT, **header})
        _sync_folder(path.parent)
        return log

    @classmethod
    def append(cls, path: Path, log: Log) -> LogFile:
        """Go on with a log that has been read."""
        opened = cls(path, open(path, "ab", buffering=0), len(log.acts))  # noqa: SIM115
        opened._lock()
        return opened

    def close(self) -> None:
        """Let the file go."""
        self._file.close()

    def write(self, act: Act) -> None:
        """An act; on disk when this returns."""
        self._add({"act": act_form(act)})
        self._acts += 1

    def undone(self) -> None:
        """The last act is taken back."""
        self._add({"undo": 1})
        self._acts -= 1

    def joined(self, number: int, joint: Joint) -> None:
        """A joint was reached: its digest and events, now and then its state."""
        line: dict[str, Any] = {
            "joint": number,
            "root": joint.root,
            "digest": state_digest(joint.state),
            "events": [note_form(note) for note in joint.run.notes],
        }
        if number % CHECKPOINT_EVERY == CHECKPOINT_EVERY - 1:
            line["checkpoint"] = checkpoint_form(joint, self._acts)
        self._add(line, sync=False)

    def resumed(self, number: int) -> None:
        """From here on the fight goes on from the checkpoint at that joint."""
        self._add({"resume": number})
        self._acts = 0

    def _lock(self) -> None:
        if lock is None:  # pragma: no cover - systems without advisory locks
            return
        try:
            lock(self._file)
        except OSError:
            self._file.close()
            raise LogError("log-in-use", self.path) from None

    def _add(self, line: Mapping[str, Any], sync: bool = True) -> None:
        """Write a line whole, or none of it: what was not acknowledged is not there later."""
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
        end = self._file.seek(0, os.SEEK_END)
        try:
            rest = text.encode()
            while rest:
                rest = rest[self._file.write(rest) :]
            if sync:
                os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(end)
            raise


def read_log(path: Path) -> Log:
    """Read a log whole. Raises LogError where it is none, cut short, damaged, or newer,
    OSError where the file cannot be read."""
    data = disk.content(path, MOST_BYTES)
    lines = data.split(b"\n")
    header = _header(path, lines[0])
    if lines[-1]:
        raise LogError("log-truncated", path, len(lines))
    return _fold(path, header, lines[1:-1])


def mend_log(path: Path) -> int:
    """Cut off an unfinished last line, which nobody had acknowledged; how many bytes went."""
    data = disk.content(path, MOST_BYTES)
    kept = data.rfind(b"\n") + 1
    with open(path, "r+b") as file:
        file.truncate(kept)
        os.fsync(file.fileno())
    return len(data) - kept


def _header(path: Path, line: bytes) -> Mapping[str, Any]:
    try:
        header = json.loads(line)
    except ValueError:
        raise LogError("log-none", path, 1) from None
    version = header.get("tierce") if isinstance(header, dict) else None
    if not isinstance(version, int):
        raise LogError("log-none", path, 1)
    if version > FORMAT:
        raise LogError("log-newer", path, 1, version=version, known=FORMAT)
    found: Mapping[str, Any] = header
    return found


def _fold(path: Path, header: Mapping[str, Any], lines: list[bytes]) -> Log:
    acts: list[Act] = []
    joints: list[Mapping[str, Any]] = []
    checkpoints: dict[int, Checkpoint] = {}
    base: Checkpoint | None = None
    for number, line in enumerate(lines, start=2):
        try:
            form = json.loads(line)
            if "act" in form:
                acts.append(read_act(form["act"]))
                _forget(joints, acts[-1].address)
            elif "undo" in form:
                _forget(joints, acts.pop().address)
            elif "joint" in form:
                if not 0 <= form["joint"] <= len(joints):
                    raise ValueError("a joint is missing before it")
                del joints[form["joint"] :]
                joints.append({name: form[name] for name in ("root", "digest", "events")})
                if "checkpoint" in form:
                    number_of = form["joint"]
                    checkpoints[number_of] = read_checkpoint(number_of, form["checkpoint"])
            elif "resume" in form:
                base = checkpoints[form["resume"]]
                del joints[base.number + 1 :]
                acts.clear()
            else:
                raise ValueError("no known line")
        except (ValueError, KeyError, TypeError, IndexError, AttributeError):
            raise LogError("log-damaged", path, number) from None
    standing = [c for number, c in checkpoints.items() if number < len(joints)]
    checkpoint = max(standing, key=lambda c: c.number, default=None)
    digests = tuple(joint["digest"] for joint in joints)
    return Log(header, tuple(acts), digests, tuple(joints), checkpoint, base)


def _forget(joints: list[Mapping[str, Any]], address: str) -> None:
    """Joints from the one on that an act at this address belongs to hold no longer."""
    for number, joint in enumerate(joints):
        if address == joint["root"] or address.startswith(joint["root"] + "/"):
            del joints[number:]
            return


def act_form(act: Act) -> dict[str, Any]:
    """An act as JSON."""
    form: dict[str, Any] = {"kind": act.kind, "at": act.address}
    if act.answer is not None:
        form |= {"q": act.answer.digest, "value": encode(act.answer.value), "by": act.answer.by}
    if act.edit is not None:
        form["edit"] = {"anchor": act.edit.anchor, "changes": encode(act.edit.changes)}
    if act.dropped:
        form["dropped"] = list(act.dropped)
    if act.before is not None:
        form["before"] = encode(act.before)
    return form


def read_act(form: Mapping[str, Any]) -> Act:
    """The act of a JSON form."""
    answer = Answer(form["q"], decode(form["value"]), form["by"]) if "q" in form else None
    edit = None
    if "edit" in form:
        changes = decode(form["edit"]["changes"])
        if not all(isinstance(change, Change) for change in changes):
            raise ValueError("an edit is made of changes")
        edit = Edit(form["edit"]["anchor"], changes, form["by"])
    dropped, before = tuple(form.get("dropped", ())), decode(form.get("before"))
    return Act(form["kind"], form["at"], answer, edit, dropped, before)


def note_form(note: Any) -> dict[str, Any]:
    """A note as JSON: its key, clauses and facts, enough to tell it in any language."""
    facts = {name: _fact_form(fact) for name, fact in note.facts.items()}
    return {"at": note.address, "key": note.key, "clauses": list(note.clauses), "facts": facts}


def _fact_form(fact: Any) -> Any:
    if fact is None or isinstance(fact, (str, int)):
        return fact
    if isinstance(fact, (tuple, list)):
        return [_fact_form(item) for item in fact]
    if isinstance(fact, Mapping):
        return {str(name): _fact_form(item) for name, item in fact.items()}
    return str(fact)


def checkpoint_form(joint: Joint, acts: int) -> dict[str, Any]:
    """A joint's state as JSON."""
    step = None
    if joint.step is not None:
        step = [joint.step.actor, joint.step.rule, [list(event) for event in joint.step.events]]
    return {
        "state": [encode(value) for value in joint.state],
        "step": step,
        "events": [[list(event), count] for event, count in joint.clock.events],
        "steps": [[list(key), count] for key, count in joint.clock.steps],
        "acts": acts,
    }


def read_checkpoint(number: int, form: Mapping[str, Any]) -> Checkpoint:
    """The checkpoint of a JSON form."""
    state = tuple(decode(value) for value in form["state"])
    step = None
    if form["step"] is not None:
        actor, rule, events = form["step"]
        step = Step(Who(actor), rule, tuple(tuple(event) for event in events))
    clock = Clock(
        tuple((tuple(event), count) for event, count in form["events"]),
        tuple(((Who(who), rule), count) for (who, rule), count in form["steps"]),
    )
    return Checkpoint(number, state, step, clock, form["acts"])


def joint_of(checkpoint: Checkpoint) -> Joint:
    """A checkpoint as the joint a fight goes on from."""
    return Joint(checkpoint.state, checkpoint.step, checkpoint.clock, "", Run(None, (), (), ()))


def _sync_folder(folder: Path) -> None:
    """A new file's name is on disk too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
