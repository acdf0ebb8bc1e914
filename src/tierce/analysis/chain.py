"""A whole fight as a chain: every state that can stand at a joint, and what follows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tierce.analysis.footprints import Footprints
from tierce.analysis.moves import Moves
from tierce.analysis.policies import Policies, governing
from tierce.fight.course import Setup, begin, fired
from tierce.fight.slots import FIELD
from tierce.fight.state import AGENDA, Layout, State, View
from tierce.fight.system import Step
from tierce.script.effects import Call
from tierce.script.leaves import Leaves
from tierce.script.odds import Odds
from tierce.script.world import Reads

#: More states than this are not explored unless somebody asks for more.
MOST_STATES = 200_000

#: Names the outcome where exploring stops early, from the state and the step just done.
Until: TypeAlias = Callable[[View, Step | None], str | None]

#: Where a state leads: weights by number of the next state; verdict k is at -1 - k.
Row: TypeAlias = Mapping[int, int]


class TooManyStates(RuntimeError):
    """The fight has more states than may be explored: sample it instead, or allow more."""

    def __init__(self, most: int) -> None:
        super().__init__(f"more than {most} states: sample this fight, or raise most_states")
        self.most = most


@dataclass(frozen=True)
class Chain:
    """States at joints, after the events of the step that each is followed by.

    `rows[n]` are the weights of what follows state n, over `totals[n]`; `start` likewise gives
    what follows the opening.
    """

    layout: Layout
    states: Sequence[State]
    #: the step that follows each state
    steps: Sequence[Step]
    rows: Sequence[Row]
    totals: Sequence[int]
    start: Row
    start_total: int
    #: the outcomes the fight can end with: sides, "" for nobody, names given by `until`
    verdicts: tuple[str, ...]


def explore(
    setup: Setup,
    policies: Policies | None = None,
    *,
    until: Until | None = None,
    most_states: int = MOST_STATES,
) -> Chain:
    """Everything that can happen after the opening, decisions made by policies.

    `policies` is one for all or one for each side; None is the system's default. Raises
    TooManyStates beyond `most_states`.
    """
    return _Explorer(setup, policies, until, most_states).explore()


class _Joint:
    """The joint after a step: which state each reached one is, and the ways that lead on."""

    __slots__ = ("last", "reached", "ways")

    def __init__(self, layout: Layout, last: Step | None) -> None:
        self.last = last
        self.reached: dict[State, int] = {}
        self.ways: Footprints[_Next | _Verdict] = Footprints(layout)


class _Verdict:
    """The fight is over at a joint; `number` is where rows put it."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class _Next:
    """A step that may come next: the states before it, and what it does to them."""

    __slots__ = ("call", "joint", "moves", "numbers", "step")

    def __init__(self, layout: Layout, step: Step, call: Call, joint: _Joint) -> None:
        self.step = step
        self.call = call
        self.joint = joint
        self.numbers: dict[State, int] = {}
        self.moves: Footprints[Moves] = Footprints(layout)


class _Explorer:
    """An exploration under way."""

    def __init__(
        self, setup: Setup, policies: Policies | None, until: Until | None, most_states: int
    ) -> None:
        policy, decider = governing(setup, policies)
        self._system = setup.system
        self._layout = setup.layout()
        self._odds = Odds(policy, setup.system.intervene, decider)
        self._until = until
        self._most = most_states
        self._joints: dict[Step | None, _Joint] = {}
        self._nexts: dict[tuple[Step, Call], _Next] = {}
        self._moves: dict[Leaves, Moves] = {}
        self._verdicts: dict[str, _Verdict] = {}
        self._states: list[State] = []
        self._nexts_of: list[_Next] = []

    def explore(self) -> Chain:
        opening = Call("", self._system.opening)
        start = self._layout.start()
        moves = self._moves_of(opening, View(self._layout, start))
        first = self._row(self._joint(None), start, moves)
        rows: list[Row] = []
        totals: list[int] = []
        for number, state in enumerate(self._states):  # which grows meanwhile
            coming = self._nexts_of[number]
            led = coming.moves.find(state) or self._run(coming, state)
            rows.append(self._row(coming.joint, state, led))
            totals.append(led.total)
        steps = [coming.step for coming in self._nexts_of]
        verdicts = tuple(self._verdicts)
        return Chain(self._layout, self._states, steps, rows, totals, first, moves.total, verdicts)

    def _row(self, joint: _Joint, state: State, moves: Moves) -> Row:
        row: dict[int, int] = {}
        reached = joint.reached
        for after, weight in moves.of(state):
            number = reached.get(after)
            if number is None:
                number = self._reach(joint, after)
            row[number] = row.get(number, 0) + weight
        return row

    def _reach(self, joint: _Joint, state: State) -> int:
        """The number of a state met for the first time at a joint."""
        way = joint.ways.find(state) or self._way(joint, state)
        if isinstance(way, _Verdict):
            number = way.number
        else:
            number = self._number(way, fired(self._layout, state, way.step.events))
        joint.reached[state] = number
        return number

    def _number(self, coming: _Next, state: State) -> int:
        number = coming.numbers.get(state)
        if number is None:
            number = coming.numbers[state] = len(self._states)
            if number >= self._most:
                raise TooManyStates(self._most)
            self._states.append(state)
            self._nexts_of.append(coming)
        return number

    def _way(self, joint: _Joint, state: State) -> _Next | _Verdict:
        """What a joint leads to, found by asking the system."""
        reads: Reads = {}
        view = View(self._layout, state, None, reads)
        verdict = self._system.verdict(view)
        if verdict is None and self._until is not None:
            verdict = self._until(view, joint.last)
        if verdict is not None:
            ended = self._verdicts.get(verdict)
            if ended is None:
                ended = self._verdicts[verdict] = _Verdict(-1 - len(self._verdicts))
            return joint.ways.keep(state, reads, ended)
        step = self._system.next_step(view, joint.last)
        view.read(FIELD, AGENDA)  # what is due is part of the step
        _, call = begin(self._system, self._layout, state, step)
        coming = self._nexts.get((step, call))
        if coming is None:
            coming = _Next(self._layout, step, call, self._joint(step))
            self._nexts[step, call] = coming
        return joint.ways.keep(state, reads, coming)

    def _joint(self, last: Step | None) -> _Joint:
        joint = self._joints.get(last)
        if joint is None:
            joint = self._joints[last] = _Joint(self._layout, last)
        return joint

    def _run(self, coming: _Next, state: State) -> Moves:
        """Run a step from a state; every state of the same footprint goes the same ways."""
        reads: Reads = {}
        moves = self._moves_of(coming.call, View(self._layout, state, None, reads))
        return coming.moves.keep(state, reads, moves)

    def _moves_of(self, call: Call, view: View) -> Moves:
        leaves = self._odds.leaves(call.rule, call.args, view)
        moves = self._moves.get(leaves)
        if moves is None:
            moves = self._moves[leaves] = Moves(self._layout, leaves)
        return moves
