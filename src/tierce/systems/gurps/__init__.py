"""The `gurps` system: active defences, maneuvers and turn order, compatible with GURPS 4e."""

from __future__ import annotations

from tierce.systems.gurps.plugin import SYSTEM

__all__ = ["SYSTEM"]
