"""The conformance suite: what holds of every system, checked in the same way for each.

How many fights: `--fights 10000` or TIERCE_FIGHTS; a few where nothing is said.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.checks import (
    check_chances,
    check_exact,
    check_log,
    check_overruling,
    check_play,
    check_samples,
    check_sealed,
)
from tests.conformance.subject import Subject

#: Random play is divided into so many tests, so that every core has its share.
SHARES = 8
#: No more fights than these are overruled, however many are played.
MOST_OVERRULED = 300
#: With fewer it may be that no answer is lost in any.
FEWEST_OVERRULED = 24


@pytest.mark.parametrize("share", range(SHARES))
def test_random_legal_play_raises_nothing(subject: Subject, share: int, fights: int) -> None:
    each = -(-subject.share(fights) // SHARES)
    check_play(subject, share * each, each)


def test_undo_overrule_replay_save_and_open_give_equal_states(
    subject: Subject, fights: int, tmp_path: Path
) -> None:
    check_log(subject, min(MOST_OVERRULED, max(8, subject.share(fights) // 8)), tmp_path)


def test_overruling_a_roll_puts_no_answer_on_another_question(
    subject: Subject, fights: int
) -> None:
    number = max(FEWEST_OVERRULED, subject.share(fights))
    kept, lost = check_overruling(subject, min(MOST_OVERRULED, number))
    assert kept > number // 4
    assert lost > 0


def test_exact_equals_brute_force_over_one_turn(subject: Subject, fights: int) -> None:
    check_exact(subject, subject.share(max(20, fights // 20)))


def test_sampled_frequencies_fit_the_exact_ones(subject: Subject, fights: int) -> None:
    turns = max(3, fights // 250)
    check_samples(subject, subject.share(turns), subject.share(1500))


def test_an_options_chance_is_that_of_its_trial(subject: Subject, fights: int) -> None:
    assert check_chances(subject, max(60, subject.share(fights) // 100)) > 10


def test_no_sealed_answer_is_seen(subject: Subject, fights: int) -> None:
    met = check_sealed(subject, max(10, fights // 100))
    assert met > 10 or not subject.sealed
