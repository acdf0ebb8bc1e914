"""The exact chance of an option, from the rule itself."""

from __future__ import annotations

from fractions import Fraction

from tierce.fight.session import Fight
from tierce.script.effects import Option
from tierce.script.odds import NoPolicy, Odds


class Chances:
    """Remembers what it has worked out; one for a fight."""

    def __init__(self, fight: Fight) -> None:
        self._fight = fight
        self._odds = Odds(interventions=fight.setup.system.intervene)

    def of(self, option: Option) -> Fraction | None:
        """The chance of success as the fight stands; None where nothing is rolled, or where it
        hangs on a decision that nobody has made yet."""
        if option.trial is None:
            return None
        rule, args = option.trial.rule, option.trial.args
        try:
            found = self._odds.distribution(rule, *args, world=self._fight.view())
        except NoPolicy:
            return None
        return found.chance_that(bool)
