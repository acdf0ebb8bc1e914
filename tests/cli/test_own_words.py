"""What is said in one's own words, in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tierce.fight.session import MOST_WORDS
from tierce.formats.fightlog import replay_log

DUEL = """\
system = "gurps"

[[fighter]]
name = "Anna"
side = "guards"
basic_speed = 6

[[fighter]]
name = "Bo"
side = "thieves"
"""
LOG = Path("duel.tierce")
TRIGGER = "Anna@1/turn/wait/trigger"


@pytest.fixture(autouse=True)
def duel() -> None:
    """A duel of which there is no log yet."""
    Path("duel.toml").write_text(DUEL, "utf-8")


def answers() -> dict[str, object]:
    """Address -> answer, of what is on disk."""
    return {asked.address: answer.value for asked, answer in replay_log(LOG).fight.asked()}


def play(run: Run, typed: str, *more: str) -> str:
    """What is shown for what is typed, in a new fight."""
    return run("play", "duel.toml", "--log", LOG, *more, typed=typed).output


def test_words_are_asked_for_and_told(run: Run) -> None:
    shown = play(run, "wait\nsomething else\n  when Bo   draws \ndo nothing\n1\n")
    assert "(in your own words) > " in shown
    assert "Anna waits for this: “when Bo draws”." in shown
    assert "waits: “when Bo draws”" in shown
    assert "GM: Anna waits for this: “when Bo draws”. Has what Bo does brought it about?" in shown
    assert answers()[TRIGGER] == "said:when Bo draws"


def test_the_gm_says_that_it_has_happened(run: Run) -> None:
    shown = play(run, "wait\nsaid\nx\ndo nothing\nit has happened\nattack\n")
    assert "Anna: what you waited for has happened, by Bo. What do you do?" in shown
    assert "Anna interrupts Bo: Attack." in shown


def test_an_option_that_is_not_free_asks_for_none(run: Run) -> None:
    shown = play(run, "wait\nBo attacks\n")
    assert "in your own words) >" not in shown
    assert answers()[TRIGGER] == "attacks:Bo"


def test_no_words_are_an_answer_too(run: Run) -> None:
    play(run, "wait\nsaid\n\n")
    assert answers()[TRIGGER] == "said"


def test_too_many_words_are_asked_for_again(run: Run) -> None:
    shown = play(run, f"wait\nsaid\n{'x' * (MOST_WORDS + 1)}\nshort\n")
    assert f"! At most {MOST_WORDS} characters.\n" in shown
    assert answers()[TRIGGER] == "said:short"


def test_signs_that_do_not_print_are_left_out(run: Run) -> None:
    play(run, "wait\nsaid\na\x07b\n")
    assert answers()[TRIGGER] == "said:ab"


def test_the_end_of_the_input_says_nothing(run: Run) -> None:
    play(run, "wait\nsaid\n")
    assert TRIGGER not in answers()


def test_words_are_overruled_by_words(run: Run) -> None:
    shown = play(run, "wait\nsaid\nfirst\no 1 said\nsecond\ny\n")
    assert "✎ Overrule: first → second (Anna: what do you wait for?)" in shown
    assert answers()[TRIGGER] == "said:second"


def test_words_in_chinese(run: Run) -> None:
    shown = play(run, "等待\nsaid\n等他拔刀\n不做行动\n", "--lang", "zh-Hans")
    assert "（用自己的话说）> " in shown
    assert "Anna等待：“等他拔刀”。" in shown


INQUIRY = """\
system = "cthulhu"

[[fighter]]
name = "Kuze"
side = "guards"
dex = 14

[[fighter]]
name = "Doi"
side = "thieves"
dex = 8
"""
DECLARATION = "GM@1/declare/Kuze/declaration"


def declared(run: Run, typed: str, *more: str) -> str:
    """What is shown for what is typed at the start of a fight in which one may delay."""
    Path("inquiry.toml").write_text(INQUIRY, "utf-8")
    return run("play", "inquiry.toml", "--log", LOG, *more, typed=typed).output


def test_a_number_is_asked_for_until_there_is_one(run: Run) -> None:
    wrong = ("delay:5", "20", "15", "0", "-3", "DEX5", "様子を見る")
    shown = declared(run, "delay\n" + "\n".join(wrong) + "\n14\n")
    assert "(a whole number from 1 to 14) > " in shown
    for each in wrong:
        assert f"! “{each}” is no whole number from 1 to 14.\n" in shown
    assert "Kuze delays: DEX -14 for the order of this round." in shown
    assert answers()[DECLARATION] == "delay:14"


def test_a_number_in_the_digits_of_another_script(run: Run) -> None:
    declared(run, "delay\n５\n")
    assert answers()[DECLARATION] == "delay:5"


def test_without_a_number_the_question_stays(run: Run) -> None:
    declared(run, "delay\n\nnothing more\n")
    assert answers()[DECLARATION] == "nothing"


def test_option_and_number_in_one_line(run: Run) -> None:
    declared(run, "delay:5\n")
    assert answers()[DECLARATION] == "delay:5"


def test_a_number_in_japanese(run: Run) -> None:
    shown = declared(run, "行動遅延\n20\n5\n", "--lang", "ja")
    assert "（1～14の整数） > " in shown
    assert "「20」は使えません。1から14までの整数を入力してください。" in shown
    assert "行動遅延（減らすDEXを数字で入力。例：5）" in shown


def test_a_number_is_overruled_by_a_number(run: Run) -> None:
    declared(run, "delay\n5\no 1 delay\n99\n7\ny\n")
    assert answers()[DECLARATION] == "delay:7"


def test_a_number_is_not_overruled_by_nothing(run: Run) -> None:
    declared(run, "delay\n5\no 1 delay\n\n")
    assert answers()[DECLARATION] == "delay:5"
