"""What an option is: a reading of the source that a keeper may change."""

from __future__ import annotations

from dataclasses import field
from typing import Any


def option(default: Any, clause: str, reading: str, layer: str = "set") -> Any:
    """A field of a dataclass of options.

    `clause` is the clause it varies, `reading` what the reading is about, `layer` where the
    default comes from: "core", "2010", "2015" or "set" (see rules/precedence.py).
    """
    about = {"clause": clause, "reading": reading, "layer": layer}
    return field(default=default, metadata=about)
