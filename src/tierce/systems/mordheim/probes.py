"""Values and rules that cases and tools may ask for by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.script.effects import Call, Rule, Who
from tierce.script.value import Value
from tierce.systems.mordheim.rules import (
    armour,
    batch,
    hitting,
    injury,
    morale,
    order,
    parry,
    strike,
    weapons,
)


def save(fight: View, who: Who, attacker: Who, weapon: str) -> Value:
    """The number a save needs against a blow, part by part."""
    return armour.save(fight, who, attacker, weapons.named(fight, attacker, weapon))


def _save_text(number: int) -> str:
    return "none" if number >= armour.NONE else f"{number}+"


def save_against(fight: View, who: Who, attacker: Who, weapon: str) -> str:
    """A save against a blow, as players write it."""
    return _save_text(armour.needed(fight, who, attacker, weapons.named(fight, attacker, weapon)))


def shooting_save(fight: View, who: Who) -> str:
    """A save against what comes from afar, before Strength."""
    return _save_text(sum(part.amount for part in armour.against_shooting(fight, who)))


def wound(fight: View, who: Who, foe: Who, weapon: str) -> str:
    """The number to wound, as players write it."""
    number = hitting.to_wound(fight, who, foe, weapons.named(fight, who, weapon))
    return "none" if number >= hitting.IMPOSSIBLE else f"{number}+"


def strength_of(fight: View, who: Who, weapon: str) -> int:
    """The Strength of a blow as it stands now."""
    return weapons.strength(fight, who, weapons.named(fight, who, weapon))


def need(fight: View, who: Who, foe: Who, weapon: str) -> int:
    """The number to hit."""
    return hitting.need(fight, who, foe, weapons.named(fight, who, weapon))


def stand(fight: View, who: Who, foe: Who, used: tuple[str, ...]) -> Rule[int]:
    """How many hits stand after the parry."""
    standing = yield from batch.landed(fight, who, foe, used)
    return len(standing)


def fate(fight: View, who: Who, foe: Who, used: tuple[str, ...]) -> Rule[str]:
    """What becomes of a foe in one batch; "standing" while it is on its feet."""
    yield Call("batch", batch.fight_out, (who, foe, used))
    return fight.read(foe, "fate") or "standing"


def wounds(fight: View, who: Who, foe: Who, used: tuple[str, ...]) -> Rule[int]:
    """How many wounds of a batch are not saved."""
    came = yield Call("batch", batch.fight_out, (who, foe, used))
    lost: int = came.map(lambda each: each.wounds).value()
    return lost


def injured(fight: View, who: Who, foe: Who, weapon: str, lost: int, more: int = 0) -> Rule[str]:
    """What so many unsaved wounds make of a foe."""
    striking = weapons.named(fight, who, weapon)
    yield from injury.injure(fight, who, foe, striking, lost, more, True)
    yield from injury.settle(fight, foe, who)
    return fight.read(foe, "fate") or "standing"


def phase(fight: View, of: Who) -> Rule[str]:
    """What becomes of a model in a whole close-combat phase."""
    yield Call("combat", order.combat, (of,))
    number = 0
    while True:
        places = [e for e in fight.read(FIELD, "order") if strike.can_strike(fight, e)]
        if not places:
            return fight.read(of, "fate") or "standing"
        rule = strike.crack if isinstance(places[0], tuple) else strike.strike
        yield Call(f"strike-{number}", rule, (strike.model(places[0]),))
        number += 1


def hits_in_phase(fight: View, of: Who) -> Rule[int]:
    """How many hits by foes who strike once each stand against a model in a phase."""
    yield Call("combat", order.combat, (of,))
    stood = 0
    for entry in fight.read(FIELD, "order"):
        who = strike.model(entry)
        if who != of:
            name = weapons.in_hand(fight, who)[0].name
            came = yield Call(f"batch-{who}", batch.fight_out, (who, of, (name,)))
            stood += came.map(lambda each: each.hits).value()
    return stood


def striking_order(fight: View, of: Who) -> Rule[str]:
    """Who strikes after whom in a phase that begins now."""
    yield Call("combat", order.combat, (of,))
    return " ".join(str(strike.model(each)) for each in fight.read(FIELD, "order"))


def out_of(fight: View, warriors: int, out: int) -> bool:
    """Whether so many out of so many make a rout test due."""
    return morale.quarter(warriors, out)


PROBES: Mapping[str, Callable[..., Any]] = {
    "save": save,
    "save-against": save_against,
    "save-modifier": lambda fight, strength: -armour.worsened(strength),
    "shooting-save": shooting_save,
    "movement": armour.movement,
    "to-hit": need,
    "to-wound": wound,
    "strength": strength_of,
    "attacks": weapons.attacks,
    "initiative": parry.initiative,
    "barred": parry.barred_weapon,
    "parry": parry.roll,
    "stand": stand,
    "wounds-lost": wounds,
    "fate": fate,
    "injured": injured,
    "phase": phase,
    "hits-in-phase": hits_in_phase,
    "striking-order": striking_order,
    "leadership": morale.leadership,
    "rout-due": out_of,
    "test": morale.test,
    "alone": morale.alone,
    "runs": morale.runs,
}
