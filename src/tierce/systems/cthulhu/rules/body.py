"""Characteristics as they are now: what hurt limbs and joints take from them (cthulhu.effects)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value, total
from tierce.systems.cthulhu.rules.numbers import Cut

LEG, ARM, JOINT = "cthulhu.aim.leg", "cthulhu.aim.arm", "cthulhu.bow.precision"
#: Conditions by what they take: DEX to two thirds, attack skills to two thirds, a point each.
LAME = ("leg-hurt", "wing-hurt")
ARM_HURT, SHOULDER, KNEE = "arm-hurt", "shoulder-hurt", "knee-hurt"
ROUND_UP = (2, 3)


def held(fight: View, who: Who, *names: str) -> Iterator[Condition]:
    """The conditions of these names, one for each limb or joint."""
    for condition in fight.read(who, "conditions"):
        if condition.name in names:
            yield condition


def value(fight: View, who: Who, name: str) -> Value:
    """A characteristic by the name of its field, with what has been taken from it."""
    now = getattr(fight.sheet(who), name)
    yield Part(now, "cthulhu.part.characteristic", "cthulhu.check", {"name": name})
    if name == "dex":
        for _ in held(fight, who, *LAME):
            left = -(-now * ROUND_UP[0] // ROUND_UP[1])
            yield Part(left - now, "cthulhu.part.lame", LEG)
            now = left
        for _ in held(fight, who, KNEE):
            yield Part(-1, "cthulhu.part.joint", JOINT)
    if name == "strength":
        for _ in held(fight, who, SHOULDER):
            yield Part(-1, "cthulhu.part.joint", JOINT)


def value_of(fight: View, who: Who, name: str) -> int:
    """The same as a number."""
    return total(value(fight, who, name))


def dex(fight: View, who: Who) -> int:
    """DEX for rolls: DEX x5 and dodge. A delay lowers it too, by option."""
    now = value_of(fight, who, "dex")
    if fight.options.delay_lowers == "dex":
        now -= fight.read(who, "delay")
    return now


def times_five(fight: View, who: Who, name: str, clause: str) -> Value:
    """A characteristic x5, as a chance in per cent."""
    points = dex(fight, who) if name == "dex" else value_of(fight, who, name)
    yield Part(5 * points, "cthulhu.part.times-five", clause, {"name": name, "points": points})


def hurt_arms(fight: View, who: Who) -> Iterator[Cut]:
    """What hurt arms leave of attack skills (cthulhu.aim.arm)."""
    for _ in held(fight, who, ARM_HURT):
        yield Cut(*ROUND_UP, "cthulhu.part.arm", ARM)
