"""Maps of squares and of hexes: what is how far, in sight, in the way. It knows no rules.

Cells, distances, lines, facings and arcs are those of a `Grid`; a `Ground` is a map on it.
"""

from tierce.ground.areas import cone, in_cone, radius
from tierce.ground.grid import Arc, Arcs, Cell, Crossing, Grid
from tierce.ground.hexes import Hexes
from tierce.ground.map import Fence, Ground, OffTheMap, fence
from tierce.ground.names import cell_name, cell_named, column_name
from tierce.ground.paths import (
    Cost,
    Reached,
    cheapest,
    no_higher,
    reachable,
    shortest,
    ways_to,
)
from tierce.ground.places import away, free, full, misplaced, nearer, standing_in
from tierce.ground.plain import BadDrawing, drawn, ground_from, legend_of
from tierce.ground.pushing import Push, Stop, push, push_away, straight
from tierce.ground.sight import Covering, Line, crossed, line_of_fire, seen, sees
from tierce.ground.squares import METRICS, Metric, Squares
from tierce.ground.terrain import OPEN, WALL, Cover, Terrain

__all__ = [
    "METRICS",
    "OPEN",
    "WALL",
    "Arc",
    "Arcs",
    "BadDrawing",
    "Cell",
    "Cost",
    "Cover",
    "Covering",
    "Crossing",
    "Fence",
    "Grid",
    "Ground",
    "Hexes",
    "Line",
    "Metric",
    "OffTheMap",
    "Push",
    "Reached",
    "Squares",
    "Stop",
    "Terrain",
    "away",
    "cell_name",
    "cell_named",
    "cheapest",
    "column_name",
    "cone",
    "crossed",
    "drawn",
    "fence",
    "free",
    "full",
    "ground_from",
    "in_cone",
    "legend_of",
    "line_of_fire",
    "misplaced",
    "nearer",
    "no_higher",
    "push",
    "push_away",
    "radius",
    "reachable",
    "seen",
    "sees",
    "shortest",
    "standing_in",
    "straight",
    "ways_to",
]
