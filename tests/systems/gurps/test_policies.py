"""Policies do not aim or strain, ready what there is, and leave alone who has fallen."""

from __future__ import annotations

import pytest

from tierce.fight.state import View
from tierce.fight.system import Fighter
from tierce.script.effects import Option, Who
from tierce.script.value import Part
from tierce.systems.gurps import SYSTEM
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.policies import POLICIES
from tierce.systems.gurps.rules import maneuvers, place
from tierce.systems.gurps.sheet import Sheet

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

    def test_it_leaves_alone_who_is_out_of_the_fight(self, policy: object) -> None:
        options = [at("Ork", 14), at("Uruk", 9), worth("at-location")]
        assert chosen(policy, {"ask": "attack", "fallen": ("Ork",)}, options) == "Uruk:Sword"
        assert chosen(policy, {"ask": "attack", "fallen": ("Ork", "Uruk")}, options) == "Ork:Sword"

    def test_it_goes_on_to_those_who_are_not(self, policy: object) -> None:
        sees = {"ask": "maneuver", "posture": "standing", "armed": True, "reeling": False}
        sees["readiable"] = False
        options = [worth(each) for each in ("all-out-attack", "attack", "do-nothing", "move")]
        assert chosen(policy, {**sees, "fallen": True}, options) == "move"
        assert chosen(policy, {**sees, "fallen": False}, options) != "move"


def test_the_reckless_strike_hard_where_somebody_stands() -> None:
    options = [worth(each) for each in ("determined", "double", "strong")]
    sees = {"ask": "all-out-attack"}
    reckless = POLICIES["reckless"]
    assert chosen(reckless, {**sees, "able": ("determined", "strong")}, options) == "strong"
    assert chosen(reckless, {**sees, "able": ("determined",)}, options) == "determined"
    assert chosen(reckless, {**sees, "able": ()}, options) == "strong"


@pytest.mark.parametrize(
    ("yards", "fates", "only"),
    [
        ({"Orc": 1, "Uruk": 5}, {"Orc": "unconscious"}, True),
        ({"Orc": 1, "Uruk": 1}, {"Orc": "unconscious"}, False),
        ({"Orc": 1, "Uruk": 5}, {"Uruk": "dead"}, False),
        ({"Orc": 1, "Uruk": 5}, {}, False),
        # Nobody at all is in reach, which is told otherwise.
        ({"Orc": 5, "Uruk": 5}, {"Orc": "dead"}, True),
    ],
)
def test_who_is_in_reach(yards: dict[str, int], fates: dict[str, str], only: bool) -> None:
    """With arms of a yard and a step of a yard, five yards are too many."""
    foes = [Fighter(Who(name), "b", Sheet()) for name in yards]
    layout = SYSTEM.layout((Fighter(A, "a", Sheet()), *foes), Options())
    view = View(layout, layout.start())
    for name, distance in yards.items():
        place.come_to(view, A, Who(name), distance)
        view.put(Who(name), "fate", fates.get(name, ""))
    assert maneuvers.only_the_fallen(view, A) == only
    assert maneuvers.fallen(view, A) == list(fates)


def at(foe: str, amount: int) -> Option:
    """An attack on a foe."""
    option = worth(f"{foe}:Sword", amount)
    return Option(option.id, option.value, facts={"foe": Who(foe)})


def chosen(policy: object, sees: dict[str, object], options: list[Option]) -> str:
    """What a policy chooses."""
    assert callable(policy)
    option: str = policy(A, sees, options)
    return option
