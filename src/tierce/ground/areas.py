"""Areas: all that is near a cell, and cones."""

from __future__ import annotations

from tierce.ground.grid import Cell, cross
from tierce.ground.map import Ground
from tierce.ground.sight import seen


def radius(ground: Ground, centre: Cell, reach: int, walls: bool = True) -> frozenset[Cell]:
    """The cells of the map no farther than `reach`; behind `walls` only where they stop nothing."""
    cells = [cell for cell in ground.grid.disc(centre, reach) if cell in ground]
    return frozenset(seen(ground, centre, cells) if walls else cells)


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
    grid = ground.grid
    middle = {*grid.line(origin, aim), *grid.beyond(origin, aim, length)}
    cells = [
        cell
        for cell in grid.disc(origin, length)
        if cell in ground
        and cell != origin
        and (cell in middle or in_cone(ground, origin, aim, cell, length, width))
    ]
    return frozenset(seen(ground, origin, cells) if walls else cells)


def in_cone(ground: Ground, origin: Cell, aim: Cell, cell: Cell, length: int, width: int) -> bool:
    """Whether the centre of a cell lies between the edges of a cone, however far it is."""
    axis = aim[0] - origin[0], aim[1] - origin[1]
    way = cell[0] - origin[0], cell[1] - origin[1]
    along = ground.grid.dot(axis, way)
    # Half the width to the length, as the way's part across the axis to its part along it. Both
    # are taken twice and squared, so that nothing is rounded.
    across = ground.grid.area * cross(axis, way) ** 2
    return along >= 0 and 4 * across * length**2 <= (along * width) ** 2
