"""The exact reading gives what brute force gives: hand-made rules, random ones, the toy's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from tests.script.brute import Direct, TooMany, brute
from tests.script.exact import exact
from tests.script.programs import PAIRS, Block, blocks, program
from tests.toy.setups import ANNA, BRAN, CAI, three
from tierce.dice import Dice
from tierce.fight.state import State, View, tracked
from tierce.script.effects import Call, Choose, Moment, Option, Roll, Rule, Who
from tierce.script.odds import NoPolicy, Odds
from tierce.script.world import NOWHERE, World

SETUP = three()
LAYOUT = SETUP.layout()


def state_of(hearts: Sequence[int], breath: Sequence[int]) -> State:
    """A state of the toy fight of three, by what each has left."""
    values = dict(zip(LAYOUT.keys, LAYOUT.start(), strict=True))
    for who, left, breaths in zip((ANNA, BRAN, CAI), hearts, breath, strict=True):
        values[who, "hearts"], values[who, "breath"] = left, breaths
    return tuple(values[key] for key in LAYOUT.keys)


_STATES = st.builds(
    state_of,
    st.tuples(*[st.integers(0, 3)] * 3),
    st.tuples(*[st.integers(0, 2)] * 3),
)


# ---------------------------------------------------------------- by hand


def under(world: World, skill: int) -> Rule[bool]:
    roll = yield Roll("roll", Dice(3))
    at_most: bool = roll <= skill
    return at_most


def margin(world: World) -> Rule[Any]:
    first = yield Roll("first", Dice(1))
    second = yield Roll("second", Dice(1))
    return first - second


def kept(world: World) -> Rule[Any]:
    """The better of two dice, doubled where they are alike."""
    first = yield Roll("first", Dice(1))
    second = yield Roll("second", Dice(1))
    if first == second:
        return first * 2
    return first.at_least(second)


def reroll(world: World) -> Rule[Any]:
    """A six is rolled again once: runs of different totals meet under one denominator."""
    first = yield Roll("first", Dice(1))
    if first == 6:
        again = yield Roll("again", Dice(1))
        return again + 6
    return first


def test_three_dice_at_most_ten_is_half() -> None:
    odds = Odds()
    assert odds.distribution(under, 10).chance(True) == Fraction(1, 2)
    assert odds.distribution(under, 3).chance(True) == Fraction(1, 216)
    assert odds.distribution(under, 2).chance(True) == 0
    assert odds.distribution(under, 18).chance(False) == 0


def test_the_difference_of_two_dice() -> None:
    chances = Odds().distribution(margin).chances()
    assert chances == {d: Fraction(6 - abs(d), 36) for d in range(-5, 6)}


def test_the_better_of_two_dice() -> None:
    chances = Odds().distribution(kept).chances()
    # 2: both ones, or a two and a one; 12: both sixes; 5: one five and a lower one.
    assert chances[2] == Fraction(3, 36)
    assert chances[12] == Fraction(1, 36)
    assert chances[5] == Fraction(8, 36)
    assert sum(chances.values()) == 1


def test_a_die_rolled_again() -> None:
    chances = Odds().distribution(reroll).chances()
    assert chances == {n: Fraction(1, 6) for n in range(1, 6)} | {
        n: Fraction(1, 36) for n in range(7, 13)
    }


def unequal(world: World) -> Rule[Any]:
    """Totals of unequal chances, joined after one of them was looked at."""
    first = yield Roll("first", Dice(2, 2))
    second = yield Roll("second", Dice(2, 3))
    if first > 2:
        return first * 10 + second
    return second - first


def test_unequal_chances_multiply() -> None:
    chances = Odds().distribution(unequal).chances()
    # Two two-sided dice: 2, 3, 4 by 1, 2, 1 in 4; two three-sided: 2 to 6 by 1, 2, 3, 2, 1 in 9.
    assert chances[34] == Fraction(2, 4) * Fraction(3, 9)
    assert chances[46] == Fraction(1, 4) * Fraction(1, 9)
    assert chances[1] == Fraction(1, 4) * Fraction(2, 9)
    assert len(chances) == 5 + 5 + 5


def as_many_pairs_as_faces(world: World) -> Rule[Any]:
    """Two faces left of six, with three: six pairs, which are not the six faces."""
    first = yield Roll("first", Dice(1))
    second = yield Roll("second", Dice(1, 3))
    return first * 10 + second if first > 4 else 0


def test_as_many_pairs_as_faces() -> None:
    chances = Odds().distribution(as_many_pairs_as_faces).chances()
    pairs = {n: Fraction(1, 18) for n in (51, 52, 53, 61, 62, 63)}
    assert chances == {0: Fraction(2, 3), **pairs}


@pytest.mark.parametrize("rule", [margin, kept, reroll, unequal, as_many_pairs_as_faces])
def test_brute_force_agrees_by_hand(rule: Callable[..., Any]) -> None:
    assert brute(rule) == exact(Odds(), rule)


# ---------------------------------------------------------------- random rules


@settings(max_examples=150)
@given(block=blocks(names=True), pair=PAIRS, states=st.lists(_STATES, min_size=1, max_size=3))
def test_random_rules_agree_with_brute_force(
    block: Block, pair: tuple[Who, Who], states: list[State]
) -> None:
    """One reader over several states and both ways round: nothing remembered is misused."""
    odds = Odds()
    other = next(who for who in (ANNA, BRAN, CAI) if who not in pair)
    for me, foe in (pair, pair[::-1], (pair[0], other), (other, pair[1])):
        for state in states:
            args = (block, me, foe)
            try:
                expected = brute(program, args, partial(Direct, LAYOUT, state), most=200)
            except TooMany:
                reject()  # too many of these and hypothesis itself says so
            assert exact(odds, program, args, LAYOUT, state) == expected


@settings(max_examples=100)
@given(block=blocks(depth=1, names=True), state=_STATES)
def test_alike_fighters_share_what_is_remembered(block: Block, state: State) -> None:
    """Anna for Cai: equal sheets would share one memory, names in results and writes come back."""
    layout = three_alike()
    odds = Odds()
    for me, foe in ((ANNA, BRAN), (BRAN, ANNA), (CAI, BRAN), (CAI, ANNA)):
        try:
            expected = brute(program, (block, me, foe), partial(Direct, layout, state), most=400)
        except TooMany:
            reject()
        assert exact(odds, program, (block, me, foe), layout, state) == expected


def three_alike() -> Any:
    """The layout of a fight of three whose sheets are equal."""
    fighters = [replace(f, sheet=SETUP.fighters[0].sheet) for f in SETUP.fighters]
    return SETUP.system.layout(fighters, SETUP.options)


# ---------------------------------------------------------------- what is remembered


class Counted:
    """A rule that counts how often it is run."""

    def __init__(self) -> None:
        self.runs = 0

    def rule(self, world: World, who: Who) -> Rule[bool]:
        self.runs += 1
        view = tracked(world)
        roll = yield Roll("roll", Dice(1))
        weary = view.read(who, "weary")
        succeeds: bool = roll <= (2 if weary else 4)
        return succeeds


def test_a_footprint_serves_every_state_that_agrees_on_it() -> None:
    counted, odds, layout = Counted(), Odds(), three_alike()
    rested = View(layout, layout.start())
    odds.distribution(counted.rule, ANNA, world=rested)
    once = counted.runs
    tired = layout.apply(layout.start(), change_breath(ANNA, 1))
    odds.distribution(counted.rule, ANNA, world=View(layout, tired))
    odds.distribution(counted.rule, BRAN, world=rested)
    assert counted.runs == once
    weary = layout.apply(layout.start(), change_breath(ANNA, 2))
    assert odds.distribution(counted.rule, ANNA, world=View(layout, weary)).chance(
        True
    ) == Fraction(1, 3)
    assert counted.runs > once


class Named(Counted):
    """Reads names: who the foes are, and how they fare."""

    def rule(self, world: World, who: Who) -> Rule[bool]:
        self.runs += 1
        view = tracked(world)
        roll = yield Roll("roll", Dice(1))
        foes = view.read(who, "foes")
        hurt: bool = roll <= sum(view.read(foe, "hearts") for foe in foes)
        return hurt

    def between(self, world: World, who: Who, foe: Who) -> Rule[Any]:
        result = yield from self.rule(world, who)
        return result


def test_names_that_were_read_are_roles_too() -> None:
    """Two against each other: Anna's foe is Bran as Bran's is Anna."""
    fighters = [replace(f, sheet=SETUP.fighters[0].sheet) for f in SETUP.fighters[:2]]
    layout = SETUP.system.layout(fighters, SETUP.options)
    named, odds, world = Named(), Odds(), View(layout, layout.start())
    first = odds.distribution(named.between, ANNA, BRAN, world=world)
    once = named.runs
    assert odds.distribution(named.between, BRAN, ANNA, world=world) == first
    assert named.runs == once
    assert odds.distribution(named.rule, ANNA, world=world) == first
    once = named.runs
    assert odds.distribution(named.rule, BRAN, world=world) == first
    assert named.runs > once


def change_breath(who: Who, amount: int) -> Any:
    view = View(three_alike(), three_alike().start())
    view.lose(who, "breath", amount)
    return view.changes()


def who_wins(world: World, first: Who, second: Who) -> Rule[Who]:
    mine = yield Roll("mine", Dice(1, 2))
    return first if mine == 1 else second


def test_a_name_in_a_remembered_result_is_the_callers() -> None:
    odds, layout = Odds(), three_alike()
    world = View(layout, layout.start())
    assert set(odds.distribution(who_wins, ANNA, BRAN, world=world)) == {ANNA, BRAN}
    assert set(odds.distribution(who_wins, CAI, BRAN, world=world)) == {CAI, BRAN}


# ---------------------------------------------------------------- decisions


def asks(world: World, who: Who) -> Rule[str]:
    chosen: str = yield Choose("what", who, (Option("go"), Option("stay")))
    return chosen


def steps(world: World) -> Rule[str]:
    yield Moment("now", "alarm")
    return "done"


def test_a_decision_needs_a_policy() -> None:
    with pytest.raises(NoPolicy):
        Odds().distribution(asks, ANNA)


def test_a_policy_may_choose_only_what_is_offered() -> None:
    with pytest.raises(LookupError, match="not offered"):
        Odds(lambda who, sees, options: "fly").distribution(asks, ANNA)


def test_a_policy_that_tells_fighters_apart_says_so() -> None:
    odds = Odds(lambda who, sees, options: "go" if who == ANNA else "stay", decider=str)
    world = View(three_alike(), three_alike().start())
    assert set(odds.distribution(asks, ANNA, world=world)) == {"go"}
    assert set(odds.distribution(asks, BRAN, world=world)) == {"stay"}


def test_what_is_no_effect_is_refused() -> None:
    def wrong(world: World) -> Any:
        yield 6

    with pytest.raises(TypeError, match="no effect"):
        Odds().distribution(wrong)


def sometimes(world: World) -> Rule[Any]:
    roll = yield Roll("roll", Dice(1, 2))
    return None if roll == 1 else "something"


def calls_sometimes(world: World) -> Rule[Any]:
    found = yield Call("inner", sometimes)
    return "nothing" if found is None else "something"


def test_a_sub_rule_gives_always_a_result_or_never() -> None:
    """Half a result would reach a rule as a view in one reading and as None in another."""
    with pytest.raises(TypeError, match="sometimes"):
        Odds().distribution(calls_sometimes)


def test_brute_force_says_when_it_gives_up() -> None:
    with pytest.raises(TooMany):
        brute(kept, most=35)
    assert len(brute(kept, most=36)) > 1


def test_nowhere_has_no_fight() -> None:
    with pytest.raises(LookupError):
        NOWHERE.read(ANNA, "hearts")
    with pytest.raises(LookupError):
        NOWHERE.later(("turn",), "echo", ())
    with pytest.raises(LookupError):
        NOWHERE.apply(("something",))
    NOWHERE.apply(NOWHERE.changes())
    assert NOWHERE.child(None) is NOWHERE
    assert NOWHERE.kind(ANNA) == ANNA
