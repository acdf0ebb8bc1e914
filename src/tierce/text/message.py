"""A message as data: its key and its facts, in no language yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias, Union

Fact: TypeAlias = Union[str, int, Fraction, "Message", Sequence["Fact"]]
"""What a parameter of a message may be.

A Fraction is shown exactly (``5/9``), a bool as ``yes`` or ``no`` to select on, a Message is
rendered first, and a sequence is joined with the language's list separator.
"""


@dataclass(frozen=True)
class Message:
    """A message to be rendered later: ``Message("gurps.parry.value", {"value": 9})``."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @classmethod
    def of(cls, key: str, /, **facts: Fact) -> Message:
        """The message ``key`` with ``facts`` given as keywords."""
        return cls(key, facts)

    def __hash__(self) -> int:
        return hash(self.key)


def message_id(key: str) -> str:
    """The Fluent identifier of ``key``: dots become hyphens."""
    return key.replace(".", "-")
