"""`tierce roll`: a dice command, as the tables of a system write it."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import click

from tierce.cli.speech import current, say
from tierce.cli.usage import SpokenCommand
from tierce.text import UserError

if TYPE_CHECKING:
    from tierce.cli.telling import Teller
    from tierce.dice import Dice
    from tierce.fight.command import CommandAnswer, Throw


@click.command("roll", cls=SpokenCommand)
@click.argument("system")
@click.argument("command")
@click.option("--dice", metavar="N")
@click.option("--json", "as_json", is_flag=True)
def roll(system: str, command: str, dice: str | None, as_json: bool) -> int:
    """Roll a dice command and print how it came out."""
    from tierce.cli.telling import Teller
    from tierce.fight.system import load_system

    loaded = load_system(system)
    if loaded.dice_command is None:
        raise UserError("cli-roll-none", system=system)
    answer = loaded.dice_command(command, _computer if dice is None else _shown(dice))
    if dice is not None and answer.roll is None:
        raise UserError("cli-roll-no-die", command=command)
    if as_json:
        say(json.dumps(as_data(answer), indent=2))
    else:
        say(told(answer, Teller(current().of(loaded), loaded.name)))
    return 0


def as_data(answer: CommandAnswer) -> dict[str, Any]:
    """The answer as JSON; of several targets a list, null for what there is none of."""
    target = answer.target
    return {
        "target": list(target) if isinstance(target, tuple) else target,
        "roll": answer.roll,
        "degree": answer.degree,
        "success": answer.success,
    }


def told(answer: CommandAnswer, teller: Teller) -> str:
    """The answer in one line, in the reader's language."""
    return "".join(
        part if isinstance(part, str) else teller.say(part.key, part.facts) for part in answer.told
    )


def _computer(dice: Dice) -> int:
    return dice.total(dice.roll(random.SystemRandom().randrange))


def _shown(typed: str) -> Throw:
    """Dice that were thrown at the table."""
    from tierce.cli.errors import dice_message
    from tierce.dice import DiceError

    def throw(dice: Dice) -> int:
        try:
            return dice.read(typed)
        except DiceError as error:
            raise UserError(dice_message(error, dice)) from None

    return throw
