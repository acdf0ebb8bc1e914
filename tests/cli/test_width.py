"""Texts are as wide as the terminal shows them."""

from __future__ import annotations

from tierce.cli.width import columns_of, padded, width, wrapped


def test_chinese_signs_take_two_columns() -> None:
    assert width("ab") == 2
    assert width("战斗ab") == 6
    assert width("e\u0301") == 1
    assert padded("战", 4) == "战  "


def test_words_stay_whole_and_wide_signs_break_anywhere() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("", 7) == [""]
    assert wrapped("战斗开始了", 6) == ["战斗开", "始了"]
    # A line never begins with a closing mark, nor is a word cut within.
    assert wrapped("战斗。开始", 4) == ["战", "斗。", "开始"]
    assert wrapped("输入 help 查看", 9) == ["输入 help", "查看"]
    # Nor does it end with an opening mark, or begin with a sign that belongs to the one before.
    assert wrapped("战斗（开始）", 6) == ["战斗", "（开", "始）"]
    assert wrapped("输入“战斗”", 5) == ["输入", "“战", "斗”"]
    assert wrapped("コンピューター", 8) == ["コン", "ピュー", "ター"]


def test_columns_hang_under_themselves() -> None:
    lines = columns_of([("a", "one two three four five six"), ("bbb", "x")], 27)
    assert lines == ["  a    one two three four", "       five six", "  bbb  x"]
