"""Raw dice in plain loops, written from the rules' text alone, against what the rules answer."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tierce.fight.course import Setup
from tierce.fight.state import View
from tierce.fight.system import Fighter
from tierce.script.effects import Who
from tierce.systems.drachensturm import SYSTEM
from tierce.systems.drachensturm.options import Options
from tierce.systems.drachensturm.probes import best_plan, expected_hits, fewest_hits, ways
from tierce.systems.drachensturm.question import HITS, answer, read
from tierce.systems.drachensturm.sheet import Sheet, Weapon

D20 = range(1, 21)
AIMED = {"chest": 0, "belly": -2, "arm": -4, "leg": -4, "head": -6}
HERO = Who("Hero")


def opposed(aw: int, pw: int) -> Counter[str]:
    """How the 400 pairs of two d20 come out."""
    ways_: Counter[str] = Counter()
    for attack in D20:
        for defence in D20:
            if attack == 1:
                ways_["fumble_attack"] += 1
            elif defence == 1:
                ways_["fumble_defence"] += 1
            elif defence == 20:
                ways_["outstanding_parry"] += 1
            elif attack == 20:
                ways_["lucky_hit"] += 1
            elif attack + aw > defence + pw:
                ways_["hit"] += 1
            else:
                ways_["defended"] += 1
    return ways_


def free(aw: int, pgw: int) -> Counter[str]:
    """How the 20 faces of one d20 come out against a bare PGw."""
    ways_: Counter[str] = Counter()
    for attack in D20:
        if attack == 1:
            ways_["fumble_attack"] += 1
        elif attack == 20:
            ways_["lucky_hit"] += 1
        elif attack + aw > pgw:
            ways_["hit"] += 1
        else:
            ways_["defended"] += 1
    return ways_


def landed(ways_: Counter[str]) -> Fraction:
    """The share of the ways in which the blow lands."""
    hits = ways_["fumble_defence"] + ways_["lucky_hit"] + ways_["hit"]
    return Fraction(hits, sum(ways_.values()))


GRID = [
    (aw, other, target, defence)
    for aw in (-20, 0, 7, 12, 25)
    for other in (-3, 0, 6, 12, 19)
    for target in AIMED
    for defence in ("parry", "dodge", "none")
]


def test_the_quick_question_over_a_grid() -> None:
    for aw, other, target, defence in GRID:
        key = "pw" if defence == "parry" else "pgw"
        pairs = {"aw": str(aw), key: str(other), "target": target, "defence": defence}
        found = answer(SYSTEM, read(pairs))
        value = aw + AIMED[target]
        known = free(value, other) if defence == "none" else opposed(value, other)
        total = sum(known.values())
        assert dict(found.outcomes) == {
            name: Fraction(known[name], total) for name, _ in found.outcomes
        }, pairs
        assert sum(chance for _, chance in found.outcomes) == 1
        assert found.chances == {"hits": landed(known)}, pairs
        assert found.values["attack"].value == value


@pytest.mark.parametrize(("lead", "hits"), [(-5, 115), (0, 190), (5, 270)])
def test_the_hits_of_the_worked_examples(lead: int, hits: int) -> None:
    found = answer(SYSTEM, read({"aw": str(10 + lead), "pw": "10"}))
    assert found.chances["hits"] == Fraction(hits, 400)
    assert HITS == ("fumble_defence", "lucky_hit", "hit")


# ---------------------------------------------------------------- several blows


def fight(pgw: int, factors: dict[str, int], blows: list[int], options: Options) -> View:
    """A fight of one with these weapons against foes of these Aw, called A, B and so on."""
    weapons = tuple(Weapon(name, pwf=pwf) for name, pwf in factors.items())
    held = [*factors, "", ""]
    hero = Sheet(pgw=pgw, weapons=weapons, main=held[0], off=held[1])
    foes = [
        Fighter(Who("ABCDEFG"[n]), "foes", Sheet(agw=aw, weapons=(Weapon("blade"),), main="blade"))
        for n, aw in enumerate(blows)
    ]
    setup = Setup(SYSTEM, (Fighter(HERO, "heroes", hero), *foes), options, "")
    layout = setup.layout()
    return View(layout, layout.start())


def legal(plan: tuple[str, ...], forced: bool) -> bool:
    """Whether a plan keeps to the limits: each weapon once, three in all; where `forced`, none
    only when three are used up."""
    met = [each for each in plan if each != "none"]
    parries = [each for each in met if each != "dodge"]
    if len(met) > 3 or len(set(parries)) < len(parries):
        return False
    return not forced or all(each != "none" for each in plan[:3])


def plans(factors: dict[str, int], blows: int, forced: bool = False) -> list[tuple[str, ...]]:
    """Every legal plan, by trying all there are."""
    every = product(["none", "dodge", *(f"parry:{name}" for name in factors)], repeat=blows)
    return [plan for plan in every if legal(plan, forced)]


def expected(
    pgw: int, factors: dict[str, int], blows: list[int], plan: tuple[str, ...]
) -> Fraction:
    """Hits on average under a plan."""
    hits = Fraction(0)
    for aw, each in zip(blows, plan, strict=True):
        if each == "none":
            hits += landed(free(aw, pgw))
        else:
            factor = 0 if each == "dodge" else factors[each.partition(":")[2]]
            hits += landed(opposed(aw, pgw + factor))
    return hits


ARMED: list[dict[str, int]] = [
    {},
    {"sword": 4},
    {"sword": 4, "shield": 5},
    {"sword": 4, "shield": 7},
]


@pytest.mark.parametrize("factors", ARMED, ids=str)
@pytest.mark.parametrize("blows", range(1, 6))
def test_the_ways_to_meet_several_blows(factors: dict[str, int], blows: int) -> None:
    view = fight(8, factors, [10] * blows, Options())
    assert ways(view, HERO, blows) == len(plans(factors, blows))


def test_the_ways_are_those_that_are_known() -> None:
    known = [[2, 4, 8, 15, 26], [3, 8, 20, 43, 81], [4, 14, 44, 107, 216]]
    for factors, row in zip(ARMED, known, strict=False):
        assert [len(plans(factors, blows)) for blows in range(1, 6)] == row


SERIES = [
    (10, {"sword": 4, "shield": 5}, [12, 10, 6, 3]),
    (6, {"sword": 4, "shield": 7}, [14, 12, 10, 8]),
    (8, {"sword": 4}, [8, 15, 3]),
    (8, {}, [5, 9, 9, 20]),
]


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize(("pgw", "factors", "blows"), SERIES)
def test_the_best_plan(pgw: int, factors: dict[str, int], blows: list[int], forced: bool) -> None:
    view = fight(pgw, factors, blows, Options(none_by_choice=not forced))
    foes = tuple(Who("ABCDEFG"[n]) for n in range(len(blows)))
    every = plans(factors, len(blows), forced)
    fewest = min(expected(pgw, factors, blows, plan) for plan in every)
    assert fewest_hits(view, HERO, foes) == fewest
    assert expected(pgw, factors, blows, best_plan(view, HERO, foes)) == fewest
    for plan in every[:: len(every) // 5 + 1]:
        assert expected_hits(view, HERO, foes, plan) == expected(pgw, factors, blows, plan)


def test_a_plan_that_is_not_legal_is_refused() -> None:
    view = fight(8, {"sword": 4}, [10, 10], Options())
    with pytest.raises(LookupError, match="may not be chosen"):
        expected_hits(view, HERO, (Who("A"), Who("B")), ("parry:sword", "parry:sword"))
