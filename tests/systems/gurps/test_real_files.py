"""The character files people really use: all import, and any two fight to an end by policy."""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from tierce.fight.course import Runner, Setup, Timeline
from tierce.fight.system import Fighter
from tierce.formats.gcs import read_gcs
from tierce.script.answered import Answer, Asked
from tierce.script.effects import Choose, Roll, Who, seen
from tierce.systems.gurps import SYSTEM
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.sheet import Sheet

FOLDER = Path(__file__).parents[4] / "shared" / "real" / "gurps"
FILES = sorted(FOLDER.glob("*.gcs"))
PAIRS = list(product(FILES, FILES))
#: No fight by policy comes near this many steps; one that does goes nowhere.
MOST_STEPS = 5_000

pytestmark = pytest.mark.skipif(not FILES, reason="the real character files are not here")


@cache
def sheet(path: Path) -> Sheet:
    return read_gcs(path).sheet


def test_the_real_files_are_all_here() -> None:
    assert len(FILES) == 9


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda path: path.stem)
def test_any_two_fight_to_an_end(one: Path, other: Path) -> None:
    rng = random.Random(f"{one.stem} {other.stem}")
    policy = SYSTEM.policies["steady"]

    def answer(asked: Asked) -> Answer:
        ask = asked.ask
        if isinstance(ask, Roll):
            return Answer(asked.digest, ask.dice.total(ask.dice.roll(rng.randrange)), "dice")
        assert isinstance(ask, Choose)
        return Answer(asked.digest, policy(ask.who, seen(ask), ask.options), "policy")

    left, right = Who(f"{one.stem} (left)"), Who(f"{other.stem} (right)")
    fighters = (
        Fighter(left, "left", sheet(one)),
        Fighter(right, "right", sheet(other)),
    )
    runner = Runner(Setup(SYSTEM, fighters, Options(), ""))
    course = runner.course(Timeline(), answer, most_steps=MOST_STEPS)
    winners = {"left": right, "right": left, "": None}
    beaten = winners[course.verdict or ""]
    fates = {who: course.state[runner.layout.places[who, "fate"]] for who in (left, right)}
    assert course.verdict is not None
    assert beaten is None or fates[beaten] != ""
    assert [who for who, fate in fates.items() if fate] == [
        who for who in (left, right) if beaten in (who, None)
    ]
