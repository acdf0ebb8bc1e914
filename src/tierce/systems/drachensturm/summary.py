"""What a screen shows of a fighter at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.drachensturm.rules import free_blow
from tierce.systems.drachensturm.sheet import CHEST, PARTS

Line = tuple[str, Mapping[str, Any]]


#: Mark -> how it is shown while it holds, and what its value is called there, if anything.
MARKS: Mapping[str, tuple[str, str]] = {
    "surprised": ("drachensturm.show.surprised", ""),
    "bound": ("drachensturm.show.bound", ""),
    "fallen": ("drachensturm.show.fallen", "how"),
    "moved": ("drachensturm.show.moved", "how"),
    "covered": ("drachensturm.show.covered", ""),
    "shaken": ("drachensturm.show.shaken", "rounds"),
    "rest": ("drachensturm.show.weary", "rounds"),
    "no_attack": ("drachensturm.show.no-attack", "rounds"),
    "parry_only": ("drachensturm.show.parry-only", ""),
    "next_dodge": ("drachensturm.show.next-dodge", ""),
}


def summary(fight: View, who: Who) -> Sequence[Line]:
    """Life points of the chest and of wounded parts, what ails the fighter, what is used up."""
    lives = [*_lives(fight, who)]
    if fight.read(who, "out"):
        return [*lives, ("drachensturm.show.out", {})]
    return [*lives, *_state(fight, who), *_used(fight, who)]


def _lives(fight: View, who: Who) -> Iterator[Line]:
    for part in PARTS:
        now, most = fight.read(who, part), fight.sheet(who).life(part)
        if part == CHEST or now < most:
            yield "drachensturm.show.le", {"part": part, "now": now, "most": most}


def _state(fight: View, who: Who) -> Iterator[Line]:
    for mark, (key, called) in MARKS.items():
        value = fight.read(who, mark)
        if value:
            yield key, {called: value} if called else {}
    for condition in fight.read(who, "conditions"):
        yield "drachensturm.show.condition", {"name": condition.name}
    for weapon, how in fight.read(who, "spoilt"):
        yield "drachensturm.show.spoilt", {"weapon": weapon, "how": how}


def _used(fight: View, who: Who) -> Iterator[Line]:
    used = fight.read(who, "defended")
    if used:
        left = max(0, free_blow.MOST_DEFENCES - used)
        yield "drachensturm.show.defences", {"left": left}
    for weapon, _ in fight.read(who, "parries"):
        yield "drachensturm.show.parried", {"weapon": weapon}
