"""Help and complaints in the user's language, with the right status; nothing heavy for help."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from tierce.cli.app import COMMANDS
from tierce.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help(run: Run, command: str, language: str) -> None:
    done = run(*([command] if command else []), "--lang", language, "--help")
    assert done.exit_code == 0
    assert "--lang LANG" in done.output
    assert "cli-" not in done.output


def test_parameters_of_two_commands_are_told_apart(run: Run) -> None:
    assert "  LOG  The log of a fight.\n" in run("log", "--help").output
    assert "--log FILE         Where a new fight is saved." in run("play", "--help").output


def test_help_speaks_the_language_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("--help").output.startswith("Usage: tierce [OPTIONS] COMMAND ...")
    monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    assert run("odds", "--help").output.startswith("用法： tierce odds [选项] SYSTEM KEY=VALUE...")
    assert run("--lang=en", "odds", "--help").output.startswith("Usage")


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run().output == run("--help").output
    assert run().exit_code == 0
    assert run("--lang", "de").output == run("--lang", "de", "--help").output != run().output


def test_version(run: Run) -> None:
    assert run("--version").output == "tierce 0.1.0\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["plya"], "There is no command “plya”. Did you mean “play”?"),
        (["zzz"], "There is no command “zzz”. Known: play, odds, log, clauses"),
        (["odds"], "SYSTEM is missing."),
        (["odds", "gurps", "--jsn"], "There is no option “--jsn”. Did you mean “--json”?"),
        (["systems", "--zzzzz"], "There is no option “--zzzzz”."),
        (["systems", "more"], "“more” is one argument too many."),
        (["play", "--seed"], "--seed needs a value after it."),
        (["systems", "--help=no"], "--help takes no value."),
        (["--nope"], "There is no option “--nope”."),
        (["odds", "nosuch", "a=1"], "The system “nosuch” is not known. Known: cthulhu, "),
        (["clauses", "--system", "nosuch"], "The system “nosuch” is not known."),
        (["--lang", "tlh", "systems"], "The language “tlh” is not known."),
        (["check"], "PATH... is missing."),
        (["log", "none.tierce"], "none.tierce: there is no such file."),
        (["log", "."], ".: this is a folder, a file is needed."),
        (["play", "none.toml"], "none.toml: there is no such file."),
    ],
)
def test_bad_input(run: Run, words: list[str], said: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert f"Error: {said}" in done.stderr


def test_errors_are_told_in_the_language_asked_for(run: Run) -> None:
    done = run("systems", "--lang", "zh-Hans", "--jsn")
    assert done.exit_code == 2
    assert "错误：没有“--jsn”这个选项。" in done.stderr
    assert "“tierce systems --help”" in done.stderr


def test_an_unknown_language_is_told_in_that_of_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert "错误：未知的语言“tlh”。" in run("systems", "--lang", "tlh").stderr


def test_systems(run: Run, toy: object) -> None:
    lines = run("systems").output.splitlines()
    widest = max(len(line.split()[0]) for line in lines)
    assert f"{'gurps':{widest}}  rules version 1" in lines
    assert f"{'toy':{widest}}  rules version 1" in lines
    assert lines == sorted(lines)
