"""A blow from its declaration to what it leaves behind (drachensturm.exchange,
drachensturm.free-blow, drachensturm.effects)."""

from __future__ import annotations

from typing import Any

from tierce.fight.state import View
from tierce.script.effects import GM, Call, Choose, Facts, Option, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.drachensturm.rules import (
    arms,
    damage,
    defence,
    effects,
    exchange,
    free_blow,
    place,
    surrounded,
    targeted,
    values,
)
from tierce.systems.drachensturm.rules.by_option import decides
from tierce.systems.drachensturm.rules.exchange import NONE, UNDEFENDED, Blow, Defence
from tierce.systems.drachensturm.sheet import CHEST, PARTS

#: Why a blow is free that comes at the start of a round, or after an outstanding defence.
LATE, RIPOSTE = "late", "riposte"
#: Why a blow is free where nothing is open to the defender, and where it wants no defence.
NOTHING_LEFT, CHOSEN = "nothing-left", "chosen"


# ---------------------------------------------------------------- declaring


def aim(fight: View, who: Who, foe: Who, weapon: str, free: str = "") -> Rule[Blow]:
    """Where a blow is aimed; the chest is what an unaimed one hits (drachensturm.targeted)."""

    def option(part: str) -> Option:
        trial = None
        if free:
            args = (who, foe, Blow(weapon, part, part != CHEST), UNDEFENDED)
            trial = Call("trial", exchange.lands, args)
        facts: Facts = {"part": part}
        return Option(part, lambda: values.attack(fight, who, weapon, part), trial, facts)

    unaimed = (CHEST, *(part for part in PARTS if part != CHEST))
    chosen = yield Choose(
        "aim",
        who,
        tuple(option(part) for part in unaimed),
        sees=lambda: {"ask": "aim", "foe": foe, "weapon": weapon, "free": free},
        label="drachensturm.ask.aim",
        facts={"foe": foe, "weapon": weapon},
    )
    return Blow(weapon, chosen, chosen != CHEST)


def with_what(fight: View, who: Who, foe: Who) -> Rule[str]:
    """With which weapon a free blow is struck, one that reaches where there is one; not asked where
    there is only one."""
    striking = arms.striking(fight, who)
    near = [each for each in striking if place.within(fight, who, foe, each.reach)]
    known = [weapon.name for weapon in near or striking]
    if len(known) == 1:
        return known[0]
    chosen = yield Choose(
        "weapon",
        who,
        tuple(Option(f"with:{name}", facts={"weapon": name}) for name in known),
        sees=lambda: {"ask": "weapon", "foe": foe},
        label="drachensturm.ask.weapon",
        facts={"foe": foe},
    )
    return str(chosen).partition(":")[2]


# ---------------------------------------------------------------- striking


def strike(
    fight: View,
    attacker: Who,
    who: Who,
    blow: Blow,
    free: str = "",
    named: Defence | None = None,
    counts: bool = True,
) -> Rule[bool]:
    """A blow, or a push with a shield, whole; whether it lands.

    `free` says why there is no defence against it, `named` the defence where that was said
    beforehand, `counts` whether it is an attack of this round.
    """
    if counts:
        fight.spend(attacker, "attacks", blow.weapon)
    if fight.read(attacker, "rest"):
        fight.put(attacker, "busy", True)
    yield from _told(fight, attacker, who, blow)
    if surrounded.is_behind(fight, attacker, who):
        yield note("drachensturm.event.behind", surrounded.CLAUSE, who=attacker, foe=who)
        yield decides(fight, "from_behind")
    free = free or free_blow.reason(fight, attacker, who)
    meets = UNDEFENDED if free else (yield from _met(fight, attacker, who, blow, named))
    if meets.kind == NONE:
        told = {"who": attacker, "foe": who, "why": free or _why_none(fight, attacker, who)}
        clauses = (free_blow.CLAUSE, "drachensturm.defence.none")
        yield note("drachensturm.event.free-blow", *clauses, **told)
    used = fight.read(who, "defended")
    if not free:
        yield from defence.told(fight, attacker, who, meets)
        defence.spend(fight, who, meets)
    came: Rolled = yield Call(
        "exchange", exchange.resolve, (attacker, who, blow, meets), outcomes=exchange.OUTCOMES
    )
    if used < free_blow.MOST_DEFENCES <= fight.read(who, "defended"):
        free_blow.open_up(fight, who, free_blow.THREE)
        yield decides(fight, "limits")
    return (yield from _follow(fight, attacker, who, blow, meets, came))


def _told(fight: View, attacker: Who, who: Who, blow: Blow) -> Rule[None]:
    """What is struck, with what and where."""
    facts: dict[str, Any] = {"who": attacker, "foe": who, "weapon": blow.weapon}
    if _pushes(fight, attacker, blow):
        yield note("drachensturm.event.push", "drachensturm.flight", **facts)
        return
    clauses = (exchange.CLAUSE, *(targeted.CLAUSE,) * blow.aimed)
    facts |= {"part": blow.part, "aimed": blow.aimed}
    yield note("drachensturm.event.strike", *clauses, **facts)
    if blow.aimed:
        yield decides(fight, targeted.option_of(blow.part))


def _pushes(fight: View, attacker: Who, blow: Blow) -> bool:
    """Whether it is a push with a shield, which does no damage (drachensturm.flight)."""
    pushes: bool = fight.sheet(attacker).weapon(blow.weapon).shield
    return pushes


def _met(fight: View, attacker: Who, who: Who, blow: Blow, named: Defence | None) -> Rule[Defence]:
    """The defence: asked now, or said beforehand where it is still to be had."""
    if named is None:
        return (yield from defence.ask(fight, attacker, who, blow, "defence"))
    legal = defence.open_defences(fight, attacker, who).legal
    return named if named in legal else UNDEFENDED


def _why_none(fight: View, attacker: Who, who: Who) -> str:
    if fight.read(who, "defended") >= free_blow.MOST_DEFENCES:
        return free_blow.THREE
    return CHOSEN if defence.open_defences(fight, attacker, who).legal else NOTHING_LEFT


def _follow(
    fight: View, attacker: Who, who: Who, blow: Blow, meets: Defence, came: Rolled
) -> Rule[bool]:
    """What an exchange leaves behind."""
    extreme = came.among(exchange.EXTREME)
    landed = came.among(exchange.LANDED)
    if extreme and not effects.rich(fight):
        yield decides(fight, "effects")
    rich = extreme and effects.rich(fight)
    harder = effects.Harder()
    if rich and came.among(exchange.LUCKY_HITS):
        found: Rolled = yield Call("lucky", effects.lucky, (attacker, who))
        harder = effects.Harder(*found.value())
    if landed and not _pushes(fight, attacker, blow):
        part = yield from _where(fight, blow, meets)
        yield Call("wound", damage.wound, (attacker, who, blow.weapon, part, *harder))
    if rich:
        yield from _after(fight, attacker, who, blow, meets, came)
    return landed


def _where(fight: View, blow: Blow, meets: Defence) -> Rule[str]:
    """Where the blow lands: as aimed, else in the chest; of a free blow an option says."""
    if blow.aimed or meets.kind != NONE:
        return blow.part
    yield decides(fight, "free_blow_place")
    if fight.options.free_blow_place == "chest":
        return CHEST
    chosen = yield Choose(
        "where",
        GM,
        tuple(Option(part, facts={"part": part}) for part in PARTS),
        label="drachensturm.ask.where",
    )
    return str(chosen)


def _after(
    fight: View, attacker: Who, who: Who, blow: Blow, meets: Defence, came: Rolled
) -> Rule[None]:
    """Fumbles and outstanding defences, where they go to their tables."""
    if came.among(exchange.FUMBLED_ATTACKS):
        yield Call("fumble", effects.fumble, (attacker, blow.weapon))
    if came.among(exchange.FUMBLED_DEFENCES) and not fight.read(who, "out"):
        yield Call("fumbled-defence", effects.fumble, (who, meets.weapon))
    if came.among(exchange.OUTSTANDING_DEFENCES):
        yield Call("outstanding", outstanding, (who, attacker))


def outstanding(fight: View, who: Who, attacker: Who) -> Rule[None]:
    """After an outstanding defence: flee next round without free blows, or one free blow now."""
    able = arms.reaches(fight, who, attacker) and not fight.read(attacker, "out")
    options = (Option("strike"), Option("cover")) if able else (Option("cover"),)
    chosen = yield Choose(
        "use",
        who,
        options,
        sees=lambda: {"ask": "outstanding", "foe": attacker},
        label="drachensturm.ask.outstanding",
        facts={"foe": attacker},
    )
    if chosen == "cover":
        fight.put(who, "covered", "next")
        yield note("drachensturm.event.covered", effects.CLAUSE, "drachensturm.flight", who=who)
        return
    weapon = yield from with_what(fight, who, attacker)
    blow = yield from aim(fight, who, attacker, weapon, RIPOSTE)
    yield Call("riposte", strike, (who, attacker, blow, RIPOSTE, None, False))
