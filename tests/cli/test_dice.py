"""What is shown of dice of which every face counts."""

from __future__ import annotations

import pytest

from tierce.cli.play.dice import faces_of, prompt_of, range_of, shown
from tierce.cli.telling import Teller
from tierce.dice import Apart, Dice, Thrown
from tierce.text import Catalogue

TELLER = Teller(Catalogue.load("en"), "toy")


def test_faces_are_shown_highest_first() -> None:
    assert shown(Apart(3), (2, 5, 3)) == "5 3 2"
    assert shown(Apart(1), (4,)) == "4"
    assert shown(Dice(2), (2, 5)) == "2 + 5 = 7"
    assert faces_of((5, 3, 2)) == "5 3 2"
    assert faces_of(10) == "10"


@pytest.mark.parametrize(
    ("dice", "may_show", "prompt"),
    [
        (Dice(2), "a total from 2 to 12", "total or every face"),
        (Apart(2), "every face, each from 1 to 6", "every face, as"),
        (Apart(1), "every face, each from 1 to 6", "total or every face"),
    ],
)
def test_a_hand_is_told_what_to_type(dice: Thrown, may_show: str, prompt: str) -> None:
    assert may_show in range_of(dice, TELLER)
    assert prompt in prompt_of(dice, TELLER)
