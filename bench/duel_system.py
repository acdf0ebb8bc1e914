"""The smallest system that fights T2: two fighters, hit points, one attack a turn."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.oracle import DAMAGE_ADDS, DODGE, DR, SKILL
from tierce.dice import Dice
from tierce.fight.course import Setup
from tierce.fight.slots import Fact, Pool
from tierce.fight.state import View, tracked
from tierce.fight.system import Fighter, Step, System
from tierce.script.effects import Call, Roll, Rule, Who
from tierce.script.world import World

THREE = Dice(3)
DAMAGE = Dice(2, 6, DAMAGE_ADDS)


def exchange(world: World, skill: int, dodge: int, damage: Dice, dr: int) -> Rule[Any]:
    """The whole attack as one generator; its result is the injury."""
    attack = yield Roll("attack", THREE)
    if attack > skill:
        return 0
    if attack > 4:
        dodged = yield Roll("dodge", THREE)
        if dodged <= dodge:
            return 0
    rolled = yield Roll("damage", damage)
    return (rolled - dr).at_least(0) * 3 // 2


def exchange_of_parts(world: World, skill: int, dodge: int, damage: Dice, dr: int) -> Rule[Any]:
    """The same in pieces, each remembered by its arguments."""
    attack = yield Call("attack", to_hit, (skill,))
    if attack == "miss":
        return 0
    if attack == "hit":
        failed = yield Call("dodge", fails, (dodge,))
        if not failed.true():
            return 0
    return (yield Call("injury", injury, (damage, dr)))


def to_hit(world: World, skill: int) -> Rule[str]:
    """An attack roll: "critical", "hit" or "miss"."""
    attack = yield Roll("attack", THREE)
    if attack <= 4:
        return "critical"
    return "hit" if attack <= skill else "miss"


def fails(world: World, target: int) -> Rule[bool]:
    """Whether three dice exceed a target."""
    roll = yield Roll("roll", THREE)
    failed: bool = roll > target
    return failed


def injury(world: World, damage: Dice, dr: int) -> Rule[Any]:
    """HP lost to cutting damage: half again what passes DR."""
    rolled = yield Roll("damage", damage)
    return (rolled - dr).at_least(0) * 3 // 2


@dataclass(frozen=True)
class Sheet:
    """A fighter."""

    hp: int
    skill: int = SKILL
    dodge: int = DODGE
    damage: Dice = DAMAGE
    dr: int = DR


@dataclass(frozen=True)
class Options:
    """No house rules."""


def opening(world: World) -> Rule[None]:
    """Nothing happens before the first turn."""
    yield from ()


def turn(world: World, who: Who) -> Rule[None]:
    """One attack on the other."""
    view = tracked(world)
    (foe,) = view.read(who, "foes")
    mine, theirs = view.sheet(who), view.sheet(foe)
    lost = yield Call(
        "attack", exchange_of_parts, (mine.skill, theirs.dodge, mine.damage, theirs.dr)
    )
    view.lose(foe, "hp", lost.value())


def next_step(view: View, last: Step | None) -> Step:
    """Turn about."""
    first, second = view.fighters
    actor = second if last is not None and last.actor == first else first
    return Step(actor, "turn", (("turn", actor),))


def verdict(view: View) -> str | None:
    """Whoever still stands, once one is down."""
    standing = [who for who in view.fighters if not view.read(who, "down")]
    return None if len(standing) > 1 else str(view.read(standing[0], "side"))


SYSTEM = System(
    name="bench",
    version=1,
    options=Options,
    sheet=Sheet,
    slots=(Pool("hp", lambda sheet: sheet.hp, floor=lambda sheet: 0),),
    field_slots=(),
    facts=(Fact("down", ("hp",), lambda sheet, hp: hp <= 0),),
    opening=opening,
    rules={"turn": turn},
    next_step=next_step,
    verdict=verdict,
    policies={},
    folder=Path(__file__).parent,
)

FIRST, SECOND = Who("first"), Who("second")


def setup(hp: int) -> Setup:
    """Two alike with so many HP, "first" acting first."""
    fighters = [Fighter(name, str(name), Sheet(hp)) for name in (FIRST, SECOND)]
    return Setup(SYSTEM, tuple(fighters), Options(), "")
