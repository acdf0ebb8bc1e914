"""The language a command speaks: found before the arguments are parsed, for help and errors."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tierce.text import Catalogue, Fact, UnknownLanguage, known_folders, negotiate

if TYPE_CHECKING:
    from tierce.fight.system import System

_HERE = Path(__file__).parent / "locale"


class Speech:
    """The user's language, and its catalogues: a small one for help, a whole one for the rest."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def help(self) -> Catalogue:
        """What help needs: the core's messages and the command line's own."""
        return Catalogue.load(self.language, (known_folders()[0], _HERE))

    @cached_property
    def catalogue(self) -> Catalogue:
        """All messages in the package."""
        return Catalogue.load(self.language)

    def of(self, system: System) -> Catalogue:
        """All messages in the package, and those of a system that lives elsewhere."""
        own = system.folder / "locale"
        if not own.is_dir() or own in self.catalogue.folders:
            return self.catalogue
        return Catalogue.load(self.language, (*self.catalogue.folders, own))

    def text(self, key: str, /, **facts: Fact) -> str:
        """A message of the core or of the command line."""
        return self.help.text(key, **facts)


def speech_for(arguments: Sequence[str], environ: Mapping[str, str]) -> Speech:
    """The speech asked for with --lang, else that of the locale. Raises UnknownLanguage."""
    wanted = next(_wanted(arguments), None)
    try:
        return Speech(negotiate(wanted, environ))
    except UnknownLanguage as error:
        error.add_note(negotiate(None, environ))
        raise


def _wanted(arguments: Sequence[str]) -> Iterator[str]:
    for here, following in zip_longest(arguments, arguments[1:], fillvalue=""):
        if here == "--":
            return
        if here == "--lang" and following:
            yield following
        if here.startswith("--lang="):
            yield here.removeprefix("--lang=")


def current() -> Speech:
    """The speech of the command that runs."""
    speech = click.get_current_context().find_object(Speech)
    if speech is None:  # only where somebody runs a command without the app around it
        raise RuntimeError("no language was found for this command")
    return speech


def say(text: str = "") -> None:
    """A line on standard output; signs that it cannot show become question marks."""
    try:
        click.echo(text)
    except UnicodeEncodeError:
        encoding = sys.stdout.encoding or "ascii"
        click.echo(text.encode(encoding, "replace").decode(encoding))
