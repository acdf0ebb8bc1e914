"""Fights between two, played by a list of answers."""

from __future__ import annotations

from typing import Any

from tierce.fight.course import Setup
from tierce.fight.session import Fight
from tierce.fight.system import Fighter
from tierce.script.effects import Roll, Who
from tierce.systems.cthulhu import SYSTEM
from tierce.systems.cthulhu.options import Options
from tierce.systems.cthulhu.sheet import Sheet

AKI, RYO = Who("Aki"), Who("Ryo")


def duel(first: Sheet, second: Sheet, options: Options | None = None) -> Fight:
    """Aki against Ryo, at the first action of the first round."""
    fighters = (Fighter(AKI, "a", first), Fighter(RYO, "b", second))
    fight = Fight(Setup(SYSTEM, fighters, options or Options(), "seed"))
    _skip(fight)
    return fight


def _skip(fight: Fight) -> None:
    """Nobody declares anything at the start of a round."""
    while fight.open and fight.open[0].address.endswith("declaration"):
        fight.answer(fight.open[0].address, "nothing", "first")


def play(fight: Fight, *answers: Any) -> None:
    """Answer the open questions one after the other; a number is for dice, a word for a choice."""
    for answer in answers:
        asked = fight.open[0]
        assert isinstance(asked.ask, Roll) == isinstance(answer, int), (asked.address, answer)
        fight.answer(asked.address, answer, "first")
        _skip(fight)
