"""Explosions, cones and areas, and diving from them (gurps.drop.dive-for-cover,
gurps.drop.flying); a body thrown on an explosive (gurps.drop.sacrificial).

Readings: an attack that hits goes off at its target; one that misses goes off where it harms
nobody. Neither parry nor block nor a plain dodge helps, only the dive, which is a drop: one a turn
in the place of the retreat, not stunned, not lying. An explosion catches everybody whose distance
to the target somebody stated, within 2 yards for each die; a cone or an area catches the target,
and of whom that is stated (`caught`). On a map the map tells all of it, and whoever is wholly
covered from where the blast starts is not in it: a cone starts at the attacker and ends at the
weapon's range, an area and an explosion start at the target; of a weapon that does not say how wide
its cone or how large its area is, `caught` is stated still. Cover to dive behind is cover from
there; nobody steps out of a cone or an area in the open.
Damage is rolled once: an explosion does all of it to the target, whole division by 3 for each yard
to others, without the armour divisor; a cone or an area does all of it to everybody. A critical hit
leaves the target no dive; what its table says holds for the target alone. A dive away goes the
whole step. What drives back drives away from the attacker.
Whoever stands by the target, friend or the target itself, may cover a thrown explosive that is no
critical hit: it then does the most its dice can to that one, and nothing to anybody else; on a map
it leans over from the hex it stands in, for the target is in the other. Who fails at that lies
there and is caught where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from tierce.fight.state import View
from tierce.ground import Cell
from tierce.script.effects import Call, Choose, Facts, Roll, Rule, Who, Withheld, note
from tierce.script.view import Known, Rolled
from tierce.systems.gurps.rules import (
    blow,
    criticals,
    defence,
    drop,
    going,
    locations,
    move,
    place,
    sacrifice,
)
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.defence import Defence
from tierce.systems.gurps.rules.injury import basic

CLAUSE = "gurps.drop.dive-for-cover"
AREA = "gurps.ground.area"
EXPLOSION, CONE = "explosion", "cone"
#: Yards that an explosion reaches for each of its dice, and what each yard divides its damage by.
REACH_PER_DIE, SHARE_PER_YARD = 2, 3
DIVE = Defence("dodge", drop=True)


class Caught(NamedTuple):
    """Somebody a blast takes hold of, and how many yards from its centre."""

    who: Who
    yards: int


# ---------------------------------------------------------------- who is caught


def caught(fight: View, attacker: Who, target: Who, attack: Blow) -> Iterator[Caught]:
    """Everybody the blast would take hold of, its target first."""
    yield Caught(target, 0)
    for who in (*fight.read(target, "friends"), *fight.read(target, "foes")):
        if fight.read(who, "fate") == "dead":
            continue
        yards = _yards(fight, attacker, target, attack, who)
        if yards is not None:
            yield Caught(who, yards)


def _yards(fight: View, attacker: Who, target: Who, attack: Blow, who: Who) -> int | None:
    """How many yards from its centre the blast catches somebody, None where it does not; all of a
    cone and of an area is its centre."""
    mode = blow.ranged(fight, attacker, attack)
    if mode.area == EXPLOSION:
        yards = place.distance_in_sight(fight, target, who)
        within = yards is not None and yards <= reach(fight, attacker, attack)
        return yards if within and not place.is_hidden(fight, who, target) else None
    if mode.area == CONE:
        held = place.in_cone(fight, who, attacker, target, mode.maximum, mode.width)
    else:
        held = place.in_area(fight, who, attacker, target, mode.radius)
    return 0 if held else None


def told(fight: View, attacker: Who, target: Who, attack: Blow) -> Facts:
    """Whom an attack would catch beside its target as everybody stands, for an option to say."""
    others: tuple[Who, ...] = ()
    if blow.area(fight, attacker, attack):
        others = tuple(each.who for each in caught(fight, attacker, target, attack))[1:]
    return {"caught": others, "others": len(others)}


def reach(fight: View, attacker: Who, attack: Blow) -> int:
    """Yards from its centre that an explosion reaches."""
    return REACH_PER_DIE * blow.damage(fight, attacker, attack).dice.number


# ---------------------------------------------------------------- going off


def hail(
    fight: View, attacker: Who, target: Who, attack: Blow, word: str, critical: bool, hits: int
) -> Rule[None]:
    """Several hits of one attack, each with its blast; the first is the critical one."""
    yield Call("blast", go_off, (attacker, target, attack, word, critical))
    if hits > 1:
        args = (attacker, target, attack, criticals.NO_EFFECT, False, hits - 1)
        yield Call("next", hail, args)


def go_off(
    fight: View, attacker: Who, target: Who, attack: Blow, word: str, critical: bool
) -> Rule[None]:
    """One blast at its target: somebody may cover it, others dive, the rest are caught."""
    facts = {"weapon": attack.weapon, "area": blow.area(fight, attacker, attack)}
    clauses = (CLAUSE,) if fight.ground is None else (CLAUSE, AREA)
    yield note("gurps.event.blast", *clauses, who=attacker, foe=target, **facts)
    if not critical and _is_grenade(fight, attacker, attack):
        for who in (target, *fight.read(target, "friends")):
            if _may_cover(fight, who, attacker, target):
                covered: Rolled = yield Call(f"cover-{who}", cover, (who, attacker, attack))
                if covered.true():
                    yield Call("contact", contact, (who, attacker, attack))
                    return
    left: list[Caught] = []
    centre = going.here(fight, target)
    for each in tuple(caught(fight, attacker, target, attack)):
        helpless = critical and each.who == target
        stays = (
            each if helpless else (yield from _dive(fight, attacker, target, attack, each, centre))
        )
        if stays is not None:
            left.append(stays)
    if left:
        yield Call("damage", strike, (attacker, target, attack, word, tuple(left)))


def strike(
    fight: View, attacker: Who, target: Who, attack: Blow, word: str, left: tuple[Caught, ...]
) -> Rule[None]:
    """The damage of a blast, rolled once, to everybody still in it."""
    damage = blow.damage(fight, attacker, attack)
    rolled: Rolled = yield Roll("damage", damage.dice, attacker, "gurps.roll.damage")
    points: int = basic(rolled, damage.type).value()
    for who, yards in left:
        effect = word if who == target else criticals.NO_EFFECT
        yield Call(f"caught-{who}", hurt, (attacker, who, attack, effect, points, yards))


def hurt(
    fight: View, attacker: Who, who: Who, attack: Blow, word: str, points: int, yards: int
) -> Rule[None]:
    """One fighter's share of a blast of so many points, so many yards from its centre."""
    damage, effect = blow.damage(fight, attacker, attack), criticals.effect_of(word)
    whole = damage.dice.highest if effect.maximum else points
    share = whole * effect.multiplier
    if yards:
        share //= SHARE_PER_YARD * yards
        damage = replace(damage, divisor=Fraction(1))
    yield note("gurps.event.caught", CLAUSE, who=who, yards=yards, damage=share)
    if share:
        args = (damage, locations.TORSO, word, Known(share))
        yield from criticals.take(fight, attacker, who, *args, area=True)


# ---------------------------------------------------------------- diving


def no_dive(
    fight: View, who: Who, attacker: Who, attack: Blow, centre: Cell | None
) -> Withheld | None:
    """Why a fighter cannot dive from a blast, or None where it can; on a map it starts at the
    `centre`, or None at the attacker."""
    bar = defence.barred(fight, who, attacker) or drop.barred(fight, who)
    if bar is not None:
        return bar
    nowhere = not drop.is_near_cover(fight, who, attacker, centre)
    if nowhere and blow.area(fight, attacker, attack) != EXPLOSION:
        return Withheld("dive", CLAUSE, "gurps.reason.dive-nowhere")
    return None


def _dive(
    fight: View,
    attacker: Who,
    target: Who,
    attack: Blow,
    from_where: Caught,
    centre: Cell | None,
) -> Rule[Caught | None]:
    """Where the blast finds a fighter who may have dived; None where it does not reach it."""
    who = from_where.who
    source = None if blow.area(fight, attacker, attack) == CONE else centre
    bar = no_dive(fight, who, attacker, attack, source)
    if bar is not None:
        yield note("gurps.event.no-dive", bar.clause, who=who)
        return from_where
    chosen = yield from _choose(fight, f"dive-{who}", who, attacker, attack, "gurps.ask.dive")
    if chosen is None:
        return from_where
    step = move.stride(fight, who)
    made: Rolled = yield Call(f"dive-{who}-roll", defence.attempt, (who, attacker, attack, chosen))
    in_time = made.true()
    stays = from_where
    if in_time and drop.is_near_cover(fight, who, attacker, source):
        yield from drop.take_cover(fight, who, attacker, CLAUSE, source)
        yield from drop.go_flat(fight, who, CLAUSE)
        return None
    if in_time and centre is not None:
        stays = from_where._replace(yards=(yield from going.flee(fight, who, centre, step)))
    elif in_time:
        stays = from_where._replace(yards=from_where.yards + step)
        if who != target:
            place.come_to(fight, who, target, stays.yards)
    clauses = (CLAUSE, drop.FLYING) if drop.is_aloft(fight, who) else (CLAUSE,)
    yield note("gurps.event.dive", *clauses, who=who, made=in_time, yards=stays.yards)
    yield from drop.go_flat(fight, who, CLAUSE)
    return stays if stays.yards <= reach(fight, attacker, attack) else None


def _choose(
    fight: View, site: str, who: Who, attacker: Who, attack: Blow, label: str
) -> Rule[Defence | None]:
    acrobatic = defence.no_acrobatics(fight, who) is None
    open_now = (DIVE, DIVE._replace(acrobatic=True)) if acrobatic else (DIVE,)
    chosen = yield Choose(
        site,
        who,
        defence.options(fight, who, attacker, attack, open_now, 1),
        sees=lambda: {"ask": label.removeprefix("gurps.ask.")},
        label=label,
        facts={"foe": attacker, "weapon": attack.weapon},
    )
    return next((each for each in open_now if each.id == chosen), None)


# ---------------------------------------------------------------- covering an explosive


def _is_grenade(fight: View, attacker: Who, attack: Blow) -> bool:
    """Whether a body can cover it: an explosive that was thrown."""
    thrown = blow.projectile(fight, attacker, attack) == "thrown"
    return thrown and blow.area(fight, attacker, attack) == EXPLOSION


def _may_cover(fight: View, who: Who, attacker: Who, target: Who) -> bool:
    yards = place.distance_in_sight(fight, who, target)
    if yards is None or yards > move.stride(fight, who) or drop.is_aloft(fight, who):
        return False
    return defence.barred(fight, who, attacker) is None and drop.barred(fight, who) is None


def cover(fight: View, who: Who, attacker: Who, attack: Blow) -> Rule[bool]:
    """A fighter may throw itself on the explosive; whether it covers it in time
    (gurps.drop.sacrificial)."""
    label = "gurps.ask.cover-explosive"
    chosen = yield from _choose(fight, "cover", who, attacker, attack, label)
    if chosen is None:
        return False
    sacrifice.no_retreat(fight, who)
    made: Rolled = yield Call("dodge", defence.attempt, (who, attacker, attack, chosen))
    in_time = made.true()
    clauses = (sacrifice.DROP, sacrifice.CLAUSE)
    facts = {"who": who, "weapon": attack.weapon, "made": in_time}
    yield note("gurps.event.covers", *clauses, **facts)
    yield from drop.go_flat(fight, who, sacrifice.DROP)
    return in_time


def contact(fight: View, who: Who, attacker: Who, attack: Blow) -> Rule[None]:
    """An explosion under a body: the most the dice can do, to that one alone
    (gurps.drop.sacrificial)."""
    damage = blow.damage(fight, attacker, attack)
    most = Known(damage.dice.highest)
    args = (damage, locations.TORSO, criticals.NO_EFFECT, most)
    yield from criticals.take(fight, attacker, who, *args, area=True)
