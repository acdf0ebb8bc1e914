"""Suppression Fire: a zone sprayed for a whole turn (gurps.manoeuvre.suppression-fire,
gurps.ground.zone).

Readings: without a map the GM says of everybody who moves by a maneuver, friend or foe, whether it
enters or crosses the zone. A shooter who is stunned, out, or without the weapon sprays no more.
Nobody is attacked whom the weapon does not reach or whose effective skill is below 3.

On a map the zone is the hex that the shooter names and those around it, as far as it sees them: in
range, within 10 yards of it or 2 of a foe, and it turns to it. It is there from when it begins:
whoever is in it then is attacked when it moves on within it. Whoever moves by a maneuver into a hex
of it is attacked in the first one where it can be, and stops there if that knocks it down, out or
away, or stuns it. A retreat, a dive or being driven is no such movement, as without a map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tierce.fight.places import CELL, FACING
from tierce.fight.state import View
from tierce.ground import Cell, Ground
from tierce.script.effects import GM, Call, Choose, Moment, Option, Rule, Who, note
from tierce.systems.gurps.rules import (
    aim,
    attack,
    blow,
    going,
    maneuvers,
    on_map,
    posture,
    ways,
)
from tierce.systems.gurps.rules.blow import Blow, facts
from tierce.systems.gurps.rules.on_map import Gone, Spot
from tierce.systems.gurps.sheet import Ranged

CLAUSE, AREA = "gurps.manoeuvre.suppression-fire", "gurps.ground.zone"
#: The lowest rate of fire that can spray a zone.
LEAST_RATE = 5
#: The mark of a zone: what sprays it and where, until the shooter's next turn.
ZONE = "suppressing"
#: What an option to spray a hex begins with.
SPRAY = "spray:"


class Zone(NamedTuple):
    """A zone under fire: what sprays it, and on a map the hex in its middle. A state holds both as
    plain tuples."""

    blow: Blow
    middle: Cell | None


def zone_of(fight: View, who: Who) -> Zone | None:
    """The zone that a fighter sprays, if it does."""
    held = fight.read(who, ZONE)
    return None if held is None else Zone(Blow(*held[0]), held[1])


# ---------------------------------------------------------------- beginning


def weapons(fight: View, who: Who) -> list[Blow]:
    """What can spray a zone: ready in the hand, fast enough, and on a map with a hex to spray."""
    found = _fast(fight, who)
    if fight.ground is None:
        return found
    return [each for each in found if any(_middles(fight, who, each))]


def _fast(fight: View, who: Who) -> list[Blow]:
    return [
        declared._replace(suppressing=True)
        for declared, mode in maneuvers.blows(fight, who)
        if isinstance(mode, Ranged)
        and mode.rate >= LEAST_RATE
        and not maneuvers.not_ready(fight, who, declared)
    ]


def spray(fight: View, who: Who) -> Rule[None]:
    """Choose the weapon, and on a map the hex; the zone stands until the shooter's next turn."""
    found = {f"{each.hand}:{each.weapon}:{each.mode}": each for each in weapons(fight, who)}
    chosen = yield Choose(
        "weapon",
        who,
        tuple(Option(name, facts=facts(each)) for name, each in found.items()),
        sees=lambda: {"ask": "suppression"},
        label="gurps.ask.suppression",
    )
    declared = found[chosen]
    middle = None if fight.ground is None else (yield from _where(fight, who, declared))
    yield Moment("spray-begins", "attacks", (who,))
    fight.put(who, maneuvers.INTERRUPTED, False)
    if not _sprays(fight, who, declared):
        yield note("gurps.event.cut-short", maneuvers.ONE, who=who)
        return
    aim.lose(fight, who)
    fight.put(who, ZONE, (tuple(declared), middle))
    told: dict[str, Any] = {"who": who, "weapon": declared.weapon}
    if middle is None:
        yield note("gurps.event.suppression", CLAUSE, **told)
    else:
        names = _names(fight, cells(fight, who, middle))
        yield note("gurps.event.suppression-zone", CLAUSE, AREA, **told, cells=names)


def _where(fight: View, who: Who, declared: Blow) -> Rule[Cell]:
    """Choose the middle of the zone, and turn to it."""
    found = {SPRAY + going.named(fight, cell): cell for cell in _middles(fight, who, declared)}
    chosen: str = yield Choose(
        "zone",
        who,
        tuple(_options(fight, who, found)),
        sees=lambda: {"ask": "spray"},
        label="gurps.ask.spray",
    )
    if _turning(fight, who):
        yield from going.face(fight, who, found[chosen])
    return found[chosen]


def _options(fight: View, who: Who, found: Mapping[str, Cell]) -> Iterator[Option]:
    ground, here = _ground(fight), fight.read(who, CELL)
    places = {each: fight.read(each, CELL) for each in fight.fighters if each != who}
    foes = [places[foe] for foe in fight.read(who, "foes") if not fight.read(foe, "out")]
    for name, middle in found.items():
        inside = tuple(
            each for each, cell in places.items() if on_map.in_zone(ground, here, middle, cell)
        )
        yield Option(
            name,
            facts={
                "cell": going.named(fight, middle),
                "yards": ground.grid.distance(here, middle),
                "near": min((ground.grid.distance(middle, foe) for foe in foes), default=0),
                "inside": inside,
                "others": len(inside),
            },
        )


def _middles(fight: View, who: Who, declared: Blow) -> Iterator[Cell]:
    """The hexes that a zone may be laid around."""
    start = fight.read(who, CELL), fight.read(who, FACING)
    foes = fight.between("crowd", who).foes
    most = blow.ranged(fight, who, declared).maximum
    return on_map.zones(_ground(fight), start, _turning(fight, who), most, foes)


def _turning(fight: View, who: Who) -> int:
    """The yards that an All-Out Attack leaves for turning."""
    return maneuvers.allowance(fight, who, "all-out-attack", None)


def _sprays(fight: View, who: Who, declared: Blow) -> bool:
    """Whether the shooter can keep the zone under fire."""
    there = (each[:3] for each in _fast(fight, who))
    return maneuvers.can_act(fight, who) and declared[:3] in there


# ---------------------------------------------------------------- somebody moves


def through_zone(fight: View, actor: Who, foe: Who, nearer: int) -> Rule[None]:
    """Somebody has moved, without a map: whoever enters or crosses a zone is attacked once in that
    turn."""
    for shooter, zone in _threats(fight, actor):
        if _endangered(fight, shooter, actor, zone.blow):
            yield Call(f"zone-{shooter}", _enter, (actor, shooter, zone.blow))


def _threats(fight: View, actor: Who) -> Iterator[tuple[Who, Zone]]:
    """Who keeps a zone under fire, and has not fired on this one since its turn began."""
    for shooter in (*fight.read(actor, "foes"), *fight.read(actor, "friends")):
        zone = zone_of(fight, shooter)
        if zone is None or fight.entry(shooter, "suppressed", actor):
            continue
        if _sprays(fight, shooter, zone.blow):
            yield shooter, zone


def _endangered(fight: View, shooter: Who, actor: Who, declared: Blow) -> bool:
    return maneuvers.can_strike(fight, shooter, actor, declared)


def _enter(fight: View, actor: Who, shooter: Who, declared: Blow) -> Rule[None]:
    where = yield Choose(
        "crosses",
        GM,
        (Option("outside"), Option("inside")),
        sees=lambda: {"ask": "zone"},
        label="gurps.ask.zone",
        facts={"actor": actor, "foe": shooter},
    )
    if where == "inside":
        yield from _fire(fight, actor, shooter, declared)


def _fire(fight: View, actor: Who, shooter: Who, declared: Blow) -> Rule[None]:
    fight.spend(shooter, "suppressed", actor)
    fight.put(actor, maneuvers.INTERRUPTED, True)
    yield Call("spray", attack.strike, (shooter, actor, declared))


# ---------------------------------------------------------------- on a map


def cells(fight: View, shooter: Who, middle: Cell) -> frozenset[Cell]:
    """The hexes of a zone (gurps.ground.zone)."""
    return on_map.zone(_ground(fight), fight.read(shooter, CELL), middle)


def under_fire(fight: View) -> Iterator[tuple[Who, frozenset[Cell]]]:
    """Every zone of the map that is kept under fire, and by whom."""
    for who in fight.fighters:
        zone = zone_of(fight, who)
        if zone is not None and zone.middle is not None and _sprays(fight, who, zone.blow):
            yield who, cells(fight, who, zone.middle)


def into_zone(fight: View, actor: Who, gone: Gone) -> Rule[None]:
    """Somebody has moved on the map: around the zones where it could, else into them."""
    threats = {
        shooter: (zone.blow, cells(fight, shooter, zone.middle))
        for shooter, zone in _threats(fight, actor)
        if zone.middle is not None
    }
    if not threats:
        return
    shun = frozenset[Cell]().union(*(zone for _, zone in threats.values()))
    way = yield from _way(fight, actor, gone, shun)
    for number, spot in enumerate(way, 1):
        shooters = [(each, fire) for each, (fire, zone) in threats.items() if spot.cell in zone]
        if shooters and fight.read(actor, CELL) == way[-1].cell:
            yield from _cross(fight, actor, shooters, gone, way[:number], way[-1])


def _way(fight: View, actor: Who, gone: Gone, shun: frozenset[Cell]) -> Rule[tuple[Spot, ...]]:
    """By which hexes it went; going around a zone may take more yards than the shortest way."""
    end = fight.read(actor, CELL), fight.read(actor, FACING)
    args = _ground(fight), gone, end, fight.between("crowd", actor)
    way, shortest = ways.way(*args, shun), ways.way(*args, ())
    more = way[-1].yards - shortest[-1].yards
    if more:
        fight.put(actor, "moved", fight.read(actor, "moved") + more)
        yield note("gurps.event.goes-around", AREA, who=actor, yards=way[-1].yards)
    return way


def _cross(
    fight: View,
    actor: Who,
    shooters: Sequence[tuple[Who, Blow]],
    gone: Gone,
    way: tuple[Spot, ...],
    end: Spot,
) -> Rule[None]:
    """Somebody comes into zones, at the end of this part of its way: it is attacked there, where
    it can be, and goes on to the end of all of it, where it can."""
    spot, into = way[-1], end.cell in fight.between("crowd", actor).foes
    _put(fight, actor, spot)
    lay = _lies(fight, actor)
    for shooter, declared in shooters:
        there = fight.read(actor, CELL) == spot.cell
        fired = bool(fight.entry(shooter, "suppressed", actor))
        if there and not fired and _endangered(fight, shooter, actor, declared):
            cell = going.named(fight, spot.cell)
            told = {"who": actor, "foe": shooter, "cell": cell}
            yield note("gurps.event.comes-under-fire", CLAUSE, AREA, **told)
            yield Call(f"zone-{shooter}", _fire, (actor, shooter, declared))
    if fight.read(actor, CELL) == spot.cell:
        halts = not maneuvers.can_act(fight, actor) or _lies(fight, actor) != lay
        taken = fight.between("crowd", actor).taken - ({end.cell} if into else set())
        start = Spot(gone.cell, spot.facing, 0)
        on = way if halts else (*way, end)
        _put(fight, actor, next((each for each in on[::-1] if each.cell not in taken), start))
    if fight.read(actor, CELL) != end.cell:
        fight.put(actor, "moved", fight.read(actor, "moved") + spot.yards - end.yards)
        cell = going.named(fight, fight.read(actor, CELL))
        yield note("gurps.event.halted", AREA, who=actor, cell=cell)


def _put(fight: View, who: Who, spot: Spot) -> None:
    fight.put(who, CELL, spot.cell)
    fight.put(who, FACING, spot.facing)


def _lies(fight: View, who: Who) -> bool:
    return posture.is_lying(posture.of(fight, who))


def _names(fight: View, found: frozenset[Cell]) -> tuple[str, ...]:
    """What people call hexes, row by row."""
    grid = _ground(fight).grid
    ordered = sorted(found, key=lambda cell: grid.place(cell)[::-1])
    return tuple(going.named(fight, cell) for cell in ordered)


def _ground(fight: View) -> Ground:
    assert fight.ground is not None, "only on a map"
    return fight.ground
