"""`tierce roll`: a system's dice commands in the terminal and as JSON, and what is refused."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("toy")


def test_told(run: Run) -> None:
    done = run("roll", "toy", "might 7", "--dice", "5")
    assert (done.exit_code, done.output) == (0, "2d6 ＞ 5 ＞ hit\n")
    assert run("roll", "toy", "might 7", "--dice", "4 4").output == "2d6 ＞ 8 ＞ missed\n"


def test_in_the_user_s_language(run: Run) -> None:
    done = run("--lang", "zh-Hans", "roll", "toy", "might 7", "--dice", "5")
    assert done.output == "2d6 ＞ 5 ＞ 命中\n"


def test_the_computer_throws(run: Run) -> None:
    for _ in range(20):
        done = run("roll", "toy", "might 7")
        shown = re.fullmatch(r"2d6 ＞ (\d+) ＞ (hit|missed)\n", done.output)
        assert shown
        assert 2 <= int(shown[1]) <= 12
        assert (shown[2] == "hit") is (int(shown[1]) <= 7)


def test_json(run: Run) -> None:
    done = run("roll", "toy", "might 7", "--dice", "5", "--json")
    assert json.loads(done.output) == {"target": 7, "roll": 5, "degree": "hit", "success": True}
    both = json.loads(run("roll", "toy", "both", "--dice", "5", "--json").output)
    assert both == {"target": [7, 4], "roll": 5, "degree": None, "success": None}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["toy", "mihgt 7"], "“mihgt 7” is no dice command here. Such are: might 7, both"),
        (["toy", "might x"], "“x” is no whole number, nor a sum such as 60/2+15*2-10."),
        (["toy", "might 7/0"], "“7/0” divides by 0."),
        (["toy", "might 999999999*2"], "“999999999*2” comes to more than 999999999."),
        (["toy", "might 7", "--dice", "13"], "2d6 cannot show 13: only 2 to 12."),
        (["toy", "might 7", "--dice", "1 7"], "2d6 cannot show 1 7: each die shows 1 to 6."),
        (["toy", "might 7", "--dice", "x"], "2d6: “x” is not a whole number."),
        (["gurps", "3d6"], "gurps has no dice commands."),
        (["nosuch", "3d6"], "The system “nosuch” is not known."),
        (["toy"], "COMMAND is missing."),
        (["toy", "might", "7"], "“7” is one argument too many."),
    ],
)
def test_refused(run: Run, words: list[str], said: str) -> None:
    done = run("roll", *words)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"Error: {said}")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "(1D100<=65) ＞ 5 ＞ Critical Success/Special\n"),
        ("de", "(1D100<=65) ＞ 5 ＞ Kritischer Erfolg/Spezieller Erfolg\n"),
        ("ja", "(1D100<=65) ＞ 5 ＞ 決定的成功/スペシャル\n"),
        ("ru", "(1D100<=65) ＞ 5 ＞ Критический успех/Особый успех\n"),
        ("zh-Hans", "(1D100<=65) ＞ 5 ＞ 大成功/极难成功\n"),
    ],
)
def test_the_japanese_tables(run: Run, language: str, line: str) -> None:
    done = run("roll", "cthulhu", "CCB<=65", "--dice", "5", "--lang", language)
    assert (done.exit_code, done.output) == (0, line)


def test_the_japanese_tables_as_json(run: Run) -> None:
    done = run("roll", "cthulhu", "CBRB(65,40)", "--dice", "41", "--json")
    assert json.loads(done.output) == {
        "target": [65, 40],
        "roll": 41,
        "degree": "partial_success",
        "success": True,
    }
    done = run("roll", "cthulhu", "RES(30-11)", "--json")
    assert json.loads(done.output) == {
        "target": 145,
        "roll": None,
        "degree": "automatic_success",
        "success": True,
    }


@pytest.mark.parametrize("typed", ["CCBさくら", "RES18-11", "CCB<=", "CCB<=5/0"])
def test_what_no_table_writes(run: Run, typed: str) -> None:
    done = run("roll", "cthulhu", typed)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "Error: “" in done.stderr


def test_two_noughts_are_a_hundred(run: Run) -> None:
    done = run("roll", "cthulhu", "CCB<=65", "--dice", "00", "--json")
    assert json.loads(done.output)["roll"] == 100


def test_a_die_where_none_is_thrown(run: Run) -> None:
    done = run("roll", "cthulhu", "RES(30-11)", "--dice", "5")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == "Error: “RES(30-11)” is settled without a die: leave --dice out.\n"


@pytest.mark.parametrize("dice", ["0", "101", "x", "5 5", ""])
def test_a_die_that_cannot_fall(run: Run, dice: str) -> None:
    done = run("roll", "cthulhu", "CCB<=65", "--dice", dice)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "1d100" in done.stderr
