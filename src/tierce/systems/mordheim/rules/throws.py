"""Dice of one model: a single one, and a single one against a number."""

from __future__ import annotations

from typing import Any

from tierce.dice import Dice
from tierce.script.effects import Roll, Rule, Who, note
from tierce.script.view import Rolled

DIE = Dice(1)


def throw(site: str, who: Who, label: str, **facts: object) -> Roll:
    """One die of a model."""
    return Roll(site, DIE, who, label, facts)


def passed(roll: Roll, event: str, *clauses: str) -> Rule[bool]:
    """Whether a die shows its target or more, as the event tells."""
    rolled: Rolled = yield roll
    need: Any = roll.facts["target"]
    made: bool = rolled >= need
    yield note(event, *clauses, who=roll.who, rolled=rolled, need=need, made=made)
    return made
