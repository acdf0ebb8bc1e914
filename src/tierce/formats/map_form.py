"""A map and the places on it as plain data in a log's header, and back."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tierce.fight.system import Fighter
from tierce.ground import METRICS, Cell, Cover, Ground, Hexes, Squares, Terrain


def ground_form(ground: Ground) -> dict[str, Any]:
    """A map as plain data: each kind of cell once, and the number of its kind for each cell."""
    kinds = list(dict.fromkeys(ground.terrain))
    numbers = {kind: number for number, kind in enumerate(kinds)}
    cells = [numbers[terrain] for terrain in ground.terrain]
    begins = range(0, len(cells), ground.columns)
    return {
        "cells": ground.grid.kind,
        **({"metric": ground.grid.metric} if isinstance(ground.grid, Squares) else {}),
        "span": str(ground.span),
        "kinds": [_kind_form(kind) for kind in kinds],
        "rows": [" ".join(map(str, cells[n : n + ground.columns])) for n in begins],
        "fences": sorted([list(one), list(other)] for one, other in ground.fences),
    }


def _kind_form(kind: Terrain) -> dict[str, Any]:
    form = {
        "mark": kind.mark,
        "name": kind.name,
        "closed": kind.closed,
        "opaque": kind.opaque,
        "footing": kind.footing,
        "height": kind.height,
        "hazards": list(kind.hazards),
        "cover": None if kind.cover is None else list(kind.cover),
    }
    return {key: value for key, value in form.items() if value}


def ground_of(form: Mapping[str, Any]) -> Ground:
    """The map of plain data. KeyError, TypeError or ValueError where it is none."""
    kinds = [_kind_of(each) for each in form["kinds"]]
    rows = [[kinds[int(number)] for number in row.split()] for row in form["rows"]]
    if not rows or (form["cells"] != Hexes.kind and form["metric"] not in METRICS):
        raise ValueError(form)
    span = Fraction(form["span"])
    if span <= 0:
        raise ValueError(span)
    grid = Hexes() if form["cells"] == Hexes.kind else Squares(form["metric"])
    return Ground(
        grid,
        len(rows[0]),
        len(rows),
        tuple(kind for row in rows for kind in row),
        frozenset((_cell(one), _cell(other)) for one, other in form["fences"]),
        span,
    )


def _kind_of(form: Mapping[str, Any]) -> Terrain:
    given = dict(form)
    if "cover" in given:
        kind, amount = given["cover"]
        given["cover"] = Cover(str(kind), int(amount))
    given["hazards"] = tuple(given.get("hazards", ()))
    return Terrain(**given)


def _cell(form: Any) -> Cell:
    over, down = form
    return int(over), int(down)


def place_form(fighter: Fighter) -> dict[str, Any]:
    """Where a fighter begins, as plain data."""
    at = None if fighter.at is None else list(fighter.at)
    return {"at": at, "facing": fighter.facing}


def place_of(form: Mapping[str, Any]) -> tuple[Cell | None, int]:
    """Where a fighter begins; nowhere in a log without a map."""
    at = form.get("at")
    return (None if at is None else _cell(at)), int(form.get("facing", 0))
