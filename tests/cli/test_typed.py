"""A typed line is understood, or it is said why not."""

from __future__ import annotations

import pytest

from tierce.cli.play.typed import Typed, read

NAMES = [("Dodge", "dodge"), ("Parry: rapier", "parry:rapier"), ("Parry: knife", "parry:knife")]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1", Typed("choose", number=0)),
        (" 3 ", Typed("choose", number=2)),
        ("do", Typed("choose", number=0)),
        ("DODGE", Typed("choose", number=0)),
        ("parry:k", Typed("choose", number=2)),
        ("d", Typed("choose", number=0)),
        ("d anna hand", Typed("dice", "anna hand")),
        ("", Typed("nothing")),
        ("0", Typed("unknown", "0")),
        ("4", Typed("unknown", "4")),
        ("x", Typed("unknown", "x")),
        ("p", Typed("ambiguous", "p", several=("Parry: rapier", "Parry: knife"))),
        ("? 2", Typed("explain", "2")),
        ("?gurps.parry.value", Typed("explain", "gurps.parry.value")),
        ("？2", Typed("explain", "2")),
        ("-", Typed("withheld")),
        ("why not", Typed("withheld")),
        ("u", Typed("undo")),
        ("undo", Typed("undo")),
        ("o 3 12", Typed("overrule", "3 12")),
        ("E anna hp -3", Typed("edit", "anna hp -3")),
        ("q", Typed("quit")),
    ],
)
def test_read(line: str, meant: Typed) -> None:
    assert read(line, NAMES) == meant


def test_a_whole_name_is_not_ambiguous_though_another_begins_with_it() -> None:
    assert read("strike", [("Strike", "a"), ("Strike low", "b")]).number == 0
    assert read("strike l", [("Strike", "a"), ("Strike low", "b")]).number == 1
