"""Who holds whom, and what a grapple that hits does (cthulhu.grapple)."""

from __future__ import annotations

from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Rule, Who, Withheld, note
from tierce.systems.cthulhu.rules import conditions, place
from tierce.systems.cthulhu.rules.answer import Answer
from tierce.systems.cthulhu.rules.conditions import HELD, PINNED
from tierce.systems.cthulhu.rules.strike import Hit, Strike
from tierce.systems.cthulhu.sheet import Weapon

CLAUSE = "cthulhu.grapple"
#: What rests on a hold, beside being pinned.
STRANGLED, DISARMING = "strangled", "disarming"


def holder(fight: View, who: Who) -> Who | None:
    """Who holds a fighter, None where nobody does or whoever did is out."""
    held = fight.condition(who, HELD)
    if held is None or not held.about or is_over(fight, who):
        return None
    by: Who = held.about[0]
    return by


def is_over(fight: View, who: Who) -> bool:
    """Whether whoever held a fighter is out, or no longer next to it. Who is held by the keeper's
    hand is so by nobody."""
    held = fight.condition(who, HELD)
    return bool(held is not None and held.about and _lost(fight, held.about[0], who))


def _lost(fight: View, by: Who, who: Who) -> bool:
    return bool(fight.read(by, "out")) or place.distance(fight, by, who) > place.NEXT


def pinned(fight: View, who: Who, id: str) -> Withheld | None:
    """Whoever is pinned can but break free."""
    if holder(fight, who) is None or fight.condition(who, PINNED) is None:
        return None
    return Withheld(id, CLAUSE, "cthulhu.reason.pinned")


def seizes(fight: View, who: Who, foe: Who, weapon: Weapon) -> bool:
    """Whether a blow with this would take hold of the foe: a grapple, unless `who` holds it
    already and hurts it."""
    return weapon.kind == "grapple" and holder(fight, foe) != who


def taken(fight: View, who: Who, foe: Who, weapon: Weapon) -> bool:
    """Whether a grapple comes too late: somebody else holds the foe."""
    return seizes(fight, who, foe, weapon) and holder(fight, foe) is not None


def seized(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer) -> Rule[None]:
    """The foe is held from here on."""
    fight.begin(foe, Condition(HELD, CLAUSE, (), (who,)))
    yield note("cthulhu.event.seized", CLAUSE, who=who, foe=foe)


def freed(fight: View, who: Who) -> Rule[None]:
    """The hold, and all that rests on it, is over."""
    for name in (HELD, PINNED, STRANGLED, DISARMING):
        fight.end(who, name)
    yield note("cthulhu.event.free", CLAUSE, conditions.CLAUSE, who=who)


def loosened(fight: View, who: Who) -> Rule[None]:
    """Whoever `who` holds is free once `who` is out, or no longer next to it."""
    for other in (*fight.read(who, "foes"), *fight.read(who, "friends")):
        if fight.condition(other, HELD, (who,)) is not None:
            if _lost(fight, who, other):
                yield from freed(fight, other)
