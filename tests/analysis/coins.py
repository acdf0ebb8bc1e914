"""A tiny game whose odds can be worked by hand: coins go to and fro until one side has all.

Each step one die is thrown: 1 .. `first` takes a coin from the second, the next `nobody` faces
end the game, the next `nothing` faces change nothing, the rest take a coin from the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tierce.dice import Dice
from tierce.fight.course import Setup
from tierce.fight.slots import FIELD, Budget, Fact, Mark, Pool, nothing
from tierce.fight.state import View, tracked
from tierce.fight.system import Fighter, Step, System
from tierce.script.effects import GM, Call, Choose, Option, Roll, Rule, Who
from tierce.script.world import World

ONE, TWO = Who("one"), Who("two")


@dataclass(frozen=True)
class Sheet:
    """How many coins somebody brings."""

    coins: int


@dataclass(frozen=True)
class Options:
    """What the faces of the die mean, and how the game begins."""

    first: int = 2
    nobody: int = 0
    nothing: int = 0
    #: the opening throws a die of two: on a 1 the first takes a coin
    shuffled: bool = False
    #: the opening asks the GM who takes a coin
    gift: bool = False


#: how often the generator of a throw was run
runs: list[int] = [0]


def opening(world: World) -> Rule[None]:
    view = tracked(world)
    if view.options.shuffled:
        roll = yield Roll("shuffle", Dice(1, 2))
        if roll == 1:
            _take(view, ONE, TWO)
    if view.options.gift:
        taker = yield Choose("gift", GM, (Option("one"), Option("two")))
        _take(view, *((ONE, TWO) if taker == "one" else (TWO, ONE)))


def throw(world: World, who: Who) -> Rule[None]:
    runs[0] += 1
    view = tracked(world)
    options: Options = view.options
    roll = yield Roll("throw", Dice(1))
    view.spend(who, "throws")
    if roll <= options.first:
        _take(view, ONE, TWO)
    elif roll <= options.first + options.nobody:
        view.put(FIELD, "over", True)
    elif roll > options.first + options.nobody + options.nothing:
        _take(view, TWO, ONE)


def _take(view: View, taker: Who, giver: Who) -> None:
    view.gain(taker, "coins", 1)
    view.lose(giver, "coins", 1)


def next_step(view: View, last: Step | None) -> Step:
    return Step(ONE, "throw", (("turn", ONE),))


def verdict(view: View) -> str | None:
    if view.read(FIELD, "over"):
        return ""
    if view.read(ONE, "broke"):
        return "blue"
    return "red" if view.read(TWO, "broke") else None


def _first(who: Who, sees: Any, options: Sequence[Option]) -> str:
    return options[0].id


COINS = System(
    name="coins",
    version=1,
    options=Options,
    sheet=Sheet,
    slots=(
        Pool("coins", lambda sheet: sheet.coins, floor=lambda sheet: 0),
        Budget("throws", nothing, refill="turn"),
    ),
    field_slots=(Mark("over", lambda sheet: False),),
    facts=(Fact("broke", ("coins",), lambda sheet, coins: coins == 0),),
    opening=opening,
    rules={"throw": throw},
    next_step=next_step,
    verdict=verdict,
    policies={"first": _first},
    folder=Path(__file__).parent,
)


def coins(one: int, two: int, **options: Any) -> Setup:
    """A game with so many coins on each side."""
    fighters = (Fighter(ONE, "red", Sheet(one)), Fighter(TWO, "blue", Sheet(two)))
    return Setup(COINS, fighters, Options(**options), "")


# ------------------------------------------------------------ a standoff


def take_turn(world: World, who: Who) -> Rule[None]:
    (foe,) = tracked(world).read(who, "foes")
    yield Call("act", act, (who, foe))


def act(world: World, who: Who, foe: Who) -> Rule[None]:
    chosen = yield Choose("act", who, (Option("shoot"), Option("wait")))
    if chosen == "shoot":
        tracked(world).put(foe, "shot", True)


def turn_about(view: View, last: Step | None) -> Step:
    return Step(ONE if last is not None and last.actor == TWO else TWO, "turn")


def last_standing(view: View) -> str | None:
    for who in view.fighters:
        if view.read(who, "shot"):
            return "blue" if who == ONE else "red"
    return None


STANDOFF = System(
    name="standoff",
    version=1,
    options=Options,
    sheet=Sheet,
    slots=(Mark("shot", lambda sheet: False),),
    field_slots=(),
    facts=(),
    opening=opening,
    rules={"turn": take_turn},
    next_step=turn_about,
    verdict=last_standing,
    policies={},
    folder=Path(__file__).parent,
)


def standoff() -> Setup:
    """Two alike; the second acts first."""
    fighters = (Fighter(ONE, "red", Sheet(0)), Fighter(TWO, "blue", Sheet(0)))
    return Setup(STANDOFF, fighters, Options(), "")
