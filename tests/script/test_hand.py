"""Dice kept apart, folded and looked at in any order: the exact reading against brute force."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from tests.script.brute import brute
from tierce.dice import Apart, Dice
from tierce.script.effects import Roll, Rule
from tierce.script.odds import Odds
from tierce.script.view import Known
from tierce.script.world import World

THREE = Apart(3, 4)


def tally(state: tuple[int, int], face: int, need: int) -> tuple[int, int]:
    """How many show `need`, and the highest of those."""
    return (state[0] + 1, max(state[1], face)) if face >= need else state


def add(state: int, face: int) -> int:
    return state + face


def folded(world: World) -> Rule[Any]:
    roll = yield Roll("roll", THREE)
    return roll.fold(tally, (0, 0), 3)


def folded_then_seen(world: World) -> Rule[Any]:
    """The faces are asked for when something is known of them."""
    roll = yield Roll("roll", THREE)
    found = roll.fold(tally, (0, 0), 3)
    if found.map(lambda state: state[0]) == 2:
        return roll
    return found


def seen_then_folded(world: World) -> Rule[Any]:
    roll = yield Roll("roll", THREE)
    if roll.map(lambda faces: faces[0]) == 4:
        return roll.fold(tally, (0, 0), 3)
    return roll


def folded_twice(world: World) -> Rule[Any]:
    """The same way, and another way."""
    roll = yield Roll("roll", THREE)
    first = roll.fold(tally, (0, 0), 3)
    if first.map(lambda state: state[0]) <= 1:
        return roll.fold(tally, (0, 0), 3)
    return roll.fold(add, 0)


def folded_and_joined(world: World) -> Rule[Any]:
    """The fold meets another die before the faces are asked for."""
    roll = yield Roll("roll", THREE)
    other = yield Roll("other", Dice(1, 3))
    number = roll.fold(tally, (0, 0), 2).map(lambda state: state[0])
    if number + other > 4:
        return roll.fold(add, 0) + other
    if number > other:
        return other
    return roll


def two_hands(world: World) -> Rule[Any]:
    mine = yield Roll("mine", Apart(2, 3))
    theirs = yield Roll("theirs", Apart(2, 3))
    if mine.fold(add, 0) > theirs.fold(add, 0):
        return mine
    return theirs.map(lambda faces: faces[0])


def never_looked_at(world: World) -> Rule[Any]:
    yield Roll("roll", THREE)
    other = yield Roll("other", Dice(1, 3))
    return other


@pytest.mark.parametrize(
    "rule",
    [
        folded,
        folded_then_seen,
        seen_then_folded,
        folded_twice,
        folded_and_joined,
        two_hands,
        never_looked_at,
    ],
)
def test_brute_force_agrees(rule: Callable[..., Any]) -> None:
    expected = {result: chance for (result, _), chance in brute(rule).items()}
    assert Odds().distribution(rule).chances() == expected


def test_a_fold_by_hand() -> None:
    """Of three four-sided dice none shows 3 or more with 1/8, all with 1/8."""
    found = Odds().distribution(folded)
    assert found.chance((0, 0)) == Fraction(1, 8)
    assert found.chance_that(lambda state: state[0] == 3) == Fraction(1, 8)
    # the highest is 4 unless all are 3: 1 of 8
    assert found.chance((3, 3)) == Fraction(1, 64)


def test_what_the_dice_did_show_is_folded() -> None:
    assert Known((4, 3, 1)).fold(tally, (0, 0), 3).value() == (2, 4)
