"""The `drachensturm` system: opposed d20s, three defences a combat round, free blows."""

from tierce.systems.drachensturm.plugin import SYSTEM

__all__ = ["SYSTEM"]
