"""The runner of cases: good cases pass, bad ones fail for the stated reason, malformed ones err."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.malformed import CASES, FILES, HEAD, HEAD_LINES
from tests.cases.toy import SYSTEMS
from tierce.cases import Case, check, collect, run
from tierce.text import LANGUAGES, Catalogue, Message, UserError

HERE = Path(__file__).parent
GOOD = collect([HERE / "good"], SYSTEMS)
FAILING = collect([HERE / "failing"], SYSTEMS)


def name(case: Case) -> str:
    """A test's name."""
    return f"{case.file.stem}/{case.name}"


@pytest.mark.parametrize("case", GOOD, ids=name)
def test_a_good_case_passes(case: Case) -> None:
    failure = run(case)
    assert failure is None, str(failure)


@pytest.mark.parametrize("case", FAILING, ids=name)
def test_a_bad_case_fails_for_the_stated_reason(case: Case) -> None:
    failure = run(case)
    assert failure is not None
    assert [each.message.key for each in failure.problems] == [case.name.partition(":")[0]]
    lines = case.file.read_text("utf-8").splitlines()
    marked = [n for n in entry_lines(lines, case.line) if "# here" in lines[n - 1]]
    (problem,) = failure.problems
    if marked:
        assert [problem.line] == marked
    else:
        # told at its head: nothing in it is more to blame, save the last answer to a rule
        assert problem.line == case.line


def entry_lines(lines: list[str], first: int) -> range:
    """The lines of the case that begins on a line."""
    rest = (n for n in range(first + 1, len(lines) + 1) if lines[n - 1].startswith("- name"))
    return range(first, next(rest, len(lines) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_can_be_told(language: str) -> None:
    catalogue = Catalogue.load(language)
    for case in FAILING:
        failure = run(case)
        assert failure is not None
        text = catalogue.render(failure.message)
        assert text.startswith(f"{case.file}:{case.line}: {case.name}")


def test_a_failure_in_plain_words(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(HEAD + "- name: Bran lives\n  expect:\n    state: {Bran: {hearts: 4}}\n")
    result = check([path], SYSTEMS)
    assert (result.passed, result.failed) == (0, 1)
    told = "Bran lives: (line 8) Bran, hearts: expected 4, found 3"
    assert str(result.failures[0]) == f"{path}:6: {told}"


def test_what_a_rule_raised_is_kept() -> None:
    (case,) = [each for each in FAILING if each.name.startswith("case-broke")]
    failure = run(case)
    assert failure is not None
    assert isinstance(failure.cause, ZeroDivisionError)


def test_the_result_counts() -> None:
    result = check([HERE / "good", HERE / "failing" / "probes.yaml"], SYSTEMS)
    failing = [case for case in FAILING if case.file.stem == "probes"]
    assert (result.passed, result.failed) == (len(GOOD), len(failing))
    assert [each.name for each in result.failures] == [case.name for case in failing]


def told(message: Message) -> list[object]:
    """All facts of a message and of those in it."""
    facts: list[object] = []
    for fact in message.facts.values():
        facts += told(fact) if isinstance(fact, Message) else [fact]
        if isinstance(fact, (list, tuple)):
            facts += fact
    return facts


def error_of(path: Path, text: str) -> UserError:
    """The error that a file with this text gives."""
    path.write_text(text, "utf-8")
    with pytest.raises(UserError) as caught:
        check([path], SYSTEMS)
    assert str(caught.value)
    return caught.value


@pytest.mark.parametrize(("text", "key", "line", "fact"), FILES)
def test_a_malformed_file_is_an_error(
    tmp_path: Path, text: str, key: str, line: int, fact: str
) -> None:
    error = error_of(tmp_path / "case.yaml", text)
    assert error.key == key
    if line:
        assert line in told(error.message)
    assert not fact or fact in told(error.message)


@pytest.mark.parametrize(("text", "key", "line", "fact"), CASES)
def test_a_malformed_case_is_an_error(
    tmp_path: Path, text: str, key: str, line: int, fact: str
) -> None:
    error = error_of(tmp_path / "case.yaml", HEAD + text)
    assert error.key == key
    facts = told(error.message)
    assert HEAD_LINES + line in facts
    assert fact in facts


def test_paths_that_hold_no_cases(tmp_path: Path) -> None:
    for path, key in [(tmp_path, "case-none"), (tmp_path / "none.yaml", "error-file-not-found")]:
        with pytest.raises(UserError) as caught:
            check([path], SYSTEMS)
        assert caught.value.key == key


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UserError) as caught:
        check([path], SYSTEMS)
    assert caught.value.key == "error-not-text"


def test_a_cast_without_fighters(tmp_path: Path) -> None:
    (tmp_path / "cast.yaml").write_text("system: toy\ncases: []\n")
    error = error_of(tmp_path / "case.yaml", "system: toy\ncast: cast.yaml\ncases: []\n")
    assert error.key == "error-missing-key"
    assert str(tmp_path / "cast.yaml") in told(error.message)


def test_a_fault_in_the_cast_is_told_there(tmp_path: Path) -> None:
    (tmp_path / "cast.yaml").write_text("fighters:\n  Brute: {might: 12}\n")
    text = "system: toy\ncast: cast.yaml\nfighters: {Anna: {like: Brute}}\ncases:\n"
    error = error_of(tmp_path / "case.yaml", text + "- {name: a, expect: {}}\n")
    assert error.key == "error-out-of-range"
    assert {str(tmp_path / "cast.yaml"), 2} <= set(told(error.message))


def test_clauses_and_line_of_a_case() -> None:
    by_name = {case.name: case for case in GOOD}
    landed = by_name["a blow that lands"]
    assert landed.clauses == ("toy.turn", "toy.attack", "toy.wound", "toy.daze")
    assert landed.quoted == ""
    rows = [case for case in GOOD if case.name.startswith("a value by its parts")]
    assert {case.quoted for case in rows} == {"a grudge gives 1; weary costs 1"}
    assert [case.clauses for case in rows] == [("toy.grudge",)] * 4
