"""What a cell of a map is like. What its words and amounts mean, a system says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Cover(NamedTuple):
    """What a cell offers to who is behind it or in it; a greater amount covers more."""

    kind: str
    amount: int = 1


@dataclass(frozen=True)
class Terrain:
    """A kind of cell.

    A wall lets nobody through and nothing be seen; `closed` and `opaque` are either alone: a deep
    river, smoke. `footing` is how bad it is to stand and walk on, from 0. `height` is in the
    system's own measure. `hazards` are words for a system, such as "fire".
    """

    #: the sign it is drawn by
    mark: str = "."
    name: str = ""
    closed: bool = False
    opaque: bool = False
    cover: Cover | None = None
    footing: int = 0
    height: int = 0
    hazards: tuple[str, ...] = ()

    @property
    def wall(self) -> bool:
        """Whether nobody can pass and nothing can be seen through it."""
        return self.closed and self.opaque


OPEN = Terrain()
WALL = Terrain("#", closed=True, opaque=True)
