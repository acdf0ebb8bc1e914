"""The benchmark suite compares before it times, and fails when it should."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from bench import crowd, oracle, startup, t1, t3, timing
from bench.__main__ import chosen
from bench.compare import differences
from bench.crowd import CrowdOutcome, crowd_text
from bench.model import Outcome, Row, Target, Task, Timing, Verdict
from bench.report import startup_text, task_data, task_text
from bench.runner import judge, run_task
from bench.startup import Start, StartupOutcome


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "BUDGET", 0.0)


def rows(**values: Fraction | float) -> dict[str, Row]:
    def row(value: Fraction | float) -> Row:
        return Row(lambda: value, lambda got: {"answer": got})

    return {name: row(value) for name, value in values.items()}


def test_oracle_gives_the_chances_worked_by_hand() -> None:
    # Critical 4/216; else hit 192/216 and not dodged 56/216; every hit injures: 2d6+1 >= 3 > DR 2.
    chances = oracle.exchange()
    injured = Fraction(4, 216) + Fraction(192, 216) * Fraction(56, 216)
    assert injured == Fraction(121, 486)
    assert chances[0] == 1 - injured == Fraction(365, 486)
    # Snake eyes: 3 - 2 = 1, half again is 1; boxcars: 13 - 2 = 11, half again is 16.
    assert chances[1] == chances[16] == injured / 36
    assert sum(chances.values()) == 1


def test_oracle_duel_at_one_hit_point_is_a_race_to_the_first_injury() -> None:
    injured = Fraction(121, 486)
    first, mean = oracle.duel(1)
    assert first == injured / (1 - (1 - injured) ** 2)
    assert mean == 1 / injured


def test_oracle_duel_agrees_with_known_figures() -> None:
    first, mean = oracle.duel(10)
    assert float(first) == pytest.approx(0.5380303808604688, abs=1e-16)
    assert round(float(mean), 4) == 7.3470


@pytest.mark.filterwarnings("ignore::dyce.lifecycle.ExperimentalWarning")
def test_every_t1_peer_agrees_with_the_oracle() -> None:
    task = t1.task()
    right = oracle.exchange_figures(oracle.exchange())
    for name, row in task.rows.items():
        assert differences(name, row.read(row.run()), right) == []


@pytest.mark.parametrize("attacks", [1, 2, 3, 4, 8])
def test_every_t3_peer_agrees_with_the_oracle(attacks: int) -> None:
    task = t3.task(attacks)
    right = t3.figures(t3.standing(attacks))
    assert len(task.rows) == 6
    for name, row in task.rows.items():
        assert differences(name, row.read(row.run()), right) == []


def test_oracle_of_t3_gives_the_chances_worked_by_hand() -> None:
    """One attack: a 4, 5 or 6 hits; 4 and 5 are not parried with 16/36 and 25/36."""
    stood = Fraction(1, 6) * (Fraction(16, 36) + Fraction(25, 36) + 1)
    assert t3.standing(1) == {0: 1 - stood, 1: stood}
    assert stood == Fraction(77, 216)
    # the known figures for two attacks
    assert t3.standing(2)[2] == Fraction(271, 1296)
    assert sum(t3.standing(4).values()) == 1


def test_a_wrong_result_is_reported_and_nothing_is_timed() -> None:
    task = Task("t", "", rows(oracle=Fraction(1, 2), wrong=Fraction(1, 3)), ())
    outcome = run_task(task)
    assert not outcome.passed
    assert outcome.timings == {}
    assert "wrong: answer is 1/3" in task_text(outcome)


@pytest.mark.parametrize(
    ("figures", "partial", "equal"),
    [
        ({"a": Fraction(1, 3), "b": Fraction(1)}, False, True),
        ({"a": 1 / 3, "b": 1.0}, False, True),
        ({"a": 1 / 3 + 1e-11, "b": 1.0}, False, False),
        ({"a": Fraction(1, 3) + Fraction(1, 10**30), "b": Fraction(1)}, False, False),
        ({"a": float("nan"), "b": 1.0}, False, False),
        ({"a": Fraction(1, 3)}, False, False),
        ({"a": Fraction(1, 3)}, True, True),
        ({}, True, False),
        ({"a": Fraction(1, 3), "b": Fraction(1), "c": Fraction(0)}, False, False),
    ],
)
def test_figures_are_equal_exactly_or_nearly(
    figures: Mapping[str, Fraction | float], partial: bool, equal: bool
) -> None:
    right = {"a": Fraction(1, 3), "b": Fraction(1)}
    assert (differences("row", figures, right, partial=partial) == []) is equal


def test_a_target_is_judged_against_the_fastest_rival() -> None:
    timings = {"us": Timing(1.0, 1), "slow": Timing(9.0, 1), "fast": Timing(4.0, 1)}
    verdict = judge(Target("us", ("slow", "fast"), 5), timings)
    assert (verdict.against, verdict.reached, verdict.met) == ("fast", 4.0, False)
    assert judge(Target("us", ("slow", "fast"), 4), timings).met


def test_a_target_without_its_row_fails_the_task_unless_for_information() -> None:
    needed = Task("t", "", rows(oracle=1.0), (Target("absent", ("oracle",), 1),))
    informative = Task("t", "", rows(oracle=1.0), (Target("absent", ("oracle",), 1, False),))
    assert not run_task(needed).passed
    assert run_task(informative).passed


def test_before_is_called_ahead_of_every_run() -> None:
    calls: list[str] = []

    def run() -> float:
        calls.append("run")
        return 1.0

    row = Row(run, lambda got: {"answer": got}, before=lambda: calls.append("before"))
    run_task(Task("t", "", {"oracle": row}, ()))
    assert calls == ["before", "run"] * (len(calls) // 2)
    assert len(calls) > 2


def test_a_slow_row_is_run_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "SLOW", -1.0)
    outcome = run_task(Task("t", "", rows(oracle=1.0), ()))
    assert outcome.timings["oracle"].runs == 1


def test_data_names_what_was_reached() -> None:
    target = Target("us", ("them",), 5)
    task = Task("t", "", rows(oracle=1.0), (target,))
    verdict = Verdict(target, "them", 6.0)
    data: dict[str, Any] = task_data(Outcome(task, (), {"us": Timing(0.1, 2)}, (verdict,)))
    assert data["passed"]
    assert data["seconds"] == {"us": 0.1}
    assert data["targets"][0]["reached"] == 6.0


@pytest.mark.parametrize(
    ("over", "loaded", "met"),
    [(0.04, (), True), (0.06, (), False), (0.04, ("numpy",), False), (None, (), False)],
)
def test_start_up_fails_by_time_by_load_or_by_error(
    over: float | None, loaded: tuple[str, ...], met: bool
) -> None:
    outcome = StartupOutcome(0.01, (Start("import", over, 0.05, loaded, "broken"),))
    assert outcome.passed is met
    assert ("NOT MET" in startup_text(outcome)) is not met


def test_start_up_measures_and_sees_what_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "RUNS", 1)
    monkeypatch.setattr(startup, "HEAVY", ("sys", "numpy"))
    python = startup.BARE[0]
    monkeypatch.setattr(startup, "COMMANDS", {startup.IMPORT: [python, "-c", "import tierce"]})
    probe = "import sys; print('sys', file=sys.stderr)"
    monkeypatch.setattr(startup, "PROBES", {startup.IMPORT: probe})
    (start,) = startup.run_startup().starts
    assert start.over_bare is not None
    assert start.loaded == ("sys",)


def test_a_crowd_on_a_map_is_offered_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "RUNS", 1)
    outcome = crowd.run_crowd()
    assert len(outcome.turn) == len(outcome.move) == 24
    assert outcome.cells > 40
    assert "hexes to go to" in crowd_text(outcome)


@pytest.mark.parametrize(("seconds", "word"), [(0.049, "[met]"), (0.051, "[NOT MET]")])
def test_the_slowest_of_a_crowd_decides(seconds: float, word: str) -> None:
    outcome = CrowdOutcome((0.001, seconds), (0.002, 0.003), 100)
    assert outcome.passed is (word == "[met]")
    assert word in crowd_text(outcome)


def test_a_name_chooses_its_tasks() -> None:
    assert chosen(["t2"]) == ["T2-10", "T2-20"]
    assert chosen(["T1", "T2-20"]) == ["T1", "T2-20"]
    assert len(chosen([])) == 7
    with pytest.raises(ValueError, match="no task T9"):
        chosen(["T9"])
