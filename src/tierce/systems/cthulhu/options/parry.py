"""Options about parries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.cthulhu.options.kind import option


@dataclass(frozen=True)
class ParryOptions:
    """What parries, and what it costs."""

    #: whoever has no art or Martial Arts to speak of names the foe to parry
    parry_named: bool = option(True, "cthulhu.parry.declare", "named parry")
    #: a parry may be rolled on an art that fits what parries
    parry_with_art: bool = option(True, "cthulhu.martial.combine", "parry roll")
    #: Martial Arts parries as a striking art does
    martial_arts_parry: bool = option(True, "cthulhu.martial.combine", "parry with an art")
    #: what a weapon art does without its weapon: cancels all, or parries as a fist
    bare_weapon_art: Literal["cancels", "as-fist"] = option(
        "cancels", "cthulhu.martial.weapon-art", "parry with a weapon art and empty hands"
    )
    #: weapons, shields and long guns parry fists as well
    weapons_parry_unarmed: bool = option(True, "cthulhu.parry.blade", "any melee weapon")
    #: fists and kicks parry head butts and grapples as well
    fist_parries_all: bool = option(False, "cthulhu.parry.fist", "fist and kick parry")
    #: a critical fist or kick parry stops a weapon
    fist_critical_cancels: bool = option(
        False, "cthulhu.parry.fist", "fist or kick parry against a weapon, critical"
    )
    #: which of its two rolls must be critical
    grapple_critical: Literal["both", "either"] = option(
        "both", "cthulhu.parry.grapple", "grapple parry"
    )
    #: what a spear is when it takes damage
    spear_as: Literal["club", "sword"] = option("club", "cthulhu.parry.club", "spear")
    #: what axes, staffs, whips and the like parry as
    others_as: Literal["club", "sword"] = option("club", "cthulhu.parry.club", "spear")
    #: what exceeds the durability hits the fighter, where the source is silent
    excess_through: bool = option(True, "cthulhu.parry.blade", "excess over durability")
    #: a fumbled parry stops the blow though it destroys the weapon
    fumble_stops: bool = option(True, "cthulhu.parry.critical", "parry fumble")
    #: what may not attack after parrying may not parry after attacking either
    attack_bars_parry: bool = option(
        True, "cthulhu.parry.club", "a club, knife or spear that attacked this round cannot parry"
    )
    #: Martial Arts lifts the ban on attacking after a parry too
    martial_arts_lift: bool = option(False, "cthulhu.parry.club", "which art lifts the club's ban")
    #: the chance of a shield against shots and throws
    shield_block: Literal["half", "full"] = option(
        "half", "cthulhu.parry.shield", "shield against ranged attacks"
    )
