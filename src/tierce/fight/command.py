"""A dice command as a table types it into a chat: what a system makes of one, or why it cannot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from tierce.dice import Dice

#: Who throws the dice that a command asks for: gives their total.
Throw: TypeAlias = Callable[[Dice], int]


class Word(NamedTuple):
    """A word of an answer, in the reader's language: the key of a message, and its facts."""

    key: str
    facts: Mapping[str, Any] = {}


@dataclass(frozen=True)
class CommandAnswer:
    """What a dice command came to.

    `told` is the answer in a row of notation and words. `target` is what was rolled against
    (several numbers where one roll is held against each), `roll` the total that fell; None where
    there was none. `degree` is the system's word for the outcome, and `success` whether it is a
    good one; None where nothing was judged. `secret` asks that only the roller sees it.
    """

    told: Sequence[str | Word]
    target: int | tuple[int, ...] | None = None
    roll: int | None = None
    degree: str | None = None
    success: bool | None = None
    secret: bool = field(default=False, kw_only=True)


#: A system's reader of dice commands.
DiceCommand: TypeAlias = Callable[[str, Throw], CommandAnswer]


class BadCommand(Exception):
    """A text that is no dice command. `reason` is a stable word, with these facts:

    no-command  typed, known (commands as examples)
    no-sum      typed (the part that should be a sum)
    by-zero     typed
    too-large   typed, most
    """

    def __init__(self, reason: str, **facts: str | int | Sequence[str]) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts: Mapping[str, str | int | Sequence[str]] = facts
