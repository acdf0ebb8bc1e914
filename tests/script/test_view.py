"""A roll as a rule sees it: what it may do, what raises, and the same in every reading."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tierce.dice import Dice
from tierce.script.answered import Answered, rolled_by
from tierce.script.effects import Call, Roll, Rule
from tierce.script.odds import Odds
from tierce.script.sample import Sample
from tierce.script.view import Known, Rolled, RollEscaped, plain
from tierce.script.world import NOWHERE, World

Use = Callable[[Any], Any]
Reading = Callable[[Callable[..., Any]], Any]


def answered(rule: Callable[..., Any]) -> Any:
    source = rolled_by(lambda dice, address: dice.highest)
    return Answered(NOWHERE, source).run("root", rule).result


def sampled(rule: Callable[..., Any]) -> Any:
    return Sample(random.Random(1).randrange).run(rule)


def enumerated(rule: Callable[..., Any]) -> Any:
    return Odds().distribution(rule)


READINGS = (answered, sampled, enumerated)


D6 = Dice(1)


def using(use: Use, dice: Dice = D6) -> Callable[..., Any]:
    """A rule that does something with a roll."""

    def rule(world: World) -> Rule[Any]:
        roll = yield Roll("roll", dice)
        return use(roll)

    return rule


FORBIDDEN: dict[str, Use] = {
    "bool": bool,
    "if": lambda roll: 1 if roll else 0,
    "not": lambda roll: not roll,
    "hash": hash,
    "set": lambda roll: {roll},
    "in a set": lambda roll: roll in {1, 2},
    "int": int,
    "float": float,
    "index": lambda roll: (10, 20, 30)[roll],
    "range": range,
    "str": str,
    "format": lambda roll: f"{roll}",
    "format spec": lambda roll: f"{roll:>3}",
    "percent": lambda roll: "%s" % roll,  # noqa: UP031
    "iter": list,
    "unpack": lambda roll: [*roll],
    "result within a tuple": lambda roll: (roll, 1),
}


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("how", FORBIDDEN)
def test_a_roll_is_no_plain_value(how: str, reading: Reading) -> None:
    with pytest.raises(RollEscaped):
        reading(using(FORBIDDEN[how]))


@pytest.mark.parametrize("reading", READINGS)
def test_nothing_is_in_a_roll(reading: Reading) -> None:
    with pytest.raises(TypeError):
        reading(using(lambda roll: 3 in roll))


@pytest.mark.parametrize("reading", READINGS)
def test_a_roll_is_no_argument(reading: Reading) -> None:
    def inner(world: World, number: int) -> Rule[int]:
        yield Roll("more", Dice(1))
        return number

    def rule(world: World) -> Rule[Any]:
        roll = yield Roll("roll", Dice(1))
        result = yield Call("inner", inner, (roll,))
        return result

    with pytest.raises(RollEscaped):
        reading(rule)


@pytest.mark.parametrize("reading", READINGS)
def test_a_sub_rules_result_is_no_plain_value(reading: Reading) -> None:
    def inner(world: World) -> Rule[bool]:
        yield Roll("roll", Dice(1))
        return True

    def rule(world: World) -> Rule[Any]:
        result = yield Call("inner", inner)
        return 1 if result else 0

    with pytest.raises(RollEscaped):
        reading(rule)


TABLE = {n: n * n % 5 for n in range(1, 7)}
#: what may be done with a roll, and the same with the number a die shows
ALLOWED: dict[str, tuple[Use, Callable[[int], Any]]] = {
    "<": (lambda r: r < 3, lambda n: n < 3),
    "<=": (lambda r: r <= 3, lambda n: n <= 3),
    ">": (lambda r: r > 3, lambda n: n > 3),
    ">=": (lambda r: r >= 3, lambda n: n >= 3),
    "==": (lambda r: r == 3, lambda n: n == 3),
    "!=": (lambda r: r != 3, lambda n: n != 3),
    "reversed <": (lambda r: 3 < r, lambda n: 3 < n),
    "+": (lambda r: r + 2, lambda n: n + 2),
    "reversed +": (lambda r: 2 + r, lambda n: n + 2),
    "-": (lambda r: r - 2, lambda n: n - 2),
    "reversed -": (lambda r: 10 - r, lambda n: 10 - n),
    "*": (lambda r: r * 3, lambda n: n * 3),
    "reversed *": (lambda r: 3 * r, lambda n: n * 3),
    "//": (lambda r: r // 4, lambda n: n // 4),
    "negative //": (lambda r: (r - 5) // 2, lambda n: math.floor((n - 5) / 2)),
    "neg": (lambda r: -r, lambda n: -n),
    "at_most": (lambda r: r.at_most(4), lambda n: min(n, 4)),
    "at_least": (lambda r: r.at_least(4), lambda n: max(n, 4)),
    "look_up": (lambda r: r.look_up(TABLE), lambda n: n * n % 5),
    "among": (lambda r: r.among((1, 6)), lambda n: n in (1, 6)),
    "holds": (lambda r: r.holds(lambda n: n % 2 == 0), lambda n: n % 2 == 0),
    "true": (lambda r: (r - 1).true(), lambda n: n != 1),
    "value": (lambda r: r.value() % 4, lambda n: n % 4),
    "map": (lambda r: r.map(lambda n: 10 // n), lambda n: 10 // n),
    "with itself": (lambda r: r * r - r, lambda n: n * n - n),
    "split, then lazy": (
        lambda r: r + 1 if r > 2 else r.at_most(1),
        lambda n: n + 1 if n > 2 else 1,
    ),
    "split twice": (lambda r: r > 4 if r > 2 else r == 1, lambda n: n > 4 if n > 2 else n == 1),
    "table of some": (
        lambda r: r.look_up({5: 0, 6: 1}) if r >= 5 else -1,
        lambda n: n - 5 if n >= 5 else -1,
    ),
}


@pytest.mark.parametrize("how", ALLOWED)
def test_a_view_computes_as_numbers_do(how: str) -> None:
    use, same = ALLOWED[how]
    expected: dict[Any, Fraction] = {}
    for face in range(1, 7):
        result = same(face)
        expected[result] = expected.get(result, Fraction(0)) + Fraction(1, 6)
        assert plain(use(Known(face))) == result
    assert Odds().distribution(using(use)).chances() == expected


def test_the_largest_total_is_what_play_was_told() -> None:
    assert answered(using(lambda roll: roll + 1, Dice(2))) == 13


@given(
    first=st.integers(-9, 9),
    second=st.integers(-9, 9),
    how=st.sampled_from(["+", "-", "*", "most", "least", "<", "<=", "==", "!=", ">", ">="]),
)
def test_two_known_views_are_their_numbers(first: int, second: int, how: str) -> None:
    views, numbers = (Known(first), Known(second)), (first, second)
    table: dict[str, tuple[Callable[[Any, Any], Any], Callable[[int, int], Any]]] = {
        "+": (lambda a, b: a + b, lambda a, b: a + b),
        "-": (lambda a, b: a - b, lambda a, b: a - b),
        "*": (lambda a, b: a * b, lambda a, b: a * b),
        "most": (lambda a, b: a.at_most(b), min),
        "least": (lambda a, b: a.at_least(b), max),
        "<": (lambda a, b: a < b, lambda a, b: a < b),
        "<=": (lambda a, b: a <= b, lambda a, b: a <= b),
        "==": (lambda a, b: a == b, lambda a, b: a == b),
        "!=": (lambda a, b: a != b, lambda a, b: a != b),
        ">": (lambda a, b: a > b, lambda a, b: a > b),
        ">=": (lambda a, b: a >= b, lambda a, b: a >= b),
    }
    use, same = table[how]
    assert plain(use(*views)) == same(*numbers)


def test_too_many_pairs_are_told_apart_not_joined() -> None:
    """Two dice of 200 sides: 40,000 pairs. One in 200 are alike."""

    def alike(world: World) -> Rule[bool]:
        first = yield Roll("first", Dice(1, 200))
        second = yield Roll("second", Dice(1, 200))
        same: bool = first == second
        return same

    assert Odds().distribution(alike).chance(True) == Fraction(1, 200)


def test_a_view_shows_no_outcome() -> None:
    seen: list[str] = []

    def rule(world: World) -> Rule[None]:
        roll = yield Roll("roll", Dice(1))
        if roll > 2:
            seen.append(repr(roll))

    enumerated(rule)
    assert seen == ["Lazy(4 outcomes)"]


def test_the_bare_view_promises_and_does_nothing() -> None:
    view = Rolled()
    for use in (
        lambda: view.map(abs),
        lambda: view + 1,
        lambda: view.true(),
        lambda: view.value(),
        lambda: view < 1,
    ):
        with pytest.raises(NotImplementedError):
            use()
