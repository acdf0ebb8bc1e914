"""Answers in one's own words, where an option leaves room for them."""

from __future__ import annotations

from tierce.cli.play.screen import Screen
from tierce.cli.telling import Teller
from tierce.fight.session import MOST_WORDS, number_said
from tierce.script.effects import Option


def answered(option: Option, screen: Screen, teller: Teller) -> str | None:
    """The id of an option; where it is free with the words that are typed, if there are any. None
    where it takes a number and none is typed: then it was not meant."""
    if option.number is not None:
        return _with_number(option, option.number, screen, teller)
    while option.free:
        words = _words(screen, teller.text("cli-own-words"))
        if not words:
            break
        if len(words) <= MOST_WORDS:
            return f"{option.id}:{words}"
        screen.warn(teller.text("cli-too-many-words", most=MOST_WORDS))
    return option.id


def _with_number(
    option: Option, limits: tuple[int, int], screen: Screen, teller: Teller
) -> str | None:
    lowest, highest = limits
    while True:
        words = _words(screen, teller.text("cli-own-number", lowest=lowest, highest=highest))
        if not words:
            return None
        number = number_said(limits, words[:MOST_WORDS])
        if number is not None:
            return f"{option.id}:{number}"
        said = teller.text("cli-no-such-number", typed=words, lowest=lowest, highest=highest)
        screen.warn(said)


def _words(screen: Screen, prompt: str) -> str:
    typed = "".join(filter(str.isprintable, screen.ask(prompt)))
    return " ".join(typed.split())
