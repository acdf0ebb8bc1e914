"""The policies play whole fights to their end, and choose as a sensible player would."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest

from tests.systems.cthulhu.setups import random_setup
from tierce.fight.course import NoEnd, Runner, Timeline
from tierce.script.answered import Source, decided_by, first_of, rolled_by
from tierce.script.effects import Option, Who
from tierce.script.value import Part
from tierce.systems.cthulhu.policies import POLICIES, cautious, daring, loyal, steady

A = Who("A")


def worth(option: str, amount: int | None = None, **facts: Any) -> Option:
    """An option, with a value where it has one."""
    if amount is None:
        return Option(option, facts=facts)
    parts = [Part(amount, "cthulhu.part.even", "cthulhu.check")]
    return Option(option, lambda: iter(parts), facts=facts)


def _fair(rng: random.Random) -> Source:
    """Fair dice."""
    return rolled_by(lambda dice, _: dice.total(dice.roll(rng.randrange)))


@pytest.mark.parametrize("name", POLICIES)
def test_fights_come_to_an_end(name: str) -> None:
    """Steady fighters end their fights; cautious ones may dodge for ever, and only go on."""
    ended = 0
    for number in range(12):
        rng = random.Random(number)
        source = first_of(decided_by(POLICIES[name]), _fair(rng))
        setup = random_setup(rng)
        with suppress(NoEnd):
            ended += Runner(setup).course(Timeline(), source, most_steps=600).verdict is not None
    assert ended >= (9 if name == "steady" else 0)


@pytest.mark.parametrize(
    ("reach", "far", "open_now", "does"),
    [
        (True, 1, ("attack", "move", "end"), "attack"),
        (True, 1, ("attack", "stand-up", "end"), "stand-up"),
        (True, 1, ("attack", "pull", "end"), "pull"),
        (False, 3, ("move", "run", "end"), "move"),
        (False, 3, ("break-free", "end"), "break-free"),
        (False, 1, ("treat", "move", "end"), "end"),
        (False, 1, ("move", "end"), "end"),
    ],
)
def test_actions(reach: bool, far: int, open_now: tuple[str, ...], does: str) -> None:
    sees = {"ask": "action", "reach": reach, "far": far}
    assert steady(A, sees, [worth(each) for each in open_now]) == does


def test_it_treats_a_friend_who_has_gone_down() -> None:
    options = [worth(each) for each in ("treat", "move", "end")]
    assert steady(A, {"ask": "action", "reach": False, "far": 3, "help": True}, options) == "treat"
    assert steady(A, {"ask": "action", "reach": False, "far": 3, "help": False}, options) == "move"


@pytest.mark.parametrize(
    ("sees", "open_now", "does"),
    [
        ({"shot": True}, ("nock", "move", "end"), "nock"),
        ({"shot": True}, ("reload", "move", "end"), "end"),
        ({"shot": True, "low": True}, ("reload", "move", "end"), "reload"),
        ({"low": False}, ("reload", "move", "end"), "move"),
        ({"low": True}, ("reload", "move", "end"), "reload"),
    ],
)
def test_who_shoots(sees: dict[str, bool], open_now: tuple[str, ...], does: str) -> None:
    """It loads what is half empty, keeps an arrow on the string, and walks into no claws."""
    asked = {"ask": "action", "reach": False, "far": 4, **sees}
    assert steady(A, asked, [worth(each) for each in open_now]) == does


def test_bursts() -> None:
    ways = [worth("plain", 60), worth("semi", 60), worth("full", 60), worth("vital", 30)]
    assert steady(A, {"ask": "way"}, ways) == "semi"
    assert daring(A, {"ask": "way"}, ways) == "full"


@pytest.mark.parametrize(
    ("ways", "does"),
    [
        ({"plain": 60, "vital": 30, "arm": 45}, "plain"),
        ({"plain": 80, "vital": 50, "arm": 65}, "vital"),
        ({"plain": 80, "vital": 50, "suplex": 65}, "suplex"),
        ({"plain": 30, "vital": 0, "suplex": 30}, "plain"),
        ({"heart": 20, "eye": 20, "knee": 50}, "heart"),
        ({"heart": 5, "eye": 5, "knee": 35}, "knee"),
    ],
)
def test_the_daring_weigh_their_chances(ways: dict[str, int], does: str) -> None:
    options = [worth(id, chance) for id, chance in ways.items()]
    assert daring(A, {"ask": "way"}, options) == does


def test_the_daring_strike_nobody_who_lies_there() -> None:
    options = [worth(each) for each in ("attack", "move", "restring", "end")]
    here = {"ask": "action", "reach": True, "far": 1}
    assert daring(A, here, options) == "attack"
    assert daring(A, {**here, "reach": False}, options) == "restring"
    assert daring(A, {**here, "reach": False}, [options[0], options[3]]) == "end"
    assert daring(A, {"ask": "rush"}, [worth("none"), worth("rush")]) == "rush"


def test_it_goes_to_the_nearest_foe() -> None:
    sees = {"ask": "where", "far": (("B", 4), ("C", 2), ("D", 1))}
    ways = [worth(each) for each in ("elsewhere", "towards:B", "towards:C", "away:C")]
    assert steady(A, sees, ways) == "towards:C"
    assert steady(A, {"ask": "where", "far": (("D", 1),)}, ways) == "elsewhere"


def test_it_strikes_who_still_stands_with_what_promises_most() -> None:
    targets = [worth("B:fist", 70, foe="B"), worth("C:fist", 60, foe="C")]
    assert steady(A, {"ask": "target", "out": ()}, targets) == "B:fist"
    assert steady(A, {"ask": "target", "out": ("B",)}, targets) == "C:fist"
    assert steady(A, {"ask": "target", "out": ("B", "C")}, targets) == "B:fist"
    # 60 x 4 is more than 70 x 3
    damage = (("B:fist", 3), ("C:fist", 4))
    assert steady(A, {"ask": "target", "out": (), "damage": damage}, targets) == "C:fist"


def test_it_takes_an_art_and_a_plain_way() -> None:
    arts = [worth("none", 50), worth("martial-arts", 50)]
    assert steady(A, {"ask": "art"}, arts) == "martial-arts"
    ways = [worth("knock-out", 50), worth("plain", 50)]
    assert steady(A, {"ask": "way"}, ways) == "plain"
    assert steady(A, {"ask": "way"}, [worth("pin"), worth("hurt", 50)]) == "hurt"


def test_it_defends_as_well_as_it_can() -> None:
    defences = [worth("dodge", 30), worth("parry:fist", 60), worth("none")]
    assert steady(A, {"ask": "defence"}, defences) == "parry:fist"


@pytest.mark.parametrize(("chance", "does"), [(50, "cover"), (49, "none")])
def test_the_loyal_cover_a_friend_where_they_have_an_even_chance(chance: int, does: str) -> None:
    ways = [worth("cover", chance), worth("cover:several", chance // 2), worth("none")]
    assert loyal(A, {"ask": "cover"}, ways) == does
    assert steady(A, {"ask": "cover"}, ways) == "none"
    assert loyal(A, {"ask": "defence"}, [worth("dodge", 30), worth("none")]) == "dodge"


def test_the_cautious_concentrate_on_dodging() -> None:
    declared = [worth("nothing"), worth("delay"), worth("concentrate")]
    hurt = {"ask": "declaration", "hurt": True}
    assert cautious(A, hurt, declared) == "concentrate"
    assert cautious(A, hurt, declared[:2]) == "nothing"
    assert cautious(A, {**hurt, "hurt": False}, declared) == "nothing"
    assert cautious(A, {"ask": "focus"}, [worth("parry"), worth("dodge")]) == "dodge"
    assert steady(A, {"ask": "declaration"}, declared) == "nothing"


def test_it_treats_a_friend_before_a_foe() -> None:
    patients = [worth("B:medicine", 60, patient="B"), worth("C:first-aid", 30, patient="C")]
    assert steady(A, {"ask": "patient", "foes": ("B",)}, patients) == "C:first-aid"
    assert steady(A, {"ask": "patient", "foes": ("B", "C")}, patients) == "B:medicine"


def test_it_throws_a_foe_down_as_far_as_it_can() -> None:
    places = [worth("here"), worth("to:A1", metres=2), worth("to:B2", metres=4)]
    assert steady(A, {"ask": "throw"}, places) == "to:B2"
