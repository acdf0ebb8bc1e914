"""tierce's own rows, which live in modules beside the peers'."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.model import Row


def tierce_rows(module: str, *args: Any) -> tuple[dict[str, Row], tuple[str, ...]]:
    """The rows that `module.rows(*args)` gives, and a reason if there is no such module.

    A module that is there and cannot be imported raises as usual.
    """
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return {}, (f"{module} is not there: no row for tierce",)
    rows: dict[str, Row] = found.rows(*args)
    return rows, ()
