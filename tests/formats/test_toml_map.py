"""Maps in TOML: what is read, and what is told where one is wrong."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tierce.fight.places import Placing
from tierce.formats.toml.document import read_document
from tierce.formats.toml.map_reader import MOST_CELLS, ground_at, read_map
from tierce.formats.toml.problems import Wrong, raise_all
from tierce.ground import Cover, Ground, Hexes, Squares, Terrain, drawn, legend_of, reachable
from tierce.systems import gurps
from tierce.systems.gurps.rules import on_map
from tierce.text import LANGUAGES, Catalogue, UserError
from tools import docs

PLACING = Placing(
    (Hexes(), Squares("euclid")),
    covers=("light",),
    footing=True,
    heights=True,
    spans=(Fraction(1), Fraction(1, 2), Fraction(1, 3)),
)
SAMPLES = sorted((Path(gurps.__file__).parent / "maps").glob("*.toml"))
SQUARES = 'cells = "squares"\n'

WHOLE = '''
cells = "hexes"
span = "1/2"
walls = ["A1-B1", "b2 - b3"]
drawing = """

. h #
 . . ~

. . .
"""
[legend]
h = { name = "hedge", cover = { kind = "light", amount = 2 }, footing = 1 }
"~" = { closed = true, height = -2, hazards = ["deep"] }
"#" = { name = "house", wall = true }
'''


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own, in which we are, so that messages name its files shortly."""
    monkeypatch.chdir(tmp_path)


def read(text: str) -> Ground:
    """The map in a file of its own with this text; only light cover and deep water are known."""
    Path("m.toml").write_text(text, "utf-8")
    return read_map(Path("m.toml"), PLACING, "gurps")


def told(text: str) -> str:
    """What is told of a file that is wrong, in English; it can be told in every language."""
    with pytest.raises(UserError) as raised:
        read(text)
    for language in LANGUAGES:
        assert Catalogue.load(language).render(raised.value.message)
    return str(raised.value)


def test_all_that_a_map_holds() -> None:
    ground = read(WHOLE)
    grid = ground.grid
    assert grid == Hexes()
    assert (ground.columns, ground.rows, ground.span) == (3, 3, Fraction(1, 2))
    hedge, river = ground.at(grid.cell(1, 0)), ground.at(grid.cell(2, 1))
    assert hedge == Terrain("h", "hedge", cover=Cover("light", 2), footing=1)
    assert river == Terrain("~", closed=True, height=-2, hazards=("deep",))
    assert ground.at(grid.cell(2, 0)) == Terrain("#", "house", closed=True, opaque=True)
    assert ground.at(grid.cell(0, 0)) == Terrain()
    assert ground.fenced(grid.cell(1, 0), grid.cell(0, 0))
    assert ground.fenced(grid.cell(1, 1), grid.cell(1, 2))
    assert len(ground.fences) == 2
    assert drawn(ground) == ". h #\n . . ~\n. . ."


def test_the_system_says_how_squares_are_counted_and_cover_may_be_a_word() -> None:
    ground = read(SQUARES + 'drawing = "hh."\nlegend = { h = { cover = "light" } }\n')
    assert ground.grid == Squares("euclid")
    assert ground.at((0, 0)).cover == Cover("light", 1)
    assert ground.span == 1


def test_words_are_free_where_the_rules_name_none() -> None:
    Path("m.toml").write_text(SQUARES + 'drawing = "h"\nlegend.h = { cover = "odd" }\n', "utf-8")
    ground = read_map(Path("m.toml"), replace(PLACING, covers=None), "gurps")
    assert ground.at((0, 0)).cover == Cover("odd")


def in_scenario(text: str) -> Ground | None:
    """The `[map]` of a file with this text."""
    Path("s.toml").write_text(text, "utf-8")
    faults: list[Wrong] = []
    placing = replace(PLACING, covers=None)
    ground = ground_at(read_document(Path("s.toml")), ("map",), faults, placing, "gurps")
    raise_all(faults)
    return ground


def test_a_map_in_a_scenario_or_in_a_file_beside_it() -> None:
    inside = in_scenario('[map]\ncells = "squares"\ndrawing = "..#"\n')
    assert inside is not None
    Path("maps").mkdir()
    Path("maps/inn.toml").write_text(SQUARES + 'drawing = "..#"\n', "utf-8")
    assert in_scenario('[map]\nfile = "maps/inn.toml"\n') == inside


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('map = "inn.toml"', "s.toml, line 1: “map” is “inn.toml”, but must be a table of keys"),
        ('[map]\nfile = "inn.toml"', "s.toml, line 2, map.file: inn.toml: there is no such file."),
        ("[map]\nfile = 7", "s.toml, line 2, map: “file” is “7”, but must be text."),
        (
            '[map]\nfile = "s.toml"\nspan = 2',
            "s.toml, line 3, map: unknown key “span”. Known: file.",
        ),
        (
            '[map]\ncells = "hexes"\ndrawing = """\n..\n.?"""',
            (
                "s.toml, line 5, map.drawing: nothing says what “?” in B2 means. "
                "Known signs: ., #. Add it to the map's legend."
            ),
        ),
    ],
)
def test_what_is_wrong_with_the_map_of_a_scenario(text: str, expected: str) -> None:
    with pytest.raises(UserError) as raised:
        in_scenario(text)
    assert str(raised.value).startswith(expected)


def test_what_is_wrong_within_another_file() -> None:
    Path("inn.toml").write_text(SQUARES + "drawing = ''", "utf-8")
    with pytest.raises(UserError) as raised:
        in_scenario('[map]\nfile = "inn.toml"\n')
    assert str(raised.value) == (
        "s.toml, line 2, map.file: inn.toml, line 2: “drawing” shows no cell; "
        "draw a sign for each, such as . and #."
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('drawing = "."', "m.toml, line 1: the key “cells” is missing."),
        (SQUARES, "m.toml, line 1: the key “drawing” is missing."),
        (
            'cells = "octagons"\ndrawing = "."',
            "m.toml, line 1: “cells” is “octagons”, but must be one of: hexes, squares.",
        ),
        (
            SQUARES + 'drawing = """\n\n..\n\n...\n"""',
            (
                "m.toml, line 6, drawing: row 2 has 3 cells, but the first has 2; "
                "all rows must be of one length."
            ),
        ),
        (
            SQUARES + 'drawing = "..\\n."',
            (
                "m.toml, line 2, drawing: row 2 has one cell, but the first has 2; "
                "all rows must be of one length."
            ),
        ),
        (
            "cells = 'hexes'\ndrawing = '''\n . .\n. .'''",
            (
                "m.toml, line 4, drawing: row 2 does not begin where it should. Of hexes, "
                "rows 2, 4, 6 and so on are pushed to the right, all others begin below the first."
            ),
        ),
        (
            SQUARES + 'drawing = ".."\nwalls = ["A1-B1", "A1-C1", "B1"]',
            "m.toml, line 3: “walls[3]” is “B1”, but must be the names of two cells such as C4-D4.",
        ),
        (
            SQUARES + 'drawing = "..\\n.."\nwalls = ["A1-B1", "A1-C1",\n"A1-B2", "A1-A1"]',
            (
                "m.toml, line 3: “walls[2]” is “A1-C1”, but must name two cells of the map "
                "that share an edge.\n"
                "m.toml, line 4: “walls[3]” is “A1-B2”, but must name two cells of the map "
                "that share an edge.\n"
                "m.toml, line 4: “walls[4]” is “A1-A1”, but must name two cells of the map "
                "that share an edge."
            ),
        ),
        (
            SQUARES + 'drawing = "h"\n[legend.h]\ncover = "odd"\nhazards = ["fire", "\\u001b"]',
            (
                "m.toml, line 5, legend.h: “hazards[2]” cannot be “\\u001b”: "
                "it must not contain control characters."
            ),
        ),
        (
            SQUARES + 'drawing = "h"\n[legend.h]\nname = "\\t"\nhazards = [" "]',
            (
                "m.toml, line 4, legend.h: “name” cannot be “\\t”: "
                "it must not contain control characters.\n"
                "m.toml, line 5, legend.h: “hazards[1]” cannot be “ ”: it must not be empty."
            ),
        ),
        (
            SQUARES + 'drawing = "h"\n[legend.h]\ncover = "odd"',
            "m.toml, line 4, legend.h: “cover” is “odd”, but must be one of: light.",
        ),
        (
            SQUARES + 'drawing = "h"\n[legend.h]\ncover = { kind = "odd" }',
            "m.toml, line 4, legend.h.cover: “kind” is “odd”, but must be one of: light.",
        ),
        (
            SQUARES + 'drawing = "."\n[legend]\n"." = { hieght = 1 }',
            'm.toml, line 4, legend.".": unknown key “hieght”. Did you mean “height”?',
        ),
        *(
            (
                SQUARES + f'drawing = "."\nspan = {span}',
                f'm.toml, line 3: “span” is “{told}”, but must be one of: 1, 0.5, "1/3".',
            )
            for span, told in (
                ("0", "0"),
                ("0.0", "0"),
                ("-1", "-1"),
                ("2", "2"),
                ("0.3", "0.3"),
                ("1e-6", "1e-06"),
                ('"2/3"', '"2/3"'),
            )
        ),
        *(
            (
                SQUARES + f'drawing = "."\nspan = {span}',
                (
                    f"m.toml, line 3: “span” is “{told}”, but must be a number or "
                    "a fraction such as 11/2."
                ),
            )
            for span, told in (("nan", "nan"), ("inf", "inf"), ('"1/0"', "1/0"), ("true", "true"))
        ),
        (
            SQUARES + 'drawing = "."\n[legend]\n"." = { footing = 101 }',
            'm.toml, line 4, legend.".": “footing” is 101, but must be from 0 to 100.',
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, expected: str) -> None:
    assert told(text) == expected


@pytest.mark.parametrize(
    ("text", "line"),
    [
        # Where a drawing begins, and what TOML lets a line go on below without a break.
        ('drawing = """..\n..\nX."""', 4),
        ("drawing = '''..\n..\nX.'''", 4),
        ('drawing = """\n..\nX."""', 4),
        ("drawing = '''\n..\nX.'''", 4),
        ('drawing = """\\\n..\nX."""', 4),
        ('drawing = """\\  \n\n  ..\nX."""', 5),
        ('drawing = """\n\n..\\\n..\n\nX..."""', 7),
        ('drawing = """\n..\n..\\\n\nX."""', 4),
        ('drawing = """\n..\\n\\\nX."""', 4),
        ("drawing = '''\n..\n\\.'''", 4),
        ('drawing = """\n..\\nX."""', 3),
        ('drawing = """\n..\\u000AX."""', 3),
        ('drawing = "..\\nX."', 2),
        # What ends a line elsewhere, but not in TOML.
        ('# \u2028\x85\u2029\ndrawing = """\n..\nX."""', 5),
        ('drawing = """\n.\u2028.\n\x85\nX."""', 5),
        ("drawing = '''\r\n..\r\n..\r\nX.'''", 5),
    ],
)
def test_the_line_of_a_row_is_counted_as_toml_does(text: str, line: int) -> None:
    Path("m.toml").write_bytes(f"{SQUARES}{text}\n".encode())
    with pytest.raises(UserError) as raised:
        read_map(Path("m.toml"), PLACING, "gurps")
    assert str(raised.value).startswith(f"m.toml, line {line}, drawing: ")


@pytest.mark.parametrize("sign", ["ab", "", " ", "木", "\u0301", "\u200b"])
def test_signs_that_would_spoil_a_drawing(sign: str) -> None:
    text = told(SQUARES + f'drawing = "."\n[legend]\n"{sign}" = {{}}')
    assert "cannot stand in the legend; a sign is a single letter" in text


def test_cells_that_the_rules_do_not_play_on() -> None:
    Path("m.toml").write_text(SQUARES + 'drawing = "."', "utf-8")
    with pytest.raises(UserError, match=r"“cells” is “squares”, but must be one of: hexes\.$"):
        read_map(Path("m.toml"), replace(PLACING, grids=(Hexes(),)), "gurps")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('cells = "triangles"', "line 1: “cells” is “triangles”, but must be one of: squares."),
        ('cells = ["hexes"]', 'line 1: “cells” is “["hexes"]”, but must be one of: squares.'),
        (
            SQUARES + "legend.x.colour = 1",
            ("line 2, legend.x: unknown key “colour”. Known: name, wall, closed, opaque, hazards."),
        ),
        (
            SQUARES + "legend.x.covers = 1",
            ("line 2, legend.x: unknown key “covers”. Known: name, wall, closed, opaque, hazards."),
        ),
    ],
)
def test_nothing_is_advised_that_the_rules_do_not_know(text: str, expected: str) -> None:
    Path("m.toml").write_text(f'{text}\ndrawing = "."\n', "utf-8")
    with pytest.raises(UserError) as raised:
        read_map(Path("m.toml"), Placing((Squares(),)), "mordheim")
    assert str(raised.value) == f"m.toml, {expected}"


def test_a_map_has_an_end() -> None:
    wide = "." * (MOST_CELLS + 1)
    assert told(SQUARES + f'drawing = "{wide}"') == (
        "m.toml, line 2: “drawing” shows 40001 cells; a map has 40000 at most."
    )


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_samples_are_read_and_fit_the_schema(path: Path) -> None:
    schema = json.loads((docs.ROOT / "docs" / "schema" / "map.schema.json").read_text("utf-8"))
    checked = Draft202012Validator(schema)
    root = tomllib.loads(path.read_text("utf-8"))
    assert [error.message for error in checked.iter_errors(root)] == []
    ground = read_map(path, on_map.PLACING, "gurps")
    assert set(root["legend"]) <= set(legend_of(ground)), "a sign that is nowhere on the map"
    # All that can be stood in hangs together, or the map is of no use.
    start = min(ground.standing)
    assert set(reachable(ground, start, None).costs) == ground.standing


def test_the_schema_explains_every_key_and_refuses_what_the_reader_does() -> None:
    schema = json.loads((docs.ROOT / "docs" / "schema" / "map.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    for table in (schema, *schema["$defs"].values()):
        for key, about in table["properties"].items():
            assert about.get("description"), key
    checked = Draft202012Validator(schema)
    assert checked.is_valid({"cells": "hexes", "drawing": ".", "walls": ["A1-B1"]})
    assert not checked.is_valid({"cells": "octagons", "drawing": "."})
    assert not checked.is_valid({"cells": "hexes"})
    assert not checked.is_valid({"cells": "hexes", "drawing": ".", "walls": ["A1"]})
    assert not checked.is_valid({"cells": "hexes", "drawing": ".", "legend": {".": {"wal": True}}})


def test_the_map_in_the_documentation_is_read() -> None:
    text = (docs.ROOT / "docs" / "maps.md").read_text("utf-8")
    blocks = re.findall(r"^```toml\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    drawn_, in_a_file, fighter = blocks
    ground = in_scenario(drawn_)
    assert ground is not None
    assert (ground.columns, ground.rows, len(ground.fences)) == (7, 5, 1)
    assert {"h", "~"} <= set(legend_of(ground))
    assert tomllib.loads(in_a_file)["map"] == {"file": "maps/tavern.toml"}
    assert tomllib.loads(fighter)["fighter"][0]["at"] == "C4"
