"""Dice: the computer's, shown face by face, and the table's, typed in."""

from __future__ import annotations

from collections.abc import Sequence

from tierce.cli.play.screen import QUIET, Span
from tierce.cli.telling import Teller
from tierce.dice import Apart, Thrown
from tierce.script.answered import Asked
from tierce.script.effects import Roll


def shown(dice: Thrown, faces: Sequence[int]) -> str:
    """Faces and total: `4 + 2 + 5 = 11`, `3 + 5 +1 = 9`; one die without more is itself, and
    dice that are kept apart are each."""
    if isinstance(dice, Apart):
        return faces_of(dice.total(faces))
    total = dice.total(faces)
    plus = f" {dice.plus:+d}" if dice.plus else ""
    if len(faces) == 1 and not plus:
        return str(total)
    return f"{' + '.join(map(str, faces))}{plus} = {total}"


def faces_of(value: object) -> str:
    """What was thrown: a total, or every face."""
    return " ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def thrown_line(roll: Roll, faces: Sequence[int], teller: Teller) -> Span:
    """The computer's throw as one quiet line."""
    what, shows = teller.question(roll), shown(roll.dice, faces)
    facts = {"who": roll.who, "what": what, "dice": str(roll.dice), "shows": shows}
    return Span(teller.text("cli-thrown", **facts), QUIET)


def asked_line(roll: Roll, teller: Teller) -> str:
    """What is to be thrown at the table."""
    what = teller.question(roll)
    return teller.text("cli-throw", who=roll.who, what=what, dice=str(roll.dice))


def range_of(dice: Thrown, teller: Teller) -> str:
    """What dice can show."""
    if isinstance(dice, Apart):
        return teller.text("cli-dice-faces", dice=str(dice), sides=dice.sides)
    facts = {"lowest": dice.lowest, "highest": dice.highest}
    return teller.text("cli-dice-range", dice=str(dice), **facts)


def prompt_of(dice: Thrown, teller: Teller) -> str:
    """What stands before what is typed."""
    apart = isinstance(dice, Apart) and dice.number > 1
    return teller.text("cli-dice-prompt-faces" if apart else "cli-dice-prompt")


def question_of(asked: Asked) -> Roll:
    """The roll that is asked for."""
    if not isinstance(asked.ask, Roll):
        raise TypeError(f"{asked.address} is no roll")
    return asked.ask
