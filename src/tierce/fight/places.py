"""Where fighters are on a map: their cells and facings, and what holds between fighters for it.

A relation is a value derived from where several fighters are, and tracked as itself: rules read
`distance`, not two cells, so that one remembered result serves every place of the same distance.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from tierce.fight.slots import Mark, Slot, never
from tierce.ground import Arc, Cell, Grid, Ground, Line, cell_name, cell_named, line_of_fire
from tierce.script.effects import Who

#: The slots of who is on a map: the cell (None: not on it), and the direction faced.
CELL, FACING = "cell", "facing"


# ---------------------------------------------------------------- slots


@dataclass(frozen=True)
class PlaceMark(Mark):
    """A mark that people know by a name of their own."""

    ground: Ground | None = None

    @abstractmethod
    def typed(self, text: str) -> Hashable:
        """The value of a name; ValueError where it is none."""

    @abstractmethod
    def told(self, value: Any) -> Any:
        """The name of a value."""


@dataclass(frozen=True)
class CellMark(PlaceMark):
    """The cell that a fighter is in; people name it as `C4`. None is not on the map."""

    def typed(self, text: str) -> Hashable:
        """The cell of a name; ValueError where nobody can be in such a one."""
        assert self.ground is not None
        cell = cell_named(self.ground.grid, text)
        if cell not in self.ground.standing:
            raise ValueError(text)
        return cell

    def told(self, value: Any) -> Any:
        """The name of a cell."""
        return cell_of(self.ground, value)


@dataclass(frozen=True)
class FacingMark(PlaceMark):
    """The direction that a fighter faces; people name it as `ne`."""

    def typed(self, text: str) -> Hashable:
        """The direction of a name; ValueError where there is none."""
        assert self.ground is not None
        return self.ground.grid.compass.index(text.casefold())

    def told(self, value: Any) -> Any:
        """The name of a direction."""
        return facing_of(self.ground, value)


def place_slots(ground: Ground) -> tuple[Slot, ...]:
    """What a fight on a map remembers of each fighter beside what its system does."""
    return CellMark(CELL, never, ground=ground), FacingMark(FACING, lambda _: 0, ground=ground)


def cell_of(ground: Ground | None, cell: Cell | None) -> str | None:
    """The name of a cell of a map, None for none."""
    return None if ground is None or cell is None else cell_name(ground.grid, cell)


def facing_of(ground: Ground | None, facing: int) -> str:
    """The name of a direction."""
    assert ground is not None
    return ground.grid.compass[facing % len(ground.grid.compass)]


def hazards_at(fight: Any, who: Who) -> tuple[str, ...]:
    """What is dangerous where a fighter stands; nothing where there is no map."""
    ground: Ground | None = fight.ground
    cell: Cell | None = None if ground is None else fight.read(who, CELL)
    return () if ground is None or cell is None else ground.at(cell).hazards


# ---------------------------------------------------------------- relations


@dataclass(frozen=True)
class Relation:
    """A value of several fighters, derived from the map and from slots or facts.

    `derive(held, *args)`: `held` reads `slots` of the fighters it is about, and `crowd` of
    everybody. It must be a function of these alone.
    """

    name: str
    slots: tuple[str, ...]
    derive: Callable[..., Any]
    crowd: tuple[str, ...] = ()


class Undeclared(LookupError):
    """A relation reads what it does not say it reads: its memory would be false."""


@dataclass(frozen=True)
class Held:
    """What a relation may look at."""

    ground: Ground
    fighters: Sequence[Who]
    relation: Relation
    about: tuple[Hashable, ...]
    read: Callable[[Who, str], Any] = field(repr=False)

    def __call__(self, who: Who, name: str) -> Any:
        """A slot or fact of a fighter. Raises Undeclared."""
        relation = self.relation
        if name not in relation.crowd and not (name in relation.slots and who in self.about):
            raise Undeclared(f"{relation.name} reads {name} of {who}")
        return self.read(who, name)

    def cell(self, who: Who) -> Cell | None:
        """The cell that a fighter is in."""
        found: Cell | None = self(who, CELL)
        return found

    def cells(self, name: str = "", *but: Who) -> Mapping[Who, Cell]:
        """Where everybody on the map is, apart from some; and from those of whom the fact `name`
        is true."""
        found = {}
        for who in self.fighters:
            if who in but:
                continue
            cell = self(who, CELL)
            if cell is not None and not (name and self(who, name)):
                found[who] = cell
        return found


def _both(held: Held, one: Who, other: Who) -> tuple[Cell, Cell] | None:
    here, there = held.cell(one), held.cell(other)
    return None if here is None or there is None else (here, there)


def _distance(held: Held, one: Who, other: Who) -> int | None:
    both = _both(held, one, other)
    return both and held.ground.grid.distance(*both)


def _length(held: Held, one: Who, other: Who) -> Fraction | None:
    both = _both(held, one, other)
    return both and held.ground.length(*both)


def _same_cell(held: Held, one: Who, other: Who) -> bool:
    both = _both(held, one, other)
    return both is not None and both[0] == both[1]


def _touching(held: Held, one: Who, other: Who) -> bool:
    both = _both(held, one, other)
    if both is None:
        return False
    ground = held.ground
    return both[0] == both[1] or (ground.grid.touches(*both) and ground.leads(*both))


def _arc(held: Held, one: Who, other: Who) -> Arc | None:
    both = _both(held, one, other)
    return both and held.ground.grid.arc(both[0], held(one, FACING), both[1])


def _line(held: Held, one: Who, other: Who) -> Line | None:
    both = _both(held, one, other)
    return both and line_of_fire(held.ground, *both)


def _rise(held: Held, one: Who, other: Who) -> int:
    both = _both(held, one, other)
    return 0 if both is None else held.ground.rise(*both)


#: What every system may ask of two fighters on a map; None where one of them is not on it.
RELATIONS: tuple[Relation, ...] = (
    #: whole cells from one to the other
    Relation("distance", (CELL,), _distance),
    #: how far it is in the system's measure
    Relation("length", (CELL,), _length),
    Relation("same-cell", (CELL,), _same_cell),
    #: in the same cell, or in two that one can strike across: no wall between
    Relation("touching", (CELL,), _touching),
    #: where the other is, as the one faces
    Relation("arc", (CELL, FACING), _arc),
    #: the line of fire from one to the other
    Relation("line-of-fire", (CELL,), _line),
    #: how much higher the other stands
    Relation("rise", (CELL,), _rise),
)


class Marked(NamedTuple):
    """Cells that a drawing of the map marks for a time, and the message that tells why: its key and
    facts, to which come the `cells`."""

    key: str
    facts: Mapping[str, Any]
    cells: frozenset[Cell]


@dataclass(frozen=True)
class Placing:
    """What a system says of maps: the grids it plays on, one of a kind; the relations it asks for
    beside those of every system; how many fighters have room in one cell; whether everybody
    must be on the map from the start; whether it matters which way one faces; how far across a cell
    may be, in its measure; what is marked on the map for a time; and which facts the GM may state
    though there is a map, which tells all others.

    Of what a cell is like every system knows walls, and hazards, which are told and left to the
    GM; which kinds of `covers` it knows (None: any word will do), and whether its rules ask for
    `footing` and `heights`, it says, and up or down by how much one `climb`s with a step (None:
    by any).

    `of_a_side` is how many of those in a cell may be of one side, and `apart` how wide the
    room is that each takes up, in the measure; `gone` is the fact of those who take no room.
    """

    grids: tuple[Grid, ...]
    relations: tuple[Relation, ...] = ()
    most: int = 1
    covers: tuple[str, ...] | None = ()
    footing: bool = False
    heights: bool = False
    everybody: bool = False
    faces: bool = True
    climb: int | None = None
    spans: tuple[Fraction, ...] = (Fraction(1),)
    marked: Callable[[Any], Iterable[Marked]] | None = None
    stated: tuple[str, ...] = ()
    of_a_side: int | None = None
    apart: int = 0
    gone: str = ""
