"""Tackle: the foe is run down, to hold it or to blow it away (cthulhu.special.tackle)."""

from __future__ import annotations

from collections.abc import Mapping

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Rule, Who, Withheld, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    attack,
    body,
    check,
    conditions,
    hold,
    knockback,
    move,
    skills,
    squares,
    throws,
)
from tierce.systems.cthulhu.rules.answer import Answer
from tierce.systems.cthulhu.rules.skills import GRAPPLING
from tierce.systems.cthulhu.rules.strike import STRENGTH, Hit, Strike
from tierce.systems.cthulhu.rules.throw_defence import TACKLE as CLAUSE
from tierce.systems.cthulhu.rules.ways import Way
from tierce.systems.cthulhu.sheet import Weapon

DAMAGE = Dice(1, 4)
#: Squares that somebody is blown away.
PUSHED = 3
SEIZE, BLOW_AWAY, CHARGE = "seize", "blow-away", "charge"
#: What names the tackle among the things to attack with; a grapple for STR x5 alone.
HEAD, ARMS = "head-butt", "grapple"


def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
    """Why there is no tackle."""
    if weapon.kind not in (HEAD, ARMS):
        return ""
    return skills.gate(fight, who, CLAUSE, GRAPPLING)


def rooted(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
    """Why there is none with a square to it."""
    why = closed(fight, who, foe, weapon)
    if why is not None:
        return why
    bar = move.held(fight, who, CHARGE)
    return None if bar is None else (bar.clause, bar.reason)


def shown(fight: View, who: Who, foe: Who, blow: Strike, id: str) -> Option:
    """A tackle as an option, with the better of STR x5 and head butt."""
    return max(
        (throws.shown(fight, who, foe, each, id) for each in _ways(blow)),
        key=lambda option: total(option.value()) if option.value else 0,
    )


def _ways(blow: Strike) -> tuple[Strike, ...]:
    """With STR x5, and with the head where the tackle was chosen by it."""
    strength = blow._replace(skill=STRENGTH)
    return (strength, blow) if blow.weapon == HEAD else (strength,)


def tackle(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """STR x5 or head butt, as the attacker chooses, and the art."""
    blow = yield from _skill(fight, who, foe, blow)
    if blow.way == "tackle" and fight.options.tackle_chosen == "declared":
        blow = yield from _form(fight, who, foe, blow)
    if blow.way == CHARGE:
        yield from move.close_in(fight, who, foe, CLAUSE)
    blow, hit, early = yield from throws.opened(fight, who, foe, blow)
    if hit.degree in check.MADE and hit.arts:
        yield from attack.landed(fight, who, foe, blow, hit, run_down, early)
    elif hit.degree in check.MADE:
        yield note("cthulhu.event.art-needed", CLAUSE, who=who)
    return hit.degree


def _skill(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[Strike]:
    ways = _ways(blow)
    if len(ways) == 1:
        return ways[0]
    chosen = yield Choose(
        "skill",
        who,
        tuple(throws.shown(fight, who, foe, each, each.skill or HEAD) for each in ways),
        sees={"ask": "skill"},
        label="cthulhu.ask.tackle-skill",
        facts={"foe": foe},
    )
    return blow._replace(skill=STRENGTH) if chosen == STRENGTH else blow


def _form(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[Strike]:
    """To hold, or to blow away; for a knock-out alone there is but the first."""
    options: tuple[Option, ...] = (Option(SEIZE),)
    withheld: tuple[Withheld, ...] = ()
    if blow.knock_out:
        withheld = (Withheld(BLOW_AWAY, CLAUSE, "cthulhu.reason.not-to-stun"),)
    else:
        options = (*options, Option(BLOW_AWAY))
    chosen = yield Choose(
        "form",
        who,
        options,
        withheld,
        sees={"ask": "form"},
        label="cthulhu.ask.tackle-form",
        facts={"foe": foe},
    )
    return blow._replace(way=chosen)


def run_down(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer) -> Rule[None]:
    """What a tackle that is not warded off does; by the target alone, its damage to whoever failed
    to cover it."""
    if answer.cancelled:
        yield from throws.hurt(fight, who, foe, blow, hit, answer, DAMAGE)
        return
    if blow.way in ("tackle", "tackle-knock-out"):
        blow = yield from _form(fight, who, foe, blow)
    if answer.made and fight.options.defend_stops_throw:
        yield from throws.hurt(fight, who, foe, blow, hit, answer, DAMAGE)
    elif blow.way == SEIZE:
        yield from _seized(fight, who, foe, blow, hit, answer)
    else:
        yield from _blown_away(fight, who, foe, blow, hit, answer)


def _seized(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer) -> Rule[None]:
    if blow.knock_out and fight.options.tackle_knock_out == "books":
        yield from throws.hurt(fight, who, foe, blow, hit, answer, DAMAGE)
        yield from hold.seized(fight, who, foe, blow, hit, answer)
        return
    if not blow.knock_out:
        yield from throws.hurt(fight, who, foe, blow, hit, answer, DAMAGE)
    yield from hold.seized(fight, who, foe, blow, hit, answer)
    yield from throws.reels(fight, foe, CLAUSE)


def _blown_away(
    fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer
) -> Rule[None]:
    """Damage, three squares back, DEX x5 or prone, CON x5 or knocked out."""
    way = yield from knockback.way(fight, who, foe)
    rest = knockback.stop(fight, foe, who, PUSHED, way)
    facts = {"squares": rest.squares, "into": rest.into or "nothing"}
    clauses = (CLAUSE, *([knockback.CLAUSE] if rest.into else []))
    yield note("cthulhu.event.blown-away", *clauses, who=who, foe=foe, **facts)
    if rest.fall:
        yield note("cthulhu.event.falls-down", squares.PUSH, who=foe, metres=rest.fall)
    more = knockback.riders(fight, rest)
    yield from throws.hurt(fight, who, foe, blow, hit, answer, DAMAGE, more)
    conditions.leave(fight, foe)
    knockback.drive(fight, foe, who, rest)
    yield from hold.loosened(fight, foe)
    if fight.condition(foe, conditions.HELD) is not None:
        yield from hold.freed(fight, foe)
    if fight.condition(foe, conditions.PRONE) is None:
        yield from _keeps_its_feet(fight, foe)
    yield from throws.reels(fight, foe, CLAUSE)


def _keeps_its_feet(fight: View, who: Who) -> Rule[None]:
    target = total(body.times_five(fight, who, "dex", CLAUSE))
    roll: Rolled = yield check.throw("dex", who, "cthulhu.roll.feet", target)
    made = check.made(roll, target)
    yield note("cthulhu.event.feet", CLAUSE, who=who, target=target, rolled=roll, made=made)
    if not made:
        yield from conditions.fall(fight, who, CLAUSE)


def _declared(blow: Strike) -> Strike:
    return blow._replace(arts=(GRAPPLING,))


WAYS: Mapping[str, Way] = {
    "tackle": Way(closed, tackle, _declared, arts=False, shown=shown),
    CHARGE: Way(rooted, tackle, _declared, arts=False, step=1, shown=shown),
    "tackle-knock-out": Way(
        closed,
        tackle,
        lambda blow: _declared(blow)._replace(knock_out=True),
        arts=False,
        shown=shown,
    ),
}
