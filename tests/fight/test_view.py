"""The tracked view reads what a plain dictionary would, and records just what it read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.script.brute import Direct
from tests.toy.setups import ANNA, BRAN, CAI, three
from tierce.fight.slots import FIELD, Change, Condition, Pool
from tierce.fight.state import Due, Layout, State, View, tracked
from tierce.script.effects import Who
from tierce.script.world import NOWHERE, Reads

LAYOUT = three().layout()
_WHO = st.sampled_from((ANNA, BRAN))
_CONDITION = st.builds(
    Condition,
    st.sampled_from(("dazed", "shaken")),
    st.just("c"),
    st.sampled_from(((), ("round",))),
    st.sampled_from(((), (ANNA,))),
)


def _change(slot: str, how: str, what: st.SearchStrategy[Any]) -> st.SearchStrategy[Change]:
    return st.builds(Change, _WHO, st.just(slot), st.just(how), what)


CHANGES = st.one_of(
    _change("hearts", "add", st.integers(-3, 3)),
    _change("breath", "add", st.integers(-2, 2)),
    _change("doing", "put", st.sampled_from(("a", "b", None))),
    _change("parries", "spend", st.sampled_from(("x", "y"))),
    _change("grudges", "set", st.tuples(_WHO, st.sampled_from(("hurt", None)))),
    _change("conditions", "begin", _CONDITION),
    _change("conditions", "end", st.sampled_from(("dazed", "shaken"))),
    st.builds(
        Change,
        st.just(FIELD),
        st.just("agenda"),
        st.just("begin"),
        st.builds(Due, st.just(("round",)), st.just("echo"), st.tuples(_WHO)),
    ),
)
READS = st.one_of(
    st.tuples(
        _WHO,
        st.sampled_from(
            (
                *("hearts", "breath", "doing", "parries", "grudges", "conditions"),
                *("down", "weary", "foes", "friends", "side"),
            )
        ),
    ),
    st.just((FIELD, "agenda")),
)
ACTIONS = st.lists(st.one_of(CHANGES, READS), max_size=12)


def one_by_one(state: State, changes: Sequence[Change]) -> State:
    """Changes applied one at a time, each to the state before it."""
    for change in changes:
        state = LAYOUT.apply(state, (change,))
    return state


def do(world: View, actions: Sequence[Any]) -> list[Any]:
    """Writes and reads in order; what was read."""
    read = []
    for action in actions:
        if isinstance(action, Change):
            world.apply((action,))
        else:
            read.append(world.read(*action))
    return read


@given(before=st.lists(CHANGES, max_size=6), actions=ACTIONS)
def test_reads_and_writes_are_those_of_a_dictionary(
    before: list[Change], actions: list[Any]
) -> None:
    state = one_by_one(LAYOUT.start(), before)
    seen, direct = View(LAYOUT, state), Direct(LAYOUT, state)
    assert do(seen, actions) == do(direct, actions)
    assert LAYOUT.apply(state, seen.changes()) == tuple(direct.now.values())


@given(before=st.lists(CHANGES, max_size=6), actions=ACTIONS)
def test_the_short_form_of_changes_does_what_they_did(
    before: list[Change], actions: list[Any]
) -> None:
    """In this state and in every other one: a footprint's writes serve them all."""
    seen = View(LAYOUT, LAYOUT.start())
    do(seen, actions)
    written = [action for action in actions if isinstance(action, Change)]
    for state in (LAYOUT.start(), one_by_one(LAYOUT.start(), before)):
        assert LAYOUT.apply(state, seen.changes()) == one_by_one(state, written)
    assert len(seen.changes()) <= len(written)


@given(first=ACTIONS, inner=ACTIONS, last=ACTIONS)
def test_a_view_over_a_view_reads_what_is_written_below(
    first: list[Any], inner: list[Any], last: list[Any]
) -> None:
    outer, direct = View(LAYOUT, LAYOUT.start()), Direct(LAYOUT, LAYOUT.start())
    child = outer.child({}) if do(outer, first) == do(direct, first) else None
    assert child is not None
    assert do(child, inner) == do(direct, inner)
    outer.apply(child.changes())
    assert do(outer, last) == do(direct, last)
    assert LAYOUT.apply(LAYOUT.start(), outer.changes()) == tuple(direct.now.values())


@given(before=st.lists(CHANGES, max_size=6), actions=ACTIONS)
def test_a_footprint_holds_all_that_the_reads_depended_on(
    before: list[Change], actions: list[Any]
) -> None:
    """Two states that agree on the footprint give the same reads."""
    start, other = LAYOUT.start(), one_by_one(LAYOUT.start(), before)
    reads: Reads = {}
    found = do(View(LAYOUT, start).child(reads), actions)
    elsewhere = View(LAYOUT, other)
    if all(elsewhere.read(Who(str(who)), n) == value for (who, n), value in reads.items()):
        assert do(View(LAYOUT, other).child({}), actions) == found


def test_an_entry_is_written_once() -> None:
    """Of what was set in a table the last of each entry is left, as if set at once."""
    view = View(LAYOUT, LAYOUT.start())
    for value in ("hurt", None, "slain"):
        view.set(ANNA, "grudges", BRAN, value)
        view.set(ANNA, "grudges", CAI, "hurt")
    other = View(LAYOUT, LAYOUT.start())
    other.set(ANNA, "grudges", BRAN, "slain")
    other.set(ANNA, "grudges", CAI, "hurt")
    assert view.changes() == other.changes()
    assert View(LAYOUT, LAYOUT.start()).joined(view.changes(), other.changes()) == other.changes()


def test_only_reads_of_the_state_below_are_recorded() -> None:
    reads: Reads = {}
    child = View(LAYOUT, LAYOUT.start()).child(reads)
    child.put(ANNA, "doing", "brace")
    child.read(ANNA, "doing")
    assert reads == {}
    child.lose(ANNA, "hearts", 1)
    assert child.read(ANNA, "hearts") == 2
    assert reads == {(ANNA, "hearts"): 3}
    child.read(BRAN, "down")
    assert reads[BRAN, "down"] is False
    assert (BRAN, "hearts") not in reads


def test_a_fact_is_derived_anew_after_its_slot_was_written() -> None:
    reads: Reads = {}
    child = View(LAYOUT, LAYOUT.start()).child(reads)
    child.lose(ANNA, "breath", 2)
    assert child.read(ANNA, "weary") is True
    assert reads == {(ANNA, "breath"): 2}


def test_a_mark_that_was_put_needs_no_read() -> None:
    seen = View(LAYOUT, LAYOUT.start())
    for value in ("a", "b", "c"):
        seen.put(ANNA, "doing", value)
    assert seen.changes() == (Change(ANNA, "doing", "put", "c"),)


def test_the_same_writes_in_another_order_are_the_same_changes() -> None:
    """So that ways which end alike are one leaf."""
    one, other = View(LAYOUT, LAYOUT.start()), View(LAYOUT, LAYOUT.start())
    one.lose(ANNA, "hearts", 1)
    one.put(BRAN, "doing", "rest")
    other.put(BRAN, "doing", "rest")
    other.lose(ANNA, "hearts", 1)
    assert one.changes() == other.changes()


def test_losses_add_up_and_gains_do_but_not_together() -> None:
    seen = View(LAYOUT, LAYOUT.start())
    for amount in (1, 1):
        seen.lose(ANNA, "hearts", amount)
    for amount in (1, 2):
        seen.gain(ANNA, "hearts", amount)
    assert [change.what for change in seen.changes()] == [-2, 3]


def test_what_never_changes_can_be_read() -> None:
    seen = View(LAYOUT, LAYOUT.start())
    assert seen.fighters == (ANNA, BRAN, CAI)
    assert seen.read(ANNA, "foes") == (BRAN,)
    assert seen.read(ANNA, "friends") == (CAI,)
    assert seen.read(BRAN, "side") == "blue"
    assert seen.read(BRAN, "player") is True
    assert seen.options.sides == 4
    assert seen.sheet(BRAN).weapon == "club"
    assert seen.kind(ANNA) != seen.kind(BRAN)
    assert seen.kind(Who("GM")) == "GM"


def test_a_rule_that_needs_a_fight_says_so() -> None:
    assert isinstance(tracked(View(LAYOUT, LAYOUT.start())), View)
    with pytest.raises(TypeError, match="needs a fight"):
        tracked(NOWHERE)


def test_a_pool_cannot_start_outside_its_bounds() -> None:
    wide = Pool("luck", lambda sheet: 7, ceiling=lambda sheet: 5)
    layout = Layout.of((wide,), (), (), {Who("anna"): 1}, None, {})
    with pytest.raises(ValueError, match="luck of anna starts at 7"):
        layout.start()
