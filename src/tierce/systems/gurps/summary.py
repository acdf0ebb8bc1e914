"""What a screen shows of a fighter at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tierce.fight.places import Marked, cell_of
from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.gurps.rules import arms, suppression, wait

Line = tuple[str, Mapping[str, Any]]

FATES = {"unconscious": "gurps.show.unconscious", "dead": "gurps.show.dead"}
#: Conditions with a text of their own; whoever begins another by hand sees its name.
CONDITIONS = {
    "at-rest": "gurps.show.at-rest",
    "back-turned": "gurps.show.back-turned",
    "dazed": "gurps.show.dazed",
    "deaf": "gurps.show.deaf",
    "flying": "gurps.show.flying",
    "guard-down": "gurps.show.guard-down",
    "no-retreat": "gurps.show.no-retreat",
    "off-balance": "gurps.show.off-balance",
    "riposte": "gurps.show.riposte",
    "surprised": "gurps.show.surprised",
    "swimming": "gurps.show.swimming",
    "torn": "gurps.show.torn",
    "unsteady": "gurps.show.unsteady",
}
#: Maneuvers that change how a fighter defends.
TELLING = {
    "all-out-attack": "gurps.show.all-out-attack",
    "move-and-attack": "gurps.show.move-and-attack",
    "all-out-defense": "gurps.show.all-out-defense",
}


def summary(fight: View, who: Who) -> Sequence[Line]:
    """Pools, then what ails the fighter, then what is used up this turn; of who is out of the
    fight only that."""
    fate = fight.read(who, "fate")
    if fate:
        return [*_pools(fight, who), (FATES[fate], {})]
    return [*_pools(fight, who), *_state(fight, who), *_used(fight, who)]


def _pools(fight: View, who: Who) -> Iterator[Line]:
    sheet = fight.sheet(who)
    yield "gurps.show.hp", {"now": fight.read(who, "hp"), "most": sheet.hp}
    if fight.read(who, "fp") < sheet.fp:
        yield "gurps.show.fp", {"now": fight.read(who, "fp"), "most": sheet.fp}


def _state(fight: View, who: Who) -> Iterator[Line]:
    if fight.read(who, "stun"):
        yield "gurps.show.stunned", {}
    if fight.read(who, "posture") != "standing":
        yield "gurps.show.posture", {"posture": fight.read(who, "posture")}
    if fight.read(who, "reeling"):
        yield "gurps.show.reeling", {}
    if fight.read(who, "shock"):
        yield "gurps.show.shock", {"amount": fight.read(who, "shock")}
    for condition in fight.read(who, "conditions"):
        key = CONDITIONS.get(condition.name, "gurps.show.condition")
        yield key, {"name": condition.name}
    if fight.read(who, "maneuver") in TELLING:
        told = TELLING[fight.read(who, "maneuver")]
        yield told, {"choice": fight.read(who, "choice") or "none"}
    yield from _watching(fight, who)
    yield from _left(fight, who)
    for thing, why in fight.read(who, "unready"):
        if thing in (arms.held(fight, who, hand) for hand in arms.HANDS):
            yield "gurps.show.unready", {"weapon": thing, "why": why}


def _watching(fight: View, who: Who) -> Iterator[Line]:
    """What the fighter looks out for until its next turn."""
    waiting, zone = fight.read(who, wait.WAITING), suppression.zone_of(fight, who)
    if waiting is not None:
        yield "gurps.show.waiting", wait.Trigger(*waiting).facts
    if zone is not None:
        weapon, cell = zone.blow.weapon, cell_of(fight.ground, zone.middle)
        if cell is None:
            yield "gurps.show.suppressing", {"weapon": weapon}
        else:
            yield "gurps.show.suppressing-zone", {"weapon": weapon, "cell": cell}


def marked(fight: View) -> Iterator[Marked]:
    """What a drawing of the map marks: the zones under fire."""
    for who, cells in suppression.under_fire(fight):
        yield Marked("gurps.show.under-fire", {"who": who}, cells)


def _left(fight: View, who: Who) -> Iterator[Line]:
    """What the maneuver left for the next turn."""
    maneuver = fight.read(who, "maneuver")
    evaluated, feinted, aimed = (
        fight.read(who, mark) for mark in ("evaluated", "feinted", "aimed")
    )
    if evaluated and maneuver == "evaluate":
        yield "gurps.show.evaluated", {"foe": evaluated[0], "count": evaluated[1]}
    if feinted and maneuver == "feint":
        yield "gurps.show.feinted", {"foe": feinted[0], "gain": feinted[1]}
    if aimed and maneuver == "aim":
        yield "gurps.show.aimed", {"foe": aimed[0], "weapon": aimed[1]}


def _used(fight: View, who: Who) -> Iterator[Line]:
    for key, count in fight.read(who, "parries"):
        hand, _, weapon = key.partition(":")
        facts = {"weapon": weapon, "hand": "weapon" if weapon else hand, "count": count}
        yield "gurps.show.parried", facts
    if fight.read(who, "blocks"):
        yield "gurps.show.blocked", {}
    foe = fight.read(who, "retreat")
    if foe is not None:
        yield "gurps.show.retreated", {"foe": foe}
    foe = fight.read(who, "drop")
    if foe is not None:
        yield "gurps.show.dropped-from", {"foe": foe}
