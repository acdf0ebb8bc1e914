"""`tierce log`: what happened in a fight, from its log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tierce.cli.speech import current, say
from tierce.cli.usage import SpokenCommand

if TYPE_CHECKING:
    from tierce.fight.session import Fight


@click.command("log", cls=SpokenCommand)
@click.argument("file", metavar="LOG")
@click.option("--json", "as_json", is_flag=True)
@click.option("--clauses", is_flag=True)
def log(file: str, as_json: bool, clauses: bool) -> int:
    """Print what happened in a fight."""
    path = Path(file)
    if as_json:
        from tierce.fight.log import note_form, read_log

        read = read_log(path)
        events = [event for joint in read.events for event in joint["events"]]
        fight = _replayed(path)
        events += [] if fight is None else map(note_form, fight.course.partial.notes)
        say(json.dumps(events, ensure_ascii=False, indent=2))
    else:
        show_events(path, clauses)
    return 0


def _replayed(path: Path) -> Fight | None:
    """The fight of a log, None where these rules cannot tell it."""
    from tierce.fight.log import LogError
    from tierce.fight.system import UnknownSystem
    from tierce.formats.fightlog import replay_log

    try:
        return replay_log(path).fight
    except (LogError, UnknownSystem):
        return None


def show_events(path: Path, clauses: bool) -> None:
    """The events as the log holds them, which needs no rules; then those of the turn in progress,
    where these rules can tell them."""
    from tierce.cli.play.narrate import Event, Narrator
    from tierce.cli.play.screen import LOUD, Screen, Span
    from tierce.cli.telling import Teller
    from tierce.fight.log import read_log
    from tierce.fight.system import UnknownSystem, load_system

    read = read_log(path)
    name = str(read.header.get("system", ""))
    try:
        catalogue = current().of(load_system(name))
    except UnknownSystem:  # its messages are missing, its events are not
        catalogue = current().catalogue
    screen, teller = Screen(), Teller(catalogue, name)
    narrator = Narrator(screen, teller, clauses)
    screen.line(Span(str(read.header.get("title") or path.stem), LOUD))
    events = [Event.read(form) for joint in read.events for form in joint["events"]]
    fight = _replayed(path)
    events += [] if fight is None else map(Event.of, fight.course.partial.notes)
    verdict = None if fight is None else fight.verdict
    for event in events:
        narrator.tell(event)
    if not events:
        screen.line(teller.text("cli-log-empty"), indent=2)
    if verdict is not None:
        over = teller.text("cli-over", side=verdict) if verdict else teller.text("cli-over-draw")
        screen.heading(over)
