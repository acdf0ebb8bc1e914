"""House rules as fields of a system's options: each with its default and the clause it varies."""

from __future__ import annotations

from dataclasses import field, fields
from typing import Any


def option(default: Any, clause: str, *, within: tuple[int, int] | None = None, **more: Any) -> Any:
    """A field of a frozen dataclass of options; `within` is the range of a number, which every
    option that is one has. `more` is whatever else a system says of it."""
    return field(default=default, metadata={"clause": clause, "within": within, **more})


def clauses_of(options: type[Any]) -> dict[str, str]:
    """Option name -> the clause it varies."""
    return {each.name: each.metadata["clause"] for each in fields(options)}
