"""Reads where a scenario is fought, and where on the map each fighter begins. Loads pydantic."""

from __future__ import annotations

from dataclasses import dataclass, field

from tierce.fight.places import Placing
from tierce.fight.room import Stand, in_the_way
from tierce.fight.system import System
from tierce.formats.toml.document import Document, shown
from tierce.formats.toml.map_model import PlaceKeys
from tierce.formats.toml.map_reader import ground_at
from tierce.formats.toml.positions import Loc
from tierce.formats.toml.problems import Wrong, at
from tierce.ground import Cell, Ground, cell_named
from tierce.script.effects import Who


@dataclass
class Place:
    """The map of a scenario, None where it has none or it is wrong; and who begins where so far."""

    document: Document
    placing: Placing | None
    ground: Ground | None
    wrong: list[Wrong]
    taken: dict[Who, Stand] = field(default_factory=dict)

    def of(self, loc: Loc, table: object, who: Who, side: str) -> tuple[Cell | None, int]:
        """The cell and the facing that the fighter in the table at `loc` begins with."""
        if not isinstance(table, PlaceKeys):
            return None, 0
        if self.ground is None:
            if "map" not in self.document.root:
                self._without_map(loc, table)
            return None, 0
        return self._cell(self.ground, loc, table, who, side), self._facing(self.ground, loc, table)

    def _without_map(self, loc: Loc, table: PlaceKeys) -> None:
        for key in ("at", "facing"):
            if getattr(table, key) is not None:
                self.wrong.append(at(self.document, (*loc, key), "toml-map-none"))

    def _cell(self, ground: Ground, loc: Loc, table: PlaceKeys, who: Who, side: str) -> Cell | None:
        if table.at is None:
            if self.placing is not None and self.placing.everybody:
                self.wrong.append(at(self.document, (*loc, "at"), "error-missing-key"))
            return None
        cell = cell_named(ground.grid, table.at)
        stand = Stand(cell, side)
        others: tuple[Who, ...] = ()
        if cell in ground.standing:
            assert self.placing is not None, "a map is read where a system knows maps"
            others = in_the_way(self.placing, ground, stand, self.taken)
            if not others:
                self.taken[who] = stand
                return cell
        why = "off" if cell not in ground else "room" if others else "closed"
        facts = {"value": table.at, "why": why, "others": others}
        self.wrong.append(at(self.document, (*loc, "at"), "toml-map-at", **facts))
        return None

    def _facing(self, ground: Ground, loc: Loc, table: PlaceKeys) -> int:
        known = ground.grid.compass
        if table.facing is None:
            return 0
        if table.facing not in known:
            here: Loc = (*loc, "facing")
            facts = {"value": shown(table.facing), "known": known}
            self.wrong.append(at(self.document, here, "error-not-allowed", **facts))
            return 0
        return known.index(table.facing)


def place_of(document: Document, system: System, wrong: list[Wrong]) -> Place:
    """The place of a scenario; what is wrong with its map is added to `wrong`."""
    placing = system.placing
    if placing is None or "map" not in document.root:
        return Place(document, placing, None, wrong)
    ground = ground_at(document, ("map",), wrong, placing, system.name)
    return Place(document, placing, ground, wrong)
