"""Errors that speak to the user in messages."""

from __future__ import annotations

import pickle
from fractions import Fraction

import pytest

from tierce.text import Catalogue, Message, UnknownLanguage, UserError
from tierce.text import catalogue as catalogue_module


class DiceError(UserError):
    """A subclass as any part of tierce may have."""


def impossible() -> DiceError:
    return DiceError("error-dice-impossible", dice="3d6", typed="19", lowest=3, highest=18)


def test_str_is_english() -> None:
    assert str(impossible()) == "3d6 cannot show 19: only 3 to 18."


def test_the_message_can_be_shown_in_any_language() -> None:
    error = impossible()
    assert error.key == "error-dice-impossible"
    shown = Catalogue.load("zh-Hans").render(error.message)
    assert shown == "3d6 掷不出 19：只能是 3 到 18。"


def test_a_ready_message_is_taken_whole() -> None:
    message = Message.of("error-file-not-found", file="anna.toml")
    assert UserError(message).message is message
    with pytest.raises(TypeError, match="inside the Message"):
        UserError(message, file="orc.toml")


def test_nested_problem() -> None:
    problem = Message.of("error-usage-command", typed="plya", nearest="play")
    error = UserError("error-usage", problem=problem)
    assert str(error) == "There is no command “plya”. Did you mean “play”?"


def test_key_and_facts_where_no_message_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    error = UserError("no.such", chance=Fraction(5, 9), file="x")
    assert str(error) == "no.such (chance=5/9, file=x)"
    assert str(UserError("no.such")) == "no.such"
    assert str(UserError("error-file-not-found")) == "error-file-not-found"
    monkeypatch.setattr(catalogue_module, "known_folders", lambda: (catalogue_module._CORE / "no",))
    assert str(UserError("error-file-not-found", file="x")) == "error-file-not-found (file=x)"


@pytest.mark.parametrize("error", [impossible(), UnknownLanguage("fr")])
def test_errors_travel_between_processes(error: UserError) -> None:
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    assert back.message == error.message
    assert str(back) == str(error)


def test_messages_are_values() -> None:
    assert Message.of("a", x=1) == Message("a", {"x": 1})
    assert Message.of("a", x=1) != Message.of("a", x=2)
    assert len({Message.of("a", x=1), Message("a", {"x": 1}), Message("b")}) == 2
