"""Moving: a square a point, three at once a run (cthulhu.turn.action-points)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.places import CELL
from tierce.fight.state import View
from tierce.ground import Cell, Ground, cell_name
from tierce.script.effects import Choose, Option, Rule, Who, Withheld, note
from tierce.systems.cthulhu.rules import conditions, hold, place
from tierce.systems.cthulhu.rules.defence import RUN
from tierce.systems.cthulhu.rules.squares import MOVE

CLAUSE = "cthulhu.turn.action-points"
TOWARDS, AWAY, ELSEWHERE = "towards", "away", "elsewhere"
TO = "to:"


def move(fight: View, who: Who) -> Rule[None]:
    """One square, for a point; three in a row are a run, whatever the points."""
    yield from _go(fight, who, 1)
    if fight.read(who, "moved") >= RUN:
        _over(fight, who)


def _over(fight: View, who: Who) -> None:
    """A run leaves nothing else, and nothing near."""
    place.leave(fight, who)
    fight.lose(who, "points", fight.read(who, "points"))


def halt(fight: View, who: Who) -> None:
    """Another action comes between: the squares before it are no part of a run."""
    moved = fight.read(who, "moved")
    if moved:
        fight.lose(who, "moved", moved)


def run(fight: View, who: Who) -> Rule[None]:
    """Three squares at once, which leaves nothing else."""
    yield from _go(fight, who, RUN)
    _over(fight, who)


def held(fight: View, who: Who, id: str) -> Withheld | None:
    """Whoever lies or is held does not walk."""
    if hold.holder(fight, who) is not None:
        return Withheld(id, hold.CLAUSE, "cthulhu.reason.held")
    if fight.condition(who, conditions.PRONE) is not None:
        return Withheld(id, conditions.CLAUSE, "cthulhu.reason.prone")
    return None


def close_in(fight: View, who: Who, foe: Who, clause: str) -> Rule[None]:
    """One square towards a foe, for nothing, as part of something else."""
    far = place.distance(fight, who, foe)
    if fight.ground is not None:
        yield from _step(fight, who, foe, clause)
    elif far:
        conditions.leave(fight, who)
        place.set_distance(fight, who, foe, far - 1)
        yield note("cthulhu.event.move", clause, who=who, way=TOWARDS, other=foe, squares=1)


def _step(fight: View, who: Who, foe: Who, clause: str) -> Rule[None]:
    cell = place.steps_to(fight, who, foe)
    if cell is not None:
        yield from _arrive(fight, who, cell, 1, clause)


def _arrive(fight: View, who: Who, cell: Cell, squares: int, clause: str) -> Rule[None]:
    assert fight.ground is not None, "a cell is one of a map"
    conditions.leave(fight, who)
    fight.put(who, CELL, cell)
    told = {"cell": cell_name(fight.ground.grid, cell), "squares": squares}
    yield note("cthulhu.event.goes", clause, MOVE, who=who, **told)
    yield from hold.loosened(fight, who)


def _go(fight: View, who: Who, squares: int) -> Rule[None]:
    fight.lose(who, "points", squares)
    fight.gain(who, "moved", squares)
    yield from walk(fight, who, squares)


def walk(fight: View, who: Who, squares: int) -> Rule[None]:
    """So many squares, where to is asked; what it costs is paid elsewhere."""
    if fight.ground is not None:
        yield from _across(fight, who, squares, fight.ground)
        return
    ways = tuple(_ways(fight, who))
    chosen: str = yield Choose(
        "where",
        who,
        ways,
        sees=lambda: {"ask": "where", "far": _far(fight, who)},
        label="cthulhu.ask.where",
        facts={"squares": squares},
    )
    way, _, name = chosen.partition(":")
    conditions.leave(fight, who)
    if way != ELSEWHERE:
        other = Who(name)
        far = place.distance(fight, who, other)
        step = -min(squares, far) if way == TOWARDS else squares
        place.set_distance(fight, who, other, far + step)
    told = {"way": way, "other": name or "none", "squares": squares}
    yield note("cthulhu.event.move", CLAUSE, who=who, **told)
    yield from hold.loosened(fight, who)


def _across(fight: View, who: Who, squares: int, ground: Ground) -> Rule[None]:
    """So many squares of a map at most, where to is asked; nowhere where there is no way."""
    cells = {
        cell_name(ground.grid, cell): (cell, near) for cell, near in _walks(fight, who, squares)
    }
    if not cells:
        return
    chosen: str = yield Choose(
        "where",
        who,
        tuple(
            Option(TO + name, facts={"cell": name, "near": near})
            for name, (_, near) in cells.items()
        ),
        sees={"ask": "where"},
        label="cthulhu.ask.where-to",
        facts={"squares": squares},
    )
    yield from _arrive(fight, who, cells[chosen.removeprefix(TO)][0], squares, CLAUSE)


def _walks(fight: View, who: Who, squares: int) -> tuple[tuple[Cell, int], ...]:
    found: tuple[tuple[Cell, int], ...] = fight.between(
        "walks", who, squares, place.step(fight), place.gone(fight)
    )
    return found


def stuck(fight: View, who: Who, id: str) -> Withheld | None:
    """Whoever has no way out of its square of a map does not walk."""
    if fight.ground is None or _walks(fight, who, 1):
        return None
    return Withheld(id, MOVE, "cthulhu.reason.no-way")


def _others(fight: View, who: Who) -> tuple[Who, ...]:
    return (*fight.read(who, "foes"), *fight.read(who, "friends"))


def _far(fight: View, who: Who) -> tuple[tuple[Who, int], ...]:
    able = [foe for foe in fight.read(who, "foes") if not fight.read(foe, "out")]
    return tuple((foe, place.distance(fight, who, foe)) for foe in able)


def _ways(fight: View, who: Who) -> Iterator[Option]:
    yield Option(ELSEWHERE, facts={"way": ELSEWHERE, "other": "none", "far": 0})
    for other in _others(fight, who):
        far = place.distance(fight, who, other)
        if far:
            facts = {"way": TOWARDS, "other": other, "far": far}
            yield Option(f"{TOWARDS}:{other}", facts=facts)
        yield Option(f"{AWAY}:{other}", facts={"way": AWAY, "other": other, "far": far})
