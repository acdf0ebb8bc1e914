"""The map in the terminal: it reads the same without colour, and fits the screen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cli.conftest import Run
from tierce.cli.play import on_map, question
from tierce.cli.play.map_panel import Panel, packed
from tierce.cli.play.map_tokens import tokens
from tierce.cli.play.screen import Screen, Span
from tierce.cli.play.sides import Sides
from tierce.cli.telling import Teller
from tierce.cli.width import width
from tierce.fight.course import Setup
from tierce.fight.places import Marked, Placing
from tierce.fight.system import Fighter
from tierce.formats.fightlog import start_fight
from tierce.ground import (
    Cover,
    Grid,
    Ground,
    Hexes,
    Squares,
    Terrain,
    cell_named,
    fence,
    ground_from,
)
from tierce.script.effects import Who
from tierce.text import LANGUAGES, Catalogue

Spot = tuple[str, str, str, str]  # name, side, cell, facing

TAPROOM = """
# # # # #
 # . h . .
# . . . .
"""
HEDGE = Terrain("h", "hedge", cover=Cover("partial"), footing=1, height=-1, hazards=("thorns",))
KEYS = {"h": HEDGE}


def fighters(ground: Ground, spots: Sequence[Spot]) -> list[Fighter]:
    """Fighters who begin there."""
    grid = ground.grid
    return [
        Fighter(Who(name), side, None, at=cell_named(grid, at), facing=grid.compass.index(facing))
        for name, side, at, facing in spots
    ]


def panel(
    ground: Ground, spots: Sequence[Spot], columns: int = 80, focus: str | None = None
) -> Panel:
    """The panel of these fighters."""
    all_ = fighters(ground, spots)
    places = {each.name: each.at for each in all_ if each.at is not None}
    facings = {each.name: each.facing for each in all_}
    who = None if focus is None else Who(focus)
    return Panel(ground, places, facings, tokens(all_, Sides(all_)), columns, who)


def text(shown: Panel) -> list[str]:
    """What a panel draws, without colour."""
    return ["".join(span.text for span in line) for line in shown.lines()]


def told(
    ground: Ground,
    spots: Sequence[Spot],
    turn: str = "",
    language: str = "en",
    placing: Placing | None = None,
) -> None:
    """Shows the map of a fight."""
    all_ = fighters(ground, spots)
    values: dict[Any, Any] = {}
    for each in all_:
        values[each.name, "cell"], values[each.name, "facing"] = each.at, each.facing
    view = SimpleNamespace(
        fighters=[each.name for each in all_], read=lambda who, what: values[who, what]
    )
    system = SimpleNamespace(placing=placing)
    setup = SimpleNamespace(ground=ground, fighters=all_, system=system)
    fight: Any = SimpleNamespace(setup=setup, view=lambda: view)
    teller = Teller(Catalogue.load(language), "gurps")
    on_map.show(Screen(), fight, teller, Sides(all_), turn)


ZONE = """
system = "gurps"
title = "A zone"

[map]
cells = "hexes"
drawing = ". . . . . . . ."

[[fighter]]
name = "Ada"
side = "a"
at = "A1"
facing = "e"
basic_speed = 6
skills = { Guns = 14 }

[[fighter.weapon]]
name = "Carbine"

[[fighter.weapon.ranged]]
name = "burst"
skill = "Guns"
damage = "5d pi"
projectile = "bullet"
range = "500/3500"
rate = 10
recoil = 2
hands = 2

[[fighter]]
name = "Orc"
side = "b"
at = "H1"
facing = "w"
"""

ANNA: Spot = ("Anna", "guard", "B3", "e")
ORC: Spot = ("Orc", "thieves", "D2", "sw")


def test_fighters_are_a_shape_a_letter_and_an_arrow() -> None:
    shown = panel(ground_from(Hexes(), TAPROOM, KEYS), [ANNA, ORC])
    assert text(shown) == [
        "   A   B   C   D   E",
        "1  #   #   #   #   #",
        "2    #   .   h  ●o↙  .",
        "3  #  ▲A→  .   .   .",
    ]
    assert shown.whole


def test_where_there_is_less_room_sides_differ_in_their_letters() -> None:
    shown = panel(ground_from(Hexes(), TAPROOM, KEYS), [ANNA, ORC], columns=20)
    assert text(shown) == [
        "  A B C D E",
        "1 # # # # #",
        "2  # . h o↙.",
        "3 # A→. . .",
    ]


def test_squares_stand_below_each_other() -> None:
    shown = panel(ground_from(Squares(), "..\n#."), [("Anna", "a", "B1", "s")])
    assert text(shown) == ["   A   B", "1  .  ▲A↓", "2  #   ."]


def test_of_several_in_a_cell_the_one_whose_turn_it_is_is_shown() -> None:
    ground = ground_from(Squares(), "..")
    spots = [("Anna", "a", "A1", "e"), ("Bo", "b", "A1", "w"), ("Cid", "a", "B1", "w")]
    assert text(panel(ground, spots)) == ["   A   B", "1 ▲A+ ▲C←"]
    shown = panel(ground, spots, focus="Bo")
    assert text(shown) == ["   A   B", "1 ●b+ ▲C←"]
    styles = {span.text: span.style for span in shown.lines()[1]}
    assert styles["b"].startswith("bold")
    assert not styles["C"].startswith("bold")


def test_who_faces_no_way_has_no_arrow() -> None:
    shown = replace(panel(ground_from(Squares(), ".."), [("Anna", "a", "A1", "e")]), facings={})
    assert text(shown)[1] == "1 ▲A   ."


@pytest.mark.parametrize(
    ("grid", "columns", "walls", "expected"),
    [
        (Squares(), 80, ["A1-B1"], ["1  . | .", "2  .   ."]),
        (Squares(), 80, ["B1-B2"], ["1  .   .", "      ---", "2  .   ."]),
        (Squares(), 9, ["A1-B1", "A1-A2"], ["1 . |.", "  --", "2 .  ."]),
        (Hexes(), 80, ["A1-A2"], ["1  .   .", "    /", "2    .   ."]),
        (Hexes(), 80, ["B1-A2"], ["1  .   .", "      \\", "2    .   ."]),
        (Hexes(), 80, ["A2-B2", "B1-B2"], ["1  .   .", "        /", "2    . | ."]),
        (Hexes(), 9, ["A1-A2", "B1-A2"], ["1 . .", "   /\\", "2  . ."]),
    ],
)
def test_thin_walls(grid: Grid, columns: int, walls: Sequence[str], expected: list[str]) -> None:
    bare = ground_from(grid, "..\n..")
    pairs = (wall.split("-") for wall in walls)
    fences = (fence(cell_named(grid, one), cell_named(grid, other)) for one, other in pairs)
    ground = replace(bare, fences=frozenset(fences))
    assert text(panel(ground, [], columns))[1:] == expected


@pytest.mark.parametrize(("grid", "columns"), [(Squares(), 8), (Hexes(), 10)])
def test_a_thin_wall_takes_nobodys_arrow_however_narrow_the_screen_is(
    grid: Grid, columns: int
) -> None:
    ground = replace(ground_from(grid, ".."), fences=frozenset({((0, 0), (1, 0))}))
    anna, bo = ("Anna", "a", "A1", "e"), ("Bo", "b", "A1", "w")
    assert text(panel(ground, [anna], columns))[1] == "1 A→|."
    assert text(panel(ground, [anna, bo], columns, "Anna"))[1] == "1 A+|."
    assert text(panel(ground, [anna]))[1] == "1 ▲A→| ."
    # Part of the map is left out sooner than an arrow.
    wide = replace(ground_from(grid, "." * 40), fences=ground.fences)
    shown = panel(wide, [anna], 60)
    assert "A→|" in text(shown)[1]
    assert max(map(width, text(shown))) <= 60
    assert not shown.whole


FIELD = ground_from(Hexes(), "\n".join(["." * 60] * 50))


@pytest.mark.parametrize("columns", [40, 80, 96])
@pytest.mark.parametrize(
    ("spots", "focus"),
    [
        ([("a", "x", "A1", "e"), ("b", "y", "B2", "e")], None),
        ([("a", "x", "BH50", "e"), ("b", "y", "BG49", "e")], None),
        ([("a", "x", "A1", "e"), ("b", "y", "BH50", "e")], "b"),
        ([("a", "x", "AD25", "e"), ("b", "y", "BH50", "e")], "a"),
        ([], None),
    ],
)
def test_of_a_large_map_what_matters_is_shown(
    columns: int, spots: Sequence[Spot], focus: str | None
) -> None:
    shown = panel(FIELD, spots, columns, focus)
    assert not shown.whole
    lines = text(shown)
    assert len(lines) == 1 + 24
    assert max(width(line) for line in lines) <= columns
    window = shown.window
    assert 0 <= window.left < window.right <= 60
    assert 0 <= window.top < window.bottom <= 50
    drawn = "\n".join(lines[1:])
    wanted = [focus] if focus else [name for name, *_ in spots]
    letters = [shown.tokens[Who(name)].letter for name in wanted]
    assert all(f"{letter}→" in drawn for letter in letters)


@pytest.mark.parametrize(
    ("columns", "expected"),
    [
        (80, ["1  .   .   .   .", "2   :.: ▲A→::.:  .", "3  .  :.: :h:  ."]),
        (16, ["1 . . . .", "2  .:A→.:.", "3 . .:h:."]),
    ],
)
def test_marked_cells_read_without_colour(columns: int, expected: list[str]) -> None:
    ground = ground_from(Hexes(), "....\n....\n..h.", KEYS)
    cells = frozenset(cell_named(ground.grid, name) for name in ("A2", "B2", "C2", "B3", "C3"))
    shown = replace(panel(ground, [("Anna", "guard", "B2", "e")], columns), marked=cells)
    assert text(shown)[1:] == expected


def test_the_legend_says_why_cells_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    ground = ground_from(Hexes(), "....\n....")
    cells = frozenset(cell_named(ground.grid, name) for name in ("A1", "B1", "D2"))
    mark = Marked("gurps.show.under-fire", {"who": "Anna"}, cells)
    told(
        ground,
        [("Anna", "guard", "B2", "e")],
        placing=Placing((Hexes(),), marked=lambda _: (mark,)),
    )
    out = capsys.readouterr().out
    assert "1 :.: :.:  .   ." in out
    assert out.endswith("  : under fire from Anna: A1–B1, D2\n")


def test_a_zone_under_fire_is_drawn_while_it_is_sprayed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "zone.toml"
    path.write_text(ZONE, "utf-8")
    typed = "all-out attack\nsuppression\n1\nE1\ndo nothing\nq\n"
    shown = run("play", path, "--seed", "zone", "--lang", "en", typed=typed).output
    before, begun, rest = shown.partition(
        "Ada keeps a zone under fire with the Carbine until their "
    )
    during, _, after = rest.partition("── Ada, turn 2 ")
    assert ":" not in before.partition("▶ Ada")[0].rpartition("1 ▲A→")[2]
    assert begun
    assert "1 ▲A→  .   .  :.: :.: :.:  .  ●o←" in during
    assert ": under fire from Ada: D1–F1" in during
    assert "1 ▲A→  .   .   .   .   .   .  ●o←" in after
    assert "under fire" not in after


def test_names_of_columns_have_room() -> None:
    heading = text(panel(FIELD, [("a", "x", "AD25", "e")], 80))[0].split()
    assert heading[0] != heading[1]
    assert all(re.fullmatch(r"[A-Z]{1,2}", name) for name in heading)
    narrow = ground_from(Squares(), "." * 26)
    assert text(panel(narrow, [], 60))[0].split() == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def test_every_fighter_has_a_letter_of_its_own() -> None:
    names = ["Anna", "Abel", "Ana", "闪电", "Orc", "Ogre", "Ox", "Z", "Q", "Ω"]
    sides = ["a", "a", "a", "a", "b", "b", "b", "c", "d", "e"]
    all_ = [Fighter(Who(n), s, None) for n, s in zip(names, sides, strict=True)]
    found = [token.letter for token in tokens(all_, Sides(all_), "BoG").values()]
    # A; the b of Abel is a mark of the map; n of Ana; the first free one; o is a mark too.
    assert found == ["A", "E", "N", "C", "r", "g", "x", "1", "α", "ω"]


def test_when_no_letter_is_left_a_star_stands() -> None:
    all_ = [Fighter(Who(f"n{number}"), "a", None) for number in range(27)]
    found = [token.letter for token in tokens(all_, Sides(all_)).values()]
    assert len(set(found[:26])) == 26
    assert found[26] == "*"


def test_entries_are_packed_beside_each_other() -> None:
    entries = [[Span(word)] for word in ("one", "two", "six")]
    assert [len(line) for line in packed(entries, 8, 3)] == [3, 1]
    assert packed([], 8, 3) == []
    assert len(packed(entries, 2, 3)) == 3


def test_the_legend_says_who_is_where_and_what_signs_mean(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told(ground_from(Hexes(), TAPROOM, KEYS), [ANNA, ORC, ("闪电", "thieves", "E3", "w")], "Anna")
    out = capsys.readouterr().out.splitlines()
    assert out[0] == ""
    assert out[1:5] == [
        "     A   B   C   D   E",
        "  1  #   #   #   #   #",
        "  2    #   .   h  ●o↙  .",
        "  3  #  ▲A→  .   .  ●a←",
    ]
    assert out[5:] == [
        "  ▲A→ Anna B3  ●o↙ Orc D2   ●a← 闪电 E3",
        "  # wall · h hedge (cover: partial, bad footing 1, height -1, danger: thorns)",
    ]


def test_the_legend_of_thin_walls_and_of_a_part(capsys: pytest.CaptureFixture[str]) -> None:
    walled = replace(FIELD, fences=frozenset({((0, 0), (1, 0))}))
    told(walled, [("a", "x", "A1", "e")])
    out = capsys.readouterr().out.splitlines()
    # 80 columns, less 2 at the left, 3 for the rows and 2 for their shift: 24 cells of 3.
    assert out[-2:] == ["  / \\ | thin wall", "  Shown is A1 to X24; the map goes to BH50."]
    squares = replace(ground_from(Squares(), ".."), fences=frozenset({((0, 0), (1, 0))}))
    told(squares, [])
    assert "- | thin wall" in capsys.readouterr().out


def test_signs_without_a_name_are_told_by_what_they_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    kinds = {
        "~": Terrain("~", closed=True),
        "s": Terrain("s", opaque=True),
        ".": Terrain(".", footing=2),
        "x": Terrain("x", "cross"),
    }
    told(ground_from(Squares(), "~s.x", kinds), [])
    expected = "  . bad footing 2 · s blocks sight · x cross · ~ nobody passes\n"
    assert capsys.readouterr().out.endswith(expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_is_told_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told(ground_from(Hexes(), TAPROOM, KEYS), [ANNA], language=language)
    out = capsys.readouterr().out
    assert "cli-map" not in out
    assert ("partial" in out) == (language == "en")


def test_a_fight_on_a_map_shows_it_and_one_without_does_not(
    run: Run, toy: Setup, log: Path
) -> None:
    assert "1  ." not in run("play", log, typed="1\n").output
    ground = ground_from(Hexes(), "...\n...")
    names = [fighter.name for fighter in toy.fighters]
    placed = [
        replace(fighter, at=ground.grid.cell(number, 1), facing=1)
        for number, fighter in enumerate(toy.fighters)
    ]
    path = Path("map.tierce")
    opened = start_fight(path, replace(toy, ground=ground, fighters=tuple(placed)))
    assert opened.file is not None
    opened.file.close()
    shown = run("play", path, typed="1\n").output
    assert "1  .   .   .\n" in shown
    assert "  2   ▲A→ ●b→ ▲C→\n" in shown
    assert all(f"{name} {'ABC'[number]}2" in shown for number, name in enumerate(names))


# ---------------------------------------------------------------- hazards

HEARTH = """
system = "{system}"

[map]
cells = "{cells}"
drawing = ". f . . ."
legend.f = {{ name = "hearth", hazards = ["fire", "falling soot"] }}

[[fighter]]
name = "Anna"
side = "a"
at = "B1"
{facing}

[[fighter]]
name = "Bo"
side = "b"
at = "E1"
"""


@pytest.mark.parametrize("name", ["gurps", "cthulhu", "mordheim", "drachensturm"])
def test_who_stands_in_a_hazard_is_told_beside_the_name(run: Run, name: str) -> None:
    cells = "hexes" if name == "gurps" else "squares"
    Path("s.toml").write_text(HEARTH.format(system=name, cells=cells, facing=""), "utf-8")
    told = run("play", "s.toml", "--seed", "a", typed="q\n").output
    rows = [line for line in told.splitlines() if line.endswith("stands in: fire, falling soot")]
    assert len(rows) == 1
    assert "Anna" in rows[0]
    assert "danger: fire, danger: falling soot" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_into_a_hazard_is_told_and_logged(run: Run, language: str) -> None:
    text = HEARTH.format(system="drachensturm", cells="squares", facing="")
    Path("s.toml").write_text(text.replace('at = "B1"', 'at = "A1"'), "utf-8")
    played = ("--lang", language, "play", "s.toml", "--log", "x.tierce", "--seed", "a")
    told = run(*played, typed="B1\nq\n").output
    again = run("--lang", language, "log", "x.tierce").output
    assert "event" not in told + again
    if language == "en":
        assert told.count("Anna stands in: fire, falling soot.") == 1
        assert again.count("Anna stands in: fire, falling soot.") == 1
    else:
        assert "falling soot" in again


# ---------------------------------------------------------------- playing on it

#: Ysa's turn comes first; her side is left to the computer. Wenna's Move comes after three more.
CROSSING = ("play", "crossing", "--seed", "crows", "--auto", "raiders")


def test_a_cell_is_typed_to_go_there(run: Run) -> None:
    typed = "do nothing\nmove\nC4\nface:e\nq\n"
    told = run(*CROSSING, typed=typed).output
    assert "Or type a cell of the map: " in told
    assert "Wenna goes to C4 (1 yd)." in told
    assert "▲W→" in told


def test_many_cells_are_told_as_spans_and_few_one_by_one(run: Run) -> None:
    told = run(*CROSSING, typed="do nothing\nall-out defense\n2\nq\n").output
    assert "Or type a cell" not in told
    assert re.search(r"\d  To C4 \(1 yd\)", told)
    many = run(*CROSSING, typed="do nothing\nmove\nq\n").output
    assert not re.search(r"\d  To C4", many)
    assert re.search(r"[A-Z]\d–[A-Z]\d", many)


def test_cells_are_told_by_what_going_there_is(run: Run) -> None:
    """Linnet, who runs 16 metres, steps one at most; Bero is north of her, a willow to the east."""
    told = run("play", "mill", "--seed", "mill", "--lang", "en", typed="L8\nq\n").output
    asked = told.partition("Linnet runs 2 m to L8.")[0]
    by_kind = dict(re.findall(r"^  (Step|Run|Flight).*?: ((?:.|\n    )*)", asked, re.MULTILINE))
    assert "Or type a cell of the map.\n" in told
    assert by_kind["Step"] == "L7, M8"
    assert "L8" in by_kind["Run"]
    assert "P9" in by_kind["Flight"]
    assert re.search(r"^  1  Stay$", asked, re.MULTILINE)
    assert asked != told


@pytest.mark.parametrize(
    ("cells", "spans"),
    [
        (["C4"], ["C4"]),
        (["B2", "A2", "C2", "C3", "E2"], ["A2–C2", "E2", "C3"]),
        (["AA1", "Z1", "Y1"], ["Y1–AA1"]),
    ],
)
def test_cells_beside_each_other_are_one_span(cells: list[str], spans: list[str]) -> None:
    assert question.spans_of(cells) == spans


def test_where_somebody_is_may_be_changed_by_hand(run: Run) -> None:
    edits = "e Wenna cell b4\ny\ne Wenna facing sw\ny\ne Wenna cell\ne Wenna facing\n"
    told = run(*CROSSING, typed=edits + "e Wenna cell C1\ne Wenna facing up\nq\n").output
    assert "▲W↙" in told
    assert "B4" in told
    assert "sw" in told
    assert "cell cannot be “C1”" in told
    assert "cannot be “up”. Possible: ne, e, se, sw, w, nw." in told


def test_nobody_has_an_arrow_where_it_does_not_matter_how_one_faces(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ground = ground_from(Squares(), "....\n....\n....")
    told(ground, [("Anna", "guard", "B2", "e")])
    assert "▲A→" in capsys.readouterr().out
    told(ground, [("Anna", "guard", "B2", "e")], placing=Placing((Squares(),), faces=False))
    shown = capsys.readouterr().out
    assert "▲A" in shown
    assert "→" not in shown


def test_an_edit_of_a_place_is_told_by_its_name(run: Run) -> None:
    typed = "e tol facing sw\ne tol cell d9\ne tol cell e3\nu\nu\n"
    shown = run("play", "tavern", typed=typed).output
    assert "✎ Edit: Tol, facing sw" in shown
    assert "✎ Edit: Tol, hex E3" in shown
    assert "Undone: an edit by hand (Tol, hex E3)" in shown
    assert "Undone: an edit by hand (Tol, facing sw)" in shown
    assert "by the rules" not in shown.casefold()


def test_an_edit_that_leaves_no_room_is_done_with_a_warning(run: Run) -> None:
    """In D7 stands a friend of Tol, in F5 a foe: two foes have room in a hex, two friends have not.
    Whoever is there already is not told again, and who is out takes no room."""
    typed = "e tol cell f5\ne tol cell d7\ne tol fp -1\ne mara fate dead\n"
    shown = re.sub(
        r"\s+", " ", run("play", "tavern", typed=f"{typed}e tol cell d8\ne tol cell d7\n").output
    )
    warning = "! By the rules there is no room for Tol there beside Mara Voss."
    assert shown.count(warning) == 1
    assert shown.count("By the rules there is no room") == 1
    assert shown.index("Edit: Tol, hex D7") < shown.index(warning) < shown.index("Edit: Tol, FP -1")
    assert "▲T↗ Tol D7" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_warning_is_told_in_each_language(language: str) -> None:
    text = Catalogue.load(language).text("cli-edit-room", who="Tol", others=("Mara", "Bo"))
    assert all(name in text for name in ("Tol", "Mara", "Bo"))
