"""Policies do not aim or strain, ready what there is, and do not stand on a broken leg."""

from __future__ import annotations

import pytest

from tierce.script.effects import Option, Who
from tierce.script.value import Part
from tierce.systems.gurps.policies import POLICIES

A = Who("A")


def worth(option: str, amount: int | None = None) -> Option:
    """An option, with a value where it has one."""
    if amount is None:
        return Option(option)
    return Option(option, lambda: iter([Part(amount, "gurps.part.skill", "gurps.attack.roll")]))


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
class TestEveryPolicy:
    def test_it_attacks_without_aiming(self, policy: object) -> None:
        options = [worth("foe:main:Sword:swing", 9), worth("at-location")]
        assert chosen(policy, {"ask": "attack"}, options) == "foe:main:Sword:swing"

    def test_it_makes_no_extra_effort(self, policy: object) -> None:
        options = [worth("dodge", 8), worth("dodge+effort", 10), worth("none")]
        assert chosen(policy, {}, options) == "dodge"

    @pytest.mark.parametrize(
        ("posture", "lame", "does"),
        [
            ("kneeling", True, "attack"),
            ("kneeling", False, "change-posture"),
            ("prone", True, "change-posture"),
            ("standing", False, "attack"),
        ],
    )
    def test_it_gets_up_as_far_as_it_can(
        self, policy: object, posture: str, lame: bool, does: str
    ) -> None:
        sees = {
            "ask": "maneuver",
            "posture": posture,
            "lame": lame,
            "armed": True,
            "readiable": False,
        }
        options = [worth(each) for each in ("attack", "change-posture", "do-nothing")]
        assert chosen(policy, {**sees, "reeling": False}, options) == does

    @pytest.mark.parametrize(
        ("armed", "readiable", "does"),
        [
            (False, True, "ready"),
            (False, False, "move"),
            (True, True, "ready"),
            (True, False, "move"),
        ],
    )
    def test_it_readies_only_what_there_is(
        self, policy: object, armed: bool, readiable: bool, does: str
    ) -> None:
        sees = {"ask": "maneuver", "posture": "standing", "armed": armed, "readiable": readiable}
        options = [worth(each) for each in ("do-nothing", "move", "ready")]
        assert chosen(policy, {**sees, "reeling": False}, options) == does

    def test_it_does_nothing_else_with_a_ready(self, policy: object) -> None:
        options = [Option("act", free=True), worth("regain:Axe"), worth("draw:Knife")]
        assert chosen(policy, {"ask": "ready"}, options) == "draw:Knife"
        assert chosen(policy, {"ask": "ready"}, options[:1]) == "act"


def chosen(policy: object, sees: dict[str, object], options: list[Option]) -> str:
    """What a policy chooses."""
    assert callable(policy)
    option: str = policy(A, sees, options)
    return option
