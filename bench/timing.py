"""Times of rows: the best of many runs, every run cold unless the row says that it is warm."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

from bench.model import Row, Timing

ROUNDS = 3
"""Rows take turns this often, so that a busy moment of the machine does not hit one row alone."""

BUDGET = 0.4
"""Seconds for a row in one round."""

SLOW = 2.0
"""A row that takes longer than this is run once; its checking run serves as its time."""

LEAST_RUNS = 3
BATCH = 1e-3
"""A warm row runs in batches of about so many seconds: one run can be near the clock's cost."""


def clocked(row: Row) -> tuple[Any, float]:
    """One cold run of a row: its value, and its time in seconds."""
    if row.before is not None:
        row.before()
    gc.collect()
    gc.disable()
    try:
        start = perf_counter()
        value = row.run()
        return value, perf_counter() - start
    finally:
        gc.enable()


def time_rows(rows: Mapping[str, Row], first: Mapping[str, float]) -> dict[str, Timing]:
    """The best time of each row; `first` holds the times of the checking runs."""
    slow = {name for name in rows if first[name] > SLOW}
    timings = {name: Timing(first[name], 1) for name in slow}
    for _ in range(ROUNDS):
        for name, row in rows.items():
            if name not in slow:
                timings[name] = _better(timings.get(name), _round(row))
    return {name: timings[name] for name in rows}


def _better(old: Timing | None, new: Timing) -> Timing:
    if old is None:
        return new
    return Timing(min(old.best, new.best), old.runs + new.runs)


def _round(row: Row) -> Timing:
    gc.collect()
    gc.disable()
    try:
        return _warm(row.run) if row.warm else _cold(row.run, row.before)
    finally:
        gc.enable()


def _cold(run: Callable[[], Any], before: Callable[[], None] | None) -> Timing:
    best, runs = float("inf"), 0
    end = perf_counter() + BUDGET
    while runs < LEAST_RUNS or perf_counter() < end:
        if before is not None:
            before()
        start = perf_counter()
        run()
        best = min(best, perf_counter() - start)
        runs += 1
    return Timing(best, runs)


def _warm(run: Callable[[], Any]) -> Timing:
    run()
    start = perf_counter()
    run()
    batch = max(1, int(BATCH / max(perf_counter() - start, 1e-9)))
    best, runs = float("inf"), 0
    end = perf_counter() + BUDGET
    while runs < LEAST_RUNS or perf_counter() < end:
        start = perf_counter()
        for _ in range(batch):
            run()
        best = min(best, (perf_counter() - start) / batch)
        runs += batch
    return Timing(best, runs)
