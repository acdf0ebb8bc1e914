"""The documentation is true: links lead somewhere, commands exist and print what is shown, files
are read, cases pass, code is what stands in the sources, what is made is up to date."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import fields
from pathlib import Path

import pytest
from click.testing import CliRunner

from tierce.cases import check
from tierce.cli.app import app
from tierce.fight.system import load_system
from tierce.formats.toml import read_scenario
from tierce.systems.house_rules import meanings
from tools import consoles, docs, picture
from tools.clause_index import escaped

PAGES = docs.pages(docs.ROOT)
MAKEFILE = docs.ROOT / "Makefile"
#: Where the pages say that files lie.
SOURCES = docs.ROOT / "src" / "tierce"
TOLD = [typed for page in PAGES for typed in consoles.typed_in(page) if consoles.is_told(typed)]


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language on a page."""
    fence = re.compile(rf"^```{language}\n(.*?)^```", re.MULTILINE | re.DOTALL)
    return fence.findall(page.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    assert list(docs.broken_links(page)) == []


def test_a_link_that_leads_nowhere_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text("# Rules\n\n## A rule's home, in short\n")
    (tmp_path / "README.md").write_text(
        "# Read me\n"
        "[good](docs/rules.md) [too](docs/rules.md#a-rules-home-in-short) [here](#read-me)\n"
        "[web](https://example.org/) `[code](none.md)`\n"
        "```\n[fenced](none.md)\n```\n"
        "[bad](docs/none.md) [heading](docs/rules.md#nowhere)\n"
    )
    assert list(docs.broken_links(tmp_path / "README.md")) == [
        "docs/none.md",
        "docs/rules.md#nowhere",
    ]
    assert docs.main(tmp_path) == 1
    assert "leads nowhere: README.md: docs/none.md" in capsys.readouterr().err


def test_whole_documentation_is_good(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("[license](LICENSE)")
    (tmp_path / "LICENSE").write_text("MIT")
    assert docs.main(tmp_path) == 0


def test_the_clause_pages_are_those_of_the_catalogues() -> None:
    made = docs.clause_pages(docs.CLAUSES)
    committed = {path.name: path.read_text("utf-8") for path in docs.CLAUSES.glob("*.md")}
    assert committed == made, "write them anew: make docs"


def test_the_option_pages_are_those_of_the_systems() -> None:
    made = docs.option_pages(docs.OPTIONS, docs.CLAUSES)
    committed = {path.name: path.read_text("utf-8") for path in docs.OPTIONS.glob("*.md")}
    assert committed == made, "write them anew: make docs"


@pytest.mark.parametrize("name", ["cthulhu", "drachensturm", "gurps", "mordheim"])
def test_every_option_is_told_with_its_meaning(name: str) -> None:
    options = load_system(name).options
    page = (docs.OPTIONS / f"{name}.md").read_text("utf-8").splitlines()
    schema = json.loads(
        (docs.ROOT / "docs" / "schema" / f"{name}-scenario.schema.json").read_text("utf-8")
    )
    described = schema["$defs"][f"{name.title()}Options"]["properties"]
    for option in fields(options):
        row = next(line for line in page if line.startswith(f"| `{option.name}` |"))
        meaning = meanings(options)[option.name]
        assert escaped(meaning) in row
        assert option.metadata["clause"] in row
        assert described[option.name]["description"].startswith(meaning)


def test_what_an_option_means_is_the_comment_above_it() -> None:
    told = meanings(load_system("cthulhu").options)
    assert told["fall_metres"] == "Metres of a fall for which there is a die of damage."
    assert told["step_metres"].startswith("How far up or down one steps on a map; what is higher ")
    told = meanings(load_system("drachensturm").options)
    assert told["aim_head"] == "What aiming at the head takes from Aw."


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
class TestPages:
    def test_commands_exist(self, page: Path) -> None:
        assert list(consoles.wrong_lines(page, MAKEFILE)) == []

    def test_cases_pass(self, page: Path, tmp_path: Path) -> None:
        """A block of YAML that names its system is a whole file of cases."""
        for number, text in enumerate(blocks(page, "yaml")):
            if text.startswith("system:"):
                path = tmp_path / f"{page.stem}-{number}.yaml"
                path.write_text(text, "utf-8")
                result = check([path])
                assert [str(failure) for failure in result.failures] == []
                assert result.passed

    def test_scenarios_are_read(self, page: Path, tmp_path: Path) -> None:
        """A block of TOML whose first line is a comment with a file's name is that file."""
        named = [block.partition("\n") for block in blocks(page, "toml")]
        files = {first[2:]: text for first, _, text in named if re.match(r"# \S+\.toml$", first)}
        for name, text in files.items():
            (tmp_path / name).write_text(text, "utf-8")
        for name, text in files.items():
            if "[[fighter]]" in text:
                assert read_scenario(tmp_path / name).setup.fighters

    def test_code_is_that_of_the_sources(self, page: Path) -> None:
        """A block of Python whose first line is a comment with a file's name stands in it."""
        for text in blocks(page, "python"):
            first, _, code = text.partition("\n")
            if first.startswith("# src/"):
                assert code.strip() in (docs.ROOT / first[2:]).read_text("utf-8")


@pytest.mark.parametrize("typed", TOLD, ids=lambda typed: shlex.join(typed.words[1:]))
def test_what_is_shown_is_printed(typed: consoles.Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    ran = CliRunner().invoke(app, typed.words[1:], catch_exceptions=False)
    printed = ran.output.splitlines()
    assert consoles.agrees(typed.output, printed), ran.output


@pytest.mark.parametrize("name", ["README.md", "docs/playing.md"])
def test_what_is_shown_of_a_fight_is_shown(name: str) -> None:
    """Each line of the sample fight on these pages is one of the fight of the picture."""
    lines = {line.plain.rstrip() for line in picture.played()}
    samples = [block for block in blocks(docs.ROOT / name, "text") if "Orban" in block]
    assert samples
    shown = [line for block in samples for line in block.splitlines()]
    assert [line for line in shown if line != consoles.LEFT_OUT and line not in lines] == []


def test_commands_that_do_not_exist_are_found(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text("play: setup\n\t@echo\n\nsetup:\n")
    (tmp_path / "page.md").write_text(
        "```console\n$ make play\n$ make dinner PYTHON=x\nmake no\n```\n"
        "```console\n$ tierce --lang de odds gurps --json attack=14  # a remark\n"
        "$ tierce odd gurps\n$ tierce odds --jsn\n$ tierce play --seed -3 | head -5\n"
        "$ ls -l\n```\n```\n$ tierce nothing\n```\n"
    )
    assert list(consoles.wrong_lines(tmp_path / "page.md", tmp_path / "Makefile")) == [
        "make dinner PYTHON=x: dinner",
        "tierce odd gurps: odd",
        "tierce odds --jsn: --jsn",
    ]


@pytest.mark.parametrize(
    ("shown", "same"),
    [
        (["a  1", "", "b  2"], True),
        (["", "a  1", "…"], True),
        (["…", "b  2", ""], True),
        (["…"], True),
        (["a  1", "b  2"], False),
        (["a  1"], False),
        (["a  1", "…", "b  3"], False),
    ],
)
def test_what_is_shown_is_held_against_what_is_printed(shown: list[str], same: bool) -> None:
    assert consoles.agrees(shown, ["", "a  1 ", "", "b  2", ""]) is same
