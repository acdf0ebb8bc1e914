"""Small .gcs documents for tests, as the program would write them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Json = dict[str, Any]

ATTRIBUTES = {
    "st": 10,
    "dx": 12,
    "iq": 10,
    "ht": 10,
    "will": 10,
    "per": 10,
    "basic_speed": 5.5,
    "basic_move": 5,
    "hp": 10,
    "fp": 10,
}


def attribute(name: str, value: Any, **calc: Any) -> Json:
    return {"attr_id": name, "adj": 0, "calc": {"value": value, "points": 0, **calc}}


def location(name: str, dr: Any = 0, **more: Any) -> Json:
    return {"id": name, "calc": {"dr": {"all": dr} if isinstance(dr, int) else dr}, **more}


def document(changed: dict[str, Any] | None = None, **parts: Any) -> Json:
    """A character with nothing; `changed` attributes, and whatever parts of the document."""
    values = {**ATTRIBUTES, **(changed or {})}
    whole: Json = {
        "version": 5,
        "profile": {"name": "Anna"},
        "settings": {
            "damage_progression": "basic_set",
            "body_type": {"locations": [location("torso"), location("arm")]},
        },
        "attributes": [attribute(name, value) for name, value in values.items()],
        "calc": {"dodge": [8, 7, 6, 5, 4], "move": [5, 4, 3, 2, 1]},
    }
    return {**whole, **parts}


def written(folder: Path, content: Json | str | bytes, name: str = "anna.gcs") -> Path:
    """A file that holds it."""
    path = folder / name
    if isinstance(content, dict):
        content = json.dumps(content, ensure_ascii=False)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def default(name: str, modifier: int = 0, **more: Any) -> Json:
    if name.islower():
        return {"type": name, "modifier": modifier}
    return {"type": "skill", "name": name, "modifier": modifier, **more}


def usage(level: int, damage: str, *defaults: Json, st: str = "sw", **more: Any) -> Json:
    """A melee usage, or a ranged one where `id` begins with W."""
    calc = {"level": level, "damage": damage, **more.pop("calc", {})}
    kind = damage.split()[-1]
    return {
        "id": "w",
        "damage": {"type": kind, "st": st} if st else {"type": kind},
        "defaults": list(defaults),
        "calc": calc,
        **more,
    }


def thing(name: str, weight: str = "0 lb", **more: Any) -> Json:
    """A thing carried and equipped."""
    return {"description": name, "base_weight": weight, "quantity": 1, "equipped": True, **more}


def bonus(attribute: str, amount: int, **more: Any) -> Json:
    return {"type": "attribute_bonus", "attribute": attribute, "amount": amount, **more}


def all_defences(amount: int) -> list[Json]:
    return [bonus(each, amount) for each in ("dodge", "parry", "block")]


def skill(name: str, level: int, points: int = 1, **more: Any) -> Json:
    return {"name": name, "points": points, "calc": {"level": level}, **more}
