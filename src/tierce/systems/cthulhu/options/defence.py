"""Options about dodging, defending and what they have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.cthulhu.options.kind import option


@dataclass(frozen=True)
class DefenceOptions:
    """Dodge, defend and counter-attacks."""

    #: a defence is chosen once the attack has hit, or before it is rolled
    defence_chosen: Literal["after-hit", "before-roll"] = option(
        "after-hit", "cthulhu.defence.available", "moment of defence"
    )
    #: +30% takes all three uses of concentrating, or one
    concentrate_bonus_uses: Literal["all", "one"] = option(
        "all", "cthulhu.defence.concentrate", "concentrate"
    )
    #: whether the further dodge of a critical one comes on top of the three of concentrating
    concentrate_further_dodge: bool = option(
        True, "cthulhu.defence.concentrate", "concentrate on cover"
    )
    #: an impale pierces armour
    impale_pierces: bool = option(True, "cthulhu.defence.failed", "armour pierced")
    #: defend helps against arrows and what is thrown
    defend_missiles: bool = option(
        True, "cthulhu.defence.available", "defend against bow and thrown weapons"
    )
    #: what a critical defend takes from a melee weapon's damage
    defend_critical: Literal["1d2", "2d2"] = option(
        "1d2", "cthulhu.defend", "defend, critical against melee weapons"
    )
    #: of a critical attack only a critical dodge saves
    only_critical_dodge: bool = option(False, "cthulhu.dodge", "critical attack")
    #: whoever is stunned may strike back
    stunned_counter: bool = option(False, "cthulhu.counter", "stun for one turn")
    #: a counter-attack may be answered by another
    counter_chains: bool = option(False, "cthulhu.counter", "counter-attack")
    #: what a hurt leg does to dodge: 2 for each point of DEX, or two thirds of it are left
    lame_dodge: Literal["by-dex", "two-thirds"] = option(
        "by-dex", "cthulhu.aim.leg", "dodge after a leg hit"
    )
