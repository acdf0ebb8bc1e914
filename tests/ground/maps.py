"""Random maps and cells for hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from tierce.ground import (
    METRICS,
    OPEN,
    WALL,
    Cell,
    Cover,
    Fence,
    Grid,
    Ground,
    Hexes,
    Squares,
    Terrain,
    fence,
)

GRIDS: tuple[Grid, ...] = (Hexes(), *(Squares(metric) for metric in METRICS))

grids = st.sampled_from(GRIDS)
cells = st.tuples(st.integers(-12, 12), st.integers(-12, 12))

HEDGE = Terrain("h", "hedge", cover=Cover("hedge", 1))
RAMPART = Terrain("r", "rampart", cover=Cover("stone", 2))
RIVER = Terrain("~", "river", closed=True)
SMOKE = Terrain("s", "smoke", opaque=True)
MUD = Terrain("m", "mud", footing=1)
HILL = Terrain("^", "hill", height=3)
KINDS = (OPEN, OPEN, OPEN, WALL, WALL, HEDGE, RAMPART, RIVER, SMOKE, MUD, HILL)


@st.composite
def grounds(
    draw: st.DrawFn, kinds: tuple[Terrain, ...] = KINDS, fenced: bool = True, most: int = 8
) -> Ground:
    """A map of at most so many rows and columns."""
    grid = draw(grids)
    columns, rows = draw(st.integers(1, most)), draw(st.integers(1, most))
    terrain = draw(
        st.lists(st.sampled_from(kinds), min_size=columns * rows, max_size=columns * rows)
    )
    bare = Ground(grid, columns, rows, tuple(terrain))
    edges = edges_of(bare)
    fences = draw(st.sets(st.sampled_from(edges))) if fenced and edges else set()
    return Ground(grid, columns, rows, tuple(terrain), frozenset(fences))


def edges_of(ground: Ground) -> list[Fence]:
    """Every edge between two cells of a map, once."""
    sides = (0, 1, 2, 3, 4, 5) if ground.grid.kind == "hexes" else (0, 2, 4, 6)
    return sorted(
        {
            fence(cell, near)
            for cell in ground.cells
            for near in (ground.grid.step(cell, side) for side in sides)
            if near in ground
        }
    )


def two_cells(ground: Ground) -> st.SearchStrategy[tuple[Cell, Cell]]:
    """Two cells of a map."""
    one = st.sampled_from(ground.cells)
    return st.tuples(one, one)
