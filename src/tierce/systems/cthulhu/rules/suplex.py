"""Suplex: the foe is thrown (cthulhu.special.suplex)."""

from __future__ import annotations

from collections.abc import Mapping

from tierce.dice import Dice
from tierce.fight.places import CELL, cell_of
from tierce.fight.state import View
from tierce.ground import Cell
from tierce.script.effects import Choose, Option, Rule, Who, note
from tierce.systems.cthulhu.rules import (
    attack,
    check,
    conditions,
    hold,
    knockback,
    place,
    skills,
    squares,
    throws,
)
from tierce.systems.cthulhu.rules.answer import Answer
from tierce.systems.cthulhu.rules.damage import Rider
from tierce.systems.cthulhu.rules.skills import GRAPPLING
from tierce.systems.cthulhu.rules.strike import Hit, Strike
from tierce.systems.cthulhu.rules.throw_defence import SUPLEX as CLAUSE
from tierce.systems.cthulhu.rules.ways import Way
from tierce.systems.cthulhu.sheet import Weapon

DAMAGE = Dice(1)
#: The bodies that may be thrown.
BODIES = ("biped", "small-quadruped")
#: The option of throwing a foe where it stands.
HERE = "here"


def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
    """Why nobody is thrown."""
    if weapon.kind != "grapple":
        return ""
    why = skills.gate(fight, who, CLAUSE, GRAPPLING)
    if why is not None:
        return why
    if fight.sheet(foe).body not in BODIES:
        return CLAUSE, "cthulhu.reason.body"
    return None


def suplex(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """Grapple and art both succeed: a throw; where the art alone fails, a plain hold, by option
    nothing."""
    blow, hit, early = yield from throws.opened(fight, who, foe, blow)
    if hit.degree not in check.MADE:
        return hit.degree
    if hit.arts:
        yield from attack.landed(fight, who, foe, blow, hit, thrown, early)
    elif fight.options.suplex_art_failed == "hold":
        yield note("cthulhu.event.plain-hold", CLAUSE, who=who, foe=foe)
        plain = blow._replace(way="hold", arts=())
        yield from attack.landed(fight, who, foe, plain, hit, hold.seized, early)
    else:
        yield note("cthulhu.event.art-needed", CLAUSE, who=who)
    return hit.degree


def thrown(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer) -> Rule[None]:
    """1D6 and the bonus, a fall where it is from a height, prone, CON x5 or knocked out. Warded off
    by the target alone, its damage to whoever failed to cover it."""
    if answer.cancelled or (answer.made and fight.options.defend_stops_throw):
        yield from throws.hurt(fight, who, foe, blow, hit, answer, DAMAGE)
        return
    metres, cell = yield from _down(fight, who, foe)
    clauses = (CLAUSE,) if cell is None else (CLAUSE, squares.PUSH)
    yield note("cthulhu.event.thrown", *clauses, who=who, foe=foe, metres=metres)
    if cell is not None:
        yield from _land(fight, foe, cell)
    fall = knockback.fall_dice(fight, metres)
    more = (Rider("fall", fall, CLAUSE),) if fall.number else ()
    yield from throws.hurt(fight, who, foe, blow, hit, answer, DAMAGE, more)
    yield from conditions.fall(fight, foe, CLAUSE)
    yield from throws.reels(fight, foe, CLAUSE)


def _down(fight: View, who: Who, foe: Who) -> Rule[tuple[int, Cell | None]]:
    """How many metres a foe is thrown down: those stated; on a map the thrower picks a lower square
    next to it, where there is one, or throws the foe where it stands (None)."""
    metres: int = place.stated(fight, foe, "drop", who)
    if metres or fight.ground is None:
        return metres, None
    below = fight.between("below", who, foe, place.gone(fight))
    if not below:
        return 0, None
    named = {f"to:{cell_of(fight.ground, cell)}": (cell, falls) for cell, falls in below}
    chosen = yield Choose(
        "throw",
        who,
        (
            Option(HERE),
            *(
                Option(name, facts={"cell": name.removeprefix("to:"), "metres": falls})
                for name, (_, falls) in named.items()
            ),
        ),
        sees={"ask": "throw"},
        label="cthulhu.ask.throw",
        facts={"foe": foe},
    )
    if chosen == HERE:
        return 0, None
    cell, metres = named[chosen]
    return metres, cell


def _land(fight: View, who: Who, cell: Cell) -> Rule[None]:
    """Whoever is thrown down is out of hiding and out of every hold."""
    conditions.leave(fight, who)
    fight.put(who, CELL, cell)
    yield from hold.loosened(fight, who)
    if fight.condition(who, conditions.HELD) is not None:
        yield from hold.freed(fight, who)


WAYS: Mapping[str, Way] = {
    "suplex": Way(
        closed,
        suplex,
        lambda blow: blow._replace(arts=(GRAPPLING,)),
        arts=False,
        shown=throws.shown,
    ),
}
