"""Random rules: small programs, as hashable tuples, and the one rule that runs them.

A program is a block: statements that add to a list of values (views and plain numbers alike),
and at last an expression that is its result. Everything a rule may do with a roll occurs.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from hypothesis import strategies as st

from tests.toy.setups import ANNA, BRAN, CAI
from tierce.dice import Dice
from tierce.fight.slots import Condition
from tierce.fight.state import View, tracked
from tierce.script.effects import Call, Later, Roll, Rule, Who, note
from tierce.script.view import Rolled
from tierce.script.world import World

Term: TypeAlias = tuple[Any, ...]
Block: TypeAlias = tuple[Term, ...]

#: few outcomes, most with unequal chances
DICE = (Dice(1, 3), Dice(2, 2), Dice(2, 2, -3), Dice(3, 2), Dice(0, 6, 1))


class _Thirds(Mapping[int, int]):
    """A table with an entry for every number."""

    def __getitem__(self, key: int) -> int:
        return key % 3

    def __iter__(self) -> Iterator[int]:
        return iter(range(3))

    def __len__(self) -> int:
        return 3


THIRDS = _Thirds()


def program(world: World, block: Block, me: Who, foe: Who) -> Rule[Any]:
    """The rule: runs a block between two fighters."""
    view = tracked(world)
    values: list[Any] = []
    result = yield from _block(view, block, (me, foe), values)
    return result


def _block(view: View, block: Block, who: tuple[Who, Who], values: list[Any]) -> Rule[Any]:
    for site, term in enumerate(block):
        kind = term[0]
        if kind == "roll":
            values.append((yield Roll(f"{len(values)}-{site}", DICE[term[1]], who[0])))
        elif kind == "let":
            values.append(expression(view, term[1], who, values))
        elif kind == "call":
            _, inside, swapped = term
            args = (inside, *(who[::-1] if swapped else who))
            values.append((yield Call(f"{len(values)}-{site}", program, args)))
        elif kind == "if":
            way = term[2] if condition(view, term[1], who, values) else term[3]
            result = yield from _block(view, way, who, values)
            if result is not None:
                return result
        elif kind == "return":
            yield note("a-note", "a-clause", result=0)
            return expression(view, term[1], who, values)
        else:
            yield from _write(view, term, who, values)
    return None


def _write(view: View, term: Term, who: tuple[Who, Who], values: list[Any]) -> Rule[None]:
    kind, role = term[0], who[term[1]]
    if kind == "lose":
        amount = expression(view, term[3], who, values)
        plain = amount.value() if isinstance(amount, Rolled) else amount
        if plain >= 0:
            view.lose(role, term[2], plain)
        else:
            view.gain(role, term[2], -plain)
    elif kind == "put":
        view.put(role, "doing", term[2])
    elif kind == "spend":
        view.spend(role, "parries", term[2])
    elif kind == "hurt":
        view.set(role, "grudges", who[1 - term[1]], "hurt")
    elif kind == "begin":
        view.begin(role, Condition("dazed", "c", ("turn", role), (who[1 - term[1]],)))
    elif kind == "end":
        view.end(role, "dazed")
    elif kind == "later":
        yield Later(("turn", role), "echo", who)


def expression(view: View, term: Term, who: tuple[Who, Who], values: list[Any]) -> Any:
    """What a term comes to: a view where a roll is in it, otherwise a number."""
    kind = term[0]
    if kind == "value":
        return values[term[1] % len(values)] if values else 1
    if kind == "number":
        return term[1]
    if kind == "slot":
        return view.read(who[term[1]], term[2])
    if kind == "foes":
        return sum(view.read(foe, "hearts") for foe in view.read(who[term[1]], "foes"))
    if kind == "name":
        return who[term[1]]
    inside = [expression(view, part, who, values) for part in term[1:]]
    return _computed(kind, *inside)


def _computed(kind: str, first: Any, second: Any = None) -> Any:
    match kind:
        case "+":
            return first + second
        case "-":
            return first - second
        case "*":
            return first * second
        case "neg":
            return -first
        case "halved":
            return first // 2
        case "forced":
            return first.value() if isinstance(first, Rolled) else first
        case "table":
            return first.look_up(THIRDS) if isinstance(first, Rolled) else THIRDS[first]
        case "smaller":
            return first.at_most(second) if isinstance(first, Rolled) else first
        case "larger":
            return first.at_least(second) if isinstance(first, Rolled) else first
    raise AssertionError(kind)


def condition(view: View, term: Term, who: tuple[Who, Who], values: list[Any]) -> bool:
    """Whether a condition holds."""
    kind = term[0]
    if kind == "dazed":
        return view.condition(who[term[1]], "dazed") is not None
    if kind == "fact":
        return bool(view.read(who[term[1]], term[2]))
    if kind == "grudge":
        return bool(view.entry(who[term[1]], "grudges", who[1 - term[1]], None) == "hurt")
    if kind == "spent":
        return bool(view.entry(who[term[1]], "parries", "x") > 1)
    first = expression(view, term[1], who, values)
    if kind == "among":
        return first.among({0, 2, 3}) if isinstance(first, Rolled) else first in (0, 2, 3)
    if kind == "true":
        return first.true() if isinstance(first, Rolled) else bool(first)
    return bool(COMPARISONS[kind](first, expression(view, term[2], who, values)))


COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}


# ---------------------------------------------------------------- strategies

_role = st.integers(0, 1)
_pool = st.sampled_from(("hearts", "breath"))
_leaf = st.one_of(
    *[st.tuples(st.just("value"), st.integers(0, 3))] * 3,
    st.tuples(st.just("number"), st.integers(-2, 4)),
    st.tuples(st.just("slot"), _role, _pool),
    st.tuples(st.just("foes"), _role),
)
EXPRESSIONS: st.SearchStrategy[Term] = st.recursive(
    _leaf,
    lambda inner: st.one_of(
        st.tuples(st.sampled_from(("+", "-", "*", "smaller", "larger")), inner, inner),
        st.tuples(st.sampled_from(("neg", "halved", "table", "forced")), inner),
    ),
    max_leaves=4,
)
_result = st.one_of(EXPRESSIONS, st.tuples(st.just("name"), _role))
_conditions = st.one_of(
    st.tuples(st.sampled_from(tuple(COMPARISONS)), EXPRESSIONS, EXPRESSIONS),
    st.tuples(st.sampled_from(("among", "true")), EXPRESSIONS),
    st.tuples(st.sampled_from(("dazed", "grudge", "spent")), _role),
    st.tuples(st.just("fact"), _role, st.sampled_from(("down", "weary"))),
)
_plain_statements = st.one_of(
    st.tuples(st.just("let"), EXPRESSIONS),
    st.tuples(st.just("lose"), _role, _pool, EXPRESSIONS),
    st.tuples(st.just("put"), _role, st.sampled_from(("a", "b"))),
    st.tuples(st.just("spend"), _role, st.sampled_from(("x", "y"))),
    st.tuples(st.sampled_from(("hurt", "begin", "end", "later")), _role),
)


@st.composite
def blocks(draw: st.DrawFn, depth: int = 2, result: bool = True, names: bool = False) -> Block:
    """A block; one with a result always ends by giving it, which may be a name."""
    rolls = draw(st.integers(0, 2)) if result else 0
    terms: list[Term] = [("roll", draw(st.integers(0, len(DICE) - 1))) for _ in range(rolls)]
    for _ in range(draw(st.integers(0, 3))):
        pick = draw(st.integers(0, 9))
        if pick < 2:
            terms.append(("roll", draw(st.integers(0, len(DICE) - 1))))
        elif pick < 4 and depth:
            terms.append(("call", draw(blocks(depth - 1)), draw(st.booleans())))
        elif pick < 7 and depth:
            ways = draw(blocks(depth - 1, False)), draw(blocks(depth - 1, False))
            terms.append(("if", draw(_conditions), *ways))
        else:
            terms.append(draw(_plain_statements))
    if result or draw(st.booleans()):
        terms.append(("return", draw(_result if names else EXPRESSIONS)))
    return tuple(terms)


#: Two different fighters for a program to be run between.
PAIRS = st.permutations((ANNA, BRAN, CAI)).map(lambda who: (who[0], who[1]))
