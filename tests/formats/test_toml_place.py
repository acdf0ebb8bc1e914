"""Where a scenario is fought, and where its fighters begin, in TOML."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tierce.fight.course import Setup
from tierce.fight.places import Placing
from tierce.fight.system import load_system
from tierce.formats.toml import read_scenario, reader, schema
from tierce.formats.toml.map_reader import read_map
from tierce.ground import Grid, Hexes, Squares, Terrain
from tierce.text import LANGUAGES, Catalogue, UserError

PLACED = replace(
    load_system("gurps"), placing=Placing((Hexes(), Squares()), most=2, covers=("partial",))
)
UNPLACED = replace(load_system("gurps"), placing=None)
MAP = '[map]\ncells = "hexes"\ndrawing = """\n. . #\n . . ."""\n'


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own, and a system that is played on maps."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(reader, "load_system", lambda name: PLACED)


def written(anna: str, bo: str = "", place: str = MAP) -> str:
    """A scenario of Anna and Bo with these keys."""
    fighters = f'[[fighter]]\nname = "Anna"\nside = "a"\n{anna}\n'
    return f'system = "gurps"\n{fighters}[[fighter]]\nname = "Bo"\nside = "b"\n{bo}\n{place}'


def read(anna: str, bo: str = "", place: str = MAP) -> Setup:
    """The setup of such a scenario."""
    Path("s.toml").write_text(written(anna, bo, place), "utf-8")
    return read_scenario(Path("s.toml")).setup


def test_fighters_begin_where_they_are_put() -> None:
    setup = read('at = "B2"\nfacing = "sw"', 'at = "a1"')
    anna, bo = setup.fighters
    assert setup.ground is not None
    grid = setup.ground.grid
    assert (anna.at, anna.facing) == (grid.cell(1, 1), grid.compass.index("sw"))
    assert (bo.at, bo.facing) == ((0, 0), 0)


def test_who_is_put_nowhere_is_not_on_the_map() -> None:
    assert [fighter.at for fighter in read("").fighters] == [None, None]


def test_without_a_map_nobody_is_anywhere() -> None:
    setup = read("", place="")
    assert setup.ground is None
    assert [fighter.at for fighter in setup.fighters] == [None, None]


def test_as_many_begin_in_a_cell_as_the_rules_allow() -> None:
    setup = read('at = "A1"', 'at = "A1"')
    assert [fighter.at for fighter in setup.fighters] == [(0, 0), (0, 0)]


#: Four half inches in a row, three rows.
HALVES = '[map]\ncells = "squares"\nspan = 0.5\ndrawing = """\n....\n....\n...."""\n'


@pytest.mark.parametrize(
    ("name", "place", "at", "side", "room"),
    [
        # A hex has room for two foes in close combat, and for nobody else.
        ("gurps", MAP, "A1", "b", True),
        ("gurps", MAP, "A1", "a", False),
        ("gurps", MAP, "B1", "a", True),
        # Bases are an inch across: half an inch aside, below or slantwise they overlap.
        ("mordheim", HALVES, "A1", "b", False),
        ("mordheim", HALVES, "B1", "b", False),
        ("mordheim", HALVES, "B2", "a", False),
        ("mordheim", HALVES, "C1", "b", True),
        ("mordheim", HALVES, "B3", "b", True),
        ("drachensturm", HALVES.replace("0.5", "1"), "A1", "b", False),
        ("cthulhu", HALVES.replace("0.5", "1"), "A1", "a", True),
    ],
)
def test_where_there_is_room_beside_somebody(
    monkeypatch: pytest.MonkeyPatch, name: str, place: str, at: str, side: str, room: bool
) -> None:
    monkeypatch.setattr(reader, "load_system", lambda name: load_system(name))
    others = "".join(
        f'[[fighter]]\nname = "{each}"\nside = "{of}"\nat = "{where}"\n'
        for each, of, where in (("Anna", "a", "A1"), ("Bo", side, at), ("Cid", "b", "A2"))
        if place == MAP or each != "Cid"
    )
    Path("s.toml").write_text(f'system = "{name}"\n{others}{place}', "utf-8")
    try:
        faults = ""
        read_scenario(Path("s.toml"))
    except UserError as error:
        faults = str(error)
    told = f"fighter[2]: “at” is “{at}”, where nobody can begin: by the rules there is no room "
    assert (told + "beside Anna." in faults) is not room
    assert ("no room" in faults) is not room


@pytest.mark.parametrize(
    ("anna", "bo", "place", "expected"),
    [
        (
            'at = "C1"',
            "",
            MAP,
            (
                "s.toml, line 5, fighter[1]: “at” is “C1”, where nobody can begin: "
                "the map lets nobody in there."
            ),
        ),
        (
            "",
            'at = "D1"',
            MAP,
            (
                "s.toml, line 9, fighter[2]: “at” is “D1”, where nobody can begin: "
                "the map has no such cell."
            ),
        ),
        (
            'at = "A1"',
            'at = "A1"\n[[fighter]]\nname = "Cid"\nside = "b"\nat = "A1"',
            MAP,
            (
                "s.toml, line 13, fighter[3]: “at” is “A1”, where nobody can begin: "
                "by the rules there is no room beside Anna, Bo."
            ),
        ),
        (
            'at = "1A"',
            "",
            MAP,
            "s.toml, line 5, fighter[1]: “at” is “1A”, but must be the name of a cell such as C4.",
        ),
        (
            'at = "A1"\nfacing = "n"',
            "",
            MAP,
            (
                "s.toml, line 6, fighter[1]: “facing” is “n”, but must be one of: "
                "ne, e, se, sw, w, nw."
            ),
        ),
        (
            'facing = "north"',
            "",
            MAP,
            (
                "s.toml, line 5, fighter[1]: “facing” is “north”, but must be one of: "
                "ne, e, se, sw, w, nw."
            ),
        ),
        (
            "facing = 3",
            'facing = ["n"]',
            MAP.replace("hexes", "squares").replace("\n . .", "\n. ."),
            (
                "s.toml, line 5, fighter[1]: “facing” is “3”, but must be one of: "
                "n, ne, e, se, s, sw, w, nw.\n"
                's.toml, line 9, fighter[2]: “facing” is “["n"]”, but must be one of: '
                "n, ne, e, se, s, sw, w, nw."
            ),
        ),
        (
            'at = "A1"\nfacing = "ne"',
            "",
            "",
            (
                "s.toml, line 5, fighter[1]: “at” is given, but the fight has no map.\n"
                "s.toml, line 6, fighter[1]: “facing” is given, but the fight has no map."
            ),
        ),
        # What is wrong with the map is told, and not that nobody can be on it.
        (
            'at = "A1"',
            "",
            '[map]\ncells = "hexes"\ndrawing = "h"\nlegend = { h = { cover = "odd" } }',
            "s.toml, line 13, map.legend.h: “cover” is “odd”, but must be one of: partial.",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    anna: str, bo: str, place: str, expected: str
) -> None:
    with pytest.raises(UserError) as raised:
        read(anna, bo, place)
    assert str(raised.value) == expected
    for language in LANGUAGES:
        assert Catalogue.load(language).render(raised.value.message)


def test_a_system_without_maps_knows_no_such_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "load_system", lambda name: UNPLACED)
    with pytest.raises(UserError) as raised:
        read('at = "A1"')
    told = str(raised.value)
    assert "line 5, fighter[1]: unknown key “at”" in told
    assert "unknown key “map”" in told


@pytest.mark.parametrize(("grid", "north"), [(Hexes(), False), (Squares(), True)])
def test_the_schema_knows_the_ways_to_face_of_the_grid(grid: Grid, north: bool) -> None:
    placing = Placing((grid,))
    known = schema(replace(PLACED, placing=placing))["scenario"]
    for facing, valid in (("ne", True), ("n", north), ("north", False), (3, False)):
        root = tomllib.loads(written('at = "A1"'))
        root["map"] = {"cells": grid.kind, "drawing": "."}
        root["fighter"][0]["facing"] = facing
        assert Draft202012Validator(known).is_valid(root) == valid


#: A fact of each system that its map tells, and what may still be stated.
FACTS = [
    *(
        ("gurps", f"{key} = {value}", "speed, unseen, unaware, braced, caught")
        for key, value in (
            ("distance", "100"),
            ("arc", '"rear"'),
            ("cover", '"full"'),
            ("higher", "2"),
            ("room", "false"),
            ("line", "1"),
            ("shelter", "1"),
        )
    ),
    *(
        ("cthulhu", f"{key} = {value}", "drop")
        for key, value in (
            ("distance", "5"),
            ("cover", "true"),
            ("wall", "1"),
            ("obstacle", "1"),
            ("somebody", "1"),
            ("footing", "10"),
        )
    ),
    ("mordheim", "contact = true", ""),
    ("mordheim", "apart = true", ""),
    ("drachensturm", "distance = 5", "unaware"),
]
#: And those.
STILL = [
    ("gurps", "speed = 3\nunseen = true\nunaware = true\nbraced = true\ncaught = true"),
    ("cthulhu", "drop = 2"),
    ("drachensturm", "unaware = true"),
]


def stating(name: str, fact: str, place: bool = True) -> dict[str, Any]:
    """A fight of a system with a fact, with a map or without; written to s.toml."""
    placing = load_system(name).placing
    assert placing is not None
    map_ = f'[map]\ncells = "{placing.grids[0].kind}"\ndrawing = ".."\n' if place else ""
    at = ['at = "A1"', 'at = "B1"'] if place else ["", ""]
    fighters = "".join(
        f'[[fighter]]\nname = "{who}"\nside = "{who}"\n{where}\n'
        for who, where in zip("ab", at, strict=True)
    )
    text = f'system = "{name}"\n{map_}{fighters}[[fact]]\nfrom = "a"\nto = "b"\n{fact}\n'
    Path("s.toml").write_text(text, "utf-8")
    return tomllib.loads(text)


@pytest.mark.parametrize(("name", "fact", "still"), FACTS)
def test_what_the_map_tells_cannot_be_stated_beside_it(
    name: str, fact: str, still: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "load_system", load_system)
    by_schema = Draft202012Validator(schema(load_system(name))["scenario"])
    assert by_schema.is_valid(stating(name, fact, place=False))
    read_scenario(Path("s.toml"))
    assert not by_schema.is_valid(stating(name, fact))
    with pytest.raises(UserError) as raised:
        read_scenario(Path("s.toml"))
    key = fact.partition(" ")[0]
    where = f"s.toml, line 16, fact[1]: “{key}” is told by the map"
    may = f"What may be stated beside a map: {still}."
    none = f"{where}. Beside a map nothing is stated in {name}."
    assert str(raised.value) == (
        f"{where} and cannot be stated beside it. {may}" if still else none
    )
    for language in LANGUAGES:
        assert key in Catalogue.load(language).render(raised.value.message)


@pytest.mark.parametrize(("name", "fact"), STILL)
def test_what_the_map_does_not_tell_is_stated(
    name: str, fact: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "load_system", load_system)
    root = stating(name, fact)
    assert Draft202012Validator(schema(load_system(name))["scenario"]).is_valid(root)
    assert len(read_scenario(Path("s.toml")).stated()) == len(fact.splitlines())


#: What every system knows of a cell.
ALWAYS = {
    "name": "x",
    "wall": True,
    "closed": True,
    "opaque": True,
    "hazards": ["fire", "falling stones"],
}
#: What a rule of each asks for besides.
KNOWN = {
    "gurps": {"cover": "partial", "footing": 1, "height": 2},
    "cthulhu": {"cover": {"kind": "crate", "amount": 30}, "footing": 20, "height": -3},
    "mordheim": {},
    "drachensturm": {},
}


@pytest.mark.parametrize("name", KNOWN)
@pytest.mark.parametrize(
    "key", ["name", "wall", "closed", "opaque", "hazards", "cover", "footing", "height"]
)
def test_what_means_nothing_in_the_rules_of_a_system_is_refused(name: str, key: str) -> None:
    system = load_system(name)
    placing = system.placing
    assert placing is not None
    known = {**ALWAYS, **KNOWN[name]}
    value = known.get(key, "partial" if key == "cover" else 0)
    cells = placing.grids[0].kind
    root = {
        "system": name,
        "map": {"cells": cells, "drawing": "x", "legend": {"x": {key: value}}},
        "fighter": [{"name": side, "side": side} for side in ("a", "b")],
    }
    text = f'cells = "{cells}"\ndrawing = "x"\nlegend.x.{key} = {_toml(value)}\n'
    Path("m.toml").write_text(text, "utf-8")
    valid = Draft202012Validator(schema(system)["scenario"]).is_valid(root)
    assert valid == (key in known)
    if key in known:
        terrain = read_map(Path("m.toml"), placing, name).at((0, 0))
        assert terrain != Terrain("x")
        return
    with pytest.raises(UserError) as raised:
        read_map(Path("m.toml"), placing, name)
    assert str(raised.value) == (
        f"m.toml, line 3, legend.x: “{key}” means nothing in the rules of {name}. "
        "Of a cell they know: name, wall, closed, opaque, hazards."
    )
    for language in LANGUAGES:
        assert name in Catalogue.load(language).render(raised.value.message)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_toml(each)}" for key, each in value.items()) + "}"
    return json.dumps(value)


def test_the_schema_knows_the_words_of_cover() -> None:
    """Those of gurps; any in cthulhu."""
    for name, word, valid in (
        ("gurps", "full", True),
        ("gurps", "crate", False),
        ("cthulhu", "crate", True),
    ):
        system = load_system(name)
        assert system.placing is not None
        for cover in (word, {"kind": word}, {"kind": word, "amount": 2}):
            root = {
                "system": name,
                "map": {
                    "cells": system.placing.grids[0].kind,
                    "drawing": "x",
                    "legend": {"x": {"cover": cover}},
                },
                "fighter": [{"name": side, "side": side} for side in ("a", "b")],
            }
            assert Draft202012Validator(schema(system)["scenario"]).is_valid(root) == valid


#: Of each system: its cells, the spans it plays on, and some that it does not.
SPANS = [
    ("gurps", "hexes", [1, 1.0, "1"], [5, 0.5]),
    ("cthulhu", "squares", [1, "1"], [2]),
    ("mordheim", "squares", [1, 0.5, "1/2", "0.5"], [0.3, "1/3", 2]),
    ("drachensturm", "squares", [1], [0.5, 3]),
]


@pytest.mark.parametrize(("name", "cells", "right", "wrong"), SPANS)
def test_each_system_plays_on_its_own_cells(
    name: str, cells: str, right: list[object], wrong: list[object]
) -> None:
    system = load_system(name)
    placing = system.placing
    assert placing is not None
    validator = Draft202012Validator(schema(system)["scenario"])

    def fits(cells: str, span: object) -> bool:
        """Whether a map is read; the schema says the same."""
        text = f'cells = "{cells}"\ndrawing = "."\nspan = {json.dumps(span)}\n'
        Path("m.toml").write_text(text, "utf-8")
        fighters = [{"name": name, "side": name} for name in ("a", "b")]
        root = {"system": name, "map": tomllib.loads(text), "fighter": fighters}
        valid = not list(validator.iter_errors(root))
        try:
            read_map(Path("m.toml"), placing, name)
        except UserError:
            assert not valid
            return False
        assert valid
        return True

    assert all(fits(cells, span) for span in right)
    assert not any(fits(cells, span) for span in (0, 0.0, -1, "0", *wrong))
    assert not fits("squares" if cells == "hexes" else "hexes", 1)


def test_the_schema_knows_maps_where_the_system_does() -> None:
    schemas = [json.loads(json.dumps(schema(system)["scenario"])) for system in (PLACED, UNPLACED)]
    with_maps, without = (Draft202012Validator(each) for each in schemas)
    root = tomllib.loads(written('at = "B2"\nfacing = "sw"'))
    in_a_file = {**root, "map": {"file": "inn.toml"}}
    assert [error.message for error in with_maps.iter_errors(root)] == []
    assert [error.message for error in with_maps.iter_errors(in_a_file)] == []
    assert not with_maps.is_valid({**root, "map": {"file": "inn.toml", "cells": "hexes"}})
    assert not with_maps.is_valid({**root, "map": {}})
    assert not without.is_valid(root)
    for table in (schemas[0], *schemas[0]["$defs"].values()):
        for key, about in table["properties"].items():
            assert about.get("description"), key
