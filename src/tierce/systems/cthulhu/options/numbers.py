"""Options about fractions, multipliers and the order of a sum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.cthulhu.options.kind import option


@dataclass(frozen=True)
class NumberOptions:
    """How numbers are worked out."""

    #: which way fractions go, but for DEX x 2/3, which always goes up
    fractions: Literal["down", "up"] = option("down", "cthulhu.check", "fractions")
    #: whether fractions of a skill come before flat modifiers
    modifier_order: Literal["fractions-first", "flat-first"] = option(
        "fractions-first", "cthulhu.check", "order of modifiers"
    )
    #: what x2 multiplies: the weapon's dice, or damage bonus and additions too
    multiplied: Literal["weapon", "everything"] = option(
        "weapon", "cthulhu.martial.weapon-art", "multipliers"
    )
    #: how dice are multiplied: more of them, or their total
    multiplied_dice: Literal["more-dice", "total"] = option(
        "more-dice", "cthulhu.martial.weapon-art", "multiplied dice"
    )
    #: whether armour counts after what parries and defends, or before
    damage_order: Literal["armour-last", "armour-first"] = option(
        "armour-last", "cthulhu.parry.shield", "damage order"
    )
    #: whether modifiers of an attack touch the art rolled with it
    combined_modifiers: Literal["attack", "both"] = option(
        "attack", "cthulhu.martial.combine", "modifiers in a combination roll"
    )
    #: a critical is a special wherever one is asked for
    critical_is_special: bool = option(True, "cthulhu.impale", "critical and special")
    #: an attack is combined with one art at most
    one_art: bool = option(True, "cthulhu.martial.combine", "one art at a time")
