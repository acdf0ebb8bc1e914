"""What studying a foe gives to what is tried against it (gurps.manoeuvre.evaluate).

The mark `evaluated` is (foe, how many Evaluates in a row). A turn begins by dropping it unless the
maneuver before was another Evaluate, so that it serves the very next turn alone.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value

CLAUSE = "gurps.manoeuvre.evaluate"
EVALUATED = "evaluated"
#: So many in a row add up.
MOST = 3


def bonus(fight: View, who: Who, foe: Who) -> Value:
    """What the Evaluates of the turns before add to a roll against this foe."""
    studied = fight.read(who, EVALUATED)
    if studied is not None and studied[0] == foe:
        yield Part(studied[1], "gurps.part.evaluate", CLAUSE)


def study(fight: View, who: Who, foe: Who) -> int:
    """One more Evaluate; how many of this foe there now are in a row."""
    studied = fight.read(who, EVALUATED)
    before = studied[1] if studied is not None and studied[0] == foe else 0
    count: int = min(before + 1, MOST)
    fight.put(who, EVALUATED, (foe, count))
    return count
