"""Maps as plain text, there and back."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.ground.maps import HEDGE, KINDS, grounds
from tierce.ground import (
    BadDrawing,
    Ground,
    Hexes,
    Squares,
    drawn,
    ground_from,
    legend_of,
)


@given(grounds(fenced=False))
def test_a_map_is_read_from_its_own_drawing(ground: Ground) -> None:
    assert ground_from(ground.grid, drawn(ground), legend_of(ground)) == ground
    assert set(legend_of(ground)) <= {kind.mark for kind in KINDS}


def test_drawings_by_hand() -> None:
    squares = ground_from(Squares(), "\n..#\n\n h..\n", {"h": HEDGE})
    assert drawn(squares) == "..#\nh.."
    assert squares.at((0, 1)) == HEDGE
    hexes = ground_from(Hexes(), ". . #\n . . .\n. . .")
    assert drawn(hexes) == ". . #\n . . .\n. . ."
    assert hexes.at((2, 0)).wall


@pytest.mark.parametrize(
    ("drawing", "reason", "row", "column"),
    [(" \n\n", "empty", 0, 0), ("..\n.?", "sign", 1, 1), ("..\n...", "ragged", 1, 3)],
)
def test_what_is_no_drawing(drawing: str, reason: str, row: int, column: int) -> None:
    with pytest.raises(BadDrawing) as error:
        ground_from(Squares(), drawing)
    assert (error.value.reason, error.value.row, error.value.column) == (reason, row, column)


@pytest.mark.parametrize(
    ("drawing", "row"),
    [
        (" . .\n. .", 1),
        (". .\n . .\n . .", 2),
        (". .\n . .\n. .\n. .", 3),
        ("  ..\n ..", 1),
        ("  ..\n   ..\n ..", 2),
    ],
)
def test_rows_of_hexes_that_are_pushed_the_wrong_way(drawing: str, row: int) -> None:
    with pytest.raises(BadDrawing) as error:
        ground_from(Hexes(), drawing)
    assert (error.value.reason, error.value.row) == ("shifted", row)
    assert ground_from(Squares(), drawing).columns == 2


def test_rows_of_hexes_may_all_begin_alike() -> None:
    alike = ground_from(Hexes(), "  ..\n  .#\n  ..")
    assert alike == ground_from(Hexes(), "\t.  .\n\t . #\n\t. .")
