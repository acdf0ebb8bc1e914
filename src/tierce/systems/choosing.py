"""How policies of several systems choose among options. Ties go to the first id."""

from __future__ import annotations

from collections.abc import Sequence

from tierce.script.effects import Option
from tierce.script.value import total


def worth(option: Option) -> int:
    """An option's value; very little where it has none."""
    return total(option.value()) if option.value is not None else -1000


def best(options: Sequence[Option]) -> str:
    """The option of the highest value."""
    return min(options, key=lambda each: (-worth(each), each.id)).id


def first(options: Sequence[Option], *wanted: str) -> str:
    """The first of the wanted words that an option is called by, or by more after a colon; else
    the first id of all."""
    ids = sorted(option.id for option in options)
    named = (id for word in wanted for id in ids if id == word or id.startswith(f"{word}:"))
    return next(named, ids[0])
