"""The command `tierce`: finds the language, runs a command, tells errors, gives the status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from tierce.cli.errors import tell
from tierce.cli.speech import Speech, speech_for
from tierce.cli.usage import SpokenGroup
from tierce.text import UnknownLanguage, UserError

DONE, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

COMMANDS = {
    "play": "tierce.cli.commands.play:play",
    "odds": "tierce.cli.commands.odds:odds",
    "log": "tierce.cli.commands.log:log",
    "clauses": "tierce.cli.commands.clauses:clauses",
    "systems": "tierce.cli.commands.systems:systems",
    "roll": "tierce.cli.commands.roll:roll",
    "import": "tierce.cli.commands.imports:imports",
    "export": "tierce.cli.commands.export:export",
    "check": "tierce.cli.commands.check:check",
}


def _version(context: click.Context, option: click.Parameter, value: bool) -> None:
    if value and not context.resilient_parsing:
        from tierce import __version__

        click.echo(f"tierce {__version__}")
        context.exit()


class App(SpokenGroup):
    """The whole command line."""

    def main(  # type: ignore[override]  # it always ends the way `standalone_mode` says
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> int:
        """Run; exit with the status (or return it, where not `standalone_mode`)."""
        arguments = list(sys.argv[1:] if args is None else args)
        try:
            speech = speech_for(arguments, os.environ)
        except UnknownLanguage as error:
            status = tell(error, Speech(error.__notes__[0])) or BAD_INPUT
        else:
            extra["obj"] = speech
            status = self._run(arguments, prog_name or "tierce", speech, extra)
        if standalone_mode:
            sys.exit(status)
        return status

    def _run(self, arguments: list[str], name: str, speech: Speech, extra: dict[str, Any]) -> int:
        try:
            status = super().main(arguments, name, standalone_mode=False, **extra)
            sys.stdout.flush()
        except (click.Abort, KeyboardInterrupt):
            return INTERRUPTED
        except BrokenPipeError:
            _leave_pipe()
            return DONE
        except (UserError, Exception) as error:
            told = tell(error, speech)
            if told is None:
                raise
            return told
        return status if isinstance(status, int) else DONE


def _leave_pipe() -> None:
    """Whoever read our output has gone: let the interpreter's last flush go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


app = App(
    "tierce",
    COMMANDS,
    params=[
        click.Option(
            ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_version
        )
    ],
)
