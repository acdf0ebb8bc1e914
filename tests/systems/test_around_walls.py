"""A steady fighter comes around a wall to a foe who only waits, and strikes: the way on foot
counts, not how near the foe is behind the wall."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tierce.fight.course import Course, Runner, Timeline
from tierce.formats.toml import read_scenario
from tierce.script.answered import Answer, Asked, decided_by, first_of, rolled_by
from tierce.script.effects import Option, Who

#: Ann stands in the bight of a wall, or of a broad pit, or behind a wall with a gap far off.
BIGHT = """
............
..########..
.........#..
......A..#O.
.........#..
..########..
............
"""
PIT = """
.............
..oooooooooo.
.......oooo..
......Aoooo.O
.......oooo..
..oooooooooo.
.............
"""
GAP = """
.....#.....
.....#.....
.....#.....
....A#O....
.....#.....
.....#.....
.....#.....
...........
"""
THIN = """
......
......
..AO..
......
......
"""
MAPS = {"bight": BIGHT, "pit": PIT, "gap": GAP, "thin": THIN}
#: Walls without thickness.
WALLS = {THIN: [f"C{row}-D{row}" for row in range(1, 5)]}

#: What a fighter of each system has at hand, and the event of a blow.
SYSTEMS = {
    "gurps": (
        (
            'weapon = [{ name = "Sword", melee = [{ name = "swing", skill = "Broadsword", '
            'damage = "sw cut" }] }]\nskills = { Broadsword = 13 }\nfacing = "e"'
        ),
        "gurps.event.attack",
    ),
    "cthulhu": ('skills = { "こぶし" = 60 }', "cthulhu.event.attack"),
    "mordheim": ('m = 3\nweapons = ["sword"]', "mordheim.event.to-hit"),
    "drachensturm": (
        'speed = 10\nweapon = [{ name = "Sword", points = "1d6", awf = 4, pwf = 4 }]',
        "drachensturm.event.strike",
    ),
}
#: What somebody does who only waits.
WAITING = ("do-nothing", "stay", "hold", "end", "nothing")
ANN_AND_ORC, MOST_TURNS = ("Ann", "Orc"), 30


def scenario(system: str, drawing: str, folder: Path) -> Path:
    """A fight of two on a map, on which A and O say where they stand."""
    rows = drawing.strip().splitlines()
    cells = "hexes" if system == "gurps" else "squares"
    bare = "\n".join(rows).replace("A", ".").replace("O", ".").replace("o", "~")
    if cells == "hexes":  # every other row is drawn half a hex to the right
        bare = "\n".join(" " * (n % 2) + " ".join(row) for n, row in enumerate(bare.split()))
    lines = [
        f'system = "{system}"',
        "[map]",
        f"walls = {WALLS.get(drawing, [])}",
        f'cells = "{cells}"',
        f'drawing = """\n{bare}\n"""',
    ]
    lines += ["[map.legend]", '"~" = { name = "pit", closed = true }']
    for name in ANN_AND_ORC:
        row = next(n for n, each in enumerate(rows) if name[0] in each)
        at = f"{'ABCDEFGHIJKLM'[rows[row].index(name[0])]}{row + 1}"
        lines += ["[[fighter]]", f'name = "{name}"', f'side = "{name}"', f'at = "{at}"']
        lines.append(SYSTEMS[system][0])
    path = folder / "fight.toml"
    path.write_text("\n".join(lines), "utf-8")
    return path


def played(path: Path) -> Course:
    """Some turns of the fight: Ann by the policy, the orc waiting."""
    setup = read_scenario(path).setup
    steady = setup.system.policies["steady"]
    rng, begun = random.Random("walls"), set[str]()

    def decides(who: Who, sees: Any, options: Sequence[Option]) -> str:
        waits = [each.id for each in options if each.id in WAITING] if who == "Orc" else []
        return waits[0] if waits else steady(who, sees, options)

    source = first_of(
        rolled_by(lambda dice, _: dice.total(dice.roll(rng.randrange))), decided_by(decides)
    )

    def answer(asked: Asked) -> Answer | None:
        begun.add(asked.address.partition("/")[0])
        return source(asked) if len(begun) <= MOST_TURNS else None

    return Runner(setup).course(Timeline(), answer)


@pytest.mark.parametrize("drawn", MAPS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_steady_fighter_comes_around_and_strikes(system: str, drawn: str, tmp_path: Path) -> None:
    course = played(scenario(system, MAPS[drawn], tmp_path))
    notes = [note for joint in course.joints for note in joint.run.notes]
    blows = [note for note in notes if note.key == SYSTEMS[system][1]]
    assert any(note.facts["who"] == "Ann" for note in blows)
    assert not any(note.key.endswith(".flee") for note in notes)
