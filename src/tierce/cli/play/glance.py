"""The fight at a glance: who is there, how they are, what they have used up or left this turn.

A system's `summary` gives messages with facts; those with the facts `now` and `most` are pools
and get a bar.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tierce.cli.play.screen import ACCENT, BAD, GOOD, LOUD, MIDDLING, QUIET, Screen, Span
from tierce.cli.play.sides import Sides
from tierce.cli.telling import Teller
from tierce.fight.places import hazards_at
from tierce.fight.session import Fight
from tierce.fight.slots import FIELD, Pool
from tierce.fight.state import View
from tierce.script.effects import Who

BAR = 8


class Level(NamedTuple):
    """A pool: its text with numbers, and how much of it is there."""

    text: str
    now: int
    most: int


class Row(NamedTuple):
    """A fighter at a glance."""

    name: str
    pools: tuple[Level, ...]
    signs: tuple[str, ...]


def order(fight: Fight) -> tuple[Who, ...]:
    """The fighters in the order of their turns, where the system keeps an `order`; else as set
    up."""
    view = fight.view()
    everybody = view.fighters
    try:
        kept = view.read(FIELD, "order")
    except KeyError:
        return everybody
    if not isinstance(kept, tuple):
        return everybody
    first = tuple(who for who in kept if who in everybody)
    return (*first, *(who for who in everybody if who not in first))


def rows(fight: Fight, teller: Teller) -> tuple[Row, ...]:
    """Every fighter at a glance."""
    view = fight.view()
    return tuple(_row(fight, view, who, teller) for who in order(fight))


def _row(fight: Fight, view: View, who: Who, teller: Teller) -> Row:
    pools, signs = [], []
    for key, facts in _summary(fight, view, who):
        text = teller.say(key, facts)
        if "now" in facts and "most" in facts:
            pools.append(Level(text, facts["now"], facts["most"]))
        else:
            signs.append(text)
    hazards = tuple(teller.named("hazard", each, {}) for each in hazards_at(view, who))
    if hazards:
        signs.append(teller.text("cli-map-stands-in", hazards=hazards))
    return Row(who, tuple(pools), tuple(signs))


def _summary(fight: Fight, view: View, who: Who) -> Sequence[tuple[str, Mapping[str, Any]]]:
    system = fight.setup.system
    if system.summary is not None:
        return system.summary(view, who)
    pools = [slot for slot in system.slots if isinstance(slot, Pool) and slot.ceiling is not None]
    return [
        (
            "cli-pool",
            {
                "name": slot.name,
                "now": view.read(who, slot.name),
                "most": slot.ceiling(view.sheet(who)) if slot.ceiling else 0,
            },
        )
        for slot in pools
    ]


def bar(now: int, most: int) -> Span:
    """A pool as a bar; full blocks for what is there."""
    share = min(1.0, max(0.0, now / most)) if most > 0 else 0.0
    filled = round(share * BAR)
    if now > 0:
        filled = max(1, filled)
    if now < most:
        filled = min(filled, BAR - 1)
    style = GOOD if share > 0.5 else MIDDLING if share > 0.25 else BAD
    return Span("█" * filled + "░" * (BAR - filled), style)


def show(screen: Screen, fight: Fight, teller: Teller, sides: Sides, turn: str) -> None:
    """The table. `turn` is whose decision it is."""
    screen.grid(_cells(row, sides, turn) for row in rows(fight, teller))


def _cells(row: Row, sides: Sides, turn: str) -> list[list[Span]]:
    active = row.name == turn
    side = sides.of(row.name)
    pools: list[Span] = []
    for number, level in enumerate(row.pools):
        pools += [Span("  ")] if number else []
        pools += [bar(level.now, level.most), Span(f" {level.text}")]
    return [
        [Span("▶" if active else " ", ACCENT)],
        [Span(row.name, LOUD if active else "")],
        [sides.mark(side), Span(f" {side}", QUIET)],
        pools,
        [Span(" · ".join(row.signs))],
    ]
