"""Block: its value, and what it stops (gurps.block.*)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who, Withheld
from tierce.script.value import Part, Value
from tierce.systems.gurps.rules import arms, blow
from tierce.systems.gurps.rules.blow import Blow

#: What is too fast to block.
UNBLOCKED = ("bullet", "beam")


def base(fight: View, who: Who) -> Value:
    """Half the Shield or Cloak skill, and 3 (gurps.block.value)."""
    sheet = fight.sheet(who)
    facts = {"skill": sheet.shield.level}
    yield Part(sheet.shield.level // 2 + 3, "gurps.part.block", "gurps.block.value", facts)
    if sheet.block_bonus:
        yield Part(sheet.block_bonus, "gurps.part.trait", "gurps.defence.modifiers")
    if sheet.has("combat-reflexes"):
        yield Part(1, "gurps.part.combat-reflexes", "gurps.defence.modifiers")


def withheld(fight: View, who: Who, attacker: Who, attack: Blow) -> Withheld | None:
    """Why this attack cannot be blocked, or None where it can."""
    if arms.ready_shield(fight, who) is None:
        return Withheld("block", "gurps.block.value", "gurps.reason.no-shield")
    if blow.projectile(fight, attacker, attack) in UNBLOCKED:
        return Withheld("block", "gurps.block.scope", "gurps.reason.too-fast")
    if fight.read(who, "blocks"):
        return Withheld("block", "gurps.block.once", "gurps.reason.blocked-already")
    return None
