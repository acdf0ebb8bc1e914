"""Options that are answered in the chooser's own words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.fight.logged import reopened, started
from tests.fight.playing import picture
from tests.toy import rules
from tests.toy.setups import ANNA, three
from tests.toy.system import TOY
from tierce.fight.course import Setup
from tierce.fight.session import MOST_WORDS, Fight, NotAnAnswer, check_answer, in_own_words
from tierce.script.answered import Asked
from tierce.script.effects import Choose, Option, Rule, Who, note
from tierce.script.odds import Odds
from tierce.script.world import World

ASK = Choose("what", ANNA, (Option("still"), Option("said", free=True)))
LATER = Choose("what", ANNA, (Option("still"), Option("later", free=True, number=(2, 14))))
ADDRESS = "anna@1/act/what"


def say(world: World, who: Who) -> Rule[None]:
    """A turn in which something is said."""
    said = yield ASK
    yield note("toy.said", "toy.turn", who=who, said=said)
    yield from rules.act(world, who)


def setup() -> Setup:
    """The toy with something to be said at each turn."""
    return replace(three(), system=replace(TOY, rules={**TOY.rules, "act": say}))


def asked() -> Fight:
    """The fight at the question."""
    fight = Fight(setup())
    fight.answer("opening/ground", "firm", "GM")
    return fight


@pytest.mark.parametrize(
    "value", ["said:when he draws", "said:等他拔刀", "said:a: b", "said", "still"]
)
def test_a_free_option_takes_words(value: str) -> None:
    fight = asked()
    fight.answer(ADDRESS, value, "test")
    assert fight.notes()[-1].facts["said"] == value


@pytest.mark.parametrize(
    "value",
    [
        "said:",
        "said:  ",
        "said:two\nlines",
        "said:\x1b[31m",
        "said:" + "x" * (MOST_WORDS + 1),
        "still:when he draws",
        "saying:x",
        ":x",
        7,
        None,
    ],
)
def test_other_words_are_no_answer(value: Any) -> None:
    fight = asked()
    with pytest.raises(NotAnAnswer) as error:
        fight.answer(ADDRESS, value, "test")
    assert error.value.allowed == ("still", "said")
    assert [asked.address for asked in fight.open] == [ADDRESS]


def test_the_longest_words_are_taken() -> None:
    assert in_own_words(ASK, "said:" + "x" * MOST_WORDS)
    assert not in_own_words(ASK, "said")


@pytest.mark.parametrize("words", ["2", "14", " 5 ", "５"])
def test_a_number_within_limits_is_taken(words: str) -> None:
    assert in_own_words(LATER, f"later:{words}")


@pytest.mark.parametrize(
    "words", ["1", "15", "0", "-3", "+5", "5.0", "5 6", "²", "DEX5", "later:5", "", "9" * 201]
)
def test_other_words_are_no_number(words: str) -> None:
    assert not in_own_words(LATER, f"later:{words}")


def test_what_would_be_a_number_is_told() -> None:
    asked = Asked("there", LATER, ())
    check_answer(asked, "later")
    with pytest.raises(NotAnAnswer) as error:
        check_answer(asked, "later:15")
    assert error.value.allowed == ("still", "later:2..14")


def test_words_are_kept_in_the_log_and_may_be_overruled(tmp_path: Path) -> None:
    path = tmp_path / "words.tierce"
    fight, file = started(path, setup())
    fight.answer("opening/ground", "firm", "GM")
    fight.answer(ADDRESS, "said:als er zieht, 等", "test")
    fight.answer("anna@1/act/turn", "rest", "test")
    fight.do(fight.consider_overruling(ADDRESS, "said:otherwise"))
    file.close()
    again, log = reopened(path, setup())
    assert picture(again) == picture(fight)
    assert [act.answer.value for act in log.acts if act.answer is not None] == [
        "firm",
        "said:als er zieht, 等",
        "rest",
        "said:otherwise",
    ]
    assert again.timeline.answers["anna@1/act/turn"].value == "rest"


def test_a_policy_chooses_without_words() -> None:
    def silent(who: Who, sees: Any, options: Any) -> str:
        return "said"

    def loud(who: Who, sees: Any, options: Any) -> str:
        return "said:words"

    def ask(world: World) -> Rule[str]:
        said: str = yield ASK
        return said

    assert dict(Odds(silent).distribution(ask).weights) == {"said": 1}
    with pytest.raises(LookupError, match="not offered"):
        Odds(loud).distribution(ask)
