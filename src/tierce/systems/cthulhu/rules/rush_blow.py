"""The extra attack of a rush, at the end of the round (cthulhu.special.rush)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, Who, note
from tierce.systems.cthulhu.rules import arms, attack, conditions, hold, martial, wielding
from tierce.systems.cthulhu.rules.rush import CLAUSE, NONE, RUSH
from tierce.systems.cthulhu.rules.strike import Strike


def extra(fight: View, who: Who, foe: Who) -> Rule[None]:
    """One more attack at the end of the round, on the same foe, unarmed, for nothing and without
    another rush; lost if the attacker is down or stunned by then, or the foe is out of reach."""
    blows = tuple(_blows(fight, who, foe))
    if not blows:
        yield note("cthulhu.event.rush-lost", CLAUSE, who=who, foe=foe)
        return
    ids = {_id(blow): blow for blow in blows}
    chosen = yield Choose(
        "blow",
        who,
        (
            *(attack.option(fight, who, foe, blow, id) for id, blow in ids.items()),
            Option(NONE, facts={"weapon": "none", "means": "none", "art": "none"}),
        ),
        sees={"ask": "rush-blow"},
        label="cthulhu.ask.rush-blow",
        facts={"foe": foe},
    )
    if chosen == NONE:
        return
    yield note("cthulhu.event.rush-blow", CLAUSE, who=who, foe=foe)
    blow = ids[chosen]
    does = attack.plainly(fight, who, foe, blow)
    yield Call("extra", attack.attack, (who, foe, blow, does))


def _id(blow: Strike) -> str:
    return "+".join((blow.weapon, *blow.arts))


def _blows(fight: View, who: Who, foe: Who) -> Iterator[Strike]:
    down = fight.read(who, "out") or conditions.is_stunned(fight, who)
    if down or fight.read(foe, "fate") == "dead" or hold.pinned(fight, who, RUSH) is not None:
        return
    for weapon in arms.of_body(fight, who):
        if wielding.unusable(fight, who, weapon) or hold.taken(fight, who, foe, weapon):
            continue
        if wielding.reaches(fight, who, foe, weapon):
            for arts in martial.together(fight, who, weapon):
                yield Strike(weapon.name, arts, extra=True)
