"""What happens, told one line an event as it comes, under a heading for each turn."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tierce.cli.play import rulings
from tierce.cli.play.screen import QUIET, Screen, Span
from tierce.cli.telling import Teller
from tierce.script.answered import Happened

_TURN = re.compile(r"([^@/]+)@(\d+)(?:/([^/]+)|$)")


class Turn(NamedTuple):
    """Whose turn it is, and which one of theirs; nobody's before the fight. `step` is a step of it
    that has a heading of its own: the declarations of a round."""

    who: str = ""
    number: int = 0
    step: str = ""


def turn_of(address: str) -> Turn:
    """The turn an address lies in."""
    found = _TURN.match(address)
    return Turn(found[1], int(found[2])) if found else Turn()


def step_of(address: str) -> str:
    """The step an address lies in, "" before the fight."""
    found = _TURN.match(address)
    return found[3] or "" if found else ""


class Event(NamedTuple):
    """Something that happened, as data."""

    address: str
    key: str
    clauses: tuple[str, ...]
    facts: Mapping[str, Any]

    @classmethod
    def of(cls, note: Happened) -> Event:
        """A note of a fight."""
        return cls(*note)

    @classmethod
    def read(cls, form: Mapping[str, Any]) -> Event:
        """An event as a log holds it."""
        return cls(form["at"], form["key"], tuple(form["clauses"]), form["facts"])


class Narrator:
    """Tells events, and remembers which it has told."""

    def __init__(self, screen: Screen, teller: Teller, clauses: bool = False) -> None:
        self._screen = screen
        self._teller = teller
        self._clauses = clauses
        self._told: list[Happened] = []
        self._turn = Turn()
        self._past: set[Turn] = set()

    def news(self, notes: Sequence[Happened]) -> None:
        """Tell what is new in a fight's notes since the last time. A ruling that changes nothing of
        what comes after it is told alone."""
        new = _new(self._told, notes)
        first = new[0] if new else len(notes)
        self._past = {self._of(note.address) for note in notes[:first]}
        for number in new:
            self.tell(Event.of(notes[number]))
        self._told = list(notes)

    def skip(self, notes: Sequence[Happened]) -> None:
        """Take these as told."""
        self._told = list(notes)
        self._past = {self._of(note.address) for note in notes}

    def _of(self, address: str) -> Turn:
        turn, step = turn_of(address), step_of(address)
        return turn._replace(step=step) if self._teller.has_heading(step) else turn

    def turn(self, address: str) -> None:
        """A heading, where a new turn begins here, or one goes on that others have broken off: a
        stunned fighter's turn ends when it would act again."""
        turn = self._of(address)
        if turn == self._turn:
            return
        self._turn = turn
        if turn.step:
            self._screen.heading(self._teller.heading(turn.step, turn.who, turn.number))
            return
        text = self._teller.turn(turn.who, turn.number, turn in self._past)
        self._screen.heading(text if turn.who else self._teller.text("cli-before-fight"))

    def tell(self, event: Event) -> None:
        """One event, one line."""
        self.turn(event.address)
        self._past.add(self._turn)
        text = rulings.told(event.key, event.facts, self._teller)
        if text is None:
            text = self._teller.say(event.key, event.facts)
        self._screen.line(text, indent=2, hang=2)
        if self._clauses and event.clauses:
            self._screen.line(Span(", ".join(event.clauses), QUIET), indent=4)


def _new(told: Sequence[Happened], notes: Sequence[Happened]) -> list[int]:
    """Which notes are new to who was told others: from the first that is another, but for rulings,
    each by itself."""
    new: list[int] = []
    old = 0
    for number, note in enumerate(notes):
        while old < len(told) and told[old] != note and told[old].key in rulings.KEYS:
            old += 1
        if old < len(told) and told[old] == note:
            old += 1
        elif note.key in rulings.KEYS:
            new.append(number)
        else:
            return [*new, *range(number, len(notes))]
    return new
