"""T1, one exchange, as tierce does it: the rules of bench.duel_system."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.duel_system import DAMAGE, exchange, exchange_of_parts
from bench.model import Figures, Row
from bench.oracle import DODGE, DR, SKILL, exchange_figures
from bench.t1 import COLD, PLAIN, WARM
from tierce.dice import Distribution, pool
from tierce.script import odds
from tierce.script.effects import RuleFunction

ARGS = (SKILL, DODGE, DAMAGE, DR)


def forget() -> None:
    """Empty what outlives a reader: the totals of dice."""
    pool._totals.cache_clear()
    odds._faces.cache_clear()


class Forgetful(odds.Odds):
    """A reader that remembers the parts of the exchange, and never the exchange itself."""

    def exchange(self) -> Distribution[Any]:
        """The exchange, put together from its parts."""
        self._memory.pop((exchange_of_parts, ARGS), None)
        return self.distribution(exchange_of_parts, *ARGS)


def cold(rule: RuleFunction) -> Callable[[], Distribution[Any]]:
    """A run of the rule by a reader of its own."""
    return lambda: odds.Odds().distribution(rule, *ARGS)


def read(distribution: Distribution[Any]) -> Figures:
    """The chance of each injury."""
    return exchange_figures(distribution.chances())


def rows() -> dict[str, Row]:
    """The rule in one piece, and in parts: by a new reader, and by one that knows the parts."""
    return {
        PLAIN: Row(cold(exchange), read, before=forget),
        COLD: Row(cold(exchange_of_parts), read, before=forget),
        WARM: Row(Forgetful().exchange, read, warm=True),
    }
