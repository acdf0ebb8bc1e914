"""gurps.posture.effects: every figure by hand."""

from __future__ import annotations

import pytest

from tests.systems.gurps.field import A, fight
from tierce.fight.state import View
from tierce.script.value import Part, total
from tierce.systems.gurps.rules import posture

POSTURES = ("standing", "crouching", "kneeling", "crawling", "sitting", "prone", "face-up")


def in_posture(name: str) -> View:
    view = fight()
    view.put(A, "posture", name)
    return view


@pytest.mark.parametrize(
    ("name", "attack", "defence", "target"),
    [
        ("standing", 0, 0, 0),
        ("crouching", -2, 0, -2),
        ("kneeling", -2, -2, -2),
        ("crawling", -4, -3, -2),
        ("sitting", -2, -2, -2),
        ("prone", -4, -3, -2),
        ("face-up", -4, -3, -2),
    ],
)
def test_modifiers(name: str, attack: int, defence: int, target: int) -> None:
    view = in_posture(name)
    assert total(posture.attack(view, A)) == attack
    assert total(posture.defence(view, A)) == defence
    assert total(posture.target(view, A)) == target


def test_the_cases_of_the_clause() -> None:
    kneeling, prone = in_posture("kneeling"), in_posture("prone")
    assert 10 + total(posture.defence(kneeling, A)) == 8
    assert 10 + total(posture.defence(prone, A)) == 7
    assert 12 + total(posture.attack(kneeling, A)) == 10
    assert 12 + total(posture.attack(prone, A)) == 8
    assert 13 + total(posture.target(prone, A)) == 11


def test_a_part_says_which_posture_and_clause() -> None:
    assert list(posture.defence(in_posture("kneeling"), A)) == [
        Part(-2, "gurps.part.posture", "gurps.posture.effects", {"posture": "kneeling"})
    ]
    assert list(posture.defence(in_posture("standing"), A)) == []


@pytest.mark.parametrize(
    ("name", "five", "eight", "none"),
    [
        ("standing", 5, 8, 0),
        ("crouching", 3, 5, 0),
        ("kneeling", 1, 2, 0),
        ("crawling", 1, 2, 0),
        ("sitting", 0, 0, 0),
        ("prone", 1, 1, 0),
        ("face-up", 1, 1, 0),
    ],
)
def test_move(name: str, five: int, eight: int, none: int) -> None:
    view = in_posture(name)
    assert 5 + total(posture.move(view, A, 5)) == five
    assert 8 + total(posture.move(view, A, 8)) == eight
    assert total(posture.move(view, A, 0)) == none


def test_only_crawling_reaches_no_farther_than_close_combat() -> None:
    assert [name for name in POSTURES if posture.close_only(name)] == ["crawling"]


@pytest.mark.parametrize("name", POSTURES)
def test_one_change_leads_anywhere_but_from_lying_to_the_feet(name: str) -> None:
    barred = {"standing"} if name in ("prone", "face-up") else set()
    reached = posture.changes_from(name)
    assert set(reached) == set(POSTURES) - {"crouching", name} - barred
    assert len(set(reached)) == len(reached)


def test_a_fall_ends_prone_and_who_lies_does_not_fall() -> None:
    standing, lying = in_posture("standing"), in_posture("face-up")
    assert posture.fall(standing, A)
    assert posture.of(standing, A) == "prone"
    assert not posture.fall(lying, A)
    assert posture.of(lying, A) == "face-up"
