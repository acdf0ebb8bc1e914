"""How a case's numbers and words are held against what was found."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

import pytest

from tierce.cases.amounts import agrees, form, rounded
from tierce.cases.tree import shown
from tierce.dice import Dice
from tierce.script.effects import Who


class Pair(NamedTuple):
    """Two things."""

    left: str
    right: int


@dataclass(frozen=True)
class Box:
    """One thing."""

    inside: Fraction


@pytest.mark.parametrize(
    ("stated", "found"),
    [
        (3, 3),
        ("81/216", Fraction(3, 8)),
        ("3/8", "81/216"),
        (Fraction(5, 2), "5/2"),
        ("37.50%", Fraction(3, 8)),
        ("37.5 %", Fraction(3, 8)),
        ("38%", Fraction(3, 8)),
        ("-12.5%", Fraction(-1, 8)),
        ("1.85%", Fraction(4, 216)),
        ("yes", True),
        (False, False),
        (None, None),
        ("swing", Who("swing")),
        (["a", 2], ["a", 2]),
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": None}, {}),
    ],
)
def test_agrees(stated: Any, found: Any) -> None:
    assert agrees(stated, found)


@pytest.mark.parametrize(
    ("stated", "found"),
    [
        (3, 4),
        (1, True),
        (0, None),
        ("1/0", Fraction(0)),
        ("37.49%", Fraction(3, 8)),
        ("37%", Fraction(3, 8)),
        ("50%", "half"),
        ("no", True),
        (["a"], ["a", "b"]),
        (["a"], "a"),
        ({"a": 1}, 1),
        ({"a": 1}, {"b": 1}),
    ],
)
def test_differs(stated: Any, found: Any) -> None:
    assert not agrees(stated, found)


@pytest.mark.parametrize(
    ("thing", "written"),
    [
        (Who("Anna"), "Anna"),
        (Dice(2, 6, 1), "2d6+1"),
        (Dice(1, 2).distribution(), {"1": Fraction(1, 2), "2": Fraction(1, 2)}),
        ({Who("Anna"): (1, None)}, {"Anna": [1, None]}),
        (Pair("a", 1), {"left": "a", "right": 1}),
        (Box(Fraction(1, 2)), {"inside": Fraction(1, 2)}),
        (frozenset({"b", "a"}), ["a", "b"]),
        (Decimal("1.5"), "1.5"),
    ],
)
def test_form(thing: Any, written: Any) -> None:
    assert form(thing) == written


def test_half_is_rounded_up() -> None:
    assert rounded(Fraction(5, 1000), 2) == Decimal("0.01")
    assert rounded(Fraction(-5, 1000), 2) == Decimal("-0.01")
    assert rounded(Fraction(4999, 10**6), 2) == Decimal("0.00")


def test_shown_as_it_is_written() -> None:
    assert shown({"a": [1, None, True, Fraction(1, 2)]}) == "{a: [1, null, true, 1/2]}"
