"""Numbers beside what is told: which shot of a burst it is, how good an art is by itself."""

from __future__ import annotations

import pytest

from tests.systems.cthulhu.field import duel, play
from tests.systems.telling import teller
from tierce.script.effects import Choose
from tierce.systems.cthulhu.rules import guns
from tierce.systems.cthulhu.rules.strike import Strike
from tierce.systems.cthulhu.sheet import Sheet

BOXER = Sheet(dex=15, skills=(("fist", 80), ("striking-art", 70)))


def test_the_art_is_offered_with_its_own_value() -> None:
    fight = duel(BOXER, Sheet(dex=10))
    play(fight, "attack", "Ryo:fist", "plain")
    ask = fight.open[0].ask
    assert isinstance(ask, Choose)
    assert ask.label == "cthulhu.ask.art"
    told = {option.id: teller("cthulhu", "ja").option(ask, option) for option in ask.options}
    assert told == {"none": "組み合わせなし", "striking-art": "武道：立ち技系（70）"}


@pytest.mark.parametrize(
    ("mode", "unaimed", "shot", "which"),
    [("single", False, 0, 0), ("semi", False, 0, 1), ("full", False, 4, 5), ("single", True, 1, 2)],
)
def test_shots_of_a_burst_are_counted(mode: str, unaimed: bool, shot: int, which: int) -> None:
    assert guns.which(Strike("smg", mode=mode, unaimed=unaimed, shot=shot)) == which


def test_the_second_shot_is_told_as_such() -> None:
    facts = {"who": "甲", "foe": "乙", "means": "weapon", "weapon": "拳銃", "shot": 2, "arts": 0}
    facts |= {"target": 50, "rolled": 20, "how": "success", "skill": "none", "art": "failed"}
    facts |= {"way": "semi", "aim": "none", "book": "core"}
    said = teller("cthulhu", "ja").say("cthulhu.event.attack", facts)
    assert said.startswith("甲は拳銃で乙を攻撃（2発目、")
    plain = teller("cthulhu", "ja").say("cthulhu.event.attack", {**facts, "shot": 0})
    assert plain == said.replace("2発目、", "")
