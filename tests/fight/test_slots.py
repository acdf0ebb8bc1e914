"""What a fight remembers: each kind of slot changes in its own ways only."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toy.setups import ANNA, BRAN, three
from tierce.dice import Dice
from tierce.fight.slots import (
    FIELD,
    Agenda,
    Budget,
    Change,
    Condition,
    Conditions,
    Mark,
    Pool,
    Slot,
    Table,
    WrongChange,
    entry,
    never,
    nothing,
)
from tierce.fight.state import Due, View
from tierce.script.effects import Roll, Rule
from tierce.script.sample import Sample
from tierce.script.view import RollEscaped
from tierce.script.world import World

LAYOUT = three().layout()


def view() -> View:
    """A view of the toy fight at its start."""
    return View(LAYOUT, LAYOUT.start())


POOL = Pool("hearts", lambda s: 3, floor=lambda s: -1, ceiling=lambda s: 4)
DAZED = Condition("dazed", "toy.daze", ("turn", ANNA))

KINDS: dict[str, tuple[Slot, set[str]]] = {
    "pool": (POOL, {"add"}),
    "mark": (Mark("posture", never), {"put"}),
    "budget": (Budget("parries", nothing), {"spend"}),
    "table": (Table("hands", nothing), {"set"}),
    "conditions": (Conditions("conditions", nothing), {"begin", "end"}),
    "agenda": (Agenda("agenda", nothing), {"begin"}),
}
HOWS: dict[str, Any] = {
    "add": 1,
    "put": 1,
    "spend": "x",
    "set": ("x", 1),
    "begin": DAZED,
    "end": "dazed",
}


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_slot_changes_in_its_own_ways_only(kind: str, how: str) -> None:
    slot, allowed = KINDS[kind]
    change = Change(ANNA, slot.name, how, HOWS[how])
    if how in allowed:
        assert slot.changed(slot.start(None), change, None) is not None
    else:
        with pytest.raises(WrongChange, match=slot.name):
            slot.changed(slot.start(None), change, None)


@pytest.mark.parametrize(
    ("amounts", "left"), [([-1], 2), ([-9], -1), ([9], 4), ([-9, 9], 4), ([-9, 1], 0), ([0], 3)]
)
def test_a_pool_keeps_between_its_floor_and_ceiling(amounts: list[int], left: int) -> None:
    value: Any = POOL.start(None)
    for amount in amounts:
        value = POOL.changed(value, Change(ANNA, "hearts", "add", amount), None)
    assert value == left


def test_a_pool_without_bounds() -> None:
    assert Pool("any", lambda s: 0).changed(0, Change(ANNA, "any", "add", -99), None) == -99


def test_a_budget_counts_by_key() -> None:
    seen = view()
    for weapon in ("club", "axe", "club"):
        seen.spend(ANNA, "parries", weapon)
    assert seen.read(ANNA, "parries") == (("axe", 1), ("club", 2))
    assert seen.entry(ANNA, "parries", "club") == 2
    assert seen.entry(ANNA, "parries", "pike") == 0
    assert entry((), "pike", None) is None


def test_a_table_sets_and_takes_away() -> None:
    seen = view()
    seen.set(ANNA, "grudges", BRAN, "hurt")
    assert seen.entry(ANNA, "grudges", BRAN, None) == "hurt"
    seen.set(ANNA, "grudges", BRAN, None)
    assert seen.read(ANNA, "grudges") == ()


def test_a_condition_is_there_once_by_name_and_subject() -> None:
    seen = view()
    longer = DAZED._replace(ends=("round",))
    about = DAZED._replace(about=(BRAN,))
    for condition in (DAZED, longer, about):
        seen.begin(ANNA, condition)
    assert len(seen.read(ANNA, "conditions")) == 2
    assert seen.condition(ANNA, "dazed", ()) == longer
    assert seen.condition(ANNA, "dazed", (BRAN,)) == about
    assert seen.condition(ANNA, "shaken") is None
    seen.end(ANNA, "dazed")
    assert seen.read(ANNA, "conditions") == ()


# ---------------------------------------------------------------- written wrongly by a rule


@pytest.mark.parametrize(
    "write",
    [
        lambda v: v.put(ANNA, "hearts", 3),
        lambda v: v.lose(ANNA, "doing", 1),
        lambda v: v.gain(ANNA, "parries", 1),
        lambda v: v.spend(ANNA, "hearts"),
        lambda v: v.set(ANNA, "parries", "x", 1),
        lambda v: v.spend(ANNA, "grudges"),
        lambda v: v.put(ANNA, "conditions", ()),
        lambda v: v.put(FIELD, "agenda", ()),
    ],
)
@pytest.mark.parametrize("read_before", [False, True])
def test_a_wrong_change_raises_where_it_is_written(write: Any, read_before: bool) -> None:
    seen = view()
    if read_before:
        for who, name in LAYOUT.keys:
            seen.read(who, name)
    with pytest.raises(WrongChange):
        write(seen)
    assert seen.changes() == ()


def test_an_unknown_slot_or_fighter_raises() -> None:
    seen = view()
    with pytest.raises(KeyError, match="mana"):
        seen.lose(ANNA, "mana", 1)
    with pytest.raises(KeyError):
        seen.lose(FIELD, "hearts", 1)
    with pytest.raises(KeyError):
        seen.read(ANNA, "mana")


ESCAPES: dict[str, Any] = {
    "lose": lambda v, roll: v.lose(ANNA, "hearts", roll),
    "put": lambda v, roll: v.put(ANNA, "doing", roll),
    "spend": lambda v, roll: v.spend(ANNA, "parries", roll),
    "set": lambda v, roll: v.set(ANNA, "grudges", BRAN, roll),
    "begin": lambda v, roll: v.begin(ANNA, DAZED._replace(about=(roll,))),
    "later": lambda v, roll: v.later(("round",), "echo", (ANNA, roll)),
}


@pytest.mark.parametrize("how", ESCAPES)
def test_a_roll_does_not_escape_into_the_state(how: str) -> None:
    def rule(world: World) -> Rule[None]:
        roll = yield Roll("roll", Dice(1))
        ESCAPES[how](world, roll)

    with pytest.raises(RollEscaped):
        Sample(lambda n: 0).run(rule, world=view())


# ---------------------------------------------------------------- events


def test_an_event_refills_its_owners_and_ends_what_ends_with_it() -> None:
    seen = view()
    for who in (ANNA, BRAN):
        seen.spend(who, "parries", "stick")
        seen.spend(who, "help")
        seen.begin(who, Condition("dazed", "c", ("turn", who)))
        seen.begin(who, Condition("shaken", "c", ("round",)))
        seen.begin(who, Condition("cursed", "c"))
    seen.later(("turn", ANNA), "echo", (ANNA, BRAN))
    seen.later(("turn", BRAN), "echo", (BRAN, ANNA))
    state = LAYOUT.apply(LAYOUT.start(), seen.changes())

    turned = View(LAYOUT, LAYOUT.fire(state, ("turn", ANNA)))
    assert turned.read(ANNA, "parries") == ()
    assert turned.read(BRAN, "parries") == (("stick", 1),)
    assert turned.read(ANNA, "help") == (("", 1),)
    assert [c.name for c in turned.read(ANNA, "conditions")] == ["cursed", "shaken"]
    assert [c.name for c in turned.read(BRAN, "conditions")] == ["cursed", "dazed", "shaken"]
    assert turned.read(FIELD, "agenda") == (Due(("turn", BRAN), "echo", (BRAN, ANNA)),)

    round_ = View(LAYOUT, LAYOUT.fire(state, ("round",)))
    for who in (ANNA, BRAN):
        assert round_.read(who, "help") == ()
        assert round_.read(who, "parries") == (("stick", 1),)
        assert [c.name for c in round_.read(who, "conditions")] == ["cursed", "dazed"]
    assert len(round_.read(FIELD, "agenda")) == 2
    assert LAYOUT.fire(state, ("nothing",)) == state


def test_what_is_due_comes_in_the_order_of_the_events_then_of_the_agenda() -> None:
    seen = view()
    for event, rule in ((("b",), "one"), (("a",), "two"), (("b",), "three"), (("c",), "four")):
        seen.later(event, rule, ())
    state = LAYOUT.apply(LAYOUT.start(), seen.changes())
    assert [due.rule for due in LAYOUT.due(state, (("a",), ("b",)))] == ["two", "one", "three"]
    assert LAYOUT.due(LAYOUT.start(), (("a",),)) == ()
