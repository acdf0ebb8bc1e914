"""What a screen shows of a fighter at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.gurps.rules import arms

Line = tuple[str, Mapping[str, Any]]


def summary(fight: View, who: Who) -> Sequence[Line]:
    """Pools, then what ails the fighter, then what is used up this turn."""
    return [*_pools(fight, who), *_state(fight, who), *_used(fight, who)]


def _pools(fight: View, who: Who) -> Iterator[Line]:
    sheet = fight.sheet(who)
    yield "gurps.show.hp", {"now": fight.read(who, "hp"), "most": sheet.hp}
    if fight.read(who, "fp") < sheet.fp:
        yield "gurps.show.fp", {"now": fight.read(who, "fp"), "most": sheet.fp}


def _state(fight: View, who: Who) -> Iterator[Line]:
    if fight.read(who, "fate"):
        yield f"gurps.show.{fight.read(who, 'fate')}", {}
    elif fight.read(who, "stun"):
        yield "gurps.show.stunned", {}
    if fight.read(who, "posture") != "standing":
        yield "gurps.show.posture", {"posture": fight.read(who, "posture")}
    if fight.read(who, "reeling"):
        yield "gurps.show.reeling", {}
    if fight.read(who, "shock"):
        yield "gurps.show.shock", {"amount": fight.read(who, "shock")}
    for condition in fight.read(who, "conditions"):
        yield f"gurps.show.{condition.name}", {}
    if fight.read(who, "maneuver") in ("all-out-attack", "all-out-defense"):
        yield f"gurps.show.{fight.read(who, 'maneuver')}", {}
    for thing, why in fight.read(who, "unready"):
        if thing in (arms.held(fight, who, hand) for hand in arms.HANDS):
            yield "gurps.show.unready", {"weapon": thing, "why": why}


def _used(fight: View, who: Who) -> Iterator[Line]:
    for key, count in fight.read(who, "parries"):
        hand, _, weapon = key.partition(":")
        yield "gurps.show.parried", {"with": weapon or hand, "count": count}
    if fight.read(who, "blocks"):
        yield "gurps.show.blocked", {}
    foe = fight.read(who, "retreat")
    if foe is not None:
        yield "gurps.show.retreated", {"foe": foe}
