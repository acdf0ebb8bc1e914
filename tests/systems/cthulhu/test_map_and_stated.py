"""The same fight with a map and with stated facts: the same options, values and odds."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from tests.systems.cthulhu.map_setups import FLAT, random_ground
from tests.systems.cthulhu.setups import random_setup
from tierce.fight.course import Setup
from tierce.fight.slots import FIELD, Change
from tierce.fight.state import State, View
from tierce.ground import Cell, Ground, line_of_fire, sees
from tierce.script.effects import Who
from tierce.script.odds import Odds
from tierce.systems.cthulhu import SYSTEM
from tierce.systems.cthulhu.probes import thrown_down
from tierce.systems.cthulhu.rules import arms, assault, attack, cover, guns, knockback, place, turn
from tierce.systems.cthulhu.rules.assault import Target
from tierce.systems.cthulhu.rules.strike import Strike

SIZES = {"car": 22, "crate": 12}


class Begun(NamedTuple):
    """A fight, and how it stands."""

    setup: Setup
    state: State

    @property
    def view(self) -> View:
        return View(self.setup.layout(), self.state)


def _both(seed: str) -> tuple[Begun, Begun]:
    """A fight on a flat map in which everybody sees everybody, and the same with what can be seen
    on the map stated."""
    rng = random.Random(seed)
    bare = random_setup(rng)
    ground = random_ground(rng, FLAT)
    cells = [rng.choice(sorted(ground.standing)) for _ in bare.fighters]
    while not all(sees(ground, one, other) for one, other in combinations(cells, 2)):
        ground = random_ground(rng, FLAT)
        cells = [rng.choice(sorted(ground.standing)) for _ in bare.fighters]
    fighters = tuple(replace(f, at=c) for f, c in zip(bare.fighters, cells, strict=True))
    placed = replace(bare, fighters=fighters, ground=ground)
    told = [Change(FIELD, "objects", "set", (name, siz)) for name, siz in SIZES.items()]
    for one, here in zip(bare.fighters, cells, strict=True):
        for thing in sorted(_named(ground, here) & SIZES.keys()):
            told.append(Change(one.name, "near", "set", (thing, True)))
        for other, there in zip(bare.fighters, cells, strict=True):
            if other is not one:
                units = dict(zip([f.name for f in bare.fighters], cells, strict=True))
                others = {c for who, c in units.items() if who not in (one.name, other.name)}
                facts = _facts(ground, here, there, others)
                told += [
                    Change(one.name, "stated", "set", ((fact, other.name), value))
                    for fact, value in facts.items()
                ]
    state = bare.layout().apply(_start(bare), tuple(told))
    return Begun(placed, _start(placed)), Begun(bare, state)


def _start(setup: Setup) -> State:
    layout = setup.layout()
    acting = Change(setup.fighters[0].name, "acting", "put", True)
    return layout.apply(layout.start(), (acting,))


def _named(ground: Ground, cell: Cell) -> set[str]:
    """What stands on the square or a next one, counted by hand."""
    return {
        ground.at((column, row)).name
        for column in range(cell[0] - 1, cell[0] + 2)
        for row in range(cell[1] - 1, cell[1] + 2)
        if 0 <= column < ground.columns and 0 <= row < ground.rows
    }


def _facts(ground: Ground, here: Cell, there: Cell, others: set[Cell]) -> dict[str, Any]:
    """What is stated of whoever is here, and another there."""
    facts: dict[str, Any] = {
        "distance": max(abs(here[0] - there[0]), abs(here[1] - there[1])),
        "cover": bool(line_of_fire(ground, there, here).covers),
        "footing": ground.at(there).footing,
    }
    last = here
    for cell in ground.grid.beyond(there, here, 3):
        found = ""
        if cell not in ground:
            break
        if ground.at(cell).cover is not None and (
            ground.at(cell).closed or ground.leads(last, cell)
        ):
            found = "obstacle"
        elif not ground.leads(last, cell):
            found = "wall"
        elif cell in others:
            found = "somebody"
        if found:
            return {**facts, found: ground.grid.distance(here, cell)}
        last = cell
    return facts


@pytest.mark.parametrize("number", range(40))
def test_options_and_values_are_the_same(number: int) -> None:
    one, other = (each.view for each in _both(f"options {number}"))
    for who in one.fighters:
        assert list(assault.targets(one, who)) == list(assault.targets(other, who))
        assert list(place.near(one, who)) == list(place.near(other, who))
        moves = {"move", "run"}
        open_here, open_there = (set(turn.open_now(each, who, True)[0]) for each in (one, other))
        assert open_here - moves == open_there - moves
        for target in assault.targets(one, who):
            if isinstance(target, Target):
                blow = Strike(target.weapon)
                for chance in (attack.value, guns.flat):
                    here, there = (list(chance(v, who, target.foe, blow)) for v in (one, other))
                    assert here == there
        for friend in one.read(who, "friends"):
            assert cover.together(one, who, friend) == cover.together(other, who, friend)
            here_, there_ = (cover.too_far(v, who, friend, "cover") for v in (one, other))
            assert here_ == there_


def _fates(begun: Begun, who: Who, foe: Who) -> dict[tuple[Any, ...], Fraction]:
    odds = Odds(SYSTEM.policies["steady"], SYSTEM.intervene)
    leaves = odds.leaves(thrown_down, (who, foe, "blow-away"), begun.view)
    chances: dict[tuple[Any, ...], Fraction] = {}
    for leaf in leaves.leaves:
        layout = begun.setup.layout()
        after = View(layout, layout.apply(begun.state, leaf.changes))
        fate = after.read(foe, "hp"), after.read(foe, "fate"), bool(after.condition(foe, "prone"))
        chances[fate] = chances.get(fate, Fraction(0)) + Fraction(leaf.weight, leaves.total)
    return chances


@pytest.mark.parametrize("number", range(24))
def test_who_is_blown_away_fares_the_same(number: int) -> None:
    placed, bare = _both(f"blown {number}")
    one, other = placed.view, bare.view
    who, foe = one.fighters[:2]
    if one.between("same-cell", who, foe):
        # The direction is a choice on the map alone.
        return
    here, there = (knockback.stop(view, foe, who, 3) for view in (one, other))
    assert here.into == there.into
    assert _fates(placed, who, foe) == _fates(bare, who, foe)


def test_these_fights_have_something_to_compare() -> None:
    """Cover, things to hide behind, and all that stops somebody who is blown away."""
    seen: set[str] = set()
    for number in range(60):
        one = _both(f"blown {number}")[0].view
        who, foe = one.fighters[:2]
        if not one.between("same-cell", who, foe):
            seen.add(knockback.stop(one, foe, who, 3).into)
        seen.update("near" for _ in place.near(one, who))
        seen.update("cover" for _ in one.between("line-of-fire", who, foe).covers)
        seen.update("arms" for _ in arms.at_hand(one, who))
    assert seen == {"", "wall", "obstacle", "somebody", "near", "cover", "arms"}
