"""The map of a fight: what each cell is like, and the thin walls between some. It never changes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from tierce.ground.grid import Cell, Crossing, Grid
from tierce.ground.terrain import Terrain

#: Two neighbours, the lesser first.
Fence = tuple[Cell, Cell]


class OffTheMap(LookupError):
    """A cell that is not on the map; `cell` is which."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(f"{cell} is not on the map")
        self.cell = cell


def fence(one: Cell, other: Cell) -> Fence:
    """The thin wall between two neighbours."""
    return (one, other) if one < other else (other, one)


def _cleared(terrain: Terrain) -> Terrain:
    """What a cell is like once the thing that stood there is gone."""
    return replace(terrain, closed=False, opaque=False, cover=None)


@dataclass(frozen=True, eq=False)
class Ground:
    """A map of `columns` by `rows` cells.

    `terrain` tells the cells row by row, each from left to right. `fences` are walls without
    thickness between two cells that share an edge. `span` is how far it is across a cell, in
    the system's measure (yards, inches). `climb` is how far up or down one gets by a step, where
    heights hinder at all.

    Walls, thick or thin, meet in corners. Nobody steps and nothing is seen between two walls
    that touch with a corner; past a single corner one steps and sees.
    """

    grid: Grid
    columns: int
    rows: int
    terrain: tuple[Terrain, ...]
    fences: frozenset[Fence] = frozenset()
    span: Fraction = Fraction(1)
    climb: int | None = None

    def __post_init__(self) -> None:
        """ValueError where there are not as many cells as the map has, or none."""
        if self.columns < 1 or self.rows < 1 or len(self.terrain) != self.columns * self.rows:
            raise ValueError(f"{len(self.terrain)} cells for {self.columns} by {self.rows}")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Ground) and self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _key(self) -> tuple[Any, ...]:
        return (
            self.grid,
            self.columns,
            self.rows,
            self.terrain,
            self.fences,
            self.span,
            self.climb,
        )

    @cached_property
    def _hash(self) -> int:
        return hash(self._key)

    @cached_property
    def remembered(self) -> dict[Any, Any]:
        """What has been worked out about this map, for those who ask again."""
        return {}

    @cached_property
    def _at(self) -> Mapping[Cell, Terrain]:
        cells = (
            self.grid.cell(column, row)
            for row in range(self.rows)
            for column in range(self.columns)
        )
        return dict(zip(cells, self.terrain, strict=True))

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell, row by row."""
        return tuple(self._at)

    def __contains__(self, cell: object) -> bool:
        return cell in self._at

    def at(self, cell: Cell) -> Terrain:
        """What a cell is like; OffTheMap where there is none."""
        try:
            return self._at[cell]
        except KeyError:
            raise OffTheMap(cell) from None

    def rise(self, one: Cell, other: Cell) -> int:
        """How much higher the other cell is."""
        return self.at(other).height - self.at(one).height

    def length(self, one: Cell, other: Cell) -> Fraction:
        """How far it is from one cell to another in the system's measure."""
        return self.grid.distance(one, other) * self.span

    @cached_property
    def opaque(self) -> frozenset[Cell]:
        """The cells that nothing is seen through."""
        return frozenset(cell for cell, terrain in self._at.items() if terrain.opaque)

    @cached_property
    def standing(self) -> frozenset[Cell]:
        """The cells that somebody can be in."""
        return frozenset(cell for cell, terrain in self._at.items() if not terrain.closed)

    @cached_property
    def ways(self) -> Mapping[Cell, tuple[Cell, ...]]:
        """From each cell that somebody can be in, the neighbours that one step leads to."""
        return {
            cell: tuple(near for near in self.grid.neighbours(cell) if self._walked(cell, near))
            for cell in self._at
            if cell in self.standing
        }

    def steps(self, one: Cell, other: Cell) -> bool:
        """Whether one step leads from a cell to the other."""
        return other in self.ways.get(one, ())

    def without(self, names: Collection[str]) -> Ground:
        """The map without the things of these names: what is left of their cells is open."""
        names = frozenset(names)
        if not names:
            return self
        key = ("without", names)
        found: Ground | None = self.remembered.get(key)
        if found is None:
            terrain = tuple(_cleared(each) if each.name in names else each for each in self.terrain)
            found = self.remembered[key] = replace(self, terrain=terrain)
        return found

    def fenced(self, one: Cell, other: Cell) -> bool:
        """Whether a thin wall stands between two neighbours."""
        return bool(self.fences) and fence(one, other) in self.fences

    def _walked(self, one: Cell, other: Cell) -> bool:
        level = self.climb is None or other not in self or abs(self.rise(one, other)) <= self.climb
        return level and self.leads(one, other)

    def leads(self, one: Cell, other: Cell) -> bool:
        """Whether one gets from a cell to one that touches it, also where no step is diagonal."""
        if other not in self.standing:
            return False
        if (other[0] - one[0], other[1] - one[1]) in self._over_edges:
            return not self.fenced(one, other)
        crossing = self.grid.crossings(one, other)[0]
        return any(
            all(cell in self.standing for cell in way) for way in self.passages(one, crossing)
        )

    @cached_property
    def _over_edges(self) -> frozenset[Cell]:
        """The ways to those neighbours that share an edge."""
        steps = self.grid.steps
        return frozenset(step for step in steps if self.grid.crossings((0, 0), step)[0].direct)

    def passages(self, here: Cell, crossing: Crossing) -> list[tuple[Cell, ...]]:
        """How a line can get to the next cell without crossing a thin wall.

        Each is the cells it passes on the way: none, or one that it meets there with a corner or
        an edge. Where there is none, thin walls shut it off.
        """
        found: list[tuple[Cell, ...]] = []
        if crossing.direct and not self.fenced(here, crossing.to):
            found.append(())
        for beside in crossing.beside:
            if not self.fenced(here, beside) and not self.fenced(beside, crossing.to):
                found.append((beside,))
        return found
