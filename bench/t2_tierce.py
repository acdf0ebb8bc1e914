"""T2, a whole duel, as tierce does it: explored as a chain, then solved; nothing is kept."""

from __future__ import annotations

from functools import partial

from bench.duel_system import setup
from bench.model import Figures, Row
from bench.oracle import duel_figures
from bench.t1_tierce import forget
from bench.t2 import EXACT, FLOAT
from tierce.analysis.duel import Duel, duel


def read(found: Duel) -> Figures:
    """Both answers; a turn is one exchange."""
    return duel_figures((found.wins["first"], found.steps_by_rule["turn"]))


def rows(hp: int) -> dict[str, Row]:
    """The duel in fractions, as the peers give it, and in floats."""
    return {
        EXACT: Row(partial(duel, setup(hp), exact=True), read, before=forget),
        FLOAT: Row(partial(duel, setup(hp)), read, before=forget),
    }
