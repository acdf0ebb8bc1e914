"""What a screen shows of a fighter at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.drachensturm.rules import free_blow
from tierce.systems.drachensturm.sheet import CHEST, PARTS

Line = tuple[str, Mapping[str, Any]]


def summary(fight: View, who: Who) -> Sequence[Line]:
    """Life points of the chest and of wounded parts, what ails the fighter, what is used up."""
    lives = [*_lives(fight, who)]
    if fight.read(who, "out"):
        return [*lives, ("drachensturm.show.out", {})]
    return [*lives, *_state(fight, who), *_lasting(fight, who), *_used(fight, who)]


def _lives(fight: View, who: Who) -> Iterator[Line]:
    for part in PARTS:
        now, most = fight.read(who, part), fight.sheet(who).life(part)
        if part == CHEST or now < most:
            yield "drachensturm.show.le", {"part": part, "now": now, "most": most}


def _state(fight: View, who: Who) -> Iterator[Line]:
    if fight.read(who, "surprised"):
        yield "drachensturm.show.surprised", {}
    if fight.read(who, "bound"):
        yield "drachensturm.show.bound", {}
    if fight.read(who, "fallen"):
        yield "drachensturm.show.fallen", {"how": fight.read(who, "fallen")}
    if fight.read(who, "moved"):
        yield "drachensturm.show.moved", {"how": fight.read(who, "moved")}
    if fight.read(who, "covered"):
        yield "drachensturm.show.covered", {}
    for condition in fight.read(who, "conditions"):
        yield "drachensturm.show.condition", {"name": condition.name}


def _lasting(fight: View, who: Who) -> Iterator[Line]:
    if fight.read(who, "shaken"):
        yield "drachensturm.show.shaken", {"rounds": fight.read(who, "shaken")}
    if fight.read(who, "rest"):
        yield "drachensturm.show.weary", {"rounds": fight.read(who, "rest")}
    if fight.read(who, "no_attack"):
        yield "drachensturm.show.no-attack", {"rounds": fight.read(who, "no_attack")}
    if fight.read(who, "parry_only"):
        yield "drachensturm.show.parry-only", {}
    if fight.read(who, "next_dodge"):
        yield "drachensturm.show.next-dodge", {}
    for weapon, how in fight.read(who, "spoilt"):
        yield "drachensturm.show.spoilt", {"weapon": weapon, "how": how}


def _used(fight: View, who: Who) -> Iterator[Line]:
    used = fight.read(who, "defended")
    if used:
        left = max(0, free_blow.MOST_DEFENCES - used)
        yield "drachensturm.show.defences", {"left": left}
    for weapon, _ in fight.read(who, "parries"):
        yield "drachensturm.show.parried", {"weapon": weapon}
