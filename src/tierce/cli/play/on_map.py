"""The map of a fight in the terminal: where everybody is, and the legend."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from tierce.cli.play.map_panel import MARKED, Panel, packed
from tierce.cli.play.map_tokens import Token, tokens
from tierce.cli.play.question import spans_of
from tierce.cli.play.screen import QUIET, Screen, Span
from tierce.cli.play.sides import Sides
from tierce.cli.telling import Teller
from tierce.cli.width import padded, width
from tierce.fight.places import CELL, FACING, Marked
from tierce.fight.session import Fight
from tierce.ground import Cell, Ground, Terrain, cell_name, legend_of
from tierce.script.effects import Who


class Standing(NamedTuple):
    """A fighter on the map."""

    who: Who
    cell: Cell
    facing: int


def standing(fight: Fight) -> tuple[Standing, ...]:
    """Who is where; nobody where there is no map."""
    if fight.setup.ground is None:
        return ()
    view = fight.view()
    found = []
    for who in view.fighters:
        cell = view.read(who, CELL)
        if cell is not None:
            found.append(Standing(who, cell, view.read(who, FACING)))
    return tuple(found)


def _faces(fight: Fight) -> bool:
    """Whether the rules ask which way one faces."""
    placing = fight.setup.system.placing
    return placing is None or placing.faces


def show(screen: Screen, fight: Fight, teller: Teller, sides: Sides, turn: str) -> None:
    """The map and its legend; nothing where the fight has no map."""
    ground = fight.setup.ground
    if ground is None:
        return
    here, marked = standing(fight), _marked(fight)
    known = tokens(fight.setup.fighters, sides, legend_of(ground))
    panel = Panel(
        ground,
        {each.who: each.cell for each in here},
        {each.who: each.facing for each in here if _faces(fight)},
        known,
        screen.columns - 2,
        Who(turn),
        frozenset[Cell]().union(*(each.cells for each in marked)),
    )
    screen.blank()
    for line in panel.lines():
        screen.line(*line, indent=2)
    for line in _fighters(panel, known, screen.columns - 2):
        screen.line(*line, indent=2)
    for text in (*_legend(panel, teller), *_marks(panel, marked, teller)):
        screen.line(Span(text, QUIET), indent=2, hang=2)


def _fighters(panel: Panel, known: Mapping[Who, Token], columns: int) -> list[tuple[Span, ...]]:
    """Who is who, and where."""
    grid = panel.ground.grid
    told = {
        who: f"{known[who].letter}{panel.arrow(who)} {who} {cell_name(grid, cell)}"
        for who, cell in panel.places.items()
    }
    most = max((width(text) for text in told.values()), default=0)
    entries = [[known[who].mark, Span(padded(text, most))] for who, text in told.items()]
    return packed(entries, columns, most + 1)


def _marked(fight: Fight) -> tuple[Marked, ...]:
    """What is marked on the map now."""
    placing = fight.setup.system.placing
    if placing is None or placing.marked is None:
        return ()
    return tuple(placing.marked(fight.view()))


def _marks(panel: Panel, marked: Iterable[Marked], teller: Teller) -> Iterator[str]:
    """Why cells are marked, and which."""
    for each in marked:
        cells = spans_of([cell_name(panel.ground.grid, cell) for cell in each.cells])
        what = teller.say(each.key, {**each.facts, "cells": cells})
        yield teller.text("cli-map-sign", sign=MARKED, what=what)


def _legend(panel: Panel, teller: Teller) -> Iterator[str]:
    """What the signs mean, and which part of the map it is."""
    ground = panel.ground
    signs = [
        teller.text("cli-map-sign", sign=mark, what=_terrain(terrain, teller))
        for mark, terrain in sorted(legend_of(ground).items())
        if mark != "." or _details(terrain, teller) or terrain.name
    ]
    if ground.fences:
        thin = "- |" if ground.grid.kind == "squares" else "/ \\ |"
        signs.append(teller.text("cli-map-sign", sign=thin, what=teller.text("cli-map-thin")))
    if signs:
        yield " · ".join(signs)
    if not panel.whole:
        yield _part(panel, ground, teller)


def _part(panel: Panel, ground: Ground, teller: Teller) -> str:
    grid, window = ground.grid, panel.window
    return teller.text(
        "cli-map-part",
        first=cell_name(grid, grid.cell(window.left, window.top)),
        last=cell_name(grid, grid.cell(window.right - 1, window.bottom - 1)),
        end=cell_name(grid, grid.cell(ground.columns - 1, ground.rows - 1)),
    )


def _terrain(terrain: Terrain, teller: Teller) -> str:
    details = tuple(_details(terrain, teller))
    if not terrain.name:
        return teller.catalogue.render(details)
    if not details:
        return terrain.name
    return teller.text("cli-map-named", name=terrain.name, details=details)


def _details(terrain: Terrain, teller: Teller) -> list[str]:
    """What a kind of cell does, each in a few words."""
    found = []
    if terrain.wall:
        found.append(teller.text("cli-map-wall"))
    elif terrain.closed:
        found.append(teller.text("cli-map-closed"))
    elif terrain.opaque:
        found.append(teller.text("cli-map-opaque"))
    if terrain.cover is not None:
        kind = teller.named("cover", terrain.cover.kind, {})
        found.append(teller.text("cli-map-cover", kind=kind))
    if terrain.footing:
        found.append(teller.text("cli-map-footing", amount=terrain.footing))
    if terrain.height:
        found.append(teller.text("cli-map-height", height=terrain.height))
    for hazard in terrain.hazards:
        told = teller.named("hazard", hazard, {})
        found.append(teller.text("cli-map-hazard", hazard=told))
    return found
