"""`tierce clauses`: the clauses of a system; what one says, where it is cited and exercised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from tierce.cli.speech import current
from tierce.cli.usage import SpokenCommand
from tierce.nearest import nearest
from tierce.text import UserError

if TYPE_CHECKING:
    from tierce.cli.citations import Clause


@click.command("clauses", cls=SpokenCommand)
@click.argument("clause", required=False, metavar="[ID]")
@click.option("--system", metavar="SYSTEM")
def clauses(clause: str | None, system: str | None) -> int:
    """List clauses, or show one."""
    from tierce.cli.citations import clauses_of
    from tierce.fight.system import load_system, system_names

    names = (system,) if system is not None else _systems_of(clause, system_names())
    found: list[Clause] = []
    for name in names:
        found += clauses_of(load_system(name))
    if clause is None:
        _list(found)
        return 0
    one = next((each for each in found if each.id == clause), None)
    if one is None:
        known = [each.id for each in found]
        meant = nearest(clause, known) or next((i for i in known if clause in i), "")
        if meant:
            raise UserError("error-unknown-clause", wanted=clause, nearest=meant)
        raise UserError("cli-clause-none", wanted=clause)
    _show(one)
    return 0


def _systems_of(clause: str | None, names: Sequence[str]) -> Sequence[str]:
    """Only the system that an id begins with, where one does."""
    first = (clause or "").partition(".")[0]
    return (first,) if first in names else names


def _list(found: Sequence[Clause]) -> None:
    from tierce.cli.play.screen import QUIET, Screen, Span
    from tierce.cli.telling import Teller
    from tierce.fight.system import load_system

    screen = Screen()
    heads = ("cli-clause-column-rules", "cli-clause-column-cases")
    rows = [[[], *([Span(current().text(head), QUIET)] for head in heads), []]]
    for each in found:
        teller = Teller(current().of(load_system(each.system)), each.system)
        counts = [[Span(str(len(places)), QUIET)] for places in (each.rules, each.cases)]
        rows.append([[Span(each.id)], *counts, [Span(teller.title(each.id))]])
    screen.grid(rows, right=(1, 2))


def _show(one: Clause) -> None:
    from tierce.cli.play.screen import LOUD, QUIET, Screen, Span
    from tierce.cli.telling import Teller
    from tierce.fight.system import load_system

    screen = Screen()
    teller = Teller(current().of(load_system(one.system)), one.system)
    screen.line(Span(teller.title(one.id), LOUD), Span(f"  {one.id}", QUIET))
    screen.blank()
    screen.paragraph(teller.summary(one.id))
    screen.blank()
    if one.source:
        screen.line(teller.text("cli-clause-source", source=one.source), indent=2, hang=2)
    for key, places in (("cli-clause-rules", one.rules), ("cli-clause-cases", one.cases)):
        shown = ", ".join(places) or teller.text("none")
        screen.line(teller.text(key, places=shown), indent=2, hang=2)
