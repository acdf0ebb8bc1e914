"""Options about hiding and covering friends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.cthulhu.options.kind import option


@dataclass(frozen=True)
class ShelterOptions:
    """Hiding, and taking blows for others."""

    #: which SIZ is the active one, so that a larger object hides better, or a larger body
    hide_active: Literal["object", "own"] = option("object", "cthulhu.hide", "hide")
    #: what hides somebody is used up by the damage it takes
    objects_wear: bool = option(True, "cthulhu.hide", "hide, the object")
    #: after which results somebody is hidden
    hidden_after: Literal["all", "success"] = option("all", "cthulhu.hide", "hidden")
    #: whether being hidden halves counter-attacks too
    hidden_counters: bool = option(False, "cthulhu.hide", "hidden")
    #: what whoever takes a gunshot for a friend may still do: block with a shield, or anything
    cover_gunshots: Literal["block", "any"] = option(
        "block", "cthulhu.cover", "cover for a gunshot"
    )
    #: after a failed cover the defence of the friend is outside the limits of the round too
    cover_failed_free: bool = option(True, "cthulhu.cover", "cover failed")
    #: covering several divides the chances of the defence after it as well
    cover_divides_all: bool = option(True, "cthulhu.cover", "cover of several")
    #: whoever covers from the next square steps onto that of the friend
    cover_moves: bool = option(False, "cthulhu.cover", "cover from one square away")
