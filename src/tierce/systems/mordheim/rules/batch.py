"""A model's attacks on one foe: all dice to hit, the parry, then the wounds (mordheim.batch)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from tierce.dice import Apart
from tierce.fight.state import View
from tierce.script.effects import Call, Note, Roll, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.mordheim.rules import contact, hit, hitting, injury, parry, skills, weapons
from tierce.systems.mordheim.rules.parry import Hits
from tierce.systems.mordheim.sheet import Weapon
from tierce.systems.mordheim.slots import KNOCKED_DOWN, OUT, STUNNED

CLAUSE = "mordheim.batch"
STUNNED_CLAUSE = "mordheim.stunned"
DOWN = "mordheim.knocked-down"
FINISH = "mordheim.finish-next-model"
NO_FINISH = "mordheim.no-finish-same-model"


class Came(NamedTuple):
    """What a batch came to: hits that were not parried, wounds that were not saved."""

    hits: int
    wounds: int


def fight_out(fight: View, who: Who, foe: Who, used: tuple[str, ...]) -> Rule[Any]:
    """Attacks with these weapons on one foe, settled; what they came to."""
    fate = fight.read(foe, "fate")
    if not fate and fight.read(foe, "first_foe") is None:
        fight.put(foe, "first_foe", who)
    own = fight.read(foe, "felled_by") == who
    if fate == STUNNED and not own:
        yield from take_out(fight, who, foe)
        return Came(0, 0)
    finishing = fate == KNOCKED_DOWN and not own
    if finishing:
        yield note("mordheim.event.automatic", DOWN, FINISH, who=who, foe=foe, number=len(used))
        if parry.items(fight, foe):
            yield note("mordheim.event.no-parry", DOWN, who=foe, foe=who, why="down")
        standing = used
    else:
        if own:
            yield note("mordheim.event.as-standing", NO_FINISH, who=who, foe=foe)
        standing = yield from landed(fight, who, foe, used)
    if not standing:
        return Came(0, 0)
    lost = yield Call("hits", hit.settle, (who, foe, standing, finishing))
    yield from injury.settle(fight, foe, who)
    number = len(standing)
    return lost.map(lambda wounds: Came(number, wounds))


def take_out(fight: View, who: Who, foe: Who) -> Rule[None]:
    """A stunned foe is out of action without a die (mordheim.stunned)."""
    yield from injury.fall(fight, foe, OUT, who, STUNNED_CLAUSE)


def landed(fight: View, who: Who, foe: Who, used: tuple[str, ...]) -> Rule[tuple[str, ...]]:
    """The weapons of the hits that stand: all dice to hit, then the foe's parry."""
    hits: list[Hits] = []
    for name, group in groupby(used):
        found = yield Call(f"with-{name}", volley, (who, foe, name, len(list(group))))
        hits.append(found.value())
    if not any(each.number for each in hits):
        return ()
    parried = yield from parry.defend(fight, foe, who, tuple(hits))
    return tuple(_standing(hits, parried))


def _standing(hits: list[Hits], parried: tuple[str, ...]) -> Iterator[str]:
    for each in hits:
        yield from [each.weapon] * (each.number - parried.count(each.weapon))


def volley(fight: View, who: Who, foe: Who, name: str, number: int) -> Rule[Any]:
    """So many dice to hit with one weapon; misses are thrown again where hatred says so."""
    weapon = weapons.named(fight, who, name)
    need = hitting.need(fight, who, foe, weapon)
    roll: Rolled = yield _throw("to-hit", who, foe, weapon, need, number)
    yield _told(who, foe, name, need, roll)
    tries = 0 if parry.closed(fight, foe, who) else parry.tries(fight, foe)
    found = roll.fold(_tally, Hits(name, 0), need, tries)
    if not (skills.has(fight, who, "hatred") and contact.first_turn(fight, who)):
        return found
    first: Hits = found.value()
    if first.number == number:
        return first
    roll = yield _throw("to-hit-again", who, foe, weapon, need, number - first.number)
    yield _told(who, foe, name, need, roll)
    return roll.fold(_tally, first, need, tries)


def _throw(site: str, who: Who, foe: Who, weapon: Weapon, need: int, number: int) -> Roll:
    facts = {"foe": foe, "target": need, "weapon": weapon.name, "count": number}
    return Roll(site, Apart(number), who, "mordheim.roll.to-hit", facts)


def _told(who: Who, foe: Who, name: str, need: int, roll: Rolled) -> Note:
    return note(
        "mordheim.event.to-hit",
        hitting.HIT,
        CLAUSE,
        who=who,
        foe=foe,
        weapon=name,
        need=need,
        rolled=roll,
        hits=roll.map(lambda faces: sum(face >= need for face in faces)),
    )


def _tally(hits: Hits, face: int, need: int, tries: int) -> Hits:
    """One die more: how many hit, and the highest of them, as many as a parry can ask for."""
    if face < need:
        return hits
    dice = sorted((*hits.dice, face), reverse=True)[:tries]
    return Hits(hits.weapon, hits.number + 1, tuple(dice))
