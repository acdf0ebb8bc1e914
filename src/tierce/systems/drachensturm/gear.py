"""Shields, parrying weapons and armour as data, from data/gear.toml (drachensturm.gear)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tierce.dice import parse_dice
from tierce.systems.drachensturm.sheet import Armour

FILE = Path(__file__).parent / "data" / "gear.toml"


@cache
def _data() -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    with FILE.open("rb") as file:
        return tomllib.load(file)


def kinds() -> tuple[str, ...]:
    """The words of the weapons and shields."""
    return tuple(_data()["weapon"])


def suits() -> tuple[str, ...]:
    """The words of the armour."""
    return tuple(_data()["armour"])


def figures(kind: str) -> dict[str, Any]:
    """What is known of a weapon or shield, by the fields of a Weapon."""
    found = dict(_data()["weapon"][kind])
    if "points" in found:
        found["points"] = parse_dice(found["points"])
    return found


def suit(word: str) -> Armour:
    """A suit of armour by its word."""
    return Armour(word, **_data()["armour"][word])
