"""Two fighters made for a question, and their fight as it stands then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tierce.fight.course import Setup
from tierce.fight.slots import Change
from tierce.fight.state import View
from tierce.fight.system import Fighter, System
from tierce.script.effects import Who

ATTACKER, DEFENDER = Who("attacker"), Who("defender")


def opponents(
    system: System, attacker: Any, defender: Any, options: Any, changes: Iterable[Change] = ()
) -> View:
    """A fight of two with these sheets, after some changes."""
    fighters = Fighter(ATTACKER, "a", attacker), Fighter(DEFENDER, "b", defender)
    layout = Setup(system, fighters, options, "").layout()
    return View(layout, layout.apply(layout.start(), tuple(changes)))
