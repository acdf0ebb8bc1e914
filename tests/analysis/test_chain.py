"""Exploring: every joint's ways equal those of the reference reading, state for state."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.analysis.coins import ONE, TWO, coins, runs
from tests.script.brute import Direct, brute
from tests.toy.setups import NAMES, three
from tests.toy.sheet import Options, Sheet
from tests.toy.system import TOY, bold, wary
from tierce.analysis.chain import MOST_STATES, Chain, TooManyStates, explore
from tierce.analysis.duel import duel
from tierce.analysis.solve import solve
from tierce.fight.course import Setup, begin
from tierce.fight.state import State, View
from tierce.fight.system import Fighter, Step
from tierce.script.effects import Call, Option, Who
from tierce.script.memory import ReadsDiffer
from tierce.script.odds import Policy

Node = tuple[State, Step] | str


def capricious(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """Anything, but always the same for the same sight."""
    text = repr(sorted(dict(sees).items())) + "".join(option.id for option in options)
    return options[zlib.crc32(text.encode()) % len(options)].id


def two(sides: int = 3, **sheet: Any) -> Setup:
    fighters = tuple(
        Fighter(name, side, Sheet(hearts=2, **sheet))
        for name, side in zip(NAMES, ("red", "blue"), strict=False)
    )
    return Setup(TOY, fighters, Options(sides=sides), "")


def reference(setup: Setup, policy: Policy) -> dict[Node | None, dict[Node, Fraction]]:
    """The chain by the reference reading; None stands for the start."""
    layout, system = setup.layout(), setup.system
    found: dict[Node | None, dict[Node, Fraction]] = {}

    def ways(state: State, call: Call, last: Step | None) -> dict[Node, Fraction]:
        led: dict[Node, Fraction] = {}
        ended = brute(call.rule, call.args, lambda: Direct(layout, state), policy, system.intervene)
        for (_, after), chance in ended.items():
            node: Node
            verdict = system.verdict(Direct(layout, after))
            if verdict is not None:
                node = verdict
            else:
                step = system.next_step(Direct(layout, after), last)
                fired, coming = begin(system, layout, after, step)
                node = (fired, step)
                if calls.setdefault(node, coming) != coming:
                    raise AssertionError("two things are due in one state")
            led[node] = led.get(node, Fraction(0)) + chance
        return led

    calls: dict[Node, Call] = {}
    found[None] = ways(layout.start(), Call("", system.opening), None)
    while todo := [node for node in calls if node not in found]:
        for node in todo:
            found[node] = ways(node[0], calls[node], node[1])  # type: ignore[arg-type]
    return found


def as_chances(chain: Chain) -> dict[Node | None, dict[Node, Fraction]]:
    def node(number: int) -> Node:
        if number < 0:
            return chain.verdicts[-1 - number]
        return chain.states[number], chain.steps[number]

    def row(weights: Any, total: int) -> dict[Node, Fraction]:
        assert sum(weights.values()) == total
        return {node(number): Fraction(weight, total) for number, weight in weights.items()}

    found: dict[Node | None, dict[Node, Fraction]] = {None: row(chain.start, chain.start_total)}
    for number, weights in enumerate(chain.rows):
        found[node(number)] = row(weights, chain.totals[number])
    return found


@pytest.mark.parametrize("policy", [bold, wary, capricious])
def test_the_toy_goes_the_ways_of_the_reference_reading(policy: Policy) -> None:
    setup = two()
    assert as_chances(explore(setup, policy)) == reference(setup, policy)


def test_the_ways_of_three_who_step_in_for_each_other() -> None:
    setup = three()
    small = Setup(TOY, setup.fighters, Options(sides=2), "")
    assert as_chances(explore(small, capricious)) == reference(small, capricious)


def test_states_merge_after_refilling() -> None:
    # What was spent comes back at the next turn: only the coins tell states apart.
    assert len(explore(coins(3, 4)).states) == 6


def test_a_generator_runs_once_for_each_footprint() -> None:
    runs[0] = 0
    explore(coins(2, 2))
    few = runs[0]
    assert 0 < few
    runs[0] = 0
    assert len(explore(coins(40, 40)).states) == 79
    assert runs[0] == few


def test_too_many_states_suggest_sampling() -> None:
    assert len(explore(coins(3, 4), most_states=6).states) == 6
    with pytest.raises(TooManyStates, match="sample") as error:
        explore(coins(3, 4), most_states=5)
    assert error.value.most == 5
    assert MOST_STATES > 100_000


def test_exploring_stops_where_it_is_told() -> None:
    def ahead(view: View, last: Step | None) -> str | None:
        return "ahead" if last is not None and view.read(ONE, "coins") > 3 else None

    # From 3 of 6 coins with 1 in 3 to gain one: ahead at once, or broke after 3 losses net.
    solution = solve(explore(coins(3, 3), until=ahead))
    assert set(solution.verdicts) == {"ahead", "blue"}
    # Ruin with r = q/p = 2 over 4 rungs, starting on rung 3: (1 - 2^3) / (1 - 2^4) = 7/15.
    assert solution.verdicts["ahead"] == pytest.approx(7 / 15)


def test_a_random_opening_starts_in_several_states() -> None:
    # From 2 against 2, or on a 1 of d2 from 3 against 1: r = 2, 4 rungs: 3/15 and 7/15.
    found = duel(coins(2, 2, shuffled=True), exact=True)
    assert found.wins["red"] == Fraction(3 + 7, 2 * 15)


def test_an_opening_may_end_it() -> None:
    found = duel(coins(1, 1, shuffled=True), exact=True)
    # On a 1 it is over before the first throw; else the one throw decides, 1 in 3.
    assert found.wins["red"] == Fraction(1, 2) + Fraction(1, 2) * Fraction(1, 3)
    assert found.mean_steps == Fraction(1, 2)


def test_a_system_that_reads_by_whim_is_found_out() -> None:
    setup = coins(3, 3)
    asked: list[int] = []

    def whim(view: View) -> str | None:
        asked.append(view.read((ONE, TWO)[len(asked) % 2], "coins"))
        return None

    system = replace(setup.system, verdict=whim)
    with pytest.raises(ReadsDiffer):
        explore(replace(setup, system=system))
