"""Commands whose help and complaints come from our catalogues.

A command's texts stand under its name: `cli-command-odds`, its `.about`; a parameter's under
`cli-parameter-odds-json` or, where several commands share it, `cli-parameter-lang`.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

import click

from tierce.cli.speech import Speech
from tierce.cli.width import columns_of, wrapped
from tierce.nearest import nearest
from tierce.text import UserError

WIDEST = 100


class UsageProblem(UserError):
    """The command line cannot be understood; `command` is the one whose help would tell."""

    command = "tierce"


def _problem(context: click.Context, key: str, /, **facts: Any) -> UsageProblem:
    problem = UsageProblem(key, **facts)
    problem.command = context.command_path
    return problem


class SpokenOption(click.Option):
    """An option; help finds its text by its name."""


def language_option() -> click.Option:
    """`--lang`, which `speech_for` reads before any parsing."""
    return click.Option(["--lang"], metavar="LANG", expose_value=False)


def _show_help(context: click.Context, option: click.Parameter, value: bool) -> None:
    if value and not context.resilient_parsing:
        click.echo(context.get_help(), color=context.color)
        context.exit()


def help_option() -> click.Option:
    """`--help`."""
    return click.Option(
        ["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=_show_help
    )


class SpokenCommand(click.Command):
    """A command with --lang and --help, and errors in the user's language."""

    def __init__(self, name: str | None, **rest: Any) -> None:
        rest["params"] = [*(rest.get("params") or ()), language_option(), help_option()]
        rest["add_help_option"] = False
        super().__init__(name, **rest)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            _tell(error, ctx)
        if rest:
            raise _problem(ctx, "error-usage-too-many", typed=rest[0])
        return rest

    def get_help(self, ctx: click.Context) -> str:
        return _help(self, ctx, ())


def _help_alone() -> None:
    """Help, where no command is given (`tierce`, `tierce --lang de`)."""
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        click.echo(context.get_help(), color=context.color)


class SpokenGroup(click.Group):
    """A command with commands below it, named with the module and attribute that hold each."""

    def __init__(self, name: str, commands: dict[str, str], **rest: Any) -> None:
        rest["params"] = [*(rest.get("params") or ()), language_option(), help_option()]
        rest |= {"add_help_option": False, "no_args_is_help": False}
        super().__init__(name, callback=_help_alone, invoke_without_command=True, **rest)
        self._places = commands

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        from importlib import import_module

        if cmd_name not in self._places:
            return None
        module, _, attribute = self._places[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            _tell(error, ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        command = self.get_command(ctx, args[0])
        if command is not None:
            return args[0], command, args[1:]
        meant = nearest(args[0], self._places)
        if meant:
            raise _problem(ctx, "error-usage-command", typed=args[0], nearest=meant)
        known = tuple(self._places)
        raise _problem(ctx, "error-usage-command-known", typed=args[0], known=known)

    def get_help(self, ctx: click.Context) -> str:
        return _help(self, ctx, self._places)


def _tell(error: click.UsageError, context: click.Context) -> NoReturn:
    """Raise what click complains about in our own words."""
    if isinstance(error, click.NoSuchOption):
        known = [name for each in context.command.params for name in each.opts]
        meant = nearest(error.option_name, known)
        if meant:
            raise _problem(context, "error-usage-option", typed=error.option_name, nearest=meant)
        raise _problem(context, "error-usage-option-unknown", typed=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        option = next((p for p in context.command.params if error.option_name in p.opts), None)
        if option is not None and getattr(option, "is_flag", False):
            raise _problem(context, "cli-usage-no-value", option=error.option_name)
        raise _problem(context, "cli-usage-needs-value", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        raise _problem(context, "error-usage-missing", name=_term(error.param, context))
    raise _problem(context, "error-usage", problem=error.format_message())


def _term(parameter: click.Parameter, context: click.Context) -> str:
    """A parameter as help shows it: `--seed SEED`, `FILE...`."""
    if isinstance(parameter, click.Option):
        names = ", ".join(parameter.opts)
        return names if parameter.is_flag else f"{names} {parameter.make_metavar(context)}"
    return parameter.make_metavar(context)


def terminal_columns() -> int:
    """How many columns text may take."""
    return min(shutil.get_terminal_size().columns, WIDEST) - 1


def _help(command: click.Command, context: click.Context, below: Iterable[str]) -> str:
    speech = context.find_object(Speech) or Speech("en")
    columns = terminal_columns()
    name = command.name or ""
    parameters = command.get_params(context)
    arguments = [p for p in parameters if isinstance(p, click.Argument)]
    options = [p for p in parameters if isinstance(p, click.Option)]
    pieces = [context.command_path, speech.text("cli-help-options")]
    pieces += [argument.make_metavar(context) for argument in arguments]
    pieces += [speech.text("cli-help-command")] if below else []
    lines = [" ".join([speech.text("cli-help-usage"), *pieces]), ""]
    about = speech.help.attribute(f"cli-command-{name}", "about")
    lines += [f"  {line}" for line in wrapped(about, columns - 2)]
    lines += _section(speech, "cli-help-arguments", name, arguments, context, columns)
    lines += _section(speech, "cli-help-options-heading", name, options, context, columns)
    if below:
        rows = [(each, speech.text(f"cli-command-{each}")) for each in below]
        lines += ["", speech.text("cli-help-commands"), *columns_of(rows, columns)]
    return "\n".join(lines)


def _section(
    speech: Speech,
    heading: str,
    command: str,
    parameters: Sequence[click.Parameter],
    context: click.Context,
    columns: int,
) -> list[str]:
    rows = [(_term(each, context), _meaning(speech, command, each)) for each in parameters]
    return ["", speech.text(heading), *columns_of(rows, columns)] if rows else []


def _meaning(speech: Speech, command: str, parameter: click.Parameter) -> str:
    name = (parameter.name or "").replace("_", "-")
    own = f"cli-parameter-{command}-{name}"
    return speech.text(own if speech.help.has(own) else f"cli-parameter-{name}")
