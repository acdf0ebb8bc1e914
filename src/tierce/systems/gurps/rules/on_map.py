"""What a map of hexes says of fighters: cover, room, shelter, lines, ways (gurps.ground.*).

Readings: a hex holds one fighter, or two foes in close combat; friends let one pass, foes do not,
and who is out of the fight lies in the way. Cover right before a shooter does not hamper it. The
full cover of one's own hex hides who lies in it, and others in part, but from nobody beside it.
Heights are in feet, distances in hexes of a yard; somebody who stands higher is as far off as that
is high, if it is more. Nobody steps up or down by more than four feet: that is climbing, or a jump.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from tierce.fight.places import CELL, FACING, Held, Placing, Relation
from tierce.fight.walking import foes_of
from tierce.ground import (
    Cell,
    Ground,
    Hexes,
    away,
    cheapest,
    cone,
    line_of_fire,
    radius,
    sees,
)
from tierce.script.effects import Who

#: Ways to go: a step goes anywhere and leaves the facing free; a move pays for turns and for going
#: sideways or back; forward is a move into the three hexes in front alone.
STEP, MOVE, FORWARD = "step", "move", "forward"
#: Arcs in which a fighter can strike.
AHEAD = ("front", "here")
LYING = ("prone", "face-up")
#: What it takes to go into a hex that is not in front, and what a body on the ground adds.
SIDEWAYS, BODY = 2, 1
#: How far a zone under fire reaches around its middle, and how far off it is laid: from the
#: shooter, or from a foe.
AROUND, NEAR, NEAR_FOE = 1, 10, 2
#: What may stand behind: some of a fighter, or all of it.
NONE, PARTIAL, ALL = "none", "partial", "full"

#: Feet that a step goes up or down, and that stand for a yard of distance.
CLIMB, FEET = 4, 3

Endings = Mapping[Cell, Mapping[int, int]]
#: A hex, and the way one faces there.
Place = tuple[Cell, int]


class Spot(NamedTuple):
    """Where a movement ends: the hex, the facing there, and the yards it takes."""

    cell: Cell
    facing: int
    yards: int


class Gone(NamedTuple):
    """Whence a movement set out, the facing there, the yards it could take, and how it went."""

    cell: Cell
    facing: int
    yards: int
    how: str


class Crowd(NamedTuple):
    """The hexes of others: of foes and of friends on their feet, and of bodies."""

    foes: frozenset[Cell]
    friends: frozenset[Cell]
    bodies: frozenset[Cell]

    @property
    def taken(self) -> frozenset[Cell]:
        """Where nobody else can stop."""
        return self.foes | self.friends


# ---------------------------------------------------------------- where one can go


@lru_cache(maxsize=512)
def endings(
    ground: Ground,
    start: tuple[Cell, int],
    yards: int,
    how: str,
    crowd: Crowd,
    into: Cell | None = None,
) -> Endings:
    """Where a movement of at most so many yards can end: hex -> facing -> the yards it takes
    (gurps.ground.move). `into` is a foe's hex that it may end in, for close combat."""
    cell, facing = start
    if yards <= 0:
        return {cell: {facing: 0}}
    by = _by_steps if how == STEP else _by_moving
    found = by(ground, start, yards, how, crowd, into)
    if how == MOVE:  # who may move may take a step instead
        for there, facings in _by_steps(ground, start, 1, STEP, crowd, into).items():
            known = found.setdefault(there, {})
            for way, spent in facings.items():
                known[way] = min(spent, known.get(way, spent))
    taken = crowd.taken - {cell, into}
    return {there: facings for there, facings in found.items() if there not in taken}


def _by_steps(
    ground: Ground, start: tuple[Cell, int], yards: int, how: str, crowd: Crowd, into: Cell | None
) -> dict[Cell, dict[int, int]]:
    """Each hex a yard, whatever is in it; turning alone uses the step up too."""

    every = range(len(ground.grid.steps))
    costs = cheapest(start[0], stepping(ground, crowd, into), yards).costs
    found: dict[Cell, dict[int, int]]
    found = {there: dict.fromkeys(every, max(1, cost)) for there, cost in costs.items()}
    found[start[0]][start[1]] = 0
    return found


def _by_moving(
    ground: Ground, start: tuple[Cell, int], yards: int, how: str, crowd: Crowd, into: Cell | None
) -> dict[Cell, dict[int, int]]:
    """A yard for a hex in front, two for others, one for each side turned. Whoever has spent no
    more than half turns as it likes at the end, others by one side."""
    grid = ground.grid
    sides = len(grid.steps)
    found: dict[Cell, dict[int, int]] = {}
    moves = moving(ground, how, crowd, into)
    for (cell, facing), cost in cheapest(start, moves, yards).costs.items():
        known = found.setdefault(cell, {})
        turn = last_turn(cost, yards, sides)
        for way in range(sides):
            if grid.turns(facing, way) <= turn:
                known[way] = min(cost, known.get(way, cost))
    return found


def last_turn(cost: int, yards: int, sides: int) -> int:
    """By how many sides one may turn at the end of a movement that took `cost` of its yards."""
    return sides if 2 * cost <= yards else 1


def stepping(
    ground: Ground, crowd: Crowd, into: Cell | None
) -> Callable[[Cell], Iterator[tuple[Cell, int]]]:
    """The hexes that a step leads to, whatever is in them, each a yard."""

    def moves(here: Cell) -> Iterator[tuple[Cell, int]]:
        if here == into:
            return
        for there in ground.ways[here]:
            if there == into or there not in crowd.foes:
                yield there, 1

    return moves


def moving(
    ground: Ground, how: str, crowd: Crowd, into: Cell | None
) -> Callable[[Place], Iterator[tuple[Place, int]]]:
    """Where a movement leads to from a hex and a facing, each with its yards."""
    sides, doors = len(ground.grid.steps), _doors(ground)

    def moves(here: Place) -> Iterator[tuple[Place, int]]:
        cell, facing = here
        if cell == into:
            return
        yield (cell, (facing + 1) % sides), 1
        yield (cell, (facing - 1) % sides), 1
        for there, way, footing in doors[cell]:
            ahead = (way - facing + 1) % sides <= 2
            if (there in crowd.foes and there != into) or (how == FORWARD and not ahead):
                continue
            body = BODY if there in crowd.bodies else 0
            yield (there, facing), (1 if ahead else SIDEWAYS) + footing + body

    return moves


@lru_cache(maxsize=8)
def _doors(ground: Ground) -> Mapping[Cell, tuple[tuple[Cell, int, int], ...]]:
    """From each hex the ones beside it that a step leads to: which way, on what footing."""
    return {
        cell: tuple(
            (near, way, ground.at(near).footing)
            for way, near in enumerate(ground.grid.neighbours(cell))
            if ground.steps(cell, near)
        )
        for cell in ground.standing
    }


def apart(ground: Ground, one: Cell, other: Cell) -> int:
    """Yards from a hex to another, across or up and down, whichever is more."""
    return max(ground.grid.distance(one, other), abs(ground.rise(one, other)) // FEET)


def _distance(held: Held, one: Who, other: Who) -> int:
    return apart(held.ground, _cell(held, one), _cell(held, other))


def crowd_of(held: Held, who: Who) -> Crowd:
    """Everybody else on the map, as `who` has to go around them."""
    standing = frozenset(held.cells("out", who).values())
    foes = foes_of(held, who, "out")
    bodies = frozenset(held.cells("", who).values()) - standing
    return Crowd(foes, standing - foes, bodies)


def _start(held: Held, who: Who) -> tuple[Cell, int]:
    return _cell(held, who), held(who, FACING)


def _cell(held: Held, who: Who) -> Cell:
    cell = held.cell(who)
    assert cell is not None, "everybody in a gurps fight on a map is on the map"
    return cell


def _ways_out(held: Held, who: Who, yards: int, how: str) -> Endings:
    return endings(held.ground, _start(held, who), yards, how, crowd_of(held, who))


def _spot(
    held: Held, who: Who, foe: Who, yards: int, how: str, least: int, most: int
) -> Spot | None:
    """The nearest place to strike a foe from that is so many hexes off: the fewest yards, then
    where one is, as far off as can be, with the least turn; None where there is none."""
    ground, grid = held.ground, held.ground.grid
    start, target = _start(held, who), _cell(held, foe)
    crowd = crowd_of(held, who)
    into = target if least == 0 and _alone(held, foe, target) else None
    best: tuple[tuple[int, ...], Spot] | None = None
    lies = held(foe, "posture") in LYING
    ends = endings(ground, start, yards, how, crowd, into)
    for cell in grid.disc(target, most):
        off = apart(ground, cell, target) if cell in ends else NOWHERE
        if not least <= off <= most or cover_at(ground, target, cell, lies) == ALL:
            continue
        for facing, spent in ends[cell].items():
            if grid.arc(cell, facing, target) in AHEAD:
                stays, turned = cell == start[0], grid.turns(start[1], facing)
                rank = (spent, not stays, -off, turned, *cell, facing)
                if best is None or rank < best[0]:
                    best = rank, Spot(cell, facing, spent)
    return None if best is None else best[1]


def _alone(held: Held, foe: Who, cell: Cell) -> bool:
    """Whether a foe has its hex for itself, so that somebody may close with it."""
    return sum(there == cell for there in held.cells("out").values()) <= 1


def _approach(held: Held, who: Who, foe: Who, yards: int, how: str, least: int, most: int) -> int:
    spot = _spot(held, who, foe, yards, how, least, most)
    return NOWHERE if spot is None else spot.yards


#: What `approach` is where no place to strike from can be come to.
NOWHERE = -1


def _turn(held: Held, who: Who, foe: Who, yards: int, how: str) -> tuple[int, int] | None:
    """The facing in which a fighter has a foe in front without going anywhere, and the yards that
    turning takes; None where it cannot turn so far."""
    return turn_to(held.ground, _start(held, who), _cell(held, foe), yards, how)


def turn_to(
    ground: Ground, start: Place, target: Cell, yards: int, how: str
) -> tuple[int, int] | None:
    """The facing in which one has a hex in front without going anywhere, and the yards that turning
    takes; None where one cannot turn so far."""
    (cell, facing), grid = start, ground.grid
    if grid.arc(cell, facing, target) in AHEAD:
        return facing, 0
    if yards <= 0:
        return None
    ahead = [w for w in range(len(grid.steps)) if grid.arc(cell, w, target) in AHEAD]
    way = min(ahead, key=lambda each: (grid.turns(facing, each), each))
    return way, 1 if how == STEP else 0


# ---------------------------------------------------------------- cover and lines


def _cover(held: Held, target: Who, shooter: Who) -> str:
    """What a fighter stands behind, seen from another (gurps.ground.cover)."""
    lies = held(target, "posture") in LYING
    return cover_at(held.ground, _cell(held, target), _cell(held, shooter), lies)


def cover_at(ground: Ground, cell: Cell, seen_from: Cell, lies: bool) -> str:
    """What covers whoever is in a hex, seen from another: NONE, PARTIAL or ALL."""
    if cell == seen_from:
        return NONE
    line, grid = line_of_fire(ground, seen_from, cell), ground.grid
    kinds = {
        each.cover.kind
        for each in line.covers
        if not grid.touches(each.cell, seen_from) or grid.touches(each.cell, cell)
    }
    own = ground.at(cell).cover
    if own is not None and not grid.touches(cell, seen_from):
        kinds.add(own.kind if lies else PARTIAL)
    if line.blocked is not None or ALL in kinds:
        return ALL
    return PARTIAL if kinds else NONE


def _room(held: Held, who: Who, foe: Who) -> bool:
    return bool(_back(held, who, foe, 1))


def _back(held: Held, who: Who, foe: Who, yards: int) -> tuple[Cell, ...]:
    """The free hexes that so many steps away from a foe lead to."""
    taken, from_where = crowd_of(held, who).taken, _cell(held, foe)
    edge: tuple[Cell, ...] = (_cell(held, who),)
    for _ in range(yards):
        further = [away(held.ground, cell, from_where, taken) for cell in edge]
        edge = tuple(dict.fromkeys(cell for cells in further for cell in cells))
    return edge


def _shelter(held: Held, who: Who, foe: Who, step: int) -> Cell | None:
    """The nearest free hex in a step that hides who lies in it from a foe."""
    return _shelter_from(held, who, _cell(held, foe), step)


def _shelter_from(held: Held, who: Who, seen_from: Cell, step: int) -> Cell | None:
    """The nearest free hex in a step that hides who lies in it from a hex."""
    ground = held.ground
    found = [
        (min(facings.values()), cell)
        for cell, facings in _ways_out(held, who, step, STEP).items()
        if cover_at(ground, cell, seen_from, lies=True) == ALL
    ]
    return min(found)[1] if found else None


# ---------------------------------------------------------------- cones, areas, zones


def _in_cone(held: Held, who: Who, attacker: Who, target: Who, length: int, width: int) -> bool:
    """Whether a cone from an attacker towards its target, or ahead where they share a hex, holds
    a fighter who is not wholly covered from there (gurps.ground.area)."""
    ground, origin, aim = held.ground, _cell(held, attacker), _cell(held, target)
    if aim == origin:
        aim = ground.grid.step(origin, held(attacker, FACING))
    inside = _cell(held, who) in cone(ground, origin, aim, length, width)
    return inside and _cover(held, who, attacker) != ALL


def _in_area(held: Held, who: Who, target: Who, reach: int) -> bool:
    """Whether an area around a target holds a fighter who is not wholly covered from its centre
    (gurps.ground.area)."""
    inside = _cell(held, who) in radius(held.ground, _cell(held, target), reach)
    return inside and _cover(held, who, target) != ALL


def zone(ground: Ground, shooter: Cell, middle: Cell) -> frozenset[Cell]:
    """The hexes that are under fire from another: one, and those around it that somebody can be in
    and that are seen from there (gurps.ground.zone)."""
    around = ground.grid.disc(middle, AROUND)
    return frozenset(cell for cell in around if in_zone(ground, shooter, middle, cell))


def in_zone(ground: Ground, shooter: Cell, middle: Cell, cell: Cell) -> bool:
    """Whether a hex is among them."""
    near = cell in ground.standing and ground.grid.distance(middle, cell) <= AROUND
    return near and cell != shooter and all(sees(ground, one, cell) for one in (middle, shooter))


def zones(
    ground: Ground, start: Place, yards: int, most: int, foes: frozenset[Cell]
) -> Iterator[Cell]:
    """The hexes that a shooter may lay such a zone around: in range and in sight, near itself or a
    foe, and in front once it has turned, forward (gurps.ground.zone)."""
    grid, here = ground.grid, start[0]
    beside = (cell for foe in foes for cell in grid.disc(foe, NEAR_FOE))
    near = {*grid.disc(here, NEAR), *beside} & ground.standing
    for cell in sorted(near - {here}):
        in_range = grid.distance(here, cell) <= most and sees(ground, here, cell)
        if in_range and turn_to(ground, start, cell, yards, FORWARD) is not None:
            yield cell


# ---------------------------------------------------------------- in the way


def _between(held: Held, rescuer: Who, target: Who, attacker: Who, step: int) -> Cell | None:
    """The nearest free hex in a step that lies between an attacker and its target; where they
    touch none does, and a rescuer beside the target leans in from where it is."""
    ground, grid = held.ground, held.ground.grid
    here, there, origin = (_cell(held, who) for who in (rescuer, target, attacker))
    line = set(grid.line(origin, there)) - {origin, there}
    found = [
        (min(facings.values()), cell)
        for cell, facings in _ways_out(held, rescuer, step, STEP).items()
        if cell in line or (not line and cell == here and ground.steps(here, there))
    ]
    return min(found)[1] if found else None


PLACED = (CELL, FACING)
EVERYBODY = (CELL, "out", "side")

RELATIONS: tuple[Relation, ...] = (
    Relation("distance", (CELL,), _distance),
    #: target, shooter: what the target stands behind
    Relation("cover", (CELL, "posture"), _cover),
    #: fighter, foe: whether a step back is free; and the hexes so many steps back
    Relation("room", (), _room, EVERYBODY),
    Relation("back", (), _back, EVERYBODY),
    #: fighter, foe, step: the hex to hide in
    Relation("shelter", PLACED, _shelter, EVERYBODY),
    #: fighter, hex that it hides from, step: the same
    Relation("shelter-from", PLACED, _shelter_from, EVERYBODY),
    #: fighter, attacker, target, yards to its end, yards wide there: whether a cone holds it
    Relation("in-cone", (*PLACED, "posture"), _in_cone),
    #: fighter, target, yards around it: whether an area holds it
    Relation("in-area", (CELL, "posture"), _in_area),
    #: rescuer, target, attacker, step: the hex to stand in the way in
    Relation("between", PLACED, _between, EVERYBODY),
    #: fighter, foe, yards, way to go, least and most reach: the yards to go (NOWHERE), the spot
    Relation("approach", (*PLACED, "posture"), _approach, EVERYBODY),
    Relation("spot", (*PLACED, "posture"), _spot, EVERYBODY),
    #: fighter, foe, yards, way to go: the facing and the yards that turning to it takes
    Relation("turn", PLACED, _turn),
    #: fighter: the hexes of everybody else
    Relation("crowd", (), crowd_of, EVERYBODY),
)

#: Two foes begin in one hex where they are in close combat.
PLACING = Placing(
    (Hexes(),),
    RELATIONS,
    most=2,
    covers=(PARTIAL, ALL),
    footing=True,
    heights=True,
    everybody=True,
    climb=CLIMB,
    stated=("speed", "unseen", "unaware", "braced", "caught"),
    of_a_side=1,
    gone="out",
)
