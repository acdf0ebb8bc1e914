"""A fight that people play: its timeline, where it stands, undo, overrule and edits by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from tierce.fight.course import GAME_MASTER, Course, Edit, Joint, Runner, Setup, Timeline
from tierce.fight.slots import Change
from tierce.fight.state import View
from tierce.script.answered import Answer, Asked, Happened
from tierce.script.effects import Call, Choose, Option, Roll


class NotAsked(LookupError):
    """There is no open question (or no decided one) at that address."""


class NotAnAnswer(ValueError):
    """The question cannot be answered with that; `allowed` says what can."""

    def __init__(self, value: Any, allowed: Sequence[str]) -> None:
        super().__init__(f"{value!r} is none of {', '.join(allowed)}")
        self.value, self.allowed = value, tuple(allowed)


class StaleReport(RuntimeError):
    """What was considered no longer holds: something was said since."""


class NothingToUndo(LookupError):
    """Nobody has said anything yet, or everything is undone."""


class Act(NamedTuple):
    """Something somebody said: an answer, an overruled one, or an edit. One line of the log."""

    kind: str
    address: str
    answer: Answer | None = None
    edit: Edit | None = None
    #: answers that this act dropped, because their question is no longer there
    dropped: tuple[str, ...] = ()
    #: what an overruling put an end to; None where that is not known
    before: Any = None


@dataclass(frozen=True)
class Report:
    """What an overruling or an edit would do: seen before it is done."""

    act: Act
    kept: tuple[str, ...]
    dropped: tuple[str, ...]
    #: answers that wait until a new question before them is answered
    waiting: tuple[str, ...]
    #: decided outcomes that come out otherwise: (address, before, after)
    flipped: tuple[tuple[str, Any, Any], ...]
    #: anchors of edits by hand that would no longer be reached, and so no longer hold
    unreached: tuple[str, ...]
    #: the timeline that was considered
    of: Timeline


class Journal(Protocol):
    """Where acts are kept. `write` returns once they cannot be lost any more."""

    def write(self, act: Act) -> None: ...

    def undone(self) -> None: ...

    def joined(self, number: int, joint: Joint) -> None: ...


class Fight:
    """A fight in progress. Nothing is acknowledged before the journal has it."""

    def __init__(
        self,
        setup: Setup,
        acts: Sequence[Act] = (),
        journal: Journal | None = None,
        base: Sequence[Joint] = (),
    ) -> None:
        self.setup = setup
        self._runner = Runner(setup)
        self._journal = journal
        self._base = tuple(base)
        self._acts: list[Act] = []
        self._timelines: list[Timeline] = [Timeline()]
        for act in acts:
            self._push(act)
        self._course = self._run(self._timelines[-1], self._base)
        self._written = len(self._course.joints) if acts else len(self._base)

    # ------------------------------------------------------------ where it stands

    @property
    def course(self) -> Course:
        """How far the answers carry the fight."""
        return self._course

    @property
    def open(self) -> tuple[Asked, ...]:
        """The questions now open; several are sealed ones, asked at once."""
        return self._course.open

    @property
    def verdict(self) -> str | None:
        """The side that has won, "" where nobody has, None while the fight goes on."""
        return self._course.verdict

    @property
    def acts(self) -> tuple[Act, ...]:
        """All that has been said and not undone, in order."""
        return tuple(self._acts)

    @property
    def timeline(self) -> Timeline:
        """The answers and edits that hold now."""
        return self._timelines[-1]

    def view(self) -> View:
        """The state as it is at the open question, to read."""
        return View(self._runner.layout, self._course.state)

    def asked(self) -> tuple[tuple[Asked, Answer], ...]:
        """Every question answered so far, in order, with its answer."""
        runs = [joint.run for joint in self._course.joints] + [self._course.partial]
        return tuple(pair for run in runs for pair in run.asked)

    def decided(self) -> tuple[tuple[Asked, Any], ...]:
        """Every outcome the GM may impose another one for, in order, as it came out."""
        runs = [joint.run for joint in self._course.joints] + [self._course.partial]
        return tuple(pair for run in runs for pair in run.decided)

    def notes(self) -> tuple[Happened, ...]:
        """What has happened, in order."""
        runs = [joint.run for joint in self._course.joints] + [self._course.partial]
        return tuple(note for run in runs for note in run.notes)

    # ------------------------------------------------------------ saying something

    def answer(self, address: str, value: Any, by: str) -> None:
        """Answer an open question. Raises NotAsked, NotAnAnswer; then nothing has changed."""
        asked = next((each for each in self.open if each.address == address), None)
        if asked is None:
            raise NotAsked(address)
        check_answer(asked, value)
        act = Act("answer", address, Answer(asked.digest, value, by))
        self._commit(act, self._course.joints)

    def consider_overruling(self, address: str, value: Any, by: str = GAME_MASTER) -> Report:
        """What another answer to a decided question, or an imposed outcome, would do."""
        asked, before = self._find(address)
        check_answer(asked, value)
        answer = Answer(asked.digest, value, by)
        return self._report(Act("overrule", address, answer, before=before), address)

    def consider_edit(
        self, anchor: str, changes: Sequence[Change], by: str = GAME_MASTER
    ) -> Report:
        """What changes by hand at `before:ADDRESS` or `after:ADDRESS` would do."""
        when, _, address = anchor.partition(":")
        if when not in ("before", "after") or not self._known(address):
            raise NotAsked(anchor)
        self._runner.layout.apply(self._course.state, tuple(changes))
        edit = Edit(anchor, tuple(changes), by)
        return self._report(Act("edit", address, Answer("", "", by), edit), address)

    def do(self, report: Report) -> None:
        """Do what was considered. Raises StaleReport where something was said since."""
        if report.of is not self.timeline:
            raise StaleReport(report.act.address)
        self._commit(report.act, self._joints_before(report.act.address))

    def here(self) -> str:
        """The anchor of an edit that holds from now on."""
        if self._course.partial.asked:
            return "after:" + self._course.partial.asked[-1][0].address
        if self._course.root:
            return "before:" + self._course.root
        return "after:" + self._course.joints[-1].root

    def undo(self) -> Act:
        """Take back the last act, with what followed from it."""
        if not self._acts:
            raise NothingToUndo
        if self._journal is not None:
            self._journal.undone()
        act = self._acts.pop()
        self._timelines.pop()
        self._go(self._joints_before(act.address))
        return act

    # ------------------------------------------------------------ inside

    def _find(self, address: str) -> tuple[Asked, Any]:
        """What was decided at an address, and how it came out."""
        for asked, answer in self.asked():
            if asked.address == address:
                return asked, answer.value
        for asked, outcome in self.decided():
            if asked.address == address:
                return asked, outcome
        raise NotAsked(address)

    def _known(self, address: str) -> bool:
        """Whether a step, a sub-rule, a question or a note stands there, or beneath it."""
        places = [joint.root for joint in self._course.joints] + [self._course.root]
        places += [asked.address for asked, _ in (*self.asked(), *self.decided())]
        places += [asked.address for asked in self.open]
        places += [note.address for note in self.notes()]
        within = address + "/"
        return bool(address) and any(p == address or p.startswith(within) for p in places)

    def _joints_before(self, address: str) -> tuple[Joint, ...]:
        """The joints that nothing at this address can have touched."""
        for number, joint in enumerate(self._course.joints[len(self._base) :]):
            if address == joint.root or address.startswith(joint.root + "/"):
                return self._course.joints[: len(self._base) + number]
        return self._course.joints

    def _run(self, timeline: Timeline, joints: Sequence[Joint]) -> Course:
        return self._runner.course(timeline, _nobody, joints)

    def _report(self, act: Act, address: str) -> Report:
        before, timeline = self._course, self._applied(act)
        after = self._run(timeline, self._joints_before(address))
        used = {asked.address for run in _runs(after) for asked, _ in run.asked}
        lost = _lost(timeline, after)
        old = [a for a in self.timeline.answers if act.edit is not None or a != address]
        return Report(
            act._replace(dropped=lost),
            kept=tuple(a for a in old if a in used),
            dropped=lost,
            waiting=tuple(a for a in old if a not in used and a not in lost),
            flipped=_flipped(before, after),
            unreached=_unreached(timeline, before, after),
            of=self.timeline,
        )

    def _applied(self, act: Act) -> Timeline:
        timeline = self.timeline
        if act.edit is not None:
            timeline = timeline.edited(act.edit)
        elif act.answer is not None:
            timeline = timeline.answered(act.address, _instead(act, act.answer, timeline))
        return timeline.without(act.dropped)

    def _push(self, act: Act) -> None:
        self._timelines.append(self._applied(act))
        self._acts.append(act)

    def _commit(self, act: Act, joints: Sequence[Joint]) -> None:
        if act.kind == "answer":
            act = self._dropping(act, joints)
        if self._journal is not None:
            self._journal.write(act)
        self._push(act)
        self._go(joints)

    def _dropping(self, act: Act, joints: Sequence[Joint]) -> Act:
        """Answers that waited and now turn out to have no question any more go with this act."""
        if len(self._timelines) == 1 or not self._waiting():
            return act
        timeline = self._applied(act)
        return act._replace(dropped=_lost(timeline, self._run(timeline, joints)))

    def _waiting(self) -> bool:
        used = sum(len(run.asked) for run in _runs(self._course))
        return len(self.timeline.answers) > used

    def _go(self, joints: Sequence[Joint]) -> None:
        self._course = self._run(self._timelines[-1], joints)
        self._written = min(self._written, len(joints))
        if self._journal is not None:
            for number in range(self._written, len(self._course.joints)):
                self._journal.joined(number, self._course.joints[number])
        self._written = len(self._course.joints)


def _instead(act: Act, answer: Answer, timeline: Timeline) -> Answer:
    """The answer of an act, which remembers what it overrules."""
    if act.kind != "overrule":
        return answer
    there = timeline.answers.get(act.address)
    if there is None:
        return answer._replace(replaced=(act.before,))
    return answer._replace(replaced=(*there.replaced, there.value))


def check_answer(asked: Asked, value: Any) -> None:
    """Raises NotAnAnswer where the question cannot be answered with that."""
    ask = asked.ask
    if isinstance(ask, Roll):
        dice = ask.dice
        if not dice.shows(value):
            raise NotAnAnswer(value, [f"{dice.lowest}..{dice.highest}"])
        return
    allowed = ask.outcomes or () if isinstance(ask, Call) else tuple(map(_said, ask.options))
    if isinstance(ask, Choose):
        known = any(option.id == value for option in ask.options) or in_own_words(ask, value)
    else:
        known = value in allowed
    if not known:
        raise NotAnAnswer(value, allowed)


def _said(option: Option) -> str:
    """How an option is answered: its id, or with a number from so much to so much."""
    if option.number is None:
        return option.id
    lowest, highest = option.number
    return f"{option.id}:{lowest}..{highest}"


#: The longest answer in the chooser's own words.
MOST_WORDS = 200


def in_own_words(ask: Choose, value: Any) -> bool:
    """Whether an answer is a free option's, with a line of printable words."""
    if not isinstance(value, str) or not value.isprintable():
        return False
    name, _, words = value.partition(":")
    option = next((each for each in ask.options if each.free and each.id == name), None)
    if option is None or not 0 < len(words.strip()) <= len(words) <= MOST_WORDS:
        return False
    return option.number is None or number_said(option.number, words) is not None


def number_said(limits: tuple[int, int], words: str) -> int | None:
    """The whole number within limits that words are; None where they are none."""
    number = int(words) if words.strip().isdecimal() else limits[0] - 1
    return number if limits[0] <= number <= limits[1] else None


def _nobody(asked: Asked) -> Answer | None:
    return None


def _runs(course: Course) -> list[Any]:
    return [joint.run for joint in course.joints] + [course.partial]


def _lost(timeline: Timeline, course: Course) -> tuple[str, ...]:
    """Answers that stand at another question, or at none in a step (or fight) that is over."""
    used = {asked.address for run in _runs(course) for asked, _ in run.asked}
    over = tuple(joint.root + "/" for joint in course.joints)
    ended = course.verdict is not None
    return tuple(
        address
        for address in timeline.answers
        if address not in used and (ended or address in course.stale or address.startswith(over))
    )


def _unreached(timeline: Timeline, before: Course, after: Course) -> tuple[str, ...]:
    """Edits that were made before, and whose place is not there any more."""
    made = {anchor for run in _runs(before) for anchor in run.edited}
    still = {anchor for run in _runs(after) for anchor in run.edited}
    return tuple(e.anchor for e in timeline.edits if e.anchor in made - still)


def _flipped(before: Course, after: Course) -> tuple[tuple[str, Any, Any], ...]:
    was = {asked.address: result for run in _runs(before) for asked, result in run.decided}
    now = {asked.address: result for run in _runs(after) for asked, result in run.decided}
    both = [address for address in was if address in now and was[address] != now[address]]
    return tuple((address, was[address], now[address]) for address in both)


#: Answers what nobody at the table has to: called with an open question.
Helper = Callable[[Asked], Answer | None]


def play_on(fight: Fight, helper: Helper) -> None:
    """Answer open questions by `helper` until it has no answer or the fight is over."""
    while fight.open:
        for asked in fight.open:
            answer = helper(asked)
            if answer is not None:
                fight.answer(asked.address, answer.value, answer.by)
                break
        else:
            return
