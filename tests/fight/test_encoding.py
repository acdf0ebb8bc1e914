"""States and changes as JSON and back."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fight.test_view import CHANGES
from tests.toy.setups import ANNA, three
from tierce.fight.encoding import decode, encode, state_digest
from tierce.fight.slots import Change, Condition
from tierce.fight.state import Due
from tierce.script.effects import Who

_PLAIN = st.one_of(st.none(), st.booleans(), st.integers(), st.text(), st.text(min_size=1).map(Who))
_VALUES = st.recursive(
    _PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(tuple),
        st.frozensets(inner, max_size=3),
        st.builds(Condition, st.text(), st.text(), st.just(("turn", ANNA)), st.tuples(inner)),
        st.builds(Due, st.just(("round",)), st.text(), st.tuples(inner)),
    ),
    max_leaves=8,
)


def same(one: Any, other: Any) -> bool:
    """Equal, and of the same kinds throughout: a name is no plain text."""
    if type(one) is not type(other) or one != other:
        return False
    if isinstance(one, tuple):
        return all(map(same, one, other))
    if isinstance(one, frozenset):
        return {type(item) for item in one} == {type(item) for item in other}
    return True


@given(_VALUES)
def test_a_value_comes_back_as_it_was(value: Any) -> None:
    assert same(decode(json.loads(json.dumps(encode(value)))), value)


@given(st.lists(CHANGES))
def test_changes_come_back_as_they_were(changes: list[Change]) -> None:
    assert same(decode(json.loads(json.dumps(encode(tuple(changes))))), tuple(changes))


class Pair(NamedTuple):
    """A tuple that JSON does not know."""

    first: int


@pytest.mark.parametrize("value", [1.5, Fraction(1, 2), Pair(1), (Pair(1),), b"x", {}, [1]])
def test_what_would_not_come_back_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="cannot stand in a state"):
        encode(value)


@pytest.mark.parametrize("form", [{}, {"who": 1}, {"other": []}, {"set": 1}, {"a": 1, "b": 2}])
def test_what_is_none_of_ours_is_refused(form: Any) -> None:
    with pytest.raises(ValueError, match="not a value"):
        decode(form)


def test_equal_states_have_equal_digests_and_others_others() -> None:
    start = three().layout().start()
    assert state_digest(start) == state_digest(tuple(start))
    others = {state_digest((*start[:n], "x", *start[n + 1 :])) for n in range(len(start))}
    assert len(others | {state_digest(start)}) == len(start) + 1
