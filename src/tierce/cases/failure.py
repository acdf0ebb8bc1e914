"""What is wrong with a case that was run: problems as messages, each with its line."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from tierce.cases.tree import Item, shown
from tierce.text import Fact, Message, UserError


class Problem(NamedTuple):
    """One thing that did not come out as stated, and the line that states it."""

    line: int
    message: Message


@dataclass(frozen=True)
class Failure:
    """A case that failed, where it stands, and all that did not come out.

    `cause` is what a rule raised, where one broke.
    """

    file: Path
    line: int
    name: str
    problems: tuple[Problem, ...]
    cause: Exception | None = field(default=None, compare=False)

    @property
    def message(self) -> Message:
        """The failure in one message: place and name, then each problem."""
        return Message.of(
            "case-failed",
            file=str(self.file),
            line=self.line,
            name=self.name,
            problems=[
                Message.of("case-problem", line=each.line, problem=each.message)
                for each in self.problems
            ],
        )

    def __str__(self) -> str:
        return str(UserError(self.message))


class Stopped(Exception):
    """A case cannot be played on: what was asked is not what it answers."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


def problem(item: Item, key: str, /, **facts: Fact) -> Problem:
    """The problem that the message `key` tells, at the line of an item."""
    return Problem(item.line, Message(key, facts))


def differs(item: Item, what: Message, found: Any, expected: Any = None) -> Problem:
    """The problem that something is not as the item states it."""
    stated = item.plain() if expected is None else expected
    return Problem(
        item.line,
        Message.of("case-differs", what=what, expected=shown(stated), found=shown(found)),
    )
