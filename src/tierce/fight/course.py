"""How a fight goes: its setup run over its answers, from joint to joint."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from tierce.fight.places import CELL, hazards_at
from tierce.fight.rulings import Ruling
from tierce.fight.slots import Change, Event
from tierce.fight.state import Due, Layout, State, View, tracked
from tierce.fight.system import Fighter, Step, System
from tierce.ground import Ground
from tierce.script.answered import Answer, Answered, Asked, Happened, Pending, Run, Source
from tierce.script.effects import Call, Note, Rule, RuleFunction, Who
from tierce.script.world import World

#: Who said what: the GM, or the scenario, in which the fight is set up.
GAME_MASTER, SETUP = "GM", "setup"

#: A course longer than this many steps in one go is a rule that never asks and never ends.
MOST_STEPS = 100_000


@dataclass(frozen=True)
class Setup:
    """What a fight starts from."""

    system: System
    fighters: tuple[Fighter, ...]
    options: Any
    seed: str
    title: str = ""
    #: the map, where there is one
    ground: Ground | None = None

    def layout(self) -> Layout:
        """Where this fight keeps what."""
        return self.system.layout(self.fighters, self.options, self.ground)

    def fighter(self, name: Who) -> Fighter | None:
        """The fighter of that name; None for the GM."""
        return next((each for each in self.fighters if each.name == name), None)


class Edit(NamedTuple):
    """A change by hand, anchored: `before:ADDRESS` (a blow, a step) or `after:ADDRESS`."""

    anchor: str
    changes: tuple[Change, ...]
    #: who made it; what the setup states is no ruling, and not told as one
    by: str = GAME_MASTER


@dataclass(frozen=True)
class Timeline:
    """All that people have said so far, by address. Immutable: undo goes back to an older one."""

    answers: Mapping[str, Answer] = field(default_factory=dict)
    edits: tuple[Edit, ...] = ()

    def answered(self, address: str, answer: Answer) -> Timeline:
        """With one more answer, or another one in its place."""
        return Timeline({**self.answers, address: answer}, self.edits)

    def edited(self, edit: Edit) -> Timeline:
        """With one more edit."""
        return Timeline(self.answers, (*self.edits, edit))

    def without(self, addresses: Iterable[str]) -> Timeline:
        """Without the answers at these addresses."""
        gone = set(addresses)
        if not gone:
            return self
        kept = {a: answer for a, answer in self.answers.items() if a not in gone}
        return Timeline(kept, self.edits)


class Clock(NamedTuple):
    """Beside the state, so that no state differs by time alone: how often each event has been,
    and the number of each (actor, rule) step that was last: the actor's turn, where turns begin
    with an event of the actor's own."""

    events: tuple[tuple[Event, int], ...] = ()
    steps: tuple[tuple[tuple[Who, str], int], ...] = ()

    def after(self, step: Step) -> Clock:
        """The clock when a step begins."""
        events = dict(self.events)
        for event in step.events:
            events[event] = events.get(event, 0) + 1
        steps = dict(self.steps)
        key = (step.actor, step.rule)
        own = max((count for event, count in events.items() if event[1:] == key[:1]), default=0)
        steps[key] = max(own, steps.get(key, 0) + 1)
        return Clock(tuple(events.items()), tuple(steps.items()))

    def root(self, step: Step) -> str:
        """The address of a step that this clock has counted."""
        return f"{step.actor}@{dict(self.steps)[step.actor, step.rule]}/{step.rule}"

    def count(self, event: Event) -> int:
        """How often an event has been."""
        return dict(self.events).get(event, 0)


class Joint(NamedTuple):
    """A state between two steps, and the step that led to it."""

    state: State
    step: Step | None
    clock: Clock
    root: str
    run: Run


class NoEnd(RuntimeError):
    """The rules went on for too long without a question or a verdict."""


@dataclass(frozen=True)
class Course:
    """How far the answers carry a fight: joints, then either open questions or a verdict."""

    joints: tuple[Joint, ...]
    root: str
    open: tuple[Asked, ...]
    partial: Run
    state: State
    verdict: str | None
    stale: tuple[str, ...]


_NOTHING = Run(None, (), (), ())

OPENING = "opening"


@lru_cache(maxsize=256)
def _after_due(system: System, rule: str) -> RuleFunction:
    """A step's rule after what was due. The rule is no argument: what a step asks stays the same
    question whether something was due before it or not."""

    def after_due(world: World, actor: Who, due: tuple[Due, ...]) -> Rule[None]:
        for number, each in enumerate(due):
            yield Call(f"due-{number}-{each.rule}", system.rules[each.rule], each.args)
        yield from system.rules[rule](world, actor)

    return after_due


def step_call(system: System, step: Step, due: tuple[Due, ...]) -> Call:
    """A step as a call: its rule, after what the agenda held for its events."""
    if not due:
        return Call(step.rule, system.rules[step.rule], (step.actor,))
    return Call(step.rule, _after_due(system, step.rule), (step.actor, due))


def begin(system: System, layout: Layout, state: State, step: Step) -> tuple[State, Call]:
    """The joint: the state after a step's events, and the step as a call."""
    due = layout.due(state, step.events)
    return fired(layout, state, step.events), step_call(system, step, due)


def fired(layout: Layout, state: State, events: Iterable[Event]) -> State:
    """The state after events, one after the other."""
    for event in events:
        state = layout.fire(state, event)
    return state


class Runner:
    """Runs a setup over a timeline. `source` answers what the timeline does not."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.layout = setup.layout()
        ground = setup.ground
        self._is_dangerous = ground is not None and any(each.hazards for each in ground.terrain)

    def course(
        self,
        timeline: Timeline,
        source: Source,
        joints: Sequence[Joint] = (),
        most_steps: int = MOST_STEPS,
    ) -> Course:
        """The course from the last of `joints` on (from the start where there is none)."""
        done = list(joints)
        stale: list[str] = []
        for _ in range(most_steps):
            state = done[-1].state if done else self.layout.start()
            verdict = self.setup.system.verdict(View(self.layout, state)) if done else None
            if verdict is not None:
                return Course(tuple(done), "", (), _NOTHING, state, verdict, tuple(stale))
            step, clock, root = self._next(done)
            state, call = self._begin(state, step)
            view = View(self.layout, state)
            run = self._answered(view, timeline, source, stale)
            try:
                finished = run.run(root, call.rule, call.args)
            except Pending as pending:
                so_far = self.layout.apply(state, view.changes())
                partial = run.so_far()
                return Course(
                    tuple(done), root, pending.questions, partial, so_far, None, tuple(stale)
                )
            before, state = state, self.layout.apply(state, view.changes())
            notes = (*finished.notes, *self._hazards(before, state, root))
            done.append(Joint(state, step, clock, root, finished._replace(notes=notes)))
        raise NoEnd(f"{most_steps} steps without a question or an end")

    def _hazards(self, before: State, state: State, root: str) -> Iterator[Happened]:
        """Who has come to stand in something dangerous; what comes of it, the GM says."""
        if not self._is_dangerous:
            return
        was, now = View(self.layout, before), View(self.layout, state)
        for who in now.fighters:
            hazards = hazards_at(now, who)
            if hazards and now.read(who, CELL) != was.read(who, CELL):
                yield Happened(root, "fight.event.hazard", (), {"who": who, "hazards": hazards})

    def _next(self, done: Sequence[Joint]) -> tuple[Step | None, Clock, str]:
        if not done:
            return None, Clock(), OPENING
        last = done[-1]
        step = self.setup.system.next_step(View(self.layout, last.state), last.step)
        clock = last.clock.after(step)
        return step, clock, clock.root(step)

    def _begin(self, state: State, step: Step | None) -> tuple[State, Call]:
        system = self.setup.system
        if step is None:
            return state, Call(OPENING, system.opening)
        return begin(system, self.layout, state, step)

    def _answered(
        self, view: View, timeline: Timeline, source: Source, stale: list[str]
    ) -> Answered:
        def given(asked: Asked) -> Answer | None:
            there = timeline.answers.get(asked.address)
            if there is not None and there.digest != asked.digest:
                stale.append(asked.address)
                return None
            return there

        def answer(asked: Asked) -> Answer | None:
            there = given(asked)
            return source(asked) if there is None else there

        edits: dict[str, list[Edit]] = {}
        for edit in timeline.edits:
            edits.setdefault(edit.anchor, []).append(edit)
        writers = {anchor: _writer(made) for anchor, made in edits.items()}
        return Answered(view, answer, self.setup.system.intervene, writers, given)


def _writer(edits: Sequence[Edit]) -> Callable[[World], Sequence[Note]]:
    """Makes edits, and tells of those that are rulings."""

    def write(world: World) -> Sequence[Note]:
        view, told = tracked(world), []
        for edit in edits:
            for change in edit.changes:
                ruling = Ruling(view, change)
                view.apply((change,))
                if edit.by != SETUP:
                    told.append(ruling.note(edit.anchor))
        return told

    return write
