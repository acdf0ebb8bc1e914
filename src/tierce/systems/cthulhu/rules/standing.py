"""Getting up, and getting a weapon back that sticks (cthulhu.effects, cthulhu.impale)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Rule, Who, Withheld, note
from tierce.systems.cthulhu.rules import conditions, impale

POINTS = "cthulhu.turn.action-points"


def price(fight: View, who: Who) -> None:
    """Pay for what the source has no price for (cthulhu.turn.action-points)."""
    fight.lose(who, "points", fight.options.unpriced_points)


def lacking(fight: View, who: Who, id: str, points: int) -> Withheld | None:
    """Why there are not enough points for something."""
    if fight.read(who, "points") >= points:
        return None
    return Withheld(id, POINTS, "cthulhu.reason.points")


def stand_up(fight: View, who: Who) -> Rule[None]:
    """Whoever lies is on its feet again."""
    price(fight, who)
    fight.end(who, conditions.PRONE)
    yield note("cthulhu.event.stands", conditions.CLAUSE, who=who)


def pull(fight: View, who: Who) -> Rule[None]:
    """A try to free a weapon that sticks in somebody."""
    price(fight, who)
    names = tuple(impale.stuck(fight, who))
    chosen = names[0]
    if len(names) > 1:
        options = tuple(Option(name, facts={"weapon": name, "means": "weapon"}) for name in names)
        chosen = yield Choose("weapon", who, options, label="cthulhu.ask.pull")
    yield from impale.pull(fight, who, chosen)
