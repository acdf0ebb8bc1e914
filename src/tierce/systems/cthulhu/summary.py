"""What a screen shows of a fighter at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.cthulhu.rules import hold
from tierce.systems.cthulhu.slots import RESTRINGING

Line = tuple[str, Mapping[str, Any]]

FATES = {"unconscious": "cthulhu.show.unconscious", "dead": "cthulhu.show.dead"}
#: Conditions with a text of their own; whoever begins another by hand sees its name.
CONDITIONS = {
    "arm-hurt": "cthulhu.show.arm-hurt",
    "disarming": "cthulhu.show.disarming",
    "held": "cthulhu.show.held",
    "hidden": "cthulhu.show.hidden",
    "knee-hurt": "cthulhu.show.knee-hurt",
    "leg-hurt": "cthulhu.show.leg-hurt",
    "pinned": "cthulhu.show.pinned",
    "prone": "cthulhu.show.prone",
    "shoulder-hurt": "cthulhu.show.shoulder-hurt",
    "throat-hurt": "cthulhu.show.throat-hurt",
    "strangled": "cthulhu.show.strangled",
    "stunned": "cthulhu.show.stunned",
    "wing-hurt": "cthulhu.show.wing-hurt",
}
#: What lasts no longer than whoever holds the fighter is able.
ON_A_HOLD = ("held", "pinned", "strangled", "disarming")
#: What is wrong with a thing.
TROUBLES = {
    "destroyed": "cthulhu.show.destroyed",
    "dropped": "cthulhu.show.dropped",
    "no-shot": "cthulhu.show.no-shot",
    "jammed": "cthulhu.show.jammed",
    "thrown": "cthulhu.show.thrown",
    "stuck": "cthulhu.show.stuck",
}


def summary(fight: View, who: Who) -> Sequence[Line]:
    """HP, then what ails the fighter, then what is used up in this round; of who is out of the
    fight only that."""
    fate = fight.read(who, "fate")
    if fate:
        return [*_pools(fight, who), (FATES[fate], {}), *_dying(fight, who)]
    return [*_pools(fight, who), *_state(fight, who), *_used(fight, who)]


def _pools(fight: View, who: Who) -> Iterator[Line]:
    yield "cthulhu.show.hp", {"now": fight.read(who, "hp"), "most": fight.sheet(who).hp}
    if fight.read(who, "acting"):
        yield "cthulhu.show.points", {"points": fight.read(who, "points")}


def _dying(fight: View, who: Who) -> Iterator[Line]:
    rounds = fight.read(who, "dying")
    if rounds:
        yield "cthulhu.show.dying", {"rounds": rounds}


def _state(fight: View, who: Who) -> Iterator[Line]:
    for condition in fight.read(who, "conditions"):
        if condition.name in ON_A_HOLD and hold.is_over(fight, who):
            continue  # whoever held it is out of the fight by the keeper's hand
        key = CONDITIONS.get(condition.name, "cthulhu.show.condition")
        about = condition.about[0] if condition.about else "none"
        yield key, {"name": condition.name, "about": about}
    for thing, why in fight.read(who, "unfit"):
        yield TROUBLES[why], {"weapon": thing}
    for thing, left in fight.read(who, "durability"):
        yield "cthulhu.show.durability", {"weapon": thing, "left": left}
    for thing, left in fight.read(who, "rounds"):
        yield "cthulhu.show.rounds", {"weapon": thing, "left": left}
    for thing, _ in fight.read(who, "rests"):
        yield "cthulhu.show.rests", {"weapon": thing}
    yield from _archery(fight, who)


def _archery(fight: View, who: Who) -> Iterator[Line]:
    if fight.read(who, "nocked") is not None:
        yield "cthulhu.show.nocked", {"weapon": fight.read(who, "nocked")}
    if fight.read(who, "hard"):
        yield "cthulhu.show.hard", {}
    if fight.read(who, "precise") is not None:
        yield "cthulhu.show.precise", {"foe": fight.read(who, "precise")}
    for thing, left in fight.read(who, "string"):
        yield "cthulhu.show.string", {"weapon": thing, "left": left}
    if fight.read(who, "restringing") is not None:
        left = RESTRINGING - fight.read(who, "strung")
        yield "cthulhu.show.restringing", {"weapon": fight.read(who, "restringing"), "left": left}


def _used(fight: View, who: Who) -> Iterator[Line]:
    if fight.read(who, "delay"):
        yield "cthulhu.show.delay", {"points": fight.read(who, "delay")}
    if fight.read(who, "concentrate") is not None:
        yield "cthulhu.show.concentrate", {"kind": fight.read(who, "concentrate")}
    if fight.read(who, "named") is not None:
        yield "cthulhu.show.named", {"foe": fight.read(who, "named")}
    for kind, count in fight.read(who, "defences"):
        yield "cthulhu.show.used", {"kind": kind, "count": count}
