"""The reference reading: enumerate everything, remember nothing.

A rule is run again from its start for every combination of what the dice can show. Totals are
counted face by face, and every write goes at once into a plain dictionary. It is slow and short:
the exact reading is held against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from tierce.dice import Thrown
from tierce.fight.slots import Change
from tierce.fight.state import Layout, State, View
from tierce.script.effects import (
    Call,
    Choose,
    ChooseAll,
    Later,
    Moment,
    Note,
    Roll,
    RuleFunction,
    Series,
    Who,
    seen,
)
from tierce.script.odds import Interventions, Policy
from tierce.script.view import Known
from tierce.script.world import NOWHERE, World

#: (result, state afterwards) -> chance; the state is () where there is no fight.
Ways = dict[tuple[Any, State], Fraction]


class TooMany(Exception):
    """More combinations than the caller wants to wait for."""


class Direct(View):
    """A world without memory: one dictionary, written at once."""

    def __init__(self, layout: Layout, state: State) -> None:
        super().__init__(layout, state)
        self.now = dict(zip(layout.keys, state, strict=True))

    def read(self, who: Who, name: str) -> Any:
        fact = self._layout.facts.get(name)
        if fact is not None:
            slots = [self.now[who, slot] for slot in fact.slots]
            return fact.derive(self._layout.sheets.get(who), *slots)
        known = self._layout.known.get(name)
        return self.now[who, name] if known is None else known[who]

    def between(self, name: str, *args: Hashable) -> Any:
        return self._layout.related(name, args, self.read)

    def _write(self, change: Change) -> None:
        slot, sheet = self._layout.slots[change.slot], self._layout.sheets.get(change.who)
        key = (change.who, change.slot)
        self.now[key] = slot.changed(self.now[key], change, sheet)


class Wheel:
    """An odometer over the choices of a run; `chance` is that of the run it now makes."""

    def __init__(self) -> None:
        self._turned: list[int] = []
        self._sizes: list[int] = []
        self.restart()

    def restart(self) -> None:
        self._place = 0
        self.chance = Fraction(1)

    def pick(self, outcomes: list[tuple[Any, Fraction]]) -> Any:
        if self._place == len(self._turned):
            self._turned.append(0)
            self._sizes.append(len(outcomes))
        outcome, chance = outcomes[self._turned[self._place]]
        self._place += 1
        self.chance *= chance
        return outcome

    def advance(self) -> bool:
        while self._turned:
            self._turned[-1] += 1
            if self._turned[-1] < self._sizes[-1]:
                self.restart()
                return True
            self._turned.pop()
            self._sizes.pop()
        return False


@cache
def totals(dice: Thrown) -> list[tuple[Any, Fraction]]:
    """All that dice can show with its chance, counted face by face."""
    faces = product(range(1, dice.sides + 1), repeat=dice.number)
    counts = Counter(dice.total(thrown) for thrown in faces)
    return [(shown, Fraction(n, counts.total())) for shown, n in sorted(counts.items())]


def brute(
    rule: RuleFunction,
    args: tuple[Hashable, ...] = (),
    world: Callable[[], World] = lambda: NOWHERE,
    policy: Policy | None = None,
    interventions: Interventions = lambda kind: (),
    most: int = 200_000,
) -> Ways:
    """Every (result, state) of a rule with its chance; TooMany beyond `most` combinations."""
    wheel = Wheel()
    ways: Ways = {}
    for _ in range(most):
        here = world()
        result = _Run(here, wheel, policy, interventions).call(rule, args)
        state = tuple(here.now.values()) if isinstance(here, Direct) else ()
        key = (result.value() if isinstance(result, Known) else result, state)
        ways[key] = ways.get(key, Fraction(0)) + wheel.chance
        if not wheel.advance():
            return ways
    raise TooMany(f"more than {most} combinations")


#: A rule that calls itself again and again is not gone through any deeper.
DEEPEST = 40


class _Run:
    def __init__(
        self, world: World, wheel: Wheel, policy: Policy | None, interventions: Interventions
    ) -> None:
        self._world, self._wheel = world, wheel
        self._policy, self._interventions = policy, interventions
        self._depth = 0

    def call(self, rule: RuleFunction, args: tuple[Hashable, ...]) -> Any:
        if self._depth == DEEPEST:
            raise TooMany(f"{rule.__name__} within {DEEPEST} others")
        self._depth += 1
        done = self._through(rule(self._world, *args))
        self._depth -= 1
        return done

    def _through(self, running: Any) -> Any:
        answer: Any = None
        while True:
            try:
                effect = running.send(answer)
            except StopIteration as stop:
                done = stop.value
                return done if done is None or isinstance(done, Known) else Known(done)
            answer = self._answer(effect)

    def _answer(self, effect: Any) -> Any:
        match effect:
            case Roll():
                return Known(self._wheel.pick(totals(effect.dice)))
            case Call():
                return self.call(effect.rule, effect.args)
            case Series():
                given = [self.call(each.rule, each.args) for each in effect.calls]
                results = [each.value() for each in given if each is not None]
                return Known(sum(results[1:], results[0])) if results else None
            case Choose():
                return self._choose(effect)
            case ChooseAll():
                return tuple(self._choose(each) for each in effect.questions)
            case Moment():
                for rule in self._interventions(effect.kind):
                    self.call(rule, effect.args)
            case Later():
                self._world.later(*effect)
            case Note():
                pass
            case _:
                raise TypeError(effect)
        return None

    def _choose(self, question: Choose) -> str:
        assert self._policy is not None
        return self._policy(question.who, seen(question), question.options)
