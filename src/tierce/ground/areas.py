"""Areas: all that is near a cell, and cones."""

from __future__ import annotations

from tierce.ground.grid import Cell, cross
from tierce.ground.map import Ground
from tierce.ground.sight import seen


def radius(ground: Ground, centre: Cell, reach: int, walls: bool = True) -> frozenset[Cell]:
    """The cells of the map no farther than `reach`; behind `walls` only where they stop nothing."""
    key = ("radius", centre, reach, walls)
    found: frozenset[Cell] | None = ground.remembered.get(key)
    if found is None:
        cells = _near(ground, centre, reach)
        found = frozenset(seen(ground, centre, cells) if walls else cells)
        ground.remembered[key] = found
    return found


def _near(ground: Ground, centre: Cell, reach: int) -> list[Cell]:
    """The cells of the map no farther than `reach`, which may be far more than the map is wide."""
    grid = ground.grid
    if reach > max(ground.columns, ground.rows):
        return [cell for cell in ground.cells if grid.distance(centre, cell) <= reach]
    return [cell for cell in grid.disc(centre, reach) if cell in ground]


def cone(
    ground: Ground, origin: Cell, aim: Cell, length: int, width: int, walls: bool = True
) -> frozenset[Cell]:
    """The cells of a cone from the origin, which is not in it, towards another cell.

    It is `width` cells wide at `length` and narrows evenly to nothing at the origin. It holds
    the cells whose centre is in it or on its edge, no farther than `length`, and those that the
    line along its middle enters. Behind walls only where `walls` stop nothing; empty where the
    aim is the origin.
    """
    if origin == aim:
        return frozenset()
    key = ("cone", origin, aim, length, width, walls)
    found: frozenset[Cell] | None = ground.remembered.get(key)
    if found is None:
        grid = ground.grid
        beyond = min(length, ground.columns + ground.rows)
        middle = {*grid.line(origin, aim), *grid.beyond(origin, aim, beyond)}
        cells = [
            cell
            for cell in _near(ground, origin, length)
            if cell != origin
            and (cell in middle or in_cone(ground, origin, aim, cell, length, width))
        ]
        found = frozenset(seen(ground, origin, cells) if walls else cells)
        ground.remembered[key] = found
    return found


def in_cone(ground: Ground, origin: Cell, aim: Cell, cell: Cell, length: int, width: int) -> bool:
    """Whether the centre of a cell lies between the edges of a cone, however far it is."""
    axis = aim[0] - origin[0], aim[1] - origin[1]
    way = cell[0] - origin[0], cell[1] - origin[1]
    along = ground.grid.dot(axis, way)
    # Half the width to the length, as the way's part across the axis to its part along it. Both
    # are taken twice and squared, so that nothing is rounded.
    across = ground.grid.area * cross(axis, way) ** 2
    return along >= 0 and 4 * across * length**2 <= (along * width) ** 2
