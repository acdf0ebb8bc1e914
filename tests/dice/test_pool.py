"""Dice: their notation, their totals, and what a hand may type."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tierce.dice import Apart, Dice, DiceError, parse_dice


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("3d6", Dice(3)),
        ("d20", Dice(1, 20)),
        ("2d", Dice(2)),
        ("D", Dice(1)),
        ("2d6+1", Dice(2, 6, 1)),
        ("3d-1", Dice(3, 6, -1)),
        ("3d−1", Dice(3, 6, -1)),
        (" 2 d 6 – 2 ", Dice(2, 6, -2)),
        ("W20", Dice(1, 20)),
        ("7", Dice(0, 6, 7)),
        ("-2", Dice(0, 6, -2)),
        ("+2", Dice(0, 6, 2)),
        ("200d10000", Dice(200, 10_000)),
    ],
)
def test_notation(text: str, dice: Dice) -> None:
    assert parse_dice(text) == dice


def test_dice_without_sides_have_those_of_the_system() -> None:
    assert parse_dice("2d+1", sides=10) == Dice(2, 10, 1)
    assert parse_dice("2d4", sides=10) == Dice(2, 4)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "dice-notation"),
        ("sword", "dice-notation"),
        ("2d6+", "dice-notation"),
        ("2d6*2", "dice-notation"),
        ("2d6+1d4", "dice-notation"),
        ("-2d6", "dice-notation"),
        ("2.5", "dice-notation"),
        ("0d6", "dice-limit"),
        ("201d6", "dice-limit"),
        ("1d0", "dice-limit"),
        ("1d10001", "dice-limit"),
        ("9" * 5000, "dice-notation"),
        ("9" * 5000 + "d6", "dice-notation"),
    ],
)
def test_what_is_no_notation_says_so(text: str, reason: str) -> None:
    with pytest.raises(DiceError) as error:
        parse_dice(text)
    assert error.value.reason == reason
    assert error.value.text == text


@given(st.integers(1, 200), st.integers(1, 100), st.integers(-50, 50))
def test_notation_is_read_back(number: int, sides: int, plus: int) -> None:
    dice = Dice(number, sides, plus)
    assert parse_dice(str(dice)) == dice
    assert parse_dice(str(Dice(0, 6, plus))) == Dice(0, 6, plus)


@pytest.mark.parametrize(
    "dice", [Dice(1), Dice(2, 6, 1), Dice(3, 4, -2), Dice(0, 6, 5), Dice(4, 2)]
)
def test_totals_are_counted_face_by_face(dice: Dice) -> None:
    faces = product(range(1, dice.sides + 1), repeat=dice.number)
    counts = Counter(sum(thrown) + dice.plus for thrown in faces)
    assert dice.distribution().weights == counts
    assert (dice.lowest, dice.highest) == (min(counts), max(counts))


def test_many_large_dice_are_quick_and_whole() -> None:
    distribution = Dice(20, 1000).distribution()
    assert distribution.total == 1000**20
    assert distribution.mean() == 20 * Fraction(1001, 2)


@pytest.mark.parametrize(
    ("dice", "typed", "total"),
    [
        (Dice(3), "10", 10),
        (Dice(3), "3 4 3", 10),
        (Dice(3), "3,4,3", 10),
        (Dice(3), "3+4+3", 10),
        (Dice(2, 6, 1), "6 6", 13),
        (Dice(2, 6, 1), "13", 13),
        (Dice(1, 6, -4), "-3", -3),
        (Dice(1, 6, -4), "−3", -3),
        (Dice(0, 6, 5), "5", 5),
    ],
)
def test_what_a_hand_types(dice: Dice, typed: str, total: int) -> None:
    assert dice.read(typed) == total


@pytest.mark.parametrize(
    ("dice", "typed", "reason", "lowest", "highest"),
    [
        (Dice(3), "", "dice-number", 3, 18),
        (Dice(3), "ten", "dice-number", 3, 18),
        (Dice(3), "--3", "dice-number", 3, 18),
        (Dice(3), "3-4", "dice-number", 3, 18),
        (Dice(3), "9" * 5000, "dice-number", 3, 18),
        (Dice(3), "2", "dice-total", 3, 18),
        (Dice(3), "19", "dice-total", 3, 18),
        (Dice(2, 6, 1), "2", "dice-total", 3, 13),
        (Dice(3), "3 4", "dice-count", 3, 3),
        (Dice(3), "3 4 7", "dice-face", 1, 6),
        (Dice(3), "3 4 0", "dice-face", 1, 6),
        (Dice(3), "3 4 -1", "dice-face", 1, 6),
    ],
)
def test_what_the_dice_cannot_show(
    dice: Dice, typed: str, reason: str, lowest: int, highest: int
) -> None:
    with pytest.raises(DiceError) as error:
        dice.read(typed)
    found = error.value
    assert (found.reason, found.lowest, found.highest) == (reason, lowest, highest)


@given(st.integers(1, 6), st.integers(1, 12), st.integers(-3, 3), st.integers())
def test_thrown_faces_are_faces_and_give_a_total(
    number: int, sides: int, plus: int, seed: int
) -> None:
    dice = Dice(number, sides, plus)
    faces = dice.roll(random.Random(seed).randrange)
    assert dice.total(faces) == sum(faces) + plus
    if number > 1:
        assert dice.read(" ".join(map(str, faces))) == sum(faces) + plus


def test_every_face_of_a_die_can_fall_and_no_other() -> None:
    randrange = random.Random(3).randrange
    assert {Dice(1, 4).roll(randrange)[0] for _ in range(200)} == {1, 2, 3, 4}


def test_more_on_a_die() -> None:
    assert Dice(2, 6, 1).add(2) == Dice(2, 6, 3)
    assert str(Dice(2, 6, 1).add(-2)) == "2d6-1"


# ---------------------------------------------------------------- dice kept apart


@pytest.mark.parametrize("dice", [Apart(1), Apart(2), Apart(3, 4), Apart(5, 3), Apart(4, 1)])
def test_hands_are_counted_face_by_face(dice: Apart) -> None:
    thrown = product(range(1, dice.sides + 1), repeat=dice.number)
    counts = Counter(tuple(sorted(faces, reverse=True)) for faces in thrown)
    assert dice.distribution().weights == counts
    assert (dice.lowest, dice.highest) == (min(counts), max(counts))
    assert str(dice) == f"{dice.number}d{dice.sides}"


def test_dice_kept_apart_show_every_face_the_highest_first() -> None:
    dice = Apart(3)
    assert dice.total((2, 6, 3)) == (6, 3, 2)
    assert dice.read("3 6 3") == (6, 3, 3)
    assert sorted(dice.roll(lambda sides: sides - 1)) == [6, 6, 6]
    assert dice.shows((6, 3, 3))
    assert not dice.shows((3, 6, 3))
    assert not dice.shows((6, 3))
    assert not dice.shows(12)
    assert Dice(3).shows(12)
    assert not Dice(3).shows((6, 3, 3))
    assert not Dice(3).shows(19)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [("12", "dice-count"), ("3 4", "dice-count"), ("3 4 7", "dice-face"), ("a", "dice-number")],
)
def test_what_dice_kept_apart_cannot_show(typed: str, reason: str) -> None:
    with pytest.raises(DiceError) as error:
        Apart(3).read(typed)
    assert error.value.reason == reason
