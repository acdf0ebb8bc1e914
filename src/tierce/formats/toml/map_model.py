"""The table of a map, in a scenario or in a file of its own. Loads pydantic."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from typing import Annotated, Any

from pydantic import AfterValidator, Field, GetJsonSchemaHandler, WithJsonSchema, create_model
from pydantic_core import CoreSchema

from tierce.fight.places import Placing
from tierce.ground import Cover, Squares, Terrain, cell_named
from tierce.systems.file_types import Exact, Notation, OrBare, Table, ThingName, Within, Word, wrong

#: The kinds of cells that a map may have.
KINDS = ("hexes", "squares")
#: Every way that can be faced, clockwise. Which of them are on a map, its grid says.
FACINGS = Squares.compass

_WALL = re.compile(
    r"\s*([A-Za-z]{1,3}[1-9][0-9]{0,4})\s*-\s*([A-Za-z]{1,3}[1-9][0-9]{0,4})\s*", re.A
)


_ABOVE_ZERO = r"^(?=.*[1-9])[0-9]{1,9}([.][0-9]{1,9}|/0*[1-9][0-9]{0,8})?$"


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


def _printed(text: str) -> str:
    if not text.isprintable():
        raise wrong("toml-name", fault="control")
    return text


#: Words that a screen shows as they stand.
Printed = Annotated[str, AfterValidator(_printed)]


class TerrainKeys(Table):
    """What a sign of the drawing means, whatever the rules."""

    name: Printed = ""
    """What the legend calls it."""
    wall: bool = False
    """Whether nobody passes and nothing is seen through it."""
    closed: bool = False
    """Whether nobody passes: a deep river."""
    opaque: bool = False
    """Whether nothing is seen through it: smoke."""
    hazards: list[Annotated[ThingName, AfterValidator(_printed)]] = Field(default_factory=list)
    """What is dangerous there, in a few words each; the GM says what comes of it."""


class CoverKey(Table):
    """A sign of the drawing, where the rules know cover."""

    cover: Annotated[CoverTable, OrBare("kind")] | None = None
    """What it covers whoever is behind it, such as "partial"."""


class FootingKey(Table):
    """A sign of the drawing, where the rules know footing."""

    footing: Annotated[int, Within(0, 100)] = 0
    """How bad it is to stand and walk on; 0 is good footing."""


class HeightKey(Table):
    """A sign of the drawing, where the rules know heights."""

    height: Annotated[int, Within(-1000, 1000)] = 0
    """How high it lies, in the measure of the rules."""


class TerrainTable(HeightKey, FootingKey, CoverKey, TerrainKeys):
    """What a sign of the drawing means."""

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


class Span(Exact):
    """How far it is across a cell; which of them a system plays on, its `Placing` says."""

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        text = {"type": "string", "pattern": _ABOVE_ZERO}
        return {"anyOf": [{"type": "number", "exclusiveMinimum": 0}, text]}


def span_written(span: Fraction) -> str:
    """A span as it is written in a map: 1, 0.5 or "1/3"."""
    return f"{float(span):g}" if Fraction(str(float(span))) == span else f'"{span}"'


class MapTable(Table):
    """A map: its cells, drawn in plain text, and what the signs mean."""

    cells: Annotated[Any, WithJsonSchema({"enum": list(KINDS)})]
    """Of what the map is made."""
    drawing: str
    """A sign for each cell. Every second row of hexes, from the second on, is pushed right."""
    legend: dict[str, TerrainTable] = Field(default_factory=dict)
    """What the signs mean; "." is open ground and "#" a wall where nothing else is said."""
    walls: list[
        Annotated[tuple[str, str], Notation(_wall, "toml-map-expected-wall", _WALL.pattern)]
    ] = Field(default_factory=list)
    """Walls without thickness between two cells, such as "C4-D4": third and fourth of row 4."""
    span: Annotated[Fraction, Span(-(10**9), 10**9)] = Fraction(1)
    """How far it is across a cell, in the measure of the rules: yards, inches."""


def meaningful(placing: Placing) -> tuple[type[Table], ...]:
    """The keys of a sign that mean something in the rules of a system, as tables of them."""
    asked = (
        (placing.covers != (), CoverKey),
        (placing.footing, FootingKey),
        (placing.heights, HeightKey),
    )
    return (TerrainKeys, *(keys for known, keys in asked if known))


def _terrain_table(placing: Placing) -> Any:
    """The table of a sign for the schema of a system."""
    own: dict[str, Any] = {}
    if placing.covers:
        word: Any = Annotated[str, Word(*placing.covers)]
        about = CoverTable.model_fields["kind"].description
        table: Any = create_model(
            "Cover",
            __base__=CoverTable,
            __doc__=CoverTable.__doc__,
            kind=(word, Field(description=about)),
        )
        cover: Any = Annotated[table, OrBare("kind")] | None
        about = CoverKey.model_fields["cover"].description
        own = {"cover": (cover, Field(None, description=about))}
    bases: Any = meaningful(placing)[::-1]
    return create_model("Terrain", __base__=bases, __doc__=TerrainTable.__doc__, **own)


@cache
def map_table(placing: Placing) -> type[MapTable]:
    """The table of a map of a system, for its schema."""
    kinds: Any = Annotated[str, Word(*(grid.kind for grid in placing.grids))]
    spans = [form for span in placing.spans for form in _span_forms(span)]
    span: Any = Annotated[Any, WithJsonSchema({"enum": spans})]
    legend: Any = dict.__class_getitem__((str, _terrain_table(placing)))
    about = MapTable.model_fields["legend"].description
    model: type[MapTable] = create_model(
        "Map",
        __base__=MapTable,
        __doc__=MapTable.__doc__,
        cells=(kinds, Field(description=MapTable.model_fields["cells"].description)),
        legend=(legend, Field(default_factory=dict, description=about)),
        span=(span, Field(1, description=MapTable.model_fields["span"].description)),
    )
    return model


def _span_forms(span: Fraction) -> list[Any]:
    """The usual ways to write a span: as a number and as text."""
    if span.denominator == 1:
        return [int(span), str(span)]
    exact = Fraction(str(float(span))) == span
    return [float(span), str(float(span)), str(span)] if exact else [str(span)]


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
