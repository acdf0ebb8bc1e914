"""Outcomes as a plain table, and as data."""

from __future__ import annotations

import os
import platform
from typing import Any

from bench.model import Outcome, Verdict
from bench.startup import NAME, TITLE, StartupOutcome


def duration(seconds: float) -> str:
    """A time with three figures and its unit."""
    for unit, scale in (("s ", 1.0), ("ms", 1e-3)):
        if seconds >= scale:
            return f"{seconds / scale:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} us"


def task_text(outcome: Outcome) -> str:
    """A task's table: a time for each row, its ratio to the first target's row, the targets."""
    task = outcome.task
    lines = [f"{task.name}  {task.title}"]
    lines += [f"  DIFFERS  {sentence}" for sentence in outcome.differences]
    if outcome.differences:
        return "\n".join([*lines, "  results differ: nothing was timed"])
    names = {target.row: None for target in task.targets if target.row in outcome.timings}
    base = next(iter(names), None)
    lines.append(f"  {len(task.rows)} rows agree with the oracle" + _ratio_heading(base))
    for name, timing in outcome.timings.items():
        ratio = f"{timing.best / outcome.timings[base].best:11.2f}x" if base else ""
        runs = f"best of {timing.runs}"
        lines.append(f"  {name:42}{duration(timing.best):>10}{ratio}  {runs}")
    lines += [f"  {reason}" for reason in task.missing]
    lines += [_verdict_text(verdict) for verdict in outcome.verdicts]
    return "\n".join(lines)


def _ratio_heading(base: str | None) -> str:
    return f"; ratios to: {base}" if base else ""


def _verdict_text(verdict: Verdict) -> str:
    target = verdict.target
    reached = "no time" if verdict.reached is None else f"{verdict.reached:.2f}x"
    word = "met" if verdict.met else "NOT MET" if target.required else "not met"
    least = f"at least {target.ratio:g}x" + ("" if target.required else " (for information)")
    return f"  [{word}] {target.row} against {verdict.against}: {reached}, {least}"


def startup_text(outcome: StartupOutcome) -> str:
    """The start-up task's lines."""
    lines = [f"{NAME}  {TITLE}", f"  {'bare python':42}{duration(outcome.bare):>10}"]
    for start in outcome.starts:
        word = "met" if start.met else "NOT MET"
        over = (
            start.error if start.over_bare is None else f"{start.over_bare * 1e3:.1f} ms over bare"
        )
        loaded = f", loads {', '.join(start.loaded)}" if start.loaded else ""
        limit = f"at most {start.limit * 1e3:.0f} ms"
        lines.append(f"  [{word}] {start.name}: {over}, {limit}{loaded}")
    return "\n".join(lines)


def task_data(outcome: Outcome) -> dict[str, Any]:
    """A task's outcome as JSON values; times in seconds."""
    return {
        "task": outcome.task.name,
        "passed": outcome.passed,
        "differences": list(outcome.differences),
        "missing": list(outcome.task.missing),
        "seconds": {name: t.best for name, t in outcome.timings.items()},
        "runs": {name: t.runs for name, t in outcome.timings.items()},
        "targets": [
            {
                "row": v.target.row,
                "against": v.against,
                "at_least": v.target.ratio,
                "reached": v.reached,
                "required": v.target.required,
                "met": v.met,
            }
            for v in outcome.verdicts
        ],
    }


def startup_data(outcome: StartupOutcome) -> dict[str, Any]:
    """The start-up outcome as JSON values; times in seconds."""
    return {
        "task": NAME,
        "passed": outcome.passed,
        "bare": outcome.bare,
        "starts": [
            {
                "name": s.name,
                "over_bare": s.over_bare,
                "at_most": s.limit,
                "loaded": list(s.loaded),
                "error": s.error,
                "met": s.met,
            }
            for s in outcome.starts
        ],
    }


def machine() -> dict[str, Any]:
    """Where the figures were taken."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
    }
