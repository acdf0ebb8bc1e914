"""Tables fit the terminal: what is too wide wraps under itself."""

from __future__ import annotations

import pytest

from tierce.cli.play.screen import Screen, Span


def rows(*texts: tuple[str, ...]) -> list[list[list[Span]]]:
    return [[[Span(cell)] for cell in row] for row in texts]


@pytest.fixture
def columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")


@pytest.mark.usefixtures("columns")
class TestGrid:
    def test_columns_are_aligned(self, capsys: pytest.CaptureFixture[str]) -> None:
        Screen().grid(rows(("1", "Dodge", "9"), ("10", "Block", "10")), right=(0, 2))
        assert capsys.readouterr().out == " 1  Dodge   9\n10  Block  10\n"

    def test_wide_signs_count_twice(self, capsys: pytest.CaptureFixture[str]) -> None:
        Screen().grid(rows(("闪避", "9"), ("Block", "10")))
        assert capsys.readouterr().out == "闪避   9\nBlock  10\n"

    def test_the_widest_column_wraps(self, capsys: pytest.CaptureFixture[str]) -> None:
        name = "Orban the Cooper: Main-gauche, thrust, off hand"
        Screen().grid(rows(("1", name, "15", "95.4%"), ("2", "Dodge", "9", "50.0%")), right=(2, 3))
        # 40 columns, less 1, 2 and 5 for the others and three gaps of 2: 26 are left.
        assert capsys.readouterr().out == (
            "1  Orban the Cooper:           15  95.4%\n"
            "   Main-gauche, thrust, off\n"
            "   hand\n"
            "2  Dodge                        9  50.0%\n"
        )

    def test_the_last_column_goes_on_below(self, capsys: pytest.CaptureFixture[str]) -> None:
        signs = "stunned · kneeling · retreated from Grak"
        Screen().grid(rows(("Anna", "red", "████████ HP 11/11", signs)))
        assert capsys.readouterr().out == (
            "Anna  red  ████████ HP 11/11\n     stunned · kneeling · retreated from\n     Grak\n"
        )

    def test_nothing_is_nothing(self, capsys: pytest.CaptureFixture[str]) -> None:
        Screen().grid([])
        assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("columns")
def test_a_line_wraps_under_itself(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().line("– one two three four five six seven eight", indent=2, hang=2)
    assert capsys.readouterr().out == "  – one two three four five six seven\n    eight\n"


@pytest.mark.usefixtures("columns")
def test_a_heading_fills_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().heading("战斗")
    line = capsys.readouterr().out.splitlines()[1]
    assert line == "── 战斗 " + "─" * 32
