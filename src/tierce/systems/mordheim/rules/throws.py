"""Dice of one model: a single one, and a single one against a number."""

from __future__ import annotations

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Roll, Rule, Who, note
from tierce.script.view import Rolled

DIE = Dice(1)


def throw(site: str, who: Who, label: str, **facts: object) -> Roll:
    """One die of a model."""
    return Roll(site, DIE, who, label, facts)


def passed(fight: View, site: str, who: Who, what: str, number: int, *clauses: str) -> Rule[bool]:
    """Whether one die shows a number or more, as the event of the same name tells."""
    roll: Rolled = yield throw(site, who, f"mordheim.roll.{what}", target=number)
    made = roll >= number
    key = f"mordheim.event.{what}"
    yield note(key, *clauses, who=who, rolled=roll, need=number, made=made)
    return made
