"""The house rules of a system as a page: each option, its values, its default, what it means."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import Field, fields
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from tierce.fight.system import System
from tierce.systems.house_rules import meanings
from tools.clause_index import escaped

MADE = "<!-- Made by `make docs`. Do not edit: the texts are the comments of the options. -->"


def page(system: System, folder: Path, clauses: Path) -> str:
    """The options of a system, with links from a page in `folder` to the clauses in another."""
    options = fields(system.options)
    layered = any("layer" in each.metadata for each in options)
    heads = ["Option", "Values", "Default", *(["From"] if layered else []), "Varies", "Meaning"]
    lines = [f"# Options of {system.name}", "", MADE, "", *_introduction(len(options), layered)]
    lines += ["", _row(heads), _row(["---"] * len(heads))]
    index = f"{Path(os.path.relpath(clauses, folder)).as_posix()}/{system.name}.md"
    hints, told = get_type_hints(system.options), meanings(system.options)
    for each in options:
        about = told.get(each.name, "")
        lines.append(_row(_cells(each, hints[each.name], about, index, layered)))
    return "\n".join(lines) + "\n"


def _introduction(count: int, layered: bool) -> Iterator[str]:
    yield f"{count} options, under `[options]` in a scenario; each varies a clause."
    if layered:
        yield "“From” is the layer that the default comes from: the core book, the book of 2010 or"
        yield "that of 2015, or the set, which is these rules."


def _cells(each: Field[Any], hint: Any, about: str, index: str, layered: bool) -> list[str]:
    clause = each.metadata["clause"]
    return [
        f"`{each.name}`",
        _values(hint, each.metadata.get("within")),
        f"`{_written(each.default)}`",
        *([each.metadata["layer"]] if layered else []),
        f"[{clause}]({index}#{clause.replace('.', '')})",
        escaped(about),
    ]


def _values(hint: Any, within: tuple[int, int] | None) -> str:
    if get_origin(hint) is Literal:
        return ", ".join(f"`{_written(each)}`" for each in get_args(hint))
    if within is not None:
        return f"{within[0]} to {within[1]}"
    return "`true`, `false`" if hint is bool else "text"


def _written(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
