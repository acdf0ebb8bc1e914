"""How far it is on foot to the nearest of some cells."""

from __future__ import annotations

import pytest

from tierce.fight.walking import nearest
from tierce.ground import Cell, Squares, ground_from

#: A wall with a gap at its lower end, and a cell shut in.
WALLED = ground_from(Squares("euclid"), "..#..\n..#..\n...##\n...#.")


@pytest.mark.parametrize(
    ("goals", "cells"),
    [
        # straight down, and two steps slantwise: 1 + 2 x 1.4 squares are 4, rounded up
        ({(2, 3)}, 4),
        ({(2, 3), (1, 1)}, 2),
        ({(0, 0)}, 0),
        # no way leads there, so as the crow flies: the root of 16 + 9
        ({(4, 3)}, 5),
        ({(4, 3), (3, 0)}, 3),
        # one that can be come to counts before one that is nearer behind the wall
        ({(3, 0), (2, 3)}, 4),
        (set(), 0),
    ],
)
def test_on_foot_where_there_is_a_way(goals: set[Cell], cells: int) -> None:
    assert nearest(WALLED, (0, 0), frozenset(goals)) == cells


def test_around_the_wall() -> None:
    open_below = ground_from(Squares("euclid"), "..#..\n..#..\n.....")
    # past (1, 1), (2, 2), (3, 1): four steps, all slantwise, 5.6 squares
    assert nearest(open_below, (0, 0), frozenset({(4, 0)})) == 6
