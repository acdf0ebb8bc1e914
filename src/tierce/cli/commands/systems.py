"""`tierce systems`: the systems of rules that are installed."""

from __future__ import annotations

import click

from tierce.cli.speech import current, say
from tierce.cli.usage import SpokenCommand


@click.command("systems", cls=SpokenCommand)
def systems() -> int:
    """List the installed systems with their versions."""
    from tierce.cli.width import padded, width
    from tierce.fight.system import load_system, system_names

    names = system_names()
    first = max((width(name) for name in names), default=0)
    for name in names:
        version = current().text("cli-system-version", version=load_system(name).version)
        say(f"{padded(name, first)}  {version}")
    return 0
