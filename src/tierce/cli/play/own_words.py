"""Answers in one's own words, where an option leaves room for them."""

from __future__ import annotations

from tierce.cli.play.screen import Screen
from tierce.cli.telling import Teller
from tierce.fight.session import MOST_WORDS
from tierce.script.effects import Option


def answered(option: Option, screen: Screen, teller: Teller) -> str:
    """The id of an option; where it is free with the words that are typed, if there are any."""
    while option.free:
        typed = "".join(filter(str.isprintable, screen.ask(teller.text("cli-own-words"))))
        words = " ".join(typed.split())
        if not words:
            break
        if len(words) <= MOST_WORDS:
            return f"{option.id}:{words}"
        screen.warn(teller.text("cli-too-many-words", most=MOST_WORDS))
    return option.id
