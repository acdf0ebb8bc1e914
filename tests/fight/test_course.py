"""How a fight goes: steps, clocks, what is due, a seed's dice."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.fight.playing import random_source
from tests.toy.setups import ANNA, BRAN, three
from tests.toy.system import TOY
from tierce.dice import Dice
from tierce.fight.course import Clock, NoEnd, Runner, Setup, Timeline
from tierce.fight.dice_bag import throw
from tierce.fight.state import View
from tierce.fight.system import Step, UnknownSystem, load_system, system_names
from tierce.script.answered import Answer, Asked, Source
from tierce.script.effects import Roll, Who


def resting(until: str, answers: Mapping[str, Any]) -> Source:
    """These answers, and rest in every other turn; nothing for addresses that begin so."""

    def source(asked: Asked) -> Answer | None:
        if asked.address.startswith(until):
            return None
        value = answers.get(asked.address)
        if value is None and not isinstance(asked.ask, Roll):
            value = "firm" if asked.address == "opening/ground" else "rest"
        return None if value is None else Answer(asked.digest, value, "test")

    return source


NERVE = "bran@1/act/due-0-echo/nerve"


def test_steps_and_addresses() -> None:
    source = resting("bran@2", {"anna@1/act/turn": "shout:bran", NERVE: 4})
    course = Runner(three()).course(Timeline(), source)
    assert [joint.root for joint in course.joints] == [
        "opening",
        "anna@1/act",
        "anna@1/breathe",
        "bran@1/act",
        "bran@1/breathe",
        "cai@1/act",
        "cai@1/breathe",
        "anna@2/act",
        "anna@2/breathe",
    ]
    assert [asked.address for asked in course.open] == ["bran@2/act/turn"]
    clock = course.joints[-1].clock
    assert clock.count(("round",)) == 2
    assert clock.count(("turn", BRAN)) == 1
    assert clock.count(("turn", Who("nobody"))) == 0


def test_what_is_due_comes_once_before_the_step() -> None:
    answers = {"anna@1/act/turn": "shout:bran"}
    course = Runner(three()).course(Timeline(), resting(NERVE, answers))
    assert [asked.address for asked in course.open] == [NERVE]
    course = Runner(three()).course(Timeline(), resting("bran@1/act/turn", {**answers, NERVE: 1}))
    seen = View(Runner(three()).layout, course.state)
    assert seen.read(BRAN, "breath") == 1
    assert seen.condition(BRAN, "shaken").about == (ANNA,)
    assert seen.read(Who(""), "agenda") == ()


def test_a_question_is_the_same_whether_something_was_due_before_it() -> None:
    digests = set()
    for turn in ("rest", "shout:bran"):
        source = resting("bran@1/act/turn", {"anna@1/act/turn": turn, NERVE: 4})
        (asked,) = Runner(three()).course(Timeline(), source).open
        digests.add(asked.digest)
    assert len(digests) == 1


def test_rules_that_never_end_are_an_error() -> None:
    idle = replace(TOY, next_step=lambda view, last: Step(ANNA, "breathe"))
    setup = replace(three(), system=idle)
    with pytest.raises(NoEnd):
        Runner(setup).course(Timeline(), random_source(random.Random(1)), most_steps=50)


def test_a_course_goes_on_from_its_joints() -> None:
    source = random_source(random.Random(4))
    timeline = Timeline()

    def recording(asked: Asked) -> Answer | None:
        nonlocal timeline
        answer = source(asked)
        assert answer is not None
        timeline = timeline.answered(asked.address, answer)
        return answer

    whole = Runner(three()).course(Timeline(), recording)
    half = whole.joints[: len(whole.joints) // 2]
    again = Runner(three()).course(timeline, lambda asked: None, half)
    assert [joint.state for joint in again.joints] == [joint.state for joint in whole.joints]
    assert [joint.root for joint in again.joints] == [joint.root for joint in whole.joints]
    assert again.verdict == whole.verdict
    assert whole.verdict in ("red", "blue", "")


def test_the_clock_is_no_part_of_the_state() -> None:
    clock = Clock().after(Step(ANNA, "act", (("round",),)))
    assert clock.root(Step(ANNA, "act")) == "anna@1/act"
    assert clock.after(Step(ANNA, "act")).root(Step(ANNA, "act")) == "anna@2/act"
    assert clock.count(("round",)) == 1


def test_a_step_is_numbered_by_its_actors_own_turns_where_those_begin_with_an_event() -> None:
    clock = Clock()
    for rule, number in (("turn", 1), ("turn", 2), ("recover", 2), ("turn", 3), ("recover", 3)):
        step = Step(ANNA, rule, (("turn", ANNA),) if rule == "turn" else ())
        clock = clock.after(step)
        assert clock.root(step) == f"anna@{number}/{rule}"


def test_a_throw_depends_on_its_seed_and_address_alone() -> None:
    first = [throw("seed", f"a{n}", Dice(3)) for n in range(50)]
    assert first == [throw("seed", f"a{n}", Dice(3)) for n in range(50)]
    assert first != [throw("other", f"a{n}", Dice(3)) for n in range(50)]
    assert len(set(first)) > 30


def test_a_setup_knows_its_fighters() -> None:
    setup = three()
    found = setup.fighter(BRAN)
    assert found is not None
    assert found.side == "blue"
    assert setup.fighter(Who("GM")) is None
    assert isinstance(setup, Setup)


def test_systems_are_found_by_entry_point() -> None:
    assert "gurps" in system_names()
    with pytest.raises(UnknownSystem) as error:
        load_system("nowhere")
    assert error.value.known == system_names()
