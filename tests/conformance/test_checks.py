"""The suite can fail: each of its checks finds a system (or a core) that breaks it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.conformance import checks
from tests.conformance.options import names_of, without_names
from tests.conformance.playing import turn_of
from tests.conformance.subject import Subject
from tests.script.brute import TooMany
from tests.toy import rules
from tests.toy.setups import random_setup
from tests.toy.system import TOY, next_step
from tierce.dice import Dice
from tierce.fight import session
from tierce.fight.course import NoEnd, Setup
from tierce.fight.state import View, tracked
from tierce.fight.system import Step, System
from tierce.script import answered, memory
from tierce.script.effects import (
    Choose,
    ChooseAll,
    Option,
    Roll,
    Rule,
    RuleFunction,
    Who,
    Withheld,
)
from tierce.script.odds import Odds
from tierce.script.sample import Sample
from tierce.script.value import Part
from tierce.script.world import World


def broken(act: RuleFunction, **changes: Any) -> Subject:
    """The toy with another rule for its turns."""
    system: System = replace(TOY, rules={**TOY.rules, "act": act}, **changes)

    def setup(rng: random.Random) -> Setup:
        return replace(random_setup(rng), system=system)

    return Subject("broken toy", setup, sealed=True)


def choosing(*options: Option, withheld: tuple[Withheld, ...] = ()) -> RuleFunction:
    """A turn that asks one thing and then is the toy's."""

    def act(world: World, who: Who) -> Rule[None]:
        yield Choose("extra", who, options, withheld)
        yield from rules.act(world, who)

    return act


def bad_value() -> Any:
    yield Part(1, "label", "")


WRONG_CHOICES: dict[str, RuleFunction] = {
    "a number in an option": choosing(Option("strike-at-12")),
    "a number in what is withheld": choosing(Option("a"), withheld=(Withheld("b2", "c", "r"),)),
    "no option at all": choosing(),
    "an option twice": choosing(Option("a"), Option("a")),
    "offered and withheld": choosing(Option("a"), withheld=(Withheld("a", "c", "r"),)),
    "withheld by no clause": choosing(Option("a"), withheld=(Withheld("b", "", "r"),)),
    "withheld without a message": choosing(Option("a"), withheld=(Withheld("b", "c", ""),)),
    "a part of a value without its clause": choosing(Option("a", value=bad_value)),
}


@pytest.mark.parametrize("what", WRONG_CHOICES)
def test_wrong_options_are_found(what: str) -> None:
    with pytest.raises((AssertionError, IndexError)) as error:
        checks.check_play(broken(WRONG_CHOICES[what]), 0, 3)
    assert error.type is AssertionError
    assert "broken toy" in error.value.__notes__[0]


def test_names_with_digits_are_names() -> None:
    names = names_of(random_setup(random.Random(1)))
    assert without_names("strike:anna", names) == "strike:"
    assert any(map(str.isdigit, without_names("strike:nobody7", names)))


def rarely(world: World, who: Who) -> Rule[None]:
    """Raises where two breaths are lost, which random play alone finds."""
    if tracked(world).read(who, "breath") == 0:
        raise ZeroDivisionError
    yield from rules.act(world, who)


def twice(world: World, who: Who) -> Rule[None]:
    yield Roll("roll", Dice(1))
    yield Roll("roll", Dice(1))


def test_a_rule_that_raises_is_found() -> None:
    with pytest.raises(ZeroDivisionError):
        checks.check_play(broken(rarely), 0, 20)
    with pytest.raises(answered.SiteTwice):
        checks.check_play(broken(twice), 0, 1)


def idle(view: View, last: Step | None) -> Step:
    """Nobody ever acts."""
    step = next_step(view, last)
    return step._replace(rule="breathe")


def test_a_fight_that_never_asks_is_found() -> None:
    with pytest.raises(NoEnd):
        checks.check_play(broken(rules.act, next_step=idle), 0, 1)


def test_a_state_that_undo_does_not_restore_is_found(tmp_path: Path) -> None:
    """A rule that keeps something to itself gives another fight when it is run again."""
    runs: list[Who] = []

    def remembering(world: World, who: Who) -> Rule[None]:
        runs.append(who)
        tracked(world).spend(who, "parries", f"run-{len(runs)}")
        yield from rules.act(world, who)

    with pytest.raises(AssertionError, match="differs in fight"):
        checks.check_log(broken(remembering), 3, tmp_path)


def test_answers_on_other_questions_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one digest for everything, answers are kept wherever their address comes again."""
    monkeypatch.setattr(answered, "digest", lambda ask, path: "same")
    monkeypatch.setattr(session, "check_answer", lambda asked, value: None)
    with pytest.raises(AssertionError, match="overrule"):
        checks.check_overruling(Subject("toy", random_setup), 300)


def test_a_memory_that_forgets_what_was_read_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    keep = memory.Memory.keep

    def careless(self: memory.Memory, leaves: Any, reads: Mapping[Any, Any], roles: Any) -> None:
        keep(self, leaves, {}, roles)

    monkeypatch.setattr(memory.Memory, "keep", careless)
    with pytest.raises(AssertionError, match="exact"):
        checks.check_exact(Subject("toy", random_setup), 12)


def test_names_that_are_not_put_back_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tierce.script.leaves.renamed", lambda thing, names: thing)
    with pytest.raises(AssertionError, match="exact"):
        checks.check_exact(Subject("toy", random_setup), 40)


def test_brute_force_may_not_give_up_on_everything() -> None:
    with pytest.raises(AssertionError, match="too large"):
        checks.check_exact(Subject("toy", random_setup, most=1), 5)
    assert issubclass(TooMany, Exception)


def still(world: World, who: Who) -> Rule[None]:
    """A turn without chance."""
    yield Choose("what", who, (Option("nothing"),))


def test_turns_without_chance_are_not_enough() -> None:
    with pytest.raises(AssertionError, match="only 0 turns"):
        checks.check_exact(broken(still, opening=rules.opening), 2)
    with pytest.raises(AssertionError, match="only 0 turns"):
        checks.check_samples(broken(still), 1)


def test_a_loaded_sample_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = Sample.__init__

    def loaded(self: Sample, randrange: Any, *rest: Any) -> None:
        fair(self, lambda n: max(0, randrange(n + 1) - 1), *rest)

    monkeypatch.setattr(Sample, "__init__", loaded)
    with pytest.raises(AssertionError, match="samples"):
        checks.check_samples(Subject("toy", random_setup), 6)


def test_a_trial_that_says_neither_yes_or_no_nor_how_much_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tierce.dice import Distribution

    monkeypatch.setattr(Odds, "distribution", lambda *args, **named: Distribution.certain("seven"))
    with pytest.raises(AssertionError):
        checks.check_chances(Subject("toy", random_setup), 10)


def test_a_sealed_answer_that_shows_is_found() -> None:
    """A clash whose second chooser is told the first one's answer, asked one after the other."""
    told: list[Any] = []

    class Telling(str):
        """An option's id that remembers it was compared, as a leak would."""

    def leaking(world: World, who: Who) -> Rule[None]:
        foe = tracked(world).read(who, "foes")[0]
        ways = (Option("high"), Option("low"))
        first = Choose("first", who, ways)
        second = Choose("second", foe, ways, sees=lambda: {"told": len(told)})
        told.append(Telling())
        yield ChooseAll("ways", (first, second))

    with pytest.raises(AssertionError, match="sealed"):
        checks.check_sealed(broken(leaking), 2)


@pytest.mark.parametrize(
    ("address", "turn"),
    [("opening/ground", ""), ("anna@7/act/turn", "anna@7"), ("dova3@12/act", "dova3@12")],
)
def test_the_turn_of_an_address(address: str, turn: str) -> None:
    assert turn_of(address) == turn
