"""Call of Cthulhu, 6th edition, with a Japanese house-rule set for combat."""

from tierce.systems.cthulhu.plugin import SYSTEM

__all__ = ["SYSTEM"]
