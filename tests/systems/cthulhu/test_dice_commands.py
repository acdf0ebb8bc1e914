"""Dice commands: what is told, by hand from the clauses; every die; what is no command."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tierce.dice import Dice
from tierce.fight.command import BadCommand, CommandAnswer
from tierce.systems.cthulhu.dice_commands import answer
from tierce.text import LANGUAGES, Catalogue


def rolled(command: str, shows: int | None = None) -> CommandAnswer:
    """The answer where the die shows a number; None where none may be thrown."""
    thrown: list[Dice] = []

    def throw(dice: Dice) -> int:
        assert shows is not None, "no die is thrown here"
        thrown.append(dice)
        return shows

    found = answer(command, throw)
    assert thrown == ([] if shows is None else [Dice(1, 100)])
    assert found.roll == shows
    return found


def told(found: CommandAnswer, language: str = "ja") -> str:
    catalogue = Catalogue.load(language)
    words = (part if isinstance(part, str) else catalogue.text(part.key) for part in found.told)
    return "".join(words)


def judged(command: str, shows: int) -> tuple[str | None, bool | None]:
    found = rolled(command, shows)
    return found.degree, found.success


@pytest.mark.parametrize(
    ("command", "shows", "line", "degree"),
    [
        # a fifth of 70 is 14
        ("CCB<=70", 5, "(1D100<=70) ＞ 5 ＞ 決定的成功/スペシャル", "critical"),
        ("CCB<=70", 6, "(1D100<=70) ＞ 6 ＞ スペシャル", "special"),
        ("CCB<=70", 14, "(1D100<=70) ＞ 14 ＞ スペシャル", "special"),
        ("CCB<=70", 15, "(1D100<=70) ＞ 15 ＞ 成功", "success"),
        ("CCB<=70", 71, "(1D100<=70) ＞ 71 ＞ 失敗", "failure"),
        ("CCB<=70", 96, "(1D100<=70) ＞ 96 ＞ 致命的失敗", "fumble"),
        ("CC<=70", 1, "(1D100<=70) ＞ 1 ＞ 決定的成功/スペシャル", "critical"),
        ("CC<=70", 5, "(1D100<=70) ＞ 5 ＞ スペシャル", "special"),
        ("CC<=70", 99, "(1D100<=70) ＞ 99 ＞ 失敗", "failure"),
        ("CC<=70", 100, "(1D100<=70) ＞ 100 ＞ 致命的失敗", "fumble"),
        # a fifth of 12 is 2: 3 to 5 are critical and no special
        ("CCB<=12", 2, "(1D100<=12) ＞ 2 ＞ 決定的成功/スペシャル", "critical"),
        ("CCB<=12", 3, "(1D100<=12) ＞ 3 ＞ 決定的成功", "critical"),
        ("CCB<=2", 1, "(1D100<=2) ＞ 1 ＞ 決定的成功/スペシャル", "critical"),
        ("CCB<=2", 2, "(1D100<=2) ＞ 2 ＞ 決定的成功", "critical"),
        ("CCB<=3", 4, "(1D100<=3) ＞ 4 ＞ 失敗", "failure"),
        ("CCB<=120", 99, "(1D100<=120) ＞ 99 ＞ 成功", "success"),
        ("CCB<=120", 100, "(1D100<=120) ＞ 100 ＞ 致命的失敗", "fumble"),
        ("CCB<=20-30", 3, "(1D100<=-10) ＞ 3 ＞ 失敗", "failure"),
        ("CCB<=0", 97, "(1D100<=0) ＞ 97 ＞ 致命的失敗", "fumble"),
        # sums: 26, 50, 40
        ("CCB<=53/2", 26, "(1D100<=26) ＞ 26 ＞ 成功", "success"),
        ("CC<=60/2+15*2-10", 51, "(1D100<=50) ＞ 51 ＞ 失敗", "failure"),
        ("CCB<=(12*5)-20", 8, "(1D100<=40) ＞ 8 ＞ スペシャル", "special"),
        # malfunction
        ("CCB(97)<=60", 96, "(1D100<=60) 故障ナンバー[97] ＞ 96 ＞ 致命的失敗", "fumble"),
        ("CCB(97)<=60", 97, "(1D100<=60) 故障ナンバー[97] ＞ 97 ＞ 致命的失敗/故障", "fumble"),
        ("CCB(97)<=98", 97, "(1D100<=98) 故障ナンバー[97] ＞ 97 ＞ 故障", "malfunction"),
        ("CC(97)<=60", 97, "(1D100<=60) 故障ナンバー[97] ＞ 97 ＞ 故障", "malfunction"),
        ("CC(97)<=60", 60, "(1D100<=60) 故障ナンバー[97] ＞ 60 ＞ 成功", "success"),
        ("CCB(00)<=60", 99, "(1D100<=60) 故障ナンバー[100] ＞ 99 ＞ 致命的失敗", "fumble"),
        ("CC(00)<=60", 100, "(1D100<=60) 故障ナンバー[100] ＞ 100 ＞ 致命的失敗/故障", "fumble"),
        ("CC(90+7)<=98", 97, "(1D100<=98) 故障ナンバー[97] ＞ 97 ＞ 故障", "malfunction"),
        ("CC(0)<=60", 60, "(1D100<=60) ＞ 60 ＞ 成功", "success"),
        ("CC(3-9)<=60", 60, "(1D100<=60) ＞ 60 ＞ 成功", "success"),
        # combinations
        ("CBRB(60,20)", 4,
         "(1d100<=60,20) ＞ 4[決定的成功/スペシャル,決定的成功/スペシャル] ＞ 成功", "success"),
        ("CBRB(60,20)", 12, "(1d100<=60,20) ＞ 12[スペシャル,成功] ＞ 成功", "success"),
        ("CBRB(60,20)", 21, "(1d100<=60,20) ＞ 21[成功,失敗] ＞ 部分的成功", "partial_success"),
        ("CBRB(50,98)", 96,
         "(1d100<=50,98) ＞ 96[致命的失敗,成功] ＞ 部分的成功", "partial_success"),
        ("CBR(50,98)", 96, "(1d100<=50,98) ＞ 96[失敗,成功] ＞ 部分的成功", "partial_success"),
        ("CBR(60,20)", 61, "(1d100<=60,20) ＞ 61[失敗,失敗] ＞ 失敗", "failure"),
        ("CBRB(12*5,(9-4)*2)", 3, "(1d100<=60,10) ＞ 3[決定的成功/スペシャル,決定的成功] ＞ 成功",
         "success"),
        # 50 + 5 x (14-11) = 65
        ("RESB(14-11)", 13, "(1d100<=65) ＞ 13 ＞ スペシャル", "special"),
        ("RESB(14-11)", 96, "(1d100<=65) ＞ 96 ＞ 致命的失敗", "fumble"),
        ("RES(14-11)", 96, "(1d100<=65) ＞ 96 ＞ 失敗", "failure"),
        ("RES(11-20)", 5, "(1d100<=5) ＞ 5 ＞ 成功", "success"),
        ("RES3", 65, "(1d100<=65) ＞ 65 ＞ 成功", "success"),
        ("RES-3", 65, "(1d100<=35) ＞ 65 ＞ 失敗", "failure"),
        # a plain d100 knows neither critical nor fumble, and 100 may be enough
        ("1D100<=65", 1, "(1D100<=65) ＞ 1 ＞ 成功", "success"),
        ("D100<=65", 100, "(1D100<=65) ＞ 100 ＞ 失敗", "failure"),
        ("1D100<=100", 100, "(1D100<=100) ＞ 100 ＞ 成功", "success"),
    ],
)  # fmt: skip
def test_by_hand(command: str, shows: int, line: str, degree: str) -> None:
    found = rolled(command, shows)
    assert told(found) == line
    assert found.degree == degree
    assert found.success is (degree not in ("failure", "fumble", "malfunction"))


@pytest.mark.parametrize(
    ("command", "line", "degree", "target"),
    [
        ("RES(21-11)", "(1d100<=100) ＞ 自動成功", "automatic_success", 100),
        ("RESB(11-21)", "(1d100<=0) ＞ 自動失敗", "automatic_failure", 0),
        ("RESB(11-40)", "(1d100<=-95) ＞ 自動失敗", "automatic_failure", -95),
    ],
)
def test_without_a_die(command: str, line: str, degree: str, target: int) -> None:
    found = rolled(command)
    assert (told(found), found.degree, found.target) == (line, degree, target)
    assert found.success is (degree == "automatic_success")


@pytest.mark.parametrize("command", ["CC", "ccb", "SCCB", "CC(98)", "1D100", "CCB 【目星】"])
def test_without_a_target_a_die_is_all(command: str) -> None:
    found = rolled(command, 37)
    assert told(found) == "(1D100) ＞ 37"
    assert (found.target, found.degree, found.success) == (None, None, None)


def test_targets() -> None:
    assert rolled("CCB<=12*5", 7).target == 60
    assert rolled("CBR(70,30/2)", 7).target == (70, 15)
    assert rolled("RES(12-10)", 7).target == 60


@pytest.mark.parametrize(
    "command",
    [
        "ccb<=65",
        "  CCB<=65  ",
        "CCB<=65 【こぶし】 CC<=99",
        "ＣＣＢ＜＝６５",
        "ＣＣＢ＜＝６５　【回避】",
        "CCB≦65",
        "CCB≤130÷2",
        "CCB<=13×5",
        "CCB<=70−5",
        "CCB<=（７０－５）",
    ],
)
def test_ways_to_write_the_same(command: str) -> None:
    assert told(rolled(command, 40)) == "(1D100<=65) ＞ 40 ＞ 成功"


def test_secret() -> None:
    for command in ("SCCB<=65", "scc<=65", "SRES(12-10)", "SCBRB(70,30)", "S1D100<=5"):
        assert rolled(command, 40).secret
    assert not rolled("CCB<=65", 40).secret
    assert rolled("SRESB(40-10)").secret


@pytest.mark.parametrize("command", ["CC<={}", "CCB<={}"])
def test_every_target_and_die(command: str) -> None:
    """Counted by the words of the clause: how many of 100 dice come out how."""
    best, fumbles = (5, 5) if command.startswith("CCB") else (1, 1)
    for target in range(-5, 130):
        counted = dict.fromkeys(("critical", "special", "success", "failure", "fumble"), 0)
        for die in range(1, 101):
            degree, success = judged(command.format(target), die)
            assert degree is not None
            assert success is (die <= target and die < 100)
            counted[degree] += 1
        succeed = max(0, min(target, 99))
        critical = min(best, succeed)
        special = min(max(target // 5, 1), succeed)
        assert counted["critical"] == critical
        assert counted["special"] == max(special - critical, 0)
        assert counted["success"] == succeed - max(special, critical)
        assert counted["fumble"] == min(fumbles, 100 - succeed)
        assert sum(counted.values()) == 100


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "S",
        "hello",
        "CCさくら",
        "CCBさくら",
        "CCC<=5",
        "CCD<=65",
        "SSCCB<=65",
        "CCB <=65",
        "CCB =65",
        "CCB<65",
        "CCB>=65",
        "CCB+5<=60",
        "RES",
        "RES18-11",
        "RESB18-11",
        "RES(18)-(11)",
        "RES(18,11)",
        "RES((18-11)",
        "CBR70,30",
        "CBR(70)",
        "CBR(70,30,20)",
        "CBR((70,30))",
        "CBR(70,30",
        "CBRB(70,30)5",
        "CBR",
        "2D100<=65",
        "3d6",
        "<=65",
        "CCB<=65" + "0" * 300,
    ],
)
def test_what_is_no_command(typed: str) -> None:
    with pytest.raises(BadCommand) as raised:
        rolled(typed)
    assert raised.value.reason == "no-command"
    assert "CCB<=65" in str(raised.value.facts["known"])


@pytest.mark.parametrize(
    ("typed", "reason", "part"),
    [
        ("CCB<=", "no-command", "CCB<="),
        ("CCB<=さくら", "no-sum", "さくら"),
        ("CCB<=65【回避】", "no-sum", "65【回避】"),
        ("CCB<=1.5", "no-sum", "1.5"),
        ("CCB<=5+", "no-sum", "5+"),
        ("CCB()<=65", "no-sum", "()"),
        ("CCB(9X)<=65", "no-sum", "(9X)"),
        ("CBR(,)", "no-sum", ""),
        ("RES(A-B)", "no-sum", "A-B"),
        ("CCB<={DEX}*5", "no-sum", "{DEX}*5"),
        ("CCB<=65/0", "by-zero", "65/0"),
        ("CCB<=1234567890", "too-large", "1234567890"),
        ("CCB<=6²", "no-sum", "6²"),
        ("CCB<=99999*99999", "too-large", "99999*99999"),
        ("CCB<=\x1b[31m", "no-sum", "?[31M"),
        ("あ" * 60, "no-command", "あ" * 39 + "…"),
    ],
)
def test_why(typed: str, reason: str, part: str) -> None:
    with pytest.raises(BadCommand) as raised:
        rolled(typed)
    assert (raised.value.reason, raised.value.facts["typed"]) == (reason, part)


@given(st.text(alphabet="CBRES()<=,0123456789+-*/ DUF１（【", max_size=30) | st.text(max_size=30))
@example("CCB<=" + "(" * 90 + "5" + ")" * 90)
def test_anything_is_answered_or_refused(typed: str) -> None:
    try:
        found = answer(typed, lambda dice: 50)
    except BadCommand:
        return
    assert found.roll in (50, None)
    assert re.search(r"[0-9]", told(found))


LINES = {
    "en": "(1D100<=80) Malfunction Number[98] ＞ 99 ＞ Fumble/Malfunction",
    "de": "(1D100<=80) Ladehemmung ab[98] ＞ 99 ＞ Patzer/Ladehemmung",
    "ja": "(1D100<=80) 故障ナンバー[98] ＞ 99 ＞ 致命的失敗/故障",
    "ru": "(1D100<=80) Порог осечки[98] ＞ 99 ＞ Крах/Осечка",
    "zh-Hans": "(1D100<=80) 故障率[98] ＞ 99 ＞ 大失败/故障",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    assert told(rolled("CCB(98)<=80", 99), language) == LINES[language]
