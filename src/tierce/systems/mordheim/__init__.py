"""The `mordheim` system: close combat between warbands, compatible with Mordheim."""

from __future__ import annotations

from tierce.systems.mordheim.plugin import SYSTEM

__all__ = ["SYSTEM"]
