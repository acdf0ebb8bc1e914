"""Runs one task: compare, then time, then judge."""

from __future__ import annotations

from collections.abc import Mapping

from bench.compare import differences
from bench.model import Outcome, Target, Task, Timing, Verdict
from bench.timing import clocked, time_rows


def run_task(task: Task) -> Outcome:
    """The outcome of a task. Where a result differs from the oracle's, nothing is timed."""
    first: dict[str, float] = {}
    figures = {}
    for name, row in task.rows.items():
        value, first[name] = clocked(row)
        figures[name] = row.read(value)
    oracle = figures[next(iter(figures))]
    found = [
        sentence
        for name, got in figures.items()
        for sentence in differences(name, got, oracle, partial=task.rows[name].partial)
    ]
    if found:
        return Outcome(task, tuple(found))
    timed = {name: row for name, row in task.rows.items() if row.timed}
    timings = time_rows(timed, first)
    return Outcome(task, (), timings, tuple(judge(t, timings) for t in task.targets))


def judge(target: Target, timings: Mapping[str, Timing]) -> Verdict:
    """A target held against the times that were taken."""
    rivals = [name for name in target.against if name in timings]
    if not rivals:
        return Verdict(target, " / ".join(target.against), None)
    rival = min(rivals, key=lambda name: timings[name].best)
    if target.row not in timings:
        return Verdict(target, rival, None)
    return Verdict(target, rival, timings[rival].best / timings[target.row].best)
