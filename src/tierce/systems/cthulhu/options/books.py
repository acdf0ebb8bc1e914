"""Options that say which books are on the table (cthulhu.precedence.*)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.cthulhu.options.kind import option


@dataclass(frozen=True)
class BookOptions:
    """Books, and how a roll is read."""

    #: supplements that the keeper allows, their names parted by commas
    supplements: str = option("", "cthulhu.precedence.supplements", "supplements")
    #: which rolls are critical and fumbles: five in a hundred, or one but for weapons
    criticals: Literal["5%", "1%"] = option("5%", "cthulhu.check", "critical and special", "core")
