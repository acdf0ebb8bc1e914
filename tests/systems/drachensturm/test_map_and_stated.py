"""The same fight with a map and with stated distances: the same options, values and odds; and where
one may go on a map, counted out by brute force."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.conformance.playing import course_of
from tests.systems.drachensturm.map_setups import random_ground, random_map_setup
from tierce.fight.course import Setup, begin
from tierce.fight.places import CELL
from tierce.fight.slots import FIELD, Change
from tierce.fight.state import State, View
from tierce.fight.system import Step
from tierce.ground import Cell, Ground, sees
from tierce.script.odds import Odds
from tierce.systems.drachensturm import SYSTEM
from tierce.systems.drachensturm.options import Options
from tierce.systems.drachensturm.rules import arms, attacks, surrounded

#: What is stated of two between whom nothing reaches.
FAR = 1000
PLACES = ("cell", "facing", "stated")


def _both(seed: str) -> tuple[Setup, State, Setup, State]:
    """A fight on a map, and the same with its distances stated."""
    placed = random_map_setup(random.Random(seed))
    # One blow with plain effects each, so that exact odds are quick.
    once = (replace(f, sheet=replace(f.sheet, attacks=1)) for f in placed.fighters)
    placed = replace(placed, fighters=tuple(once), options=Options())
    ground = placed.ground
    assert ground is not None
    bare = replace(
        placed, ground=None, fighters=tuple(replace(f, at=None) for f in placed.fighters)
    )
    order = Change(FIELD, "order", "put", tuple(fighter.name for fighter in placed.fighters))
    told = [order]
    for one in placed.fighters:
        for other in placed.fighters:
            if one.name != other.name:
                metres = _metres(ground, one.at, other.at)
                told.append(Change(one.name, "stated", "set", (("distance", other.name), metres)))
    layout, plain = placed.layout(), bare.layout()
    on_map = layout.apply(layout.start(), (order,))
    return placed, on_map, bare, plain.apply(plain.start(), tuple(told))


def _metres(ground: Ground, one: Cell | None, other: Cell | None) -> int:
    """As the crow flies, rounded up; farther than anything where a wall is between."""
    assert one is not None
    assert other is not None
    squared = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
    metres = next(number for number in range(FAR) if number * number >= squared)
    return metres if sees(ground, one, other) else FAR


@pytest.mark.parametrize("number", range(40))
def test_reach_is_the_same(number: int) -> None:
    placed, on_map, bare, stated = _both(f"reach {number}")
    one, other = View(placed.layout(), on_map), View(bare.layout(), stated)
    for who in one.fighters:
        for foe in one.read(who, "foes"):
            assert arms.reaches(one, who, foe) == arms.reaches(other, who, foe)
            assert surrounded.is_behind(one, foe, who) == surrounded.is_behind(other, foe, who)


@pytest.mark.parametrize("number", range(8))
def test_blows_have_the_same_odds(number: int) -> None:
    placed, on_map, bare, stated = _both(f"blows {number}")
    for fighter in placed.fighters[:2]:
        found = []
        for setup, state in ((placed, on_map), (bare, stated)):
            layout = setup.layout()
            begun, call = begin(SYSTEM, layout, state, Step(fighter.name, "blows"))
            odds = Odds(SYSTEM.policies["steady"], SYSTEM.intervene)
            leaves = odds.leaves(call.rule, call.args, View(layout, begun))
            chances: dict[Any, Fraction] = {}
            for leaf in leaves.leaves:
                after = _without_places(setup, layout.apply(begun, leaf.changes))
                chance = Fraction(leaf.weight, leaves.total)
                chances[after] = chances.get(after, Fraction(0)) + chance
            found.append(chances)
        assert found[0] == found[1]


def _without_places(setup: Setup, state: State) -> tuple[Any, ...]:
    keys = setup.layout().keys
    return tuple(v for key, v in zip(keys, state, strict=True) if key[1] not in PLACES)


def test_somebody_reaches_somebody_in_these() -> None:
    reaching = 0
    for number in range(8):
        placed, on_map, _, _ = _both(f"blows {number}")
        view = View(placed.layout(), on_map)
        who = view.fighters[0]
        reaching += any(arms.reaches(view, who, foe) for foe in view.read(who, "foes"))
        assert attacks.able(view, who)
    assert 2 < reaching < 8


# ---------------------------------------------------------------- ways


def _steps(ground: Ground, cell: Cell, taken: set[Cell]) -> Iterator[tuple[Cell, int]]:
    for over in (-1, 0, 1):
        for down in (-1, 0, 1):
            there = cell[0] + over, cell[1] + down
            if there in ground.ways[cell] and there not in taken:
                yield there, 7 if over and down else 5


def _by_hand(ground: Ground, start: Cell, metres: int, taken: set[Cell]) -> dict[Cell, int]:
    """Square -> metres, by going on until nothing changes; a diagonal step is 1.4 m."""
    fifths = {start: 0}
    while True:
        better = {
            there: spent + step
            for cell, spent in fifths.items()
            for there, step in _steps(ground, cell, taken)
            if spent + step < fifths.get(there, 5 * metres + 1)
        }
        if not better:
            return {cell: -(-spent // 5) for cell, spent in fifths.items() if cell != start}
        fifths |= better


@pytest.mark.parametrize("number", range(25))
def test_ways_are_those_of_brute_force(number: int) -> None:
    rng = random.Random(f"ways {number}")
    setup = replace(random_map_setup(rng), ground=random_ground(rng, 12))
    ground = setup.ground
    assert ground is not None
    cells = rng.sample(sorted(ground.standing), len(setup.fighters))
    fighters = tuple(replace(f, at=c) for f, c in zip(setup.fighters, cells, strict=True))
    setup = replace(setup, fighters=fighters)
    view = View(setup.layout(), setup.layout().start())
    metres = rng.randint(1, 9)
    found = dict(view.between("ways", fighters[0].name, metres))
    assert found == _by_hand(ground, cells[0], metres, set(cells[1:]))


@pytest.mark.parametrize("number", range(4))
def test_nobody_stands_on_another(number: int) -> None:
    rng = random.Random(f"squares {number}")
    setup = random_map_setup(rng)
    for joint in course_of(setup, rng, turns=15).joints:
        view = View(setup.layout(), joint.state)
        standing = [view.read(who, CELL) for who in view.fighters if not view.read(who, "out")]
        assert len(set(standing)) == len(standing)
        assert setup.ground is not None
        assert set(standing) <= setup.ground.standing
