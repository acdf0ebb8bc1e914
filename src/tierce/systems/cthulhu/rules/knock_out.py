"""Striking to stun (cthulhu.knock-out)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.script.value import total
from tierce.systems.cthulhu.rules import injury, resistance
from tierce.systems.cthulhu.sheet import Weapon

CLAUSE = "cthulhu.knock-out"
#: What can stun: parts of the body but claws, and what is blunt.
BLUNT = ("fist", "kick", "head-butt", "grapple", "club", "staff", "mace", "shield")
#: Of the damage so much is left where it succeeds, rounded down.
THIRD = 3


def able(weapon: Weapon) -> bool:
    """Whether a weapon can knock somebody out."""
    return weapon.kind in BLUNT and not weapon.pointed


def attempt(fight: View, who: Who, foe: Who, damage: int) -> Rule[None]:
    """Damage against current HP: unconscious and a third of it, or all of it."""
    target = total(resistance.chance(damage, fight.read(foe, "hp")))
    came = yield from resistance.contest(fight, who, "cthulhu.roll.knock-out", target)
    made = came.made
    facts = {"target": target, "rolled": came.rolled, "made": made, "how": came.degree}
    yield note("cthulhu.event.knock-out", CLAUSE, who=who, foe=foe, **facts)
    if made:
        yield from injury.pass_out(fight, foe, injury.KNOCKED_OUT, CLAUSE)
    yield from injury.suffer(fight, foe, damage // THIRD if made else damage)
