"""Fights by policy: they come to an end, and what a policy knows is what a player would."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tierce.fight.course import SETUP, Course, Edit, Runner, Timeline
from tierce.formats.toml import read_scenario
from tierce.script.answered import Asked, decided_by, first_of, rolled_by
from tierce.script.effects import Option, Who
from tierce.script.value import Part
from tierce.systems.drachensturm import SYSTEM
from tierce.systems.drachensturm.policies import POLICIES

GORGE = SYSTEM.folder / "samples" / "gorge.toml"
SHIELD, SWORD, DODGE, NONE = "parry:Shield", "parry:Sword", "dodge", "none"


def played(policy: Any, seed: int) -> Course:
    """The sample fight to its end, both sides by one policy."""
    scenario = read_scenario(GORGE)
    rng = random.Random(seed)
    dice = rolled_by(lambda dice, _: dice.total(dice.roll(rng.randrange)))
    begun = Timeline(edits=(Edit("before:opening", scenario.stated(), SETUP),))
    source = first_of(dice, decided_by(policy))
    return Runner(scenario.setup).course(begun, source, most_steps=20_000)


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
def test_a_fight_by_policy_comes_to_an_end(policy: Any) -> None:
    won: Counter[str | None] = Counter()
    free = 0
    for seed in range(8):
        course = played(policy, seed)
        won[course.verdict] += 1
        keys = Counter(note.key for joint in course.joints for note in joint.run.notes)
        assert keys["drachensturm.event.surprised"] == 1
        assert keys["drachensturm.event.out"] >= 2
        free += keys["drachensturm.event.free-blow"]
    assert free > 0
    assert won.keys() <= {"caravan", "robbers"}


def values(**amounts: int) -> list[Option]:
    """Options with these values."""

    def option(name: str, amount: int) -> Option:
        return Option(name, lambda: iter([Part(amount, "drachensturm.part.pgw", "c")]))

    return [option(name.replace("_", ":"), amount) for name, amount in amounts.items()]


DEFENCES = values(parry_Sword=12, parry_Shield=13, dodge=8, none=8)


def chosen(policy: str, sees: dict[str, Any], options: list[Option]) -> str:
    return POLICIES[policy](Who("Anna"), sees, options)


def defending(left: int, *parries: str) -> dict[str, Any]:
    return {"ask": "defence", "left": left, "parries": parries}


def test_the_best_defence_first() -> None:
    assert chosen("steady", defending(3, "Sword", "Shield"), DEFENCES) == SHIELD
    assert chosen("fierce", defending(1, "Sword"), DEFENCES[:1] + DEFENCES[2:]) == SWORD
    assert chosen("steady", defending(1), DEFENCES[2:]) == DODGE


def test_weapons_are_kept_for_later() -> None:
    assert chosen("sparing", defending(3, "Sword", "Shield"), DEFENCES) == DODGE
    assert chosen("sparing", defending(2, "Sword", "Shield"), DEFENCES) == SHIELD
    assert chosen("sparing", defending(1), [DEFENCES[3]]) == NONE
    assert chosen("sparing", {"ask": "aim"}, [Option("chest"), Option("head")]) == "chest"


def test_who_is_near_stays_and_who_is_far_comes() -> None:
    ways = [Option(each) for each in ("stay", "step:Orc", "run:Orc", "flee")]
    assert chosen("steady", {"ask": "move", "near": True}, ways) == "stay"
    assert chosen("steady", {"ask": "move", "near": False}, ways) == "step:Orc"
    assert chosen("steady", {"ask": "move", "near": False}, [*ways[:1], ways[2]]) == "run:Orc"


def test_attacks() -> None:
    blows = values(strike_A_Sword=9, strike_B_Sword=9, push_A_Shield=20)
    assert chosen("steady", {"ask": "action"}, [*blows, Option("hold")]) == "strike:A:Sword"
    assert chosen("steady", {"ask": "action"}, [blows[2], Option("hold")]) == "push:A:Shield"
    assert chosen("steady", {"ask": "action"}, [Option("hold"), Option("draw:X")]) == "draw:X"
    assert chosen("fierce", {"ask": "aim"}, [Option("chest"), Option("head")]) == "head"
    assert chosen("steady", {"ask": "where"}, [Option("x"), Option("b")]) == "b"


def test_the_defender_knows_what_is_left_and_not_what_is_to_come() -> None:
    scenario = read_scenario(GORGE)
    met: list[dict[str, Any]] = []

    def look(who: Who, sees: Any, options: Any) -> str:
        if sees.get("ask") == "defence":
            met.append(dict(sees))
        return POLICIES["steady"](who, sees, options)

    def stop(asked: Asked) -> None:
        return None

    rng = random.Random(3)
    dice = rolled_by(lambda dice, _: dice.total(dice.roll(rng.randrange)))
    begun = Timeline(edits=(Edit("before:opening", scenario.stated(), SETUP),))
    Runner(scenario.setup).course(begun, first_of(dice, decided_by(look), stop), most_steps=20_000)
    assert met
    for sees in met:
        assert sees.keys() == {"ask", "foe", "weapon", "part", "left", "parries", "coming"}
        assert sees["coming"] == ()
        assert 1 <= sees["left"] <= 3
