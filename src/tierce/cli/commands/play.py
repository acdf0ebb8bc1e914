"""`tierce play`: a fight in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tierce.cli.speech import current, say
from tierce.cli.usage import SpokenCommand, terminal_columns
from tierce.nearest import nearest
from tierce.text import UserError

if TYPE_CHECKING:
    from tierce.cli.play.loop import Seats
    from tierce.cli.play.screen import Screen
    from tierce.cli.telling import Teller
    from tierce.fight.course import Setup
    from tierce.formats.fightlog import Opened
    from tierce.script.odds import Policy

ALL = "all"


@click.command("play", cls=SpokenCommand)
@click.argument("file", required=False, metavar="[SCENARIO|LOG|NAME]")
@click.option("--list", "as_list", is_flag=True)
@click.option("--log", "log_file", metavar="FILE")
@click.option("--auto", multiple=True, metavar="SIDE")
@click.option("--policy", metavar="NAME")
@click.option("--hand", multiple=True, metavar="NAME")
@click.option("--seed", metavar="SEED")
@click.option("--repair", is_flag=True)
@click.option("--read-only", is_flag=True)
@click.option("--from-checkpoint", is_flag=True)
def play(
    file: str | None,
    as_list: bool,
    log_file: str | None,
    auto: tuple[str, ...],
    policy: str | None,
    hand: tuple[str, ...],
    seed: str | None,
    repair: bool,
    read_only: bool,
    from_checkpoint: bool,
) -> int:
    """Play a fight from a scenario, or go on with the one of a log."""
    if as_list:
        _list_samples()
        return 0
    from tierce.cli.play import samples, start

    path = samples.scenario_path(samples.DEFAULT if file is None else file)
    if start.is_log(path):
        if read_only:
            from tierce.cli.commands.log import show_events

            show_events(path, clauses=False)
            return 0
        _refuse(path, {"--log": log_file, "--seed": seed})
        opened, cut = start.resume(path, repair, from_checkpoint)
        where, again = path, True
    else:
        flags = {"--repair": repair, "--read-only": read_only, "--from-checkpoint": from_checkpoint}
        _only_logs(path, flags)
        prepared = start.prepare(path, seed)
        seats_of(prepared.setup, auto, policy, hand)  # refused before anything is written
        opened, where = start.begin(prepared, Path(log_file) if log_file else None)
        cut, again = 0, False
    try:
        return _run(opened, where, again, cut, auto, policy, hand)
    finally:
        if opened.file is not None:
            opened.file.close()


def _list_samples() -> None:
    """The sample fights of each system: what to type, their titles, what each shows."""
    from tierce.cli.play.samples import listed
    from tierce.cli.width import columns_of
    from tierce.fight.system import load_system

    rows: dict[str, list[tuple[str, str]]] = {}
    for name, sample in listed():
        catalogue = current().of(load_system(sample.system))
        key = f"{sample.system}-sample-{sample.name}"
        of_system = rows.setdefault(sample.system, [])
        of_system.append((name, sample.title))
        if catalogue.has(key):
            of_system.append(("", catalogue.text(key)))
    for system, of_system in rows.items():
        say(system)
        for line in columns_of(of_system, terminal_columns()):
            say(line)


def _refuse(path: Path, options: dict[str, str | None]) -> None:
    for name, value in options.items():
        if value is not None:
            raise UserError("cli-play-not-with-log", option=name, file=str(path))


def _only_logs(path: Path, options: dict[str, bool]) -> None:
    for name, given in options.items():
        if given:
            raise UserError("cli-play-only-with-log", option=name, file=str(path))


def _run(
    opened: Opened,
    where: Path,
    again: bool,
    cut: int,
    auto: Sequence[str],
    policy: str | None,
    hand: Sequence[str],
) -> int:
    from tierce.cli.play.loop import Loop
    from tierce.cli.play.screen import Screen
    from tierce.cli.telling import Teller

    setup = opened.fight.setup
    teller = Teller(current().of(setup.system), setup.system.name)
    seats = seats_of(setup, auto, policy, hand)
    screen = Screen()
    _greet(screen, opened, where, again, cut, teller)
    Loop(screen, opened.fight, teller, seats, where).run(told_before=again)
    return 0


def _greet(
    screen: Screen, opened: Opened, where: Path, again: bool, cut: int, teller: Teller
) -> None:
    from tierce.cli.play.screen import LOUD, QUIET, Span

    setup = opened.fight.setup
    screen.line(Span(setup.title or where.stem, LOUD))
    screen.line(Span(teller.text("cli-saved" if again else "cli-saving", file=str(where)), QUIET))
    if cut:
        screen.line(teller.text("cli-repaired", count=cut))
    if again:
        acts = len(opened.fight.acts)
        screen.line(Span(teller.text("cli-going-on", count=acts), QUIET))


def seats_of(setup: Setup, auto: Sequence[str], policy: str | None, hand: Sequence[str]) -> Seats:
    """Who answers for whom. Raises UserError where there is no such side, fighter or policy."""
    from tierce.cli.play.loop import Seats
    from tierce.script.effects import GM

    sides = tuple(dict.fromkeys(fighter.side for fighter in setup.fighters))
    names = (*(fighter.name for fighter in setup.fighters), GM)
    chosen = _policy(setup, policy)
    by_side: dict[str, Policy] = {}
    for side in auto:
        for each in (*sides, "") if side == ALL else (_known("--auto", side, sides),):
            by_side[each] = chosen
    by_hand = {fighter.name for fighter in setup.fighters if fighter.dice == "hand"}
    by_hand |= {next(n for n in names if n == _known("--hand", name, names)) for name in hand}
    return Seats(by_side, by_hand)


def _policy(setup: Setup, name: str | None) -> Policy:
    policies = setup.system.policies
    return policies[next(iter(policies)) if name is None else _known("--policy", name, policies)]


def _known(option: str, typed: str, known: Iterable[str]) -> str:
    words = tuple(str(word) for word in known)
    if typed in words:
        return typed
    meant = nearest(typed, words)
    if meant.casefold() == typed.casefold():
        return meant
    raise UserError("error-usage-value", name=option, typed=typed, known=words)
