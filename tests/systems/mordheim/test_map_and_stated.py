"""The same fight with a map and with stated contact: the same options, values and odds; and nobody
stands on another's base."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from tests.conformance.playing import course_of
from tests.systems.mordheim.map_setups import overlap, random_map_setup
from tierce.fight.course import Setup, begin
from tierce.fight.places import CELL
from tierce.fight.slots import FIELD, Change
from tierce.fight.state import State, View
from tierce.fight.system import Step
from tierce.script.odds import Odds
from tierce.systems.mordheim import SYSTEM
from tierce.systems.mordheim.rules import contact, morale, targets


def _both(seed: str) -> tuple[Setup, State, Setup, State]:
    """A fight on a map after its opening, and the same with its contacts stated."""
    rng = random.Random(seed)
    placed = random_map_setup(rng)
    # In a corner, so that somebody fights.
    close = sorted(placed.ground.standing)[:6] if placed.ground is not None else []
    rng.shuffle(close)
    bare = replace(placed, ground=None)
    states = []
    for setup in (placed, bare):
        layout = setup.layout()
        state = layout.apply(layout.start(), (Change(FIELD, "turn_of", "put", "left"),))
        states.append(state)
    if placed.ground is not None and placed.ground.span == 1:
        moved = [
            Change(f.name, CELL, "put", c) for f, c in zip(placed.fighters, close, strict=False)
        ]
        states[0] = placed.layout().apply(states[0], tuple(moved))
    view, told = View(placed.layout(), states[0]), []
    for one, other in combinations(view.fighters, 2):
        foes = other in view.read(one, "foes")
        if foes and view.between("base-contact", one, other):
            told += [(one, "contact", other), (other, "contact", one)]
        if not foes and view.between("length", one, other) > 6:
            told += [(one, "apart", other), (other, "apart", one)]
    changes = tuple(Change(a, slot, "set", (b, True)) for a, slot, b in told)
    states[1] = bare.layout().apply(states[1], changes)
    return placed, states[0], bare, states[1]


def _without_places(setup: Setup, state: State) -> tuple[Any, ...]:
    keys = setup.layout().keys
    return tuple(
        (key, value)
        for key, value in zip(keys, state, strict=True)
        if key[1] not in ("cell", "facing", "contact", "apart")
    )


@pytest.mark.parametrize("number", range(40))
def test_who_fights_whom_is_the_same(number: int) -> None:
    placed, on_map, bare, stated = _both(f"contact {number}")
    one, other = View(placed.layout(), on_map), View(bare.layout(), stated)
    for who in one.fighters:
        assert contact.opponents(one, who) == contact.opponents(other, who)
        assert targets.open_to(one, who) == targets.open_to(other, who)
        assert morale.alone(one, who) == morale.alone(other, who)


@pytest.mark.parametrize("number", range(25))
def test_a_phase_of_blows_has_the_same_odds(number: int) -> None:
    placed, on_map, bare, stated = _both(f"blows {number}")
    first = View(placed.layout(), on_map)
    engaged = [who for who in first.fighters if contact.engaged(first, who)]
    for who in engaged[:2]:
        found = []
        for setup, state in ((placed, on_map), (bare, stated)):
            layout = setup.layout()
            state = layout.apply(state, (Change(FIELD, "order", "put", (who,)),))
            state, call = begin(SYSTEM, layout, state, Step(who, "strike"))
            odds = Odds(SYSTEM.policies["steady"], SYSTEM.intervene)
            leaves = odds.leaves(call.rule, call.args, View(layout, state))
            chances: dict[Any, Fraction] = {}
            for leaf in leaves.leaves:
                after = _without_places(setup, layout.apply(state, leaf.changes))
                chance = Fraction(leaf.weight, leaves.total)
                chances[after] = chances.get(after, Fraction(0)) + chance
            found.append(chances)
        assert found[0] == found[1]


def test_somebody_fights_in_these() -> None:
    engaged = 0
    for number in range(25):
        placed, on_map, _, _ = _both(f"blows {number}")
        view = View(placed.layout(), on_map)
        engaged += any(contact.engaged(view, who) for who in view.fighters)
    assert engaged > 10


@pytest.mark.parametrize("number", range(6))
def test_bases_never_overlap(number: int) -> None:
    rng = random.Random(f"bases {number}")
    setup = random_map_setup(rng)
    assert setup.ground is not None
    for joint in course_of(setup, rng, turns=15).joints:
        view = View(setup.layout(), joint.state)
        there = [who for who in view.fighters if not view.read(who, "gone")]
        for one, other in combinations(there, 2):
            cells = view.read(one, "cell"), view.read(other, "cell")
            assert not overlap(setup.ground, *cells)
