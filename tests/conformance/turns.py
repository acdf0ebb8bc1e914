"""One turn of a fight, step by step, by each of the readings."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from tests.conformance.thinned import thinned
from tests.script.brute import Direct, brute
from tests.script.exact import exact
from tierce.fight.course import Course, Setup, begin
from tierce.fight.state import Layout, State, View
from tierce.fight.system import Step
from tierce.script.effects import Call, Option, RuleFunction, Who
from tierce.script.odds import Interventions, Odds, Policy
from tierce.script.sample import Sample

#: A state between two steps.
Place = tuple[State, Step]
Places = dict[Place, Fraction]
#: What a step can do to a state: every state it can end in, with its chance.
Expand = Callable[[State, Call], dict[State, Fraction]]
#: Nobody's turn has more steps than this.
MOST_STEPS = 12


#: A rule on smaller dice.
Smaller = Callable[[RuleFunction], RuleFunction]


def _as_it_is(rule: RuleFunction) -> RuleFunction:
    return rule


def thinner(seed: str, totals: int) -> Smaller:
    """Rules on dice that show so many totals; on their own dice where that is 0."""
    return partial(thinned, seed=seed, totals=totals) if totals else _as_it_is


def interventions(setup: Setup, smaller: Smaller) -> Interventions:
    """Who may step in, on smaller dice too."""
    return lambda kind: [smaller(rule) for rule in setup.system.intervene(kind)]


class Turn:
    """The turn that begins at a joint: its steps up to another actor's, or a verdict."""

    def __init__(
        self, setup: Setup, layout: Layout, state: State, last: Step, smaller: Smaller = _as_it_is
    ) -> None:
        self.setup = setup
        self.smaller = smaller
        self.layout = layout
        self.start: Place = (state, last)
        self.actor = self._next(self.start).actor

    def places(self, expand: Expand) -> Places:
        """Where the turn can end, with exact chances."""
        open_: Places = {self.start: Fraction(1)}
        ended: Places = {}
        for number in range(MOST_STEPS):
            following: Places = {}
            for place, chance in open_.items():
                if self._over(place, number):
                    ended[place] = ended.get(place, Fraction(0)) + chance
                    continue
                step = self._next(place)
                state, call = begin(self.setup.system, self.layout, place[0], step)
                call = call._replace(rule=self.smaller(call.rule))
                for after, share in expand(state, call).items():
                    key = (after, step)
                    following[key] = following.get(key, Fraction(0)) + chance * share
            if not following:
                return ended
            open_ = following
        raise AssertionError(f"a turn of more than {MOST_STEPS} steps")

    def sampled(self, sample: Sample) -> Place:
        """Where the turn ended, once."""
        place = self.start
        for number in range(MOST_STEPS):
            if self._over(place, number):
                return place
            step = self._next(place)
            state, call = begin(self.setup.system, self.layout, place[0], step)
            view = View(self.layout, state)
            sample.run(call.rule, *call.args, world=view)
            place = (self.layout.apply(state, view.changes()), step)
        raise AssertionError(f"a turn of more than {MOST_STEPS} steps")

    def _next(self, place: Place) -> Step:
        return self.setup.system.next_step(View(self.layout, place[0]), place[1])

    def _over(self, place: Place, number: int) -> bool:
        if self.setup.system.verdict(View(self.layout, place[0])) is not None:
            return True
        return number > 0 and self._next(place).actor != self.actor


def by_odds(odds: Odds, layout: Layout) -> Expand:
    """The exact reading, with what it remembers."""

    def expand(state: State, call: Call) -> dict[State, Fraction]:
        return _states(exact(odds, call.rule, call.args, layout, state))

    return expand


def by_brute_force(turn: Turn, policy: Policy, most: int) -> Expand:
    """The reference reading; TooMany beyond `most` combinations."""
    intervene = interventions(turn.setup, turn.smaller)

    def expand(state: State, call: Call) -> dict[State, Fraction]:
        world = partial(Direct, turn.layout, state)
        return _states(brute(call.rule, call.args, world, policy, intervene, most))

    return expand


def _states(ways: dict[tuple[Any, State], Fraction]) -> dict[State, Fraction]:
    states: dict[State, Fraction] = {}
    for (_, state), chance in ways.items():
        states[state] = states.get(state, Fraction(0)) + chance
    return states


def some_turn(
    setup: Setup, course: Course, rng: random.Random, smaller: Smaller = _as_it_is
) -> Turn:
    """The turn after some joint of a course."""
    joint = rng.choice([j for j in course.joints if j.step is not None])
    assert joint.step is not None
    return Turn(setup, setup.layout(), joint.state, joint.step, smaller)


def indexed(number: int) -> Policy:
    """A policy that knows no names: by the count of options alone, another one for each number."""

    def policy(who: Who, sees: Any, options: Sequence[Option]) -> str:
        return options[(number * 7 + len(options)) * 5 % 11 % len(options)].id

    return policy


def policies_of(setup: Setup, number: int) -> list[Policy]:
    """The system's own policies, and one more."""
    return [*setup.system.policies.values(), indexed(number)]
