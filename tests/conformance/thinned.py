"""The same rules on smaller dice, so that brute force can go through a whole turn of them.

Every roll shows one of a few totals that its dice could show, which ones depends on a seed. The
rules are run as they are, in every reading.
"""

from __future__ import annotations

import random
from collections.abc import Hashable
from functools import cache
from typing import Any

from tierce.dice import Dice, Thrown
from tierce.script.effects import Call, Roll, Rule, RuleFunction, Series
from tierce.script.world import World


@cache
def thinned(rule: RuleFunction, seed: str, totals: int) -> RuleFunction:
    """A rule whose rolls, and those of what it calls, show at most so many totals."""

    def thin(world: World, *args: Hashable) -> Rule[object]:
        running = rule(world, *args)
        answer: object = None
        while True:
            try:
                effect = running.send(answer)
            except StopIteration as stop:
                return stop.value
            if isinstance(effect, Roll):
                shown = _some(effect.dice, seed, totals)
                roll = yield effect._replace(dice=Dice(1, len(shown)))
                answer = roll.look_up(dict(enumerate(shown, 1)))
            elif isinstance(effect, Call):
                answer = yield effect._replace(rule=thinned(effect.rule, seed, totals))
            elif isinstance(effect, Series):
                calls = [each._replace(rule=thinned(each.rule, seed, totals)) for each in effect[0]]
                answer = yield Series(tuple(calls))
            else:
                answer = yield effect

    thin.__name__ = rule.__name__
    return thin


@cache
def _some(dice: Thrown, seed: str, totals: int) -> list[Any]:
    possible = list(dice.distribution())
    drawn = random.Random(f"{seed}/{dice}").sample(possible, min(totals, len(possible)))
    return sorted(drawn)
