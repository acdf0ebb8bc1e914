"""The ground under whoever attacks (cthulhu.bow.yabusame)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value
from tierce.systems.cthulhu.rules import place
from tierce.systems.cthulhu.rules.strike import Strike

CLAUSE = "cthulhu.bow.yabusame"


def penalty(fight: View, who: Who, foe: Who, blow: Strike) -> Value:
    """What the ground under the attacker takes from the chance."""
    lost = place.footing(fight, who, foe)
    if lost and not blow.riding:
        yield Part(-lost, "cthulhu.part.footing", CLAUSE)
