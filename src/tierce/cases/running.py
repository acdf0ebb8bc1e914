"""Running cases: each by itself, and all below some paths."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tierce.cases.failure import Failure, Problem, Stopped
from tierce.cases.model import Case, files_of, read_cases
from tierce.cases.playing import play
from tierce.cases.probing import ask_question, ask_rule, ask_value
from tierce.fight.system import System
from tierce.script.value import ClauseConflict
from tierce.text import Message, UserError

_KINDS: Mapping[str, Callable[[Case], list[Problem]]] = {
    "play": play,
    "value": ask_value,
    "rule": ask_rule,
    "question": ask_question,
}


@dataclass(frozen=True)
class Result:
    """How many cases came out as stated, how many did not, and those with their problems."""

    passed: int
    failed: int
    failures: tuple[Failure, ...]


def collect(paths: Iterable[Path | str], systems: Mapping[str, System] | None = None) -> list[Case]:
    """All cases of these files and folders. `systems` are known beside the installed ones.

    Raises UserError where a file is no case file, with its line.
    """
    files = [file for path in paths for file in files_of(Path(path))]
    return [case for file in files for case in read_cases(file, systems)]


def run(case: Case) -> Failure | None:
    """Run a case; None where all came out as stated.

    Raises UserError where the case cannot be run at all: an unknown name, a value out of range.
    """
    cause: Exception | None = None
    try:
        problems = _KINDS[case.kind](case)
    except Stopped as stopped:
        problems = [stopped.problem]
    except ClauseConflict as conflict:
        message = Message.of(
            "case-conflict", first=conflict.first.clause, second=conflict.second.clause
        )
        problems = [Problem(case.line, message)]
    except UserError:
        raise
    except Exception as error:  # a rule of any author may fail in any way
        kind, reason = type(error).__name__, str(error)
        problems = [Problem(case.line, Message.of("case-broke", kind=kind, reason=reason))]
        cause = error
    if not problems:
        return None
    return Failure(case.file, case.line, case.name, tuple(problems), cause)


def check(paths: Iterable[Path | str], systems: Mapping[str, System] | None = None) -> Result:
    """Run all cases of these files and folders. Raises UserError where a file is malformed."""
    cases = collect(paths, systems)
    failures = tuple(failure for case in cases if (failure := run(case)) is not None)
    return Result(len(cases) - len(failures), len(failures), failures)
