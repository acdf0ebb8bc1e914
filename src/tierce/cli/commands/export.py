"""`tierce export`: what a fight has left of somebody, in the file that they came from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tierce.cli.files import write_new
from tierce.cli.speech import current, say
from tierce.cli.usage import SpokenCommand
from tierce.text import UserError

if TYPE_CHECKING:
    from tierce.fight.session import Fight
    from tierce.fight.system import Fighter


@click.command("export", cls=SpokenCommand)
@click.argument("file", metavar="LOG")
@click.argument("piece", metavar="FILE")
@click.option("--fighter", metavar="NAME")
@click.option("--output", "-o", "output", metavar="OUT")
def export(file: str, piece: str, fighter: str | None, output: str | None) -> int:
    """Print a character's file with what a fight has left of its pools."""
    from tierce.formats import format_of
    from tierce.formats.fightlog import replay_log

    path = Path(piece)
    form = format_of(path)
    if form.with_left is None:
        raise UserError("cli-export-none", file=piece)
    fight = replay_log(Path(file)).fight
    name = fighter or form.read_fighter(path, fight.setup.system).name
    text = form.with_left(path, left_of(fight, name))
    if output is None:
        # The bytes of the file, whatever the terminal's encoding is.
        click.echo(text.encode("utf-8"), nl=False)
    else:
        write_new(Path(output), text)
        say(current().text("cli-import-written", file=output))
    return 0


def left_of(fight: Fight, name: str) -> dict[str, int]:
    """What a fighter has now of the pools it began with; UserError where there is no such one."""
    from tierce.formats.pools import pools

    fighter = _fighter(fight, name)
    view = fight.view()
    known = pools(fight.setup.system.slots, fighter.sheet)
    return {pool: view.read(fighter.name, pool) for pool in known}


def _fighter(fight: Fight, name: str) -> Fighter:
    for fighter in fight.setup.fighters:
        if fighter.name == name:
            return fighter
    names = tuple(str(fighter.name) for fighter in fight.setup.fighters)
    raise UserError("cli-nobody", typed=name, known=names)
