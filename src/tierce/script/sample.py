"""The reading `sample`: a rule run once with a seeded generator's dice and a policy's choices."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

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
)
from tierce.script.odds import Interventions, Policy, decide
from tierce.script.view import Known, plain, summed
from tierce.script.world import NOWHERE, World


class Sample:
    """Runs rules on random dice. `randrange(n)` gives 0 .. n-1 with equal chances."""

    def __init__(
        self,
        randrange: Callable[[int], int],
        policy: Policy | None = None,
        interventions: Interventions | None = None,
    ) -> None:
        self._randrange = randrange
        self._policy = policy
        self._interventions = interventions or (lambda kind: ())

    def run(self, rule: RuleFunction, *args: Hashable, world: World = NOWHERE) -> Any:
        """The rule's result, once; what it writes is written to `world`."""
        return plain(self._call(rule, args, world))

    def _call(self, rule: RuleFunction, args: tuple[Hashable, ...], world: World) -> Any:
        hash(args)  # a roll has none: it does not escape into arguments
        running = rule(world, *args)
        answer: Any = None
        try:
            while True:
                answer = self._answer(running.send(answer), world)
        except StopIteration as stop:
            result = plain(stop.value)
            hash(result)  # a roll within a tuple does not escape either
            return None if result is None else Known(result)

    def _answer(self, effect: Any, world: World) -> Any:
        kind = type(effect)
        if kind is Roll:
            dice = effect.dice
            return Known(dice.total(dice.roll(self._randrange)))
        if kind is Call:
            return self._call(effect.rule, effect.args, world)
        if kind is Choose:
            return decide(self._policy, effect)
        if kind is Note:
            return None
        if kind is ChooseAll:
            return tuple(decide(self._policy, each) for each in effect.questions)
        if kind is Moment:
            for rule in self._interventions(effect.kind):
                self._call(rule, effect.args, world)
            return None
        if kind is Series:
            given = [plain(self._call(each.rule, each.args, world)) for each in effect.calls]
            return summed(given)
        if kind is Later:
            world.later(*effect)
            return None
        raise TypeError(f"a rule yielded {effect!r}, which is no effect")
