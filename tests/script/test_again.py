"""Sub-rules in a series, and rules that begin again: the exact reading against the others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from tests.script.brute import Direct, TooMany, brute
from tests.script.exact import exact
from tests.statistics import fits
from tests.toy.setups import ANNA, BRAN, three
from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.answered import Answer, Answered, Asked
from tierce.script.effects import Call, Roll, Rule, Series, Who
from tierce.script.odds import Odds, TooManyWays
from tierce.script.sample import Sample
from tierce.script.world import World

LAYOUT = three().layout()
START = LAYOUT.start()


# ---------------------------------------------------------------- series


def nick(view: View, who: Who, sides: int) -> Rule[int]:
    """A heart lost on the highest face, while any is left; what was lost."""
    roll = yield Roll("roll", Dice(1, sides), who)
    if roll < sides or not view.read(who, "hearts"):
        return 0
    view.lose(who, "hearts", 1)
    return 1


def nicks(view: View, who: Who, foe: Who) -> Rule[Any]:
    """Four nicks, of several dice and two fighters."""
    order = ((who, 4), (foe, 2), (who, 3), (who, 2))
    calls = [Call(f"nick-{n}", nick, (whom, sides)) for n, (whom, sides) in enumerate(order)]
    return (yield Series(tuple(calls)))


def one_by_one(view: View, who: Who, foe: Who) -> Rule[Any]:
    """The same as calls."""
    lost: Any = 0
    for number, (whom, sides) in enumerate(((who, 4), (foe, 2), (who, 3), (who, 2))):
        lost = (yield Call(f"nick-{number}", nick, (whom, sides))) + lost
    return lost


def nicks_of(view: View, who: Who, foe: Who, sides: tuple[int, ...]) -> Rule[Any]:
    """Nicks in turn, of dice of so many sides."""
    order = zip((who, foe, who, foe), sides, strict=False)
    calls = [Call(f"nick-{n}", nick, (whom, each)) for n, (whom, each) in enumerate(order)]
    return (yield Series(tuple(calls)))


def test_a_series_goes_on_from_one_that_begins_alike() -> None:
    """What is remembered of the shorter one serves the longer one, for others of equal sheets and
    from another state too."""
    odds = Odds()
    for before in ((0, 0), (2, 3), (0, 0)):
        state = START
        for who, lost in zip((ANNA, BRAN), before, strict=True):
            view = View(LAYOUT, state)
            view.lose(who, "hearts", lost)
            state = LAYOUT.apply(state, view.changes())
        for names in ((ANNA, BRAN), (BRAN, ANNA)):
            for sides in ((2, 3), (2, 3, 2), (2, 3, 4), (2, 3, 2, 4)):
                args = (*names, sides)
                found = exact(odds, nicks_of, args, LAYOUT, state)
                assert found == brute(nicks_of, args, partial(Direct, LAYOUT, state)), args
    gone = odds.ways
    odds.distribution(nicks_of, ANNA, BRAN, (2, 3, 4), world=View(LAYOUT, START))
    assert odds.ways == gone


def test_too_many_ways() -> None:
    """Two sub-rules of two ways each: their ends, then the ends of both together."""
    odds = Odds()
    args = (nicks_of, ANNA, BRAN, (2, 2))
    odds.distribution(*args, world=View(LAYOUT, START))
    with pytest.raises(TooManyWays):
        Odds(most=odds.ways - 1).distribution(*args, world=View(LAYOUT, START))
    assert Odds(most=odds.ways).distribution(*args, world=View(LAYOUT, START)).total == 4


def silent(view: View, who: Who) -> Rule[None]:
    """Gives nothing."""
    yield from ()
    view.lose(who, "breath", 1)


def silences(view: View, who: Who) -> Rule[str]:
    """A series that gives nothing."""
    told = yield Series((Call("one", silent, (who,)), Call("two", silent, (who,))))
    return "nothing" if told is None else "something"


def test_a_series_is_as_many_calls() -> None:
    args = (ANNA, BRAN)
    by_calls = exact(Odds(), one_by_one, args, LAYOUT, START)
    assert exact(Odds(), nicks, args, LAYOUT, START) == by_calls
    assert brute(nicks, args, partial(Direct, LAYOUT, START)) == by_calls
    lost = Odds().distribution(nicks, *args, world=View(LAYOUT, START))
    assert lost.chance(4) == Fraction(1, 4 * 2 * 3 * 2)


def test_a_series_may_give_nothing() -> None:
    (way,) = exact(Odds(), silences, (ANNA,), LAYOUT, START)
    assert way[0] == "nothing"
    assert way[1] == LAYOUT.apply(START, (_tired(2),))
    assert brute(silences, (ANNA,), partial(Direct, LAYOUT, START)) == {way: 1}


def _tired(amount: int) -> Any:
    view = View(LAYOUT, START)
    view.lose(ANNA, "breath", amount)
    return view.changes()[0]


def test_samples_of_a_series_fit() -> None:
    expected = exact(Odds(), nicks, (ANNA, BRAN), LAYOUT, START)
    randrange = random.Random(3).randrange
    counts: Counter[Any] = Counter()
    for _ in range(2000):
        view = View(LAYOUT, START)
        result = Sample(randrange).run(nicks, ANNA, BRAN, world=view)
        counts[result, LAYOUT.apply(START, view.changes())] += 1
    assert fits(expected, counts)


def test_the_calls_of_a_series_stand_at_their_own_addresses() -> None:
    asked: list[str] = []

    def highest(question: Asked) -> Answer:
        assert isinstance(question.ask, Roll)
        asked.append(question.address)
        return Answer(question.digest, question.ask.dice.highest, "test")

    run = Answered(View(LAYOUT, START), highest).run("case", nicks, (ANNA, BRAN))
    assert run.result == 4
    assert asked == [f"case/nick-{number}/roll" for number in range(4)]


# ---------------------------------------------------------------- again


def until(world: World, least: int) -> Rule[Any]:
    """Rolls until it shows 5 or more; what it showed, or "stopped" at a 1."""
    roll = yield Roll("roll", Dice(1))
    if roll <= 1:
        return "stopped"
    if roll >= least:
        return roll
    return (yield Call("again", until, (least,)))


def worse(world: World, need: int) -> Rule[Any]:
    """Each try is harder, down to 6: whether one succeeds before one fails."""
    roll = yield Roll("roll", Dice(1))
    if roll < need:
        return "failed"
    second = yield Roll("second", Dice(1))
    if second > 3:
        return "made"
    return (yield Call("again", worse, (min(6, need + 1),)))


def test_a_rule_that_begins_again_has_the_chances_of_all_else() -> None:
    """Of a die that is thrown again on 2 to 4 only 1, 5 and 6 are left, a third each."""
    found = Odds().distribution(until, 5)
    assert found.chances() == {"stopped": Fraction(1, 3), 5: Fraction(1, 3), 6: Fraction(1, 3)}


def test_a_rule_that_gets_harder_ends_in_one_that_begins_again() -> None:
    """p6 = 1/12 + p6/12 = 1/11; p5 = 1/3 (1/2 + p6/2) = 2/11; p4 = 1/2 (1/2 + p5/2) = 13/44."""
    odds = Odds()
    chances = [odds.distribution(worse, need).chance("made") for need in (6, 5, 4)]
    assert chances == [Fraction(1, 11), Fraction(2, 11), Fraction(13, 44)]


def test_samples_of_what_begins_again_fit() -> None:
    randrange = random.Random(5).randrange
    counts = Counter(Sample(randrange).run(worse, 4) for _ in range(3000))
    assert fits(Odds().distribution(worse, 4).chances(), counts)


def only_ever(world: World) -> Rule[Any]:
    yield Roll("roll", Dice(1))
    return (yield Call("again", only_ever))


def looked_at(world: World) -> Rule[Any]:
    roll = yield Roll("roll", Dice(1))
    if roll == 1:
        return True
    again = yield Call("again", looked_at)
    return not again.true()


def compared(world: World) -> Rule[Any]:
    roll = yield Roll("roll", Dice(1))
    if roll == 1:
        return 1
    again = yield Call("again", compared)
    return again == 1


def changing(view: View, who: Who) -> Rule[Any]:
    roll = yield Roll("roll", Dice(1), who)
    if roll == 1:
        return 1
    again = yield Call("again", changing, (who,))
    view.lose(who, "breath", 1)
    return again


@pytest.mark.parametrize(
    ("rule", "args", "error"),
    [
        (only_ever, (), RecursionError),
        (looked_at, (), TypeError),
        (compared, (), TypeError),
        (changing, (ANNA,), TypeError),
    ],
)
def test_what_a_rule_may_not_do_with_its_own_result(
    rule: Callable[..., Any], args: tuple[Any, ...], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Odds().distribution(rule, *args, world=View(LAYOUT, START))


def losing(view: View, who: Who) -> Rule[Any]:
    """Begins again with a heart less: another question each time, until none is left."""
    roll = yield Roll("roll", Dice(1, 2), who)
    if roll == 1 or not view.read(who, "hearts"):
        return view.read(who, "hearts")
    view.lose(who, "hearts", 1)
    return (yield Call("again", losing, (who,)))


def test_a_rule_that_has_changed_something_is_gone_through_anew() -> None:
    """Three hearts: half of each are lost in turn."""
    found = Odds().distribution(losing, ANNA, world=View(LAYOUT, START))
    assert [found.chance(hearts) for hearts in (3, 2, 1, 0)] == [
        Fraction(1, 2),
        Fraction(1, 4),
        Fraction(1, 8),
        Fraction(1, 8),
    ]


def test_brute_force_gives_up_on_what_may_never_end() -> None:
    with pytest.raises(TooMany):
        brute(until, (5,))
