"""T3, attacks against a parry, as tierce does it."""

from __future__ import annotations

from functools import partial
from typing import Any

from bench.model import Figures, Row
from bench.t3 import NEED, PLAIN, WARM, figures
from tierce.dice import Apart, Dice, Distribution, pool
from tierce.script import hand, odds
from tierce.script.effects import Call, Roll, Rule
from tierce.script.world import World

DIE = Dice(1)
NONE = (0, 0)
#: The highest hit of none, and one that cannot be parried.
SETTLED = (0, 6)


def tally(hits: tuple[int, int], face: int, need: int) -> tuple[int, int]:
    """The number of hits and the highest, with one die more."""
    if face < need:
        return hits
    number, highest = hits
    return number + 1, max(highest, face)


def number_of(hits: tuple[int, int]) -> int:
    """How many."""
    return hits[0]


def highest_of(hits: tuple[int, int]) -> int:
    """The highest die among them."""
    return hits[1]


def stand(world: World, need: int, attacks: int) -> Rule[Any]:
    """How many hits stand, as one rule."""
    roll = yield Roll("to-hit", Apart(attacks))
    found = roll.fold(tally, NONE, need)
    hits, highest = found.map(number_of), found.map(highest_of)
    if highest.among(SETTLED):
        return hits
    beat = highest.value()
    parry = yield Roll("parry", DIE)
    if parry > beat:
        return hits - 1
    again = yield Roll("again", DIE)
    return hits - 1 if again > beat else hits


def stand_of_parts(world: World, need: int, attacks: int) -> Rule[Any]:
    """The same, the parry a rule by itself."""
    roll = yield Roll("to-hit", Apart(attacks))
    found = roll.fold(tally, NONE, need)
    hits, highest = found.map(number_of), found.map(highest_of)
    if highest.among(SETTLED):
        return hits
    made = yield Call("parry", parried, (highest.value(),))
    return hits - 1 if made.true() else hits


def parried(world: World, beat: int) -> Rule[bool]:
    """A die that shows more, or another one."""
    parry = yield Roll("parry", DIE)
    if parry > beat:
        return True
    again = yield Roll("again", DIE)
    made: bool = again > beat
    return made


def forget() -> None:
    """Empty what outlives a reader: what dice show."""
    for remembered in (pool._totals, pool._hands, hand._states, odds._faces):
        remembered.cache_clear()


class Forgetful(odds.Odds):
    """A reader that remembers the parry, and never the attacks themselves."""

    def attacks(self, number: int) -> Distribution[Any]:
        """The attacks, put together anew."""
        args = (NEED, number)
        self._memory.pop((stand_of_parts, args), None)
        return self.distribution(stand_of_parts, *args)


def cold(attacks: int) -> Distribution[Any]:
    """By a reader of its own."""
    return odds.Odds().distribution(stand, NEED, attacks)


def read(distribution: Distribution[Any]) -> Figures:
    """The chance of each number of hits that stand."""
    return figures(distribution.chances())


def rows(attacks: int) -> dict[str, Row]:
    """The rule in one piece by a new reader, and in parts by one that knows them."""
    return {
        PLAIN: Row(partial(cold, attacks), read, before=forget),
        WARM: Row(partial(Forgetful().attacks, attacks), read, warm=True),
    }
