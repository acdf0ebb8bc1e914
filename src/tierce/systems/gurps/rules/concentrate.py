"""Concentrate: the whole turn for one task of the mind (gurps.manoeuvre.concentrate).

What comes of the task is for the game master to say.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Rule, Who, note
from tierce.systems.gurps.rules import walk

CLAUSE = "gurps.manoeuvre.concentrate"
#: A spell, a psychic power, looking for what is hidden, and whatever else takes the mind.
TASKS = ("spell", "power", "search", "other")


def concentrate(fight: View, who: Who) -> Rule[None]:
    """Concentrate: a task, and a step; defences are as ever."""
    task = yield Choose(
        "task",
        who,
        tuple(Option(each) for each in TASKS),
        sees=lambda: {"ask": "concentrate"},
        label="gurps.ask.concentrate",
    )
    yield note("gurps.event.concentrate", CLAUSE, who=who, task=task)
    yield from walk.step(fight, who)
    fight.put(who, "choice", task)
