"""Reads maps: the `[map]` of a scenario, or a file of its own. Loads pydantic."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tierce.fight.places import Placing
from tierce.formats.toml.document import Document, read_document, shown, spelled
from tierce.formats.toml.map_model import (
    MapFile,
    MapTable,
    TerrainTable,
    map_table,
    meaningful,
    span_written,
)
from tierce.formats.toml.positions import Loc
from tierce.formats.toml.problems import Wrong, at, from_validation, raise_all, within
from tierce.ground import (
    BadDrawing,
    Fence,
    Grid,
    Ground,
    cell_name,
    cell_named,
    fence,
    ground_from,
)
from tierce.text import Fact, Message, UserError

#: More cells than any table has; a larger map would take long to think about.
MOST_CELLS = 40_000

_BAD = {
    "sign": "toml-map-sign",
    "ragged": "toml-map-ragged",
    "shifted": "toml-map-shifted",
}


def read_map(path: Path, placing: Placing, system: str) -> Ground:
    """The map in a file of its own, as `ground_at` reads it. Raises UserError telling all that is
    wrong."""
    document = read_document(path)
    faults: list[Wrong] = []
    ground = ground_at(document, (), faults, placing, system)
    raise_all(faults)
    assert ground is not None
    return ground


def ground_at(
    document: Document, loc: Loc, faults: list[Wrong], placing: Placing, system: str
) -> Ground | None:
    """The map in the table at `loc`; None where something is wrong with it, added to `faults`.

    `placing` says what the rules of the system know of maps.
    """
    table = document.value(loc)
    if loc and isinstance(table, Mapping) and "file" in table:
        return _from_file(document, loc, faults, placing, system)
    read = _checked(document, loc, faults, MapTable, map_table(placing))
    if read is None:
        return None
    own = [
        *_bad_signs(document, loc, read),
        *_unknown(document, loc, read, placing),
        *_meaningless(document, loc, read, placing, system),
        *_too_large(document, loc, read),
    ]
    faults += own
    if own:
        return None
    grid = next(grid for grid in placing.grids if grid.kind == read.cells)
    ground = _drawn(document, loc, faults, grid, read)
    return None if ground is None else _walled(document, loc, faults, ground, read)


def _from_file(
    document: Document, loc: Loc, faults: list[Wrong], placing: Placing, system: str
) -> Ground | None:
    read = _checked(document, loc, faults, MapFile, MapFile)
    if read is None:
        return None
    try:
        return read_map(document.path.parent / read.file, placing, system)
    except UserError as error:
        faults.append(within(document, (*loc, "file"), error))
        return None


def _checked(
    document: Document, loc: Loc, faults: list[Wrong], model: type[Any], known: type[Any]
) -> Any:
    """The table at `loc` as `model`, None where it is wrong; keys are advised out of `known`."""
    try:
        return model.model_validate(document.value(loc))
    except ValidationError as error:
        faults += from_validation(document, loc, known, error)
        return None


def _bad_signs(document: Document, loc: Loc, read: MapTable) -> Iterator[Wrong]:
    """Signs in the legend that do not take just one column of a terminal."""
    for sign in read.legend:
        if not _fits(sign):
            here: Loc = (*loc, "legend", sign)
            yield at(document, here, "toml-map-mark", sign=shown(sign))


def _fits(sign: str) -> bool:
    narrow = len(sign) == 1 and unicodedata.east_asian_width(sign) not in ("W", "F")
    return narrow and sign.isprintable() and not (sign.isspace() or unicodedata.combining(sign))


def _unknown(document: Document, loc: Loc, read: MapTable, placing: Placing) -> Iterator[Wrong]:
    """Cells, spans and words that the rules do not know."""
    kinds = tuple(grid.kind for grid in placing.grids)
    if read.cells not in kinds:
        yield _not_allowed(document, (*loc, "cells"), read.cells, kinds)
    if read.span not in placing.spans:
        value = span_written(read.span)
        known = tuple(span_written(span) for span in placing.spans)
        yield _not_allowed(document, (*loc, "span"), value, known)
    for sign, terrain in read.legend.items():
        cover = terrain.cover
        if cover is not None and placing.covers and cover.kind not in placing.covers:
            here: Loc = (*loc, "legend", sign, "cover")
            inner: Loc = (*here, "kind")
            place = inner if document.has(inner) else here
            yield _not_allowed(document, place, cover.kind, placing.covers)


def _meaningless(
    document: Document, loc: Loc, read: MapTable, placing: Placing, system: str
) -> Iterator[Wrong]:
    """Keys of the legend that no rule of the system asks for."""
    known = tuple(key for table in meaningful(placing) for key in table.model_fields)
    for sign, terrain in read.legend.items():
        for key in TerrainTable.model_fields:
            if key in terrain.model_fields_set and key not in known:
                here: Loc = (*loc, "legend", sign, key)
                yield at(document, here, "toml-map-meaningless", system=system, known=known)


def _not_allowed(document: Document, loc: Loc, value: Any, known: Collection[str]) -> Wrong:
    return at(document, loc, "error-not-allowed", value=shown(value), known=tuple(known))


def _too_large(document: Document, loc: Loc, read: MapTable) -> Iterator[Wrong]:
    count = len("".join(read.drawing.split()))
    if count > MOST_CELLS:
        facts = {"count": count, "most": MOST_CELLS}
        yield at(document, (*loc, "drawing"), "toml-map-large", **facts)


def _drawn(
    document: Document, loc: Loc, faults: list[Wrong], grid: Grid, read: MapTable
) -> Ground | None:
    legend = {sign: terrain.terrain(sign) for sign, terrain in read.legend.items()}
    try:
        return ground_from(grid, read.drawing, legend, span=read.span)
    except BadDrawing as error:
        faults.append(_bad_drawing(document, (*loc, "drawing"), grid, read, error))
        return None


def _bad_drawing(
    document: Document, loc: Loc, grid: Grid, read: MapTable, error: BadDrawing
) -> Wrong:
    """What is wrong with a drawing, with the line of the file that the row stands in."""
    if error.reason == "empty":
        return at(document, loc, "toml-map-empty")
    known: dict[str, Fact] = {
        "row": error.row + 1,
        "sign": shown(error.sign),
        "cell": cell_name(grid, grid.cell(error.column, error.row)),
        "count": error.column,
        "expected": error.expected,
        "known": tuple(dict.fromkeys((".", "#", *read.legend))),
    }
    key = _BAD[error.reason]
    place = Message.of(
        "toml-place",
        file=str(document.path),
        line=_line_of_row(document, loc, read.drawing, error.row),
        path=spelled(loc),
    )
    return Wrong(document, loc, Message(key, {"path": place, **known}))


def _line_of_row(document: Document, loc: Loc, drawing: str, row: int) -> int:
    """The line of a row of a drawing in the file."""
    filled = [number for number, text in enumerate(drawing.split("\n")) if text.strip()]
    return document.row_line(loc, filled[row])


def _walled(
    document: Document, loc: Loc, faults: list[Wrong], ground: Ground, read: MapTable
) -> Ground | None:
    """The map with its thin walls."""
    pairs = [_edge(ground, names) for names in read.walls]
    for index, pair in enumerate(pairs):
        if pair is None:
            here: Loc = (*loc, "walls", index)
            value = "-".join(read.walls[index])
            faults.append(at(document, here, "toml-map-wall", value=value))
    if None in pairs:
        return None
    return replace(ground, fences=frozenset(pair for pair in pairs if pair is not None))


def _edge(ground: Ground, names: tuple[str, str]) -> Fence | None:
    """Two cells of the map that share an edge, by their names; None for others."""
    one, other = (cell_named(ground.grid, name) for name in names)
    if one not in ground or other not in ground or not ground.grid.touches(one, other):
        return None
    if not ground.grid.crossings(one, other)[0].direct:
        return None
    return fence(one, other)
