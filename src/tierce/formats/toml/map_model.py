"""The table of a map, in a scenario or in a file of its own. Loads pydantic."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from typing import Annotated, Any

from pydantic import Field, WithJsonSchema, create_model

from tierce.fight.places import Placing
from tierce.ground import Cover, Squares, Terrain, cell_named
from tierce.systems.file_types import Exact, Notation, OrBare, Table, Within, Word

#: The kinds of cells that a map may have.
KINDS = ("hexes", "squares")
#: Every way that can be faced, clockwise. Which of them are on a map, its grid says.
FACINGS = Squares.compass

_WALL = re.compile(
    r"\s*([A-Za-z]{1,3}[1-9][0-9]{0,4})\s*-\s*([A-Za-z]{1,3}[1-9][0-9]{0,4})\s*", re.A
)


def _wall(text: str) -> tuple[str, str]:
    """The names of the two cells that a thin wall stands between; ValueError for other text."""
    found = _WALL.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return found[1], found[2]


class CoverTable(Table):
    """What a cell covers whoever is behind it."""

    kind: str
    """Which cover it is, in a word that the rules know."""
    amount: Annotated[int, Within(0, 1000)] = 1
    """How much it covers: where a line runs between two, the lesser counts."""


class TerrainTable(Table):
    """What a sign of the drawing means."""

    name: str = ""
    """What the legend calls it."""
    wall: bool = False
    """Whether nobody passes and nothing is seen through it."""
    closed: bool = False
    """Whether nobody passes: a deep river."""
    opaque: bool = False
    """Whether nothing is seen through it: smoke."""
    cover: Annotated[CoverTable, OrBare("kind")] | None = None
    """What it covers whoever is behind it, such as "partial"."""
    footing: Annotated[int, Within(0, 100)] = 0
    """How bad it is to stand and walk on; 0 is good footing."""
    height: Annotated[int, Within(-1000, 1000)] = 0
    """How high it lies, in the measure of the rules."""
    hazards: list[str] = Field(default_factory=list)
    """What is dangerous there, in words that the rules know."""

    def terrain(self, sign: str) -> Terrain:
        """The kind of cell."""
        return Terrain(
            sign,
            self.name,
            self.wall or self.closed,
            self.wall or self.opaque,
            None if self.cover is None else Cover(self.cover.kind, self.cover.amount),
            self.footing,
            self.height,
            tuple(self.hazards),
        )


class MapTable(Table):
    """A map: its cells, drawn in plain text, and what the signs mean."""

    cells: Annotated[str, Word(*KINDS)]
    """Of what the map is made."""
    drawing: str
    """A sign for each cell. Every second row of hexes, from the second on, is pushed right."""
    legend: dict[str, TerrainTable] = Field(default_factory=dict)
    """What the signs mean; "." is open ground and "#" a wall where nothing else is said."""
    walls: list[
        Annotated[tuple[str, str], Notation(_wall, "toml-map-expected-wall", _WALL.pattern)]
    ] = Field(default_factory=list)
    """Walls without thickness between two cells, such as "C4-D4": third and fourth of row 4."""
    span: Annotated[Fraction, Exact(0, 1000)] = Fraction(1)
    """How far it is across a cell, in the measure of the rules: yards, inches."""


_CELL = r"[A-Za-z]{1,3}[1-9][0-9]{0,4}"


def _cell(text: str) -> str:
    """The name of a cell; ValueError for other text."""
    cell_named(Squares(), text)
    return text


class PlaceKeys(Table):
    """Where a fighter begins, on a map."""

    at: Annotated[str, Notation(_cell, "toml-map-expected-cell", _CELL)] | None = None
    """The cell it begins in, such as "C4": third of row 4. Left out: not on the map."""
    facing: Annotated[Any, WithJsonSchema({"enum": list(FACINGS)})] = None
    """The way it faces, such as "ne". Left out: the first, clockwise from north."""


@cache
def place_keys(placing: Placing) -> type[PlaceKeys]:
    """The keys of who begins on a map of a system; its grids tell the ways to face."""
    ways = [way for way in FACINGS if any(way in grid.compass for grid in placing.grids)]
    facing: Any = Annotated[Any, WithJsonSchema({"enum": ways})]
    about = PlaceKeys.model_fields["facing"].description
    model: type[PlaceKeys] = create_model(
        "PlaceOnItsMap", __base__=PlaceKeys, facing=(facing, Field(None, description=about))
    )
    return model


class MapFile(Table):
    """A map that stands in a file of its own."""

    file: str
    """The file with the map, from this file's folder."""
