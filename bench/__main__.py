"""Times tierce and its peers. Exit status 1 if results differ or a required target is missed."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from bench import crowd, report, startup, t1, t2, t3
from bench.model import Task
from bench.runner import run_task

Result = tuple[bool, str, dict[str, Any]]
"""Whether it passed, as text, and as data."""


def _task(make: Callable[[], Task]) -> Result:
    outcome = run_task(make())
    return outcome.passed, report.task_text(outcome), report.task_data(outcome)


def _startup() -> Result:
    outcome = startup.run_startup()
    return outcome.passed, report.startup_text(outcome), report.startup_data(outcome)


def _crowd() -> Result:
    outcome = crowd.run_crowd()
    figures = {"turn": outcome.turn, "move": outcome.move, "cells": outcome.cells}
    data = {"name": crowd.NAME, "passed": outcome.passed, **figures}
    return outcome.passed, crowd.crowd_text(outcome), data


TASKS: dict[str, Callable[[], Result]] = {
    "T1": partial(_task, t1.task),
    "T2-10": partial(_task, partial(t2.task, 10)),
    "T2-20": partial(_task, partial(t2.task, 20)),
    "T3-4": partial(_task, partial(t3.task, 4)),
    "T3-8": partial(_task, partial(t3.task, 8)),
    crowd.NAME: _crowd,
    startup.NAME: _startup,
}


def chosen(names: list[str]) -> list[str]:
    """The tasks meant by the names given: `T2` means every T2; no name means all.

    Raises ValueError for a name that means none.
    """
    for name in names:
        if not any(_means(name, task) for task in TASKS):
            raise ValueError(f"no task {name}; there are {', '.join(TASKS)}")
    return [task for task in TASKS if not names or any(_means(name, task) for name in names)]


def _means(name: str, task: str) -> bool:
    return task.lower() == name.lower() or task.lower().startswith(f"{name.lower()}-")


def main() -> int:
    """Runs the tasks asked for; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("tasks", nargs="*", metavar="TASK", help=", ".join(TASKS))
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    options = parser.parse_args()
    try:
        names = chosen(options.tasks)
    except ValueError as error:
        parser.error(str(error))
    passed, data = True, []
    for name in names:
        good, text, figures = TASKS[name]()
        passed &= good
        data.append(figures)
        if not options.json:
            print(text, end="\n\n", flush=True)
    if options.json:
        print(json.dumps({"machine": report.machine(), "tasks": data}, indent=2))
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
