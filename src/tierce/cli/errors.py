"""Errors as one clear message on standard error, in the user's language."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import click

from tierce.cli.speech import Speech
from tierce.cli.usage import UsageProblem
from tierce.nearest import nearest
from tierce.text import FormattingError, Message, MissingMessage, UserError, files

if TYPE_CHECKING:
    from tierce.dice import DiceError, Thrown
    from tierce.fight.command import BadCommand
    from tierce.fight.data import BadEntry, NoData
    from tierce.fight.log import LogError
    from tierce.fight.question import BadQuestion

BAD_INPUT = 2


def tell(error: Exception, speech: Speech) -> int | None:
    """Print what is wrong and give the exit status; None where it is no fault of the user's."""
    message = message_of(error)
    if message is None:
        return None
    try:
        text = speech.catalogue.render(message)
    except (MissingMessage, FormattingError):  # a plugin's own error, with its own catalogue
        text = str(error)
    click.echo(speech.text("label-value", label=speech.text("error-heading"), value=text), err=True)
    if isinstance(error, UsageProblem):
        click.echo(speech.text("error-usage-help", command=error.command), err=True)
    return BAD_INPUT


def message_of(error: Exception) -> Message | None:
    """An error as a message, None where it is a mistake of the program."""
    from tierce.dice import DiceError
    from tierce.fight.command import BadCommand
    from tierce.fight.data import BadEntry, NoData
    from tierce.fight.log import LogError
    from tierce.fight.question import BadQuestion
    from tierce.fight.system import UnknownSystem

    if isinstance(error, UserError):
        return error.message
    if isinstance(error, LogError):
        return log_message(error)
    if isinstance(error, BadQuestion):
        return question_message(error)
    if isinstance(error, BadCommand):
        return command_message(error)
    if isinstance(error, BadEntry | NoData):
        return data_message(error)
    if isinstance(error, DiceError):
        return Message.of("error-dice-notation", typed=error.text)
    if isinstance(error, UnknownSystem):
        return Message.of("error-unknown-system", wanted=error.name, known=error.known)
    if isinstance(error, OSError) and error.filename is not None:
        return file_message(error)
    return None


def data_message(error: BadEntry | NoData) -> Message:
    """What is wrong in a system's data file."""
    from tierce.fight.data import NoData

    if isinstance(error, NoData):
        return Message.of("error-not-toml", file=str(error.file), line=error.line)
    file = str(error.file or "-")
    if error.value is None:
        return Message.of("error-missing-key", path=f"{file}: [{error.entry}]", key=error.key)
    value = repr(error.value)
    shown = value if len(value) <= 60 else value[:59] + "…"
    facts = {"file": file, "entry": error.entry, "key": error.key, "value": shown}
    return Message("cli-data-entry", facts)


def file_message(error: OSError) -> Message:
    """What is wrong with a file."""
    file = os.fsdecode(error.filename)
    if isinstance(error, FileExistsError):
        return Message.of("error-file-exists", file=file)
    return files.unreadable(error, file)


def log_message(error: LogError) -> Message:
    """What is wrong with a log."""
    file, facts = str(error.path), error.facts
    simple = {
        "log-none": "error-not-log",
        "log-exists": "error-file-exists",
        "log-in-use": "error-log-in-use",
        "no-checkpoint": "cli-log-no-checkpoint",
        "checkpoint-other-slots": "cli-log-checkpoint-unusable",
    }
    if error.reason in simple:
        return Message(simple[error.reason], {"file": file})
    if error.reason == "log-truncated":
        return Message.of("cli-log-truncated", file=file, line=error.line)
    if error.reason == "log-newer":
        versions = {"version": str(facts["version"]), "known": str(facts["known"])}
        return Message("error-log-newer", {"file": file, **versions})
    if error.reason == "rules-newer":
        return Message("cli-log-rules-newer", {"file": file, **facts})
    if error.reason == "rules-changed" and facts["version"] == facts["known"]:
        kept = {name: facts[name] for name in ("version", "checkpoint")}
        return Message("cli-log-other", {"file": file, **kept})
    if error.reason == "rules-changed":
        return Message("cli-log-rules-changed", {"file": file, **facts})
    return Message.of("error-log-damaged", file=file, line=error.line)


def dice_message(error: DiceError, dice: Thrown) -> Message:
    """Why these dice cannot show what was typed."""
    facts = {"dice": str(dice), "typed": error.text}
    if error.reason == "dice-count":
        return Message.of(
            "error-dice-count",
            dice=str(dice),
            given=len(error.text.split()),
            count=dice.number,
        )
    if error.reason == "dice-face":
        return Message("cli-dice-face", {**facts, "sides": dice.sides})
    if error.reason == "dice-number":
        return Message("error-dice-not-number", facts)
    return Message(
        "error-dice-impossible", {**facts, "lowest": error.lowest, "highest": error.highest}
    )


def question_message(error: BadQuestion) -> Message:
    """Why a quick question has no answer."""
    facts: Mapping[str, Any] = error.facts
    tellers: dict[str, Callable[[Mapping[str, Any]], Message]] = {
        "unknown-key": _unknown_key,
        "missing-key": _missing_key,
        "bad-value": _bad_value,
        "not-a-number": lambda f: Message.of("cli-odds-not-number", key=f["key"], value=f["value"]),
        "not-dice": lambda f: Message.of("cli-odds-not-dice", key=f["key"], value=f["value"]),
        "out-of-range": lambda f: Message.of(
            "cli-odds-out-of-range",
            key=f["key"],
            value=str(f["value"]),
            lowest=f["lowest"],
            highest=f["highest"],
        ),
        "conflicting-keys": lambda f: Message.of("cli-odds-conflict", keys=tuple(f["keys"])),
        "needs-key": lambda f: Message.of(
            "cli-odds-needs-key", key=f["key"], known=tuple(f["known"])
        ),
        "withheld": lambda f: Message.of("cli-odds-withheld", key=f["key"], clause=f["clause"]),
    }
    return tellers[error.reason](facts)


def command_message(error: BadCommand) -> Message:
    """Why a text is no dice command."""
    facts: Mapping[str, Any] = error.facts
    tellers: dict[str, Callable[[Mapping[str, Any]], Message]] = {
        "no-command": lambda f: Message.of(
            "cli-roll-unknown", typed=f["typed"], known=tuple(f["known"])
        ),
        "no-sum": lambda f: Message.of("cli-roll-no-sum", typed=f["typed"]),
        "by-zero": lambda f: Message.of("cli-roll-by-zero", typed=f["typed"]),
        "too-large": lambda f: Message.of("cli-roll-too-large", typed=f["typed"], most=f["most"]),
    }
    return tellers[error.reason](facts)


def _bad_value(facts: Mapping[str, Any]) -> Message:
    said = {"name": facts["key"], "typed": facts["value"]}
    if facts.get("near"):
        return Message("cli-odds-bad-value-near", {**said, "nearest": facts["near"]})
    return Message("error-usage-value", {**said, "known": tuple(facts["known"])})


def _unknown_key(facts: Mapping[str, Any]) -> Message:
    known = tuple(facts["known"])
    meant = nearest(facts["key"], known)
    if meant:
        return Message.of("cli-odds-unknown-key", key=facts["key"], nearest=meant)
    return Message.of("cli-odds-unknown-key-known", key=facts["key"], known=known)


def _missing_key(facts: Mapping[str, Any]) -> Message:
    known = tuple(facts["known"])
    if len(known) == 1:
        return Message.of("cli-odds-missing-key", key=known[0])
    return Message.of("cli-odds-missing-one-of", known=known)
