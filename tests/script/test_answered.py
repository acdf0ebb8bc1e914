"""Rules run over answers: addresses, sealed questions, digests, imposed outcomes, anchors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.toy.setups import ANNA, BRAN
from tierce.dice import Apart, Dice, Thrown
from tierce.script.answered import (
    Answer,
    Answered,
    Asked,
    Pending,
    SiteTwice,
    decided_by,
    digest,
    first_of,
    rolled_by,
)
from tierce.script.effects import (
    GM,
    Call,
    Choose,
    ChooseAll,
    Moment,
    Note,
    Option,
    Roll,
    Rule,
    Who,
    note,
)
from tierce.script.world import NOWHERE, World

WAYS = (Option("high"), Option("low"))


def source_of(values: Mapping[str, Any]) -> Callable[[Asked], Answer | None]:
    """Answers by address; None where there is none."""

    def source(asked: Asked) -> Answer | None:
        value = values.get(asked.address)
        return None if value is None else Answer(asked.digest, value, "test")

    return source


def both(world: World) -> Rule[str]:
    """Two sealed choices, then a roll."""
    first, second = yield ChooseAll("ways", (Choose("a", ANNA, WAYS), Choose("b", BRAN, WAYS)))
    yield note("chosen", "a-clause", first=first, second=second)
    roll = yield Roll("roll", Dice(1))
    yield note("rolled", "a-clause", roll=roll)
    return f"{first}-{second}"


def test_a_rule_stops_at_the_first_question_without_an_answer() -> None:
    run = Answered(NOWHERE, source_of({"r/ways/a": "high", "r/ways/b": "low"}))
    with pytest.raises(Pending) as pending:
        run.run("r", both)
    assert [asked.address for asked in pending.value.questions] == ["r/roll"]
    assert [asked.address for asked, _ in run.asked] == ["r/ways/a", "r/ways/b"]
    assert [happened.facts for happened in run.notes] == [{"first": "high", "second": "low"}]


def test_a_run_to_the_end_tells_what_happened() -> None:
    answers = {"r/ways/a": "high", "r/ways/b": "low", "r/roll": 4}
    run = Answered(NOWHERE, source_of(answers)).run("r", both)
    assert run.result == "high-low"
    assert [(n.address, n.key, n.clauses) for n in run.notes] == [
        ("r", "chosen", ("a-clause",)),
        ("r", "rolled", ("a-clause",)),
    ]
    assert run.notes[1].facts == {"roll": 4}


def hearing(told: list[str], word: str) -> Callable[[World], tuple[Note, ...]]:
    """An edit that says a word, and has a note of it made."""

    def edit(world: World) -> tuple[Note, ...]:
        told.append(word)
        return (note("edited", word=word),)

    return edit


@pytest.mark.parametrize(
    ("answers", "open_"),
    [
        ({}, ["r/ways/a", "r/ways/b"]),
        ({"r/ways/a": "high"}, ["r/ways/b"]),
        ({"r/ways/b": "high"}, ["r/ways/a"]),
    ],
)
def test_sealed_answers_wait_for_each_other(answers: dict[str, str], open_: list[str]) -> None:
    told: list[str] = []
    anchors = {f"after:r/ways/{which}": hearing(told, "edit") for which in "ab"}
    run = Answered(NOWHERE, source_of(answers), edits=anchors)
    with pytest.raises(Pending) as pending:
        run.run("r", both)
    assert [asked.address for asked in pending.value.questions] == open_
    assert (run.asked, run.notes, told) == ([], [], [])


def test_one_site_twice_in_one_scope_is_a_fault() -> None:
    def twice(world: World) -> Rule[None]:
        yield Roll("roll", Dice(1))
        yield Roll("roll", Dice(1))

    with pytest.raises(SiteTwice, match="r/roll"):
        Answered(NOWHERE, source_of({"r/roll": 3})).run("r", twice)


def _nothing(world: World) -> Rule[None]:
    yield note("nothing")


@pytest.mark.parametrize(
    "effect",
    [Call("roll", _nothing), Moment("roll", "now"), Choose("roll", ANNA, WAYS)],
)
def test_one_site_for_two_kinds_of_effects_is_a_fault(effect: Any) -> None:
    def twice(world: World) -> Rule[None]:
        yield effect
        yield Roll("roll", Dice(1))

    with pytest.raises(SiteTwice):
        Answered(NOWHERE, source_of({"r/roll": "high"})).run("r", twice)


def test_a_site_may_be_used_again_in_another_scope() -> None:
    def inner(world: World) -> Rule[int]:
        roll = yield Roll("roll", Dice(1))
        value: int = roll.value()
        return value

    def outer(world: World) -> Rule[Any]:
        first = yield Call("first", inner)
        second = yield Call("second", inner)
        return first * 10 + second

    answers = {"r/first/roll": 2, "r/second/roll": 5}
    assert Answered(NOWHERE, source_of(answers)).run("r", outer).result == 25


# ---------------------------------------------------------------- anchors of edits


def fight(world: World) -> Rule[str]:
    outcome = yield Call("blow", blow, (ANNA,), outcomes=("hit", "missed"))
    yield Moment("now", "alarm", (BRAN,))
    yield ChooseAll("ways", (Choose("a", ANNA, WAYS),))
    result: str = outcome.value()
    return result


def blow(world: World, who: Who) -> Rule[str]:
    roll = yield Roll("roll", Dice(1))
    return "hit" if roll <= 3 else "missed"


def _wake(world: World, who: Who) -> Rule[None]:
    yield Roll("wake", Dice(1))


#: every place of `fight` in the order in which it is entered and left
PLACES = (
    "before:r",
    "before:r/blow",
    "before:r/blow/roll",
    "after:r/blow/roll",
    "after:r/blow",
    "before:r/now",
    "before:r/now/wake",
    "before:r/now/wake/wake",
    "after:r/now/wake/wake",
    "after:r/now/wake",
    "after:r/now",
    "before:r/ways",
    "before:r/ways/a",
    "after:r/ways/a",
    "after:r/ways",
    "after:r",
)
ANSWERS = {"r/blow/roll": 2, "r/now/wake/wake": 1, "r/ways/a": "high"}


def told_by(imposed: str | None = None) -> tuple[list[str], Any]:
    """The anchors met, in order, and the run."""
    told: list[str] = []
    edits = {place: hearing(told, place) for place in PLACES}

    def impose(asked: Asked) -> Answer | None:
        return Answer(asked.digest, imposed, "GM") if imposed else None

    run = Answered(NOWHERE, source_of(ANSWERS), lambda kind: (_wake,), edits, impose)
    return told, run.run("r", fight)


def test_every_place_is_an_anchor() -> None:
    told, run = told_by()
    assert tuple(told) == PLACES
    edits = [(each.address, each.facts["word"]) for each in run.notes if each.key == "edited"]
    assert edits == [(place.partition(":")[2], place) for place in PLACES]
    assert run.result == "hit"
    assert [(asked.address, result) for asked, result in run.decided] == [("r/blow", "hit")]


def test_an_imposed_outcome_stands_in_place_of_its_rule() -> None:
    told, run = told_by("missed")
    assert tuple(told) == tuple(place for place in PLACES if "blow/" not in place)
    assert run.result == "missed"
    assert run.decided == ()
    assert run.asked[0][0].address == "r/blow"
    assert run.asked[0][0].who == GM


def test_interventions_nest_under_their_moment() -> None:
    _, run = told_by()
    addresses = [asked.address for asked, _ in run.asked]
    assert addresses == ["r/blow/roll", "r/now/wake/wake", "r/ways/a"]


# ---------------------------------------------------------------- the same question


def call(*args: Any) -> Call:
    return Call("site", blow, args)


ROLL = Roll("roll", Dice(3), ANNA)


@pytest.mark.parametrize(
    ("ask", "path"),
    [
        (ROLL._replace(dice=Dice(3, 6, 1)), ()),
        (ROLL._replace(dice=Dice(2)), ()),
        (ROLL._replace(who=BRAN), ()),
        (ROLL, (call(ANNA, BRAN),)),
        (ROLL, (call(BRAN),)),
        (ROLL, (call(), call(ANNA, ("axe", 2)))),
        (Choose("roll", ANNA, WAYS), ()),
        (Call("roll", blow, (), ("3d6",)), ()),
    ],
)
def test_another_question_has_another_digest(ask: Any, path: tuple[Call, ...]) -> None:
    assert digest(ask, path) != digest(ROLL, ())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Choose("c", ANNA, WAYS), Choose("c", ANNA, WAYS[:1])),
        (Choose("c", ANNA, WAYS), Choose("c", BRAN, WAYS)),
        (Call("c", blow, (ANNA,), ("a", "b")), Call("c", blow, (BRAN,), ("a", "b"))),
        (Call("c", blow, (ANNA,), ("a", "b")), Call("c", blow, (ANNA,), ("a",))),
    ],
)
def test_other_options_or_persons_are_another_question(one: Any, other: Any) -> None:
    assert digest(one, ()) != digest(other, ())


def test_what_a_question_is_about_is_in_tuples_too() -> None:
    """Anna's axe is not her club; the same axe with another number is the same."""
    step = call(ANNA)
    axe, club, feint = (
        call(ANNA, (weapon, n)) for weapon, n in (("axe", 2), ("club", 2), ("axe", 9))
    )
    assert digest(ROLL, (step, axe)) != digest(ROLL, (step, club))
    assert digest(ROLL, (step, axe)) == digest(ROLL, (step, feint))
    # What was due before a step, its further argument, does not make it another one.
    due = call(ANNA, ((("turn", ANNA), "echo", (BRAN,)),))
    assert digest(ROLL, (due, axe)) == digest(ROLL, (step, axe))


def test_a_die_stays_the_same_when_a_modifier_changes() -> None:
    assert digest(ROLL, (call(ANNA, 12),)) == digest(ROLL, (call(ANNA, 9),))
    assert digest(ROLL._replace(label="other", facts={"skill": 9}), ()) == digest(ROLL, ())
    turned = Choose("c", ANNA, WAYS[::-1])
    assert digest(turned, ()) == digest(Choose("c", ANNA, WAYS), ())


def test_what_is_no_effect_is_refused() -> None:
    def wrong(world: World) -> Any:
        yield "roll"

    with pytest.raises(TypeError, match="no effect"):
        Answered(NOWHERE, source_of({})).run("r", wrong)


# ---------------------------------------------------------------- sources


def test_sources_answer_what_is_theirs() -> None:
    dice = rolled_by(lambda dice, address: dice.lowest)
    policy = decided_by(lambda who, sees, options: options[-1].id)
    run = Answered(NOWHERE, first_of(dice, policy)).run("r", both)
    assert run.result == "low-low"
    assert {answer.by for _, answer in run.asked} == {"dice", "policy"}
    with pytest.raises(Pending):
        Answered(NOWHERE, dice).run("r", both)


@pytest.mark.parametrize(("dice", "shows"), [(Dice(0, 6, 18), 18), (Dice(2, 1), 2), (Apart(0), ())])
def test_dice_that_show_one_thing_alone_are_no_question(dice: Thrown, shows: Any) -> None:
    def constant(world: World) -> Rule[Any]:
        """A throw of no dice, and then a die."""
        fixed = yield Roll("damage", dice, ANNA)
        yield note("thrown", "a-clause", fixed=fixed)
        die = yield Roll("die", Dice(1), ANNA)
        return die.value()

    run = Answered(NOWHERE, source_of({}), edits={"after:r/damage": lambda world: ()})
    with pytest.raises(Pending) as stopped:
        run.run("r", constant)
    assert [each.address for each in stopped.value.questions] == ["r/die"]
    assert (run.notes[0].facts["fixed"], run.asked, run.edited) == (shows, [], ["after:r/damage"])
