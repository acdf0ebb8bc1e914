"""Random legal play without a session, for speed, and what was asked in it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.fight.playing import any_answer
from tierce.fight.course import Course, Runner, Setup, Timeline
from tierce.fight.session import Act, Fight
from tierce.script.answered import Answer, Asked

#: A fight is left after so many turns, those of all fighters together.
MOST_TURNS = 50
#: Far more steps than so many turns can have: beyond them the rules never end.
MOST_STEPS = 5000


def turn_of(address: str) -> str:
    """The turn an address lies in, as ACTOR@NUMBER; "" for the opening."""
    turn = address.partition("/")[0]
    return turn if "@" in turn else ""


def course_of(
    setup: Setup,
    rng: random.Random,
    turns: int = MOST_TURNS,
    look: Callable[[Asked], None] = lambda asked: None,
    acts: list[Act] | None = None,
) -> Course:
    """Random legal play: every question answered uniformly among its options, or by fair dice.

    `look` is shown every question while it is open; what was answered is added to `acts`.
    """

    begun: set[str] = set()

    def source(asked: Asked) -> Answer | None:
        begun.add(turn_of(asked.address))
        if len(begun - {""}) > turns:
            return None
        look(asked)
        answer = Answer(asked.digest, any_answer(asked, rng), "first")
        if acts is not None:
            acts.append(Act("answer", asked.address, answer))
        return answer

    return Runner(setup).course(Timeline(), source, most_steps=MOST_STEPS)


def random_fight(setup: Setup, rng: random.Random, turns: int) -> Fight:
    """A fight that was played at random for some turns, to go on with."""
    acts: list[Act] = []
    course_of(setup, rng, turns, acts=acts)
    return Fight(setup, acts)


def question(asked: Asked) -> tuple[Any, ...]:
    """The whole of a question, apart from digests: what two questions must share to be one.

    Names and words among the arguments say what it is about, within tuples too; numbers are left
    out, for a die stays the same die when a modifier changes. Of a step only its actor counts.
    """
    ask: Any = asked.ask
    steps, inner = asked.path[:1], asked.path[1:]
    about = [(step.site, step.args[:1]) for step in steps]
    about += [(call.site, _words(call.args)) for call in inner]
    form = (type(ask).__name__, asked.who, getattr(ask, "label", ""))
    match type(ask).__name__:
        case "Roll":
            what: Any = (type(ask.dice).__name__, *ask.dice)
        case "Choose":
            what = frozenset(option.id for option in ask.options)
        case _:
            what = (frozenset(ask.outcomes), _words(ask.args))
    return (asked.address, form, what, tuple(about))


def _words(args: tuple[Any, ...]) -> tuple[Any, ...]:
    """Arguments with everything but words made a blank, tuples that hold none too: dice that
    lessen a damage, or none, leave the roll of the damage what it is."""
    return tuple(map(_word, args))


def _word(arg: Any) -> Any:
    if isinstance(arg, tuple):
        within = _words(arg)
        return within if any(each is not None for each in within) else None
    return str(arg) if isinstance(arg, str) else None
