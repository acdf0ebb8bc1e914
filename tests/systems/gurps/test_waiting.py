"""Wait: every maneuver is either what it may become or what it may not."""

from __future__ import annotations

import random

from tests.conformance.playing import course_of
from tests.systems.gurps.setups import random_setup
from tierce.systems.gurps.rules import turn, wait


def test_a_wait_becomes_each_maneuver_or_does_not() -> None:
    both = (*wait.BECOMES, *wait.NEVER)
    assert len(set(both)) == len(both)
    assert {*both, wait.MANEUVER} == set(turn.MANEUVERS)


def test_fights_at_random_hold_all_that_comes_of_waiting() -> None:
    """So that what holds of fights at random holds of this too."""
    seen: set[str] = set()
    wanted = {"wait", "interrupt", "cut-short", "suppression"}
    for number in range(200):
        rng = random.Random(f"waiting/{number}")
        course = course_of(random_setup(rng), rng, turns=12)
        runs = [joint.run for joint in course.joints]
        seen |= {note.key.rpartition(".")[2] for run in runs for note in run.notes}
        if wanted <= seen:
            return
    raise AssertionError(f"never seen: {wanted - seen}")
