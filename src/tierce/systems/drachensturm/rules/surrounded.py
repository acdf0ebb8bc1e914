"""Four foes or more: one or two strike from behind (drachensturm.surrounded).

Reading: those who strike last in the round are behind; from six foes on there are two of them.
"""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.drachensturm.rules import arms, order, place

CLAUSE = "drachensturm.surrounded"
SURROUNDED, CLOSELY = 4, 6


def count(foes: int) -> int:
    """How many of so many foes strike from behind."""
    if foes < SURROUNDED:
        return 0
    return 1 if foes < CLOSELY else 2


def is_behind(fight: View, attacker: Who, who: Who) -> bool:
    """Whether a foe strikes from behind."""
    foes = [foe for foe in place.standing_foes(fight, who) if arms.reaches(fight, foe, who)]
    behind = count(len(foes))
    if not behind:
        return False
    return attacker in sorted(foes, key=order.sequence(fight).index)[-behind:]
