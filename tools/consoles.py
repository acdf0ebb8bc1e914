"""What the documentation shows of a terminal: blocks marked `console`, in which typed lines begin
with `$`.

Each command that begins with `tierce` or `make` must exist, with its options. What is shown below
one of the commands in TOLD must be what it prints; a line `…` stands for any lines left out.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)
#: Commands whose output depends on nothing but their arguments.
TOLD = ("odds", "clauses", "systems", "roll")
LEFT_OUT = "…"
PROMPT = "$ "


class Typed(NamedTuple):
    """A line typed in a terminal, as words, and what is shown below it."""

    words: tuple[str, ...]
    output: tuple[str, ...]


def typed_in(page: Path) -> Iterator[Typed]:
    """Every line typed in the console blocks of a page."""
    for block in BLOCK.findall(page.read_text("utf-8")):
        words: tuple[str, ...] | None = None
        output: list[str] = []
        for line in block.splitlines():
            if not line.startswith(PROMPT):
                output.append(line)
                continue
            if words is not None:
                yield Typed(words, tuple(output))
            words, output = tuple(shlex.split(line[len(PROMPT) :], comments=True)), []
        if words is not None:
            yield Typed(words, tuple(output))


def wrong_lines(page: Path, makefile: Path) -> Iterator[str]:
    """The typed lines of a page that name no command, option or target there is."""
    targets = set(TARGET.findall(makefile.read_text("utf-8")))
    for typed in typed_in(page):
        fault = ""
        if typed.words[:1] == ("tierce",):
            fault = _tierce_fault(typed.words[1:])
        elif typed.words[:1] == ("make",):
            fault = next((w for w in typed.words[1:] if "=" not in w and w not in targets), "")
        if fault:
            yield f"{shlex.join(typed.words)}: {fault}"


def _tierce_fault(words: Sequence[str]) -> str:
    """The first word that is no command of tierce or no option of it; "" where all are."""
    import click

    from tierce.cli.app import app

    command: click.Command = app
    rest = list(words)
    while rest and rest[0] not in ("|", ">"):
        word = rest.pop(0)
        if word.startswith("-"):
            options = {name: each for each in command.params for name in each.opts}
            option = options.get(word.partition("=")[0])
            if option is None:
                return word
            if "=" not in word and isinstance(option, click.Option) and not option.is_flag:
                rest = rest[1:]
        elif command is app:
            found = app.get_command(click.Context(app), word)
            if found is None:
                return word
            command = found
    return ""


def is_told(typed: Typed) -> bool:
    """Whether what is shown below a typed line must be what the command prints."""
    tierce, *rest = typed.words[:2]
    return bool(tierce == "tierce" and rest and rest[0] in TOLD and any(typed.output))


def agrees(shown: Sequence[str], printed: Sequence[str]) -> bool:
    """Whether what is shown is what was printed, but for what is left out and blanks at ends."""
    pattern = ""
    for line in "\n".join(shown).strip("\n").splitlines():
        pattern += r"(?:[^\n]*\n)*" if line == LEFT_OUT else re.escape(line.rstrip()) + r" *\n"
    text = "\n".join(printed).strip("\n") + "\n"
    return re.fullmatch(pattern, text) is not None
