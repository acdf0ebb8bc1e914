"""A new string on a bow, over several turns (cthulhu.bow.restring)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, Withheld, note
from tierce.systems.cthulhu.rules import bow, standing
from tierce.systems.cthulhu.slots import MOST_OWED, RESTRINGING

CLAUSE = bow.RESTRING
ID = "restring"


def closed(fight: View, who: Who) -> Withheld | str | None:
    """Why no string is put on: no bow, a whole string, nothing to spend."""
    using = bow.held(fight, who)
    if using is None or bow.restringing(fight, who):
        return ""
    if bow.string(fight, who, using.name) >= bow.STRING:
        return ""
    return standing.lacking(fight, who, ID, 1)


def begin(fight: View, who: Who) -> Rule[None]:
    """It is begun, with all the points that are left."""
    using = bow.held(fight, who)
    assert using is not None, "it is not offered without a bow"
    fight.put(who, "nocked", None)
    fight.put(who, "restringing", using.name)
    yield note("cthulhu.event.restringing", CLAUSE, who=who, weapon=using.name)
    yield from go_on(fight, who)


def go_on(fight: View, who: Who) -> Rule[None]:
    """All the points of the turn go into it until it is done."""
    name = fight.read(who, "restringing")
    if name is None:
        return
    before = fight.read(who, "strung")
    points = min(fight.read(who, "points"), RESTRINGING - before)
    fight.lose(who, "points", points)
    if before + points < RESTRINGING:
        fight.gain(who, "strung", points)
        left = RESTRINGING - before - points
        yield note("cthulhu.event.strung", CLAUSE, who=who, points=points, left=left)
        return
    fight.lose(who, "strung", before)
    fight.put(who, "restringing", None)
    fight.set(who, "string", name, None)
    yield note("cthulhu.event.new-string", CLAUSE, who=who, weapon=name, points=points)


def owing(fight: View, who: Who) -> Rule[bool]:
    """At the start of a turn: what defences have taken off it; whether that is all there is."""
    owed = fight.read(who, "owed")
    if not owed:
        return False
    fight.lose(who, "owed", owed)
    lost = bool(owed >= MOST_OWED)
    fight.lose(who, "points", fight.read(who, "points") if lost else owed)
    yield note("cthulhu.event.owed", CLAUSE, who=who, points=owed, lost=lost)
    if lost and not fight.options.restring_kept:
        fight.lose(who, "strung", fight.read(who, "strung"))
    return lost
