"""Yabusame: a square and a shot for one point (cthulhu.bow.yabusame)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, Withheld, note
from tierce.systems.cthulhu.rules import archery, assault, bow, move
from tierce.systems.cthulhu.rules.strike import ATTACK, Strike

CLAUSE = "cthulhu.bow.yabusame"
ID = "yabusame"


def closed(fight: View, who: Who) -> Withheld | str | None:
    """Why there is no shot in passing: what bars archery, an empty string, one try a turn."""
    why = archery.barred(fight, who, ID, CLAUSE)
    if why is None:
        why = archery.one_special(fight, who, ID)
    if why is not None:
        return why
    using = bow.held(fight, who)
    assert using is not None, "barred without a bow"
    if fight.entry(who, "done", ID):
        return Withheld(ID, CLAUSE, "cthulhu.reason.tried")
    if fight.read(who, "precise") is not None and not fight.options.hard_form_with_specials:
        return Withheld(ID, "cthulhu.martial.combine", "cthulhu.reason.precise")
    no_shot = bow.empty(fight, who, using) or assault.spent(fight, who, using)
    if no_shot is None and not assault.has_target(fight, who, using.name):
        no_shot = CLAUSE, "cthulhu.reason.no-attack"
    return Withheld(ID, *no_shot) if no_shot else move.held(fight, who, ID)


def yabusame(fight: View, who: Who) -> Rule[None]:
    """The art, for nothing: a point then pays for the square and the shot, and footing does not
    count. Where it fails each costs a point as ever; by option the shot is lost."""
    fight.spend(who, "done", ID)
    yield note("cthulhu.event.yabusame", CLAUSE, who=who)
    if (yield from archery.art_roll(fight, who, CLAUSE)):
        using = bow.held(fight, who)
        assert using is not None, "it is not offered without a bow"
        yield from move.walk(fight, who, 1)
        if assault.has_target(fight, who, using.name):
            yield from assault.declare(fight, who, Strike(using.name, riding=True))
        else:
            fight.lose(who, "points", 1)
    elif fight.options.yabusame_failed == "lost":
        fight.lose(who, "points", 1)
        fight.spend(who, "attacks", ATTACK)
