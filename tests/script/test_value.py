"""Values that say why, and clauses with exceptions."""

from __future__ import annotations

import pytest

from tierce.script.value import ClauseConflict, Except, Part, Settled, Value, explain, settle, total


def parry(repeated: bool) -> Value:
    yield Part(9, "base", "parry.value", {"skill": 13})
    if repeated:
        yield Part(-4, "repeated", "parry.repeat")
    yield Part(1, "retreat", "retreat.bonus")


def test_a_value_is_the_sum_of_its_parts() -> None:
    assert total(parry(False)) == 10
    assert total(parry(True)) == 6
    assert total(iter(())) == 0


def test_a_value_can_say_why() -> None:
    explained = explain(parry(True))
    assert explained.value == 6
    assert [(part.amount, part.clause) for part in explained.parts] == [
        (9, "parry.value"),
        (-4, "parry.repeat"),
        (1, "retreat.bonus"),
    ]


GENERAL = Settled("once", "general", "a.general")
TWICE = Except("double", "a.double", True, "twice")
NEVER = Except("bound", "a.bound", True, "never")


def test_the_general_clause_holds_where_no_exception_applies() -> None:
    assert settle(GENERAL, TWICE._replace(applies=False)) == GENERAL


def test_the_one_exception_that_applies_decides_and_is_named() -> None:
    assert settle(GENERAL, TWICE, NEVER._replace(applies=False)) == Settled(
        "twice", "double", "a.double"
    )


def test_an_exception_above_another_wins_in_either_order() -> None:
    above = NEVER._replace(over=("double",))
    expected = Settled("never", "bound", "a.bound")
    assert settle(GENERAL, TWICE, above) == settle(GENERAL, above, TWICE) == expected


def test_one_that_does_not_apply_is_above_nothing() -> None:
    above = NEVER._replace(applies=False, over=("double",))
    assert settle(GENERAL, TWICE, above).says == "twice"


def test_exceptions_that_agree_may_both_apply() -> None:
    assert settle(GENERAL, TWICE, NEVER._replace(says="twice")).says == "twice"


def test_exceptions_that_disagree_are_an_error_that_names_both() -> None:
    with pytest.raises(ClauseConflict, match=r"double \(a\.double\).*bound \(a\.bound\)") as error:
        settle(GENERAL, TWICE, NEVER)
    assert (error.value.first, error.value.second) == (TWICE, NEVER)
