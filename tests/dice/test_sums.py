"""Sums as they are typed at a table, by hand, and held against Python's own arithmetic."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tierce.dice.sums import LONGEST, SumError, rounded, work_out


@pytest.mark.parametrize(
    ("text", "comes_to"),
    [
        ("65", 65),
        ("12*5", 60),
        ("53/2", 26),
        ("-53/2", -27),
        ("60/2+15*2-10", 50),
        ("+60/2+15*2-10", 50),
        ("-10+40/2+20*2", 50),
        ("(12*5)-20", 40),
        ("2*(3+(4-1))", 12),
        ("100-10-5", 85),
        ("90/2/2", 22),
        ("--5", 5),
        ("7*-2", -14),
        ("53/2U", 27),
        ("53/2C", 27),
        ("53/2R", 27),
        ("-53/2R", -27),
        ("52/3R", 17),
        ("53/2F+1", 27),
        ("007", 7),
    ],
)
def test_by_hand(text: str, comes_to: int) -> None:
    assert work_out(text) == comes_to


@pytest.mark.parametrize(
    "text",
    ["", "+", "5+", "*5", "5 5", "(5", "5)", "()", "5()", "1.5", "x", "5U", "1/2UU",
     "５", "²", "5**2", "(" * 300 + "5" + ")" * 300, "+" * LONGEST + "5"],
)  # fmt: skip
def test_what_is_no_sum(text: str) -> None:
    with pytest.raises(SumError) as raised:
        work_out(text)
    assert raised.value.reason == "no-sum"


@pytest.mark.parametrize(
    ("text", "reason"),
    [("5/0", "by-zero"), ("5/(3-3)", "by-zero"), ("999999999+1", "too-large"),
     ("1234567890", "too-large"), ("1" * 150, "too-large"),
     ("*".join(["999999999"] * 20), "too-large"), ("-999999999*2", "too-large")],
)  # fmt: skip
def test_what_cannot_be_worked_out(text: str, reason: str) -> None:
    with pytest.raises(SumError) as raised:
        work_out(text)
    assert raised.value.reason == reason


def test_the_longest_and_deepest_is_read() -> None:
    depth = (LONGEST - 1) // 2
    assert work_out("(" * depth + "7" + ")" * depth) == 7


sums = st.recursive(
    st.integers(0, 99).map(str),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from("+-*"), inner).map("".join),
        inner.map(lambda text: f"({text})"),
        inner.map(lambda text: f"-({text})"),
        st.tuples(inner, st.integers(1, 9)).map(lambda pair: f"({pair[0]})/{pair[1]}"),
    ),
    max_leaves=6,
).filter(lambda text: len(text) <= LONGEST)


@given(sums)
def test_as_python_does_it(text: str) -> None:
    value = eval(text.replace("/", "//"))
    if abs(value) <= 999_999_999:
        assert work_out(text) == value


def test_rounding() -> None:
    halves = [Fraction(n, 2) for n in range(-3, 4)]
    assert [rounded(h) for h in halves] == [-2, -1, -1, 0, 0, 1, 1]
    assert [rounded(h, "U") for h in halves] == [-1, -1, 0, 0, 1, 1, 2]
    assert [rounded(h, "R") for h in halves] == [-2, -1, -1, 0, 1, 1, 2]
    assert [rounded(h, "F") for h in halves] == [-2, -1, -1, 0, 0, 1, 1]
