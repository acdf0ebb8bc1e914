"""Options about order, points and place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.cthulhu.options.kind import option


@dataclass(frozen=True)
class TurnOptions:
    """Order, points and place."""

    #: who goes first of equal DEX: a d100 for the fight, or as the keeper says
    ties: Literal["roll", "keeper"] = option("roll", "cthulhu.turn.order", "ties in DEX", "core")
    #: what a delay lowers: the place in the round, or DEX x5 and dodge too
    delay_lowers: Literal["order", "dex"] = option("order", "cthulhu.turn.delay", "delay")
    #: a fighter who ran may still defend
    defence_after_run: bool = option(
        True, "cthulhu.turn.action-points", "a run of three squares ends active actions only"
    )
    #: what a thing costs that the source has no price for
    unpriced_points: int = option(
        1, "cthulhu.turn.action-points", "unpriced actions", within=(0, 100)
    )
    #: first aid and medicine, once a turn
    treatment_once: bool = option(True, "cthulhu.injury", "unpriced actions")
    #: first aid and medicine, also of oneself
    treat_oneself: bool = option(True, "cthulhu.injury", "unpriced actions")
    #: in touch: on the same square, or also on the next
    touch: Literal["same-square", "next-square"] = option(
        "same-square", "cthulhu.gun.point-blank", "touch"
    )
    #: whether the stunned defend themselves
    stunned_defend: bool = option(True, "cthulhu.effects", "stun for one turn")
    #: what lying on the ground does to attacks and dodges, in per cent: none, or a minus
    prone_penalty: int = option(0, "cthulhu.effects", "prone", within=(-100, 0))
    #: how far up or down one steps on a map; what is higher takes climbing, and the keeper's word
    step_metres: int = option(
        1, "cthulhu.ground.move", "height of a step on a map", within=(0, 1000)
    )
    #: metres of a fall for which there is a die of damage
    fall_metres: int = option(3, "cthulhu.knockback.obstacle", "fall", "core", within=(1, 1000))
