"""What an option is: a reading of the source that a keeper may change."""

from __future__ import annotations

from typing import Any

from tierce.systems import house_rules


def option(
    default: Any,
    clause: str,
    reading: str,
    layer: str = "set",
    within: tuple[int, int] | None = None,
) -> Any:
    """A field of a dataclass of options.

    `clause` is the clause it varies, `reading` what the reading is about, `layer` where the
    default comes from: "core", "2010", "2015" or "set" (see rules/precedence.py). `within` is the
    range of a number.
    """
    return house_rules.option(default, clause, within=within, reading=reading, layer=layer)
