"""Options about injury, treatment and being thrown about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.cthulhu.options.kind import option


@dataclass(frozen=True)
class InjuryOptions:
    """Wounds and what heals them."""

    #: a treatment heals one arm, leg or throat, or all
    treatment_heals: Literal["one", "all"] = option(
        "one", "cthulhu.effects", "treatment of an arm, leg or throat"
    )
    #: a try that fails was the one that a wound has, or the wound may be tried again
    treatment_failed: Literal["used", "again"] = option(
        "used", "cthulhu.injury", "each once per wound"
    )
    #: a fight is over when nobody on the side that is left is dying any more, or at once
    fight_ends: Literal["after-rescue", "at-once"] = option(
        "after-rescue", "cthulhu.injury", "the end of a fight"
    )
    #: whoever is driven into somebody stops there, as at cover
    stopped_by_units: bool = option(
        True, "cthulhu.knockback.obstacle", "knocked back into another unit"
    )
