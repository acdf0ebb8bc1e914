"""How the computer plays."""

from __future__ import annotations

from typing import Any

import pytest

from tierce.script.effects import Option, Who
from tierce.systems.mordheim.policies import POLICIES, cautious, steady

ORC = Who("Orc")


def options(*ids: str) -> list[Option]:
    return [Option(each) for each in ids]


def test_steady_is_the_default() -> None:
    assert next(iter(POLICIES.values())) is steady


@pytest.mark.parametrize(
    ("sees", "ids", "chosen"),
    [
        # the stunned first, then who has fewest wounds, then by name
        (
            {"ask": "target", "foes": (("Ann", "", 1), ("Bob", "stunned", 3))},
            ("Ann", "Bob", "none"),
            "Bob",
        ),
        ({"ask": "target", "foes": (("Ann", "", 2), ("Bob", "", 1))}, ("Ann", "Bob"), "Bob"),
        ({"ask": "target", "foes": (("Bob", "", 1), ("Ann", "", 1))}, ("Ann", "Bob"), "Ann"),
        # whoever is on its feet, then who has fewest at it
        (
            {"ask": "charge", "foes": (("Ann", "knocked-down", 0), ("Bob", "", 2), ("Cy", "", 1))},
            ("charge:Ann", "charge:Bob", "charge:Cy", "hold"),
            "charge:Cy",
        ),
        # the stronger weapon makes the more attacks
        ({"ask": "single", "strongest": "axe"}, ("axe", "dagger"), "dagger"),
        ({"ask": "parry", "rolled": 4, "hits": 1}, ("none", "parry"), "parry"),
        ({"ask": "stand"}, ("stand", "stay-down"), "stand"),
        ({"ask": "rout"}, ("give-up", "test"), "test"),
        ({"ask": "drop"}, ("sword", "dagger"), "dagger"),
    ],
)
def test_steady(sees: dict[str, Any], ids: tuple[str, ...], chosen: str) -> None:
    assert steady(ORC, sees, options(*ids)) == chosen
    assert steady(ORC, sees, options(*reversed(ids))) == chosen


def test_cautious_waits_and_gives_up() -> None:
    charge = {"ask": "charge", "foes": (("Ann", "", 0),)}
    assert cautious(ORC, charge, options("charge:Ann", "hold")) == "hold"
    assert cautious(ORC, {"ask": "rout"}, options("give-up", "test")) == "give-up"
    assert cautious(ORC, {"ask": "stand"}, options("stand", "stay-down")) == "stand"
