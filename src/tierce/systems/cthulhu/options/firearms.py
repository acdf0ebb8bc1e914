"""Options about firearms, range and reloading."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.cthulhu.options.kind import option


@dataclass(frozen=True)
class FirearmOptions:
    """Firearms."""

    #: how often firearms may be declared in a turn
    gun_declarations: int = option(2, "cthulhu.gun.twice", "two gun attacks", within=(1, 100))
    #: whether the other attack of a turn with a firearm may be one of another kind
    gun_and_other: bool = option(False, "cthulhu.gun.twice", "two gun attacks")
    #: a gun that the data give a slower rate keeps it
    slow_guns: bool = option(True, "cthulhu.gun.twice", "two gun attacks")
    #: whether the loss of a burst grows with every shot, or is the same from the second one on
    burst_penalty: Literal["cumulative", "flat"] = option(
        "cumulative", "cthulhu.gun.burst", "burst penalty"
    )
    #: what one defence answers: all bullets of a declaration, or one
    volley_defence: Literal["declaration", "bullet"] = option(
        "declaration", "cthulhu.gun.burst", "one declaration is one attack, at one target"
    )
    #: which bullets of a burst in touch hit by themselves
    point_blank_bullets: Literal["first", "all"] = option(
        "first", "cthulhu.gun.point-blank", "point blank"
    )
    #: how many shots each of two guns fires: its usual number, or twice that
    two_guns_shots: Literal["usual", "double"] = option("usual", "cthulhu.gun.unaimed", "unaimed")
    #: whether a burst may be aimed at a vital part
    aimed_bursts: bool = option(False, "cthulhu.gun.burst", "aimed bursts")
    #: whether cover counts beside the halving where the target hides behind it
    cover_and_hidden: bool = option(False, "cthulhu.gun.cover", "cover for firearms")
    #: how many loose cartridges a point puts in
    cartridges: int = option(2, "cthulhu.attack.cost", "reload", within=(1, 100))
    #: whether distance lowers the chance of what shoots or is thrown
    ranges: bool = option(True, "cthulhu.range", "range", "core")
