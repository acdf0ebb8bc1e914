"""Going somewhere on a map of hexes: with a will, falling back, driven (gurps.ground.move).

Readings: who closes in goes the nearest way and ends with its foe in front. Who falls back, dives
or is driven keeps its facing. Who is driven stops before a wall, the edge of the map, or whoever
stands in the way; that does no further harm.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tierce.fight.places import CELL, FACING, cell_of, facing_of
from tierce.fight.state import View
from tierce.fight.walking import nearest
from tierce.ground import Cell, Ground, away, push, push_away, straight
from tierce.script.effects import Choose, Moment, Note, Option, Rule, Who, note
from tierce.systems.gurps.rules import on_map
from tierce.systems.gurps.rules.on_map import Crowd, Endings, Gone, Spot

MOVE, FACE, SPACE = "gurps.ground.move", "gurps.ground.facing", "gurps.ground.space"
TO = "to:"


# ---------------------------------------------------------------- where everybody is


def here(fight: View, who: Who) -> Cell | None:
    """The hex that a fighter is in; None without a map."""
    if fight.ground is None:
        return None
    cell: Cell = fight.read(who, CELL)
    return cell


def _ground(fight: View) -> Ground:
    assert fight.ground is not None, "only on a map"
    return fight.ground


def _crowd(fight: View, who: Who) -> Crowd:
    """Everybody else on the map, as `who` has to go around them."""
    crowd: Crowd = fight.between("crowd", who)
    return crowd


def _go(fight: View, who: Who, spot: Spot) -> None:
    fight.put(who, CELL, spot.cell)
    fight.put(who, FACING, spot.facing)
    fight.put(who, "moved", fight.read(who, "moved") + spot.yards)


def named(fight: View, cell: Cell) -> str:
    """What people call a hex."""
    return str(cell_of(_ground(fight), cell))


def sets_out(fight: View, who: Who, yards: int, how: str) -> Gone:
    """On a map: whence a movement begins."""
    return Gone(fight.read(who, CELL), fight.read(who, FACING), yards, how)


def went(fight: View, site: str, who: Who, foe: Who, nearer: int, gone: Gone | None) -> Moment:
    """The moment after a movement: so many yards nearer to a foe, or, on a map, from where."""
    if gone is None:
        return Moment(site, "moved", (who, foe, nearer))
    return Moment(site, "went", (who, gone))


# ---------------------------------------------------------------- with a will


def to_strike(
    fight: View, who: Who, foe: Who, yards: int, how: str, least: int, most: int
) -> Rule[int]:
    """Go to where a foe is in reach and in front; the yards gone (gurps.ground.facing)."""
    spot: Spot | None = fight.between("spot", who, foe, yards, how, least, most)
    if spot is None:
        return 0
    if spot.cell != here(fight, who):
        clauses = (MOVE, SPACE) if spot.cell == here(fight, foe) else (MOVE,)
        cell = named(fight, spot.cell)
        yield note("gurps.event.closes-in", *clauses, who=who, foe=foe, cell=cell)
    elif spot.facing != fight.read(who, FACING):
        yield _turns(fight, who, spot.facing)
    _go(fight, who, spot)
    return spot.yards


def turn_to(fight: View, who: Who, foe: Who, yards: int, how: str) -> Rule[int]:
    """Turn until a foe is in front, as far as that is open; the yards that it takes."""
    return (yield from _turn(fight, who, fight.between("turn", who, foe, yards, how)))


def face(fight: View, who: Who, cell: Cell) -> Rule[int]:
    """Turn straight to a hex, where that takes no yards."""
    grid, facing = _ground(fight).grid, fight.read(who, FACING)
    wanted = grid.directions(fight.read(who, CELL), cell)
    way = min(wanted, key=lambda each: (grid.turns(facing, each), each))
    return (yield from _turn(fight, who, (way, 0)))


def _turn(fight: View, who: Who, found: tuple[int, int] | None) -> Rule[int]:
    if found is None or found[0] == fight.read(who, FACING):
        return 0
    facing, spent = found
    yield _turns(fight, who, facing)
    _go(fight, who, Spot(fight.read(who, CELL), facing, spent))
    return int(spent)


def _turns(fight: View, who: Who, facing: int) -> Note:
    return note("gurps.event.turns", FACE, who=who, way=facing_of(fight.ground, facing))


def walk(
    fight: View, who: Who, site: str, label: str, clause: str, yards: int, how: str
) -> Rule[int]:
    """Ask where to go and which way to face then; the yards gone. Nothing is asked where there is
    nowhere to go and no way to turn."""
    start = fight.read(who, CELL), fight.read(who, FACING)
    ends = on_map.endings(_ground(fight), start, yards, how, _crowd(fight, who))
    cells = sorted(cell for cell in ends if cell != start[0])
    chosen = "stay"
    if cells:
        options = (Option("stay"), *_cells(fight, who, cells, ends))
        chosen = yield Choose(site, who, options, sees=lambda: {"ask": site}, label=label)
    cell = next((each for each in cells if TO + named(fight, each) == chosen), start[0])
    spot = yield from _facing(fight, who, f"{site}-facing", cell, ends[cell])
    if (spot.cell, spot.facing) == start:
        return 0
    _go(fight, who, spot)
    if spot.cell == start[0]:
        yield _turns(fight, who, spot.facing)
        return spot.yards
    told = {"cell": named(fight, cell), "yards": spot.yards}
    yield note("gurps.event.goes", clause, MOVE, who=who, **told)
    yield Moment(f"{site}-reached", "went", (who, Gone(*start, yards, how)))
    return spot.yards


def _cells(fight: View, who: Who, cells: Sequence[Cell], ends: Endings) -> Iterator[Option]:
    """Hexes as options, each with the yards it takes and how many hexes it then is on foot to the
    nearest foe."""
    ground, foes = _ground(fight), _crowd(fight, who).foes
    for cell in cells:
        name, near = named(fight, cell), nearest(ground, cell, foes)
        facts = {"cell": name, "yards": min(ends[cell].values()), "near": near}
        yield Option(TO + name, facts=facts)


def _facing(fight: View, who: Who, site: str, cell: Cell, facings: Mapping[int, int]) -> Rule[Spot]:
    """Which way to face in a hex, where that is open (gurps.ground.facing)."""
    ground = _ground(fight)
    names = {facing_of(ground, facing): facing for facing in sorted(facings)}
    if len(names) == 1:
        (facing,) = names.values()
        return Spot(cell, facing, facings[facing])
    chosen = yield Choose(
        site,
        who,
        tuple(Option(f"face:{name}", facts={"way": name}) for name in names),
        sees=lambda: {"ask": "facing", "best": f"face:{_towards(fight, who, cell, names)}"},
        label="gurps.ask.facing",
    )
    facing = names[chosen.partition(":")[2]]
    return Spot(cell, facing, facings[facing])


def _towards(fight: View, who: Who, cell: Cell, names: Mapping[str, int]) -> str:
    """The way that looks most to the nearest foe; as one faces where there is none."""
    grid, foes = _ground(fight).grid, _crowd(fight, who).foes
    close = min(foes, key=lambda foe: (grid.distance(cell, foe), foe), default=cell)
    wanted = grid.directions(cell, close) or (fight.read(who, FACING),)
    return min(names, key=lambda name: min(grid.turns(names[name], way) for way in wanted))


# ---------------------------------------------------------------- falling back


def back(fight: View, who: Who, foe: Who, yards: int) -> Rule[None]:
    """A free hex so many steps away from a foe, chosen where there are several."""
    cells = fight.between("back", who, foe, yards)
    yield from _into(fight, who, "back", cells)


def flee(fight: View, who: Who, centre: Cell, yards: int) -> Rule[int]:
    """Dive so many hexes away from where something goes off; how far off the fighter then is."""
    ground, taken = _ground(fight), _crowd(fight, who).taken
    edge: tuple[Cell, ...] = (fight.read(who, CELL),)
    for _ in range(yards):
        further = tuple(
            dict.fromkeys(near for cell in edge for near in away(ground, cell, centre, taken))
        )
        edge = further or edge
    yield from _into(fight, who, f"dive-to-{who}", edge)
    return ground.grid.distance(centre, fight.read(who, CELL))


def _into(fight: View, who: Who, site: str, cells: Sequence[Cell]) -> Rule[None]:
    cell = cells[0]
    if len(cells) > 1:
        names = {TO + named(fight, each): each for each in cells}
        options = tuple(Option(each, facts={"cell": each.removeprefix(TO)}) for each in names)
        chosen = yield Choose(
            site, who, options, sees=lambda: {"ask": "back"}, label="gurps.ask.back"
        )
        cell = names[chosen]
    fight.put(who, CELL, cell)


def hide(fight: View, who: Who, cell: Cell) -> None:
    """Into the hex that a step brings cover in."""
    fight.put(who, CELL, cell)


def between(fight: View, rescuer: Who, target: Who, attacker: Who, step: int) -> None:
    """Into the hex between a target and its attacker."""
    fight.put(rescuer, CELL, fight.between("between", rescuer, target, attacker, step))


# ---------------------------------------------------------------- driven


def driven(fight: View, who: Who, by: Who, yards: int) -> Rule[int]:
    """Somebody is driven away from who struck it, until something stops it; how many yards farther
    off it then is (gurps.injury)."""
    ground, cell = _ground(fight), fight.read(who, CELL)
    source = fight.read(by, CELL)
    taken = _crowd(fight, who).taken
    if source == cell:
        way = straight(ground, cell, fight.read(by, FACING), yards)
        pushed = push(ground, cell, way, taken)
    else:
        pushed = push_away(ground, source, cell, yards, taken)
    end = pushed.path[-1] if pushed.path else cell
    if end != cell:
        fight.put(who, CELL, end)
    if pushed.stop is not None:
        yield note("gurps.event.driven-into", "gurps.injury", who=who, what=pushed.stop)
    return ground.grid.distance(source, end) - ground.grid.distance(source, cell)
