"""The checks themselves: each takes a system and a number of fights, and asserts.

A check that had nothing to look at fails: it returns only after it has seen enough.
"""

from __future__ import annotations

import random
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.conformance.options import check_choice, names_of
from tests.conformance.playing import course_of, question, random_fight
from tests.conformance.subject import Subject
from tests.conformance.turns import (
    by_brute_force,
    by_odds,
    interventions,
    policies_of,
    some_turn,
    thinner,
)
from tests.fight.playing import act_at_random, answer_one, any_answer, picture
from tests.script.brute import TooMany
from tests.statistics import fits
from tierce.fight.course import Setup
from tierce.fight.encoding import state_digest
from tierce.fight.log import LogFile, read_log
from tierce.fight.places import CELL
from tierce.fight.session import Fight
from tierce.fight.state import State, View
from tierce.ground import Cell
from tierce.script.answered import Asked
from tierce.script.effects import Choose, Roll, Who, seen
from tierce.script.odds import Odds, TooManyWays
from tierce.script.sample import Sample


def seeded(subject: Subject, purpose: str, number: int) -> random.Random:
    """A generator of its own for each fight, so that each can be run again alone."""
    return random.Random(f"{subject.name}/{purpose}/{number}")


def _fight_name(subject: Subject, purpose: str, number: int) -> str:
    return f"in fight {number} of {subject.name} ({purpose})"


# ---------------------------------------------------------------- random legal play


def check_play(subject: Subject, first: int, fights: int) -> None:
    """Random legal fights raise nothing, what they ask is as questions must be, and on a map
    nobody is where nobody can be."""
    for number in range(first, first + fights):
        rng = seeded(subject, "play", number)
        setup = subject.setup(rng)
        names = names_of(setup)

        def look(asked: Asked, names: list[str] = names) -> None:
            check_choice(asked, names)

        try:
            course = course_of(setup, rng, look=look)
            for state in (*(joint.state for joint in course.joints), course.state):
                _in_place(subject, setup, state)
        except Exception as error:
            error.add_note(_fight_name(subject, "play", number))
            raise


def _in_place(subject: Subject, setup: Setup, state: State) -> None:
    """Nobody is in a wall, off the map, or in the cell of another without leave."""
    if setup.ground is None:
        return
    view = View(setup.layout(), state)
    cells: dict[Cell, list[Who]] = {}
    for who in view.fighters:
        cell = view.read(who, CELL)
        if cell is not None:
            assert cell in setup.ground.standing, f"{who} is at {cell}"
            cells.setdefault(cell, []).append(who)
    for cell, together in cells.items():
        allowed = len(together) == 1 or (subject.may_share and subject.may_share(view, together))
        assert allowed, f"{together} are all at {cell}"


# ---------------------------------------------------------------- undo, overrule, save, open


def check_log(subject: Subject, fights: int, folder: Path) -> None:
    """Undone, replayed, saved and opened fights stand where the fight itself does."""
    for number in range(fights):
        rng = seeded(subject, "log", number)
        setup, path = subject.setup(rng), folder / f"{subject.name}-{number}.log"
        with closing(LogFile.create(path, {"system": subject.name})) as file:
            _check_one_log(subject, number, Fight(setup, journal=file), path, rng)


def _check_one_log(
    subject: Subject, number: int, fight: Fight, path: Path, rng: random.Random
) -> None:
    before = [(picture(fight), fight.acts)]
    for _ in range(30):
        act_at_random(fight, rng)
        if len(fight.acts) > len(before[-1][1]):
            before.append((picture(fight), fight.acts))
    assert len(before) > 15, _fight_name(subject, "log", number)
    _same(subject, number, picture(Fight(fight.setup, fight.acts)), picture(fight))
    _opens_as(subject, number, path, fight)
    before.pop()
    for stood, acts in reversed(before[-12:]):
        fight.undo()
        assert fight.acts == acts
        _same(subject, number, picture(fight), stood)
    _opens_as(subject, number, path, fight)


def _opens_as(subject: Subject, number: int, path: Path, fight: Fight) -> None:
    log = read_log(path)
    _same(subject, number, picture(Fight(fight.setup, log.acts)), picture(fight))
    assert log.digests == tuple(state_digest(joint.state) for joint in fight.course.joints)
    if log.checkpoint is not None:
        joint = fight.course.joints[log.checkpoint.number]
        assert log.checkpoint.state == joint.state
        assert log.checkpoint.clock == joint.clock


def _same(subject: Subject, number: int, one: dict[str, Any], other: dict[str, Any]) -> None:
    for part, value in one.items():
        assert value == other[part], f"{part} differs {_fight_name(subject, 'log', number)}"


# ---------------------------------------------------------------- overruling


def check_overruling(subject: Subject, fights: int) -> tuple[int, int]:
    """Overruling one roll never puts an answer on another question.

    Gives how many answers were kept, and how many dropped or left waiting.
    """
    kept = lost = 0
    for number in range(fights):
        rng = seeded(subject, "overrule", number)
        fight = random_fight(subject.setup(rng), rng, turns=rng.randint(4, 20))
        rolls = [asked for asked, _ in fight.asked() if isinstance(asked.ask, Roll)]
        if not rolls:
            continue
        stood = {asked.address: question(asked) for asked, _ in fight.asked()}
        roll = rng.choice(rolls)
        report = fight.consider_overruling(roll.address, _other(roll, rng), by="overruled")
        fight.do(report)
        where = _fight_name(subject, "overrule", number)
        asked_now = {asked.address: question(asked) for asked, _ in fight.asked()}
        for address in report.kept:
            assert asked_now[address] == stood[address], f"{address} {where}"
        kept += len(report.kept)
        lost += len(report.dropped) + len(report.waiting)
        for _ in range(40):
            _first_answers_stand(fight, stood, where)
            if not fight.open:
                break
            asked = rng.choice(fight.open)
            fight.answer(asked.address, any_answer(asked, rng), "second")
        _first_answers_stand(fight, stood, where)
    return kept, lost


def _other(roll: Asked, rng: random.Random) -> Any:
    assert isinstance(roll.ask, Roll)
    return rng.choice(list(roll.ask.dice.distribution()))


def _first_answers_stand(fight: Fight, stood: dict[str, Any], where: str) -> None:
    for asked, answer in fight.asked():
        if answer.by == "first":
            assert question(asked) == stood[asked.address], f"{asked.address} {where}"


# ---------------------------------------------------------------- exact, brute force, samples


def check_exact(subject: Subject, turns: int) -> None:
    """Over one turn, from states reached in play, the exact reading gives what brute force does.

    One reader with its memory goes through many states of a fight, as it would in use.
    """
    checked = too_large = number = 0
    while checked < turns:
        rng = seeded(subject, "exact", number)
        setup = subject.setup(rng)
        course = course_of(setup, rng, turns=30)
        smaller = thinner(f"{subject.name}/{number}", subject.totals)
        for policy in policies_of(setup, number):
            odds = Odds(policy, interventions(setup, smaller))
            for _ in range(4):
                turn = some_turn(setup, course, rng, smaller)
                brute_force = by_brute_force(turn, policy, subject.most)
                try:
                    expected = turn.places(brute_force)
                except TooMany:
                    too_large += 1
                    continue
                found = turn.places(by_odds(odds, turn.layout))
                assert found == expected, _fight_name(subject, "exact", number)
                assert sum(found.values()) == 1
                checked += len(expected) > 1
        number += 1
        assert too_large <= 4 * (checked + 10), f"{too_large} turns too large, {checked} checked"
        assert number <= 4 * turns + 10, f"{number} fights, only {checked} turns with chance"


#: A turn with more ways than this takes minutes to go through: twelve bullets, each with its harm.
MOST_WAYS = 20_000


def check_samples(subject: Subject, turns: int, samples: int = 1500) -> None:
    """Sampled frequencies of where a turn ends fit the exact chances, in turns that do not have too
    many ways to go through them all."""
    checked = number = 0
    while checked < turns:
        rng = seeded(subject, "samples", number)
        setup = subject.setup(rng)
        course = course_of(setup, rng, turns=20)
        policy = rng.choice(policies_of(setup, number))
        turn = some_turn(setup, course, rng)
        odds = Odds(policy, setup.system.intervene, most=MOST_WAYS)
        number += 1
        assert number <= 20 * turns, f"{number} fights, only {checked} turns with chance"
        try:
            expected = turn.places(by_odds(odds, turn.layout))
        except TooManyWays:
            continue
        if len(expected) < 2:
            continue
        sample = Sample(rng.randrange, policy, setup.system.intervene)
        counts = Counter(turn.sampled(sample) for _ in range(samples))
        assert fits(expected, counts), _fight_name(subject, "samples", number - 1)
        checked += 1


# ---------------------------------------------------------------- options shown


def check_chances(subject: Subject, fights: int) -> int:
    """An option's chance is that of its trial: yes or no, or how much of a burst, and whole. Gives
    how many were seen."""
    seen_trials = 0
    for number in range(fights):
        rng = seeded(subject, "chances", number)
        fight = random_fight(subject.setup(rng), rng, turns=rng.randint(2, 16))
        policy = policies_of(fight.setup, number)[0]
        for _ in range(10):
            for asked in fight.open:
                for option in asked.ask.options if isinstance(asked.ask, Choose) else ():
                    if option.trial is not None:
                        odds = Odds(policy, fight.setup.system.intervene)
                        trial = option.trial
                        chances = odds.distribution(trial.rule, *trial.args, world=fight.view())
                        told = f"{asked.address}: {option.id}"
                        assert all(type(each) in (bool, int) for each in chances), told
                        assert min(chances) >= 0, told
                        seen_trials += 1
            if answer_one(fight, rng) is None:
                break
    return seen_trials


# ---------------------------------------------------------------- nothing hidden is shown


def check_sealed(subject: Subject, fights: int) -> int:
    """What one answers in secret changes nothing that another sees. Gives how many were met."""
    met = 0
    for number in range(fights):
        rng = seeded(subject, "sealed", number)
        fight = Fight(subject.setup(rng))
        for _ in range(40):
            if len(fight.open) > 1:
                met += 1
                _nothing_shows(fight, _fight_name(subject, "sealed", number))
            if answer_one(fight, rng) is None:
                break
    return met


def _nothing_shows(fight: Fight, where: str) -> None:
    first = fight.open[0]
    assert isinstance(first.ask, Choose)
    shown = []
    for option in first.ask.options:
        secret = Fight(fight.setup, fight.acts)
        secret.answer(first.address, option.id, "secret")
        shown.append(_shown(secret))
    assert all(each == shown[0] for each in shown), f"{first.address} {where}"


def _shown(fight: Fight) -> dict[str, Any]:
    """All that anybody may see: no answer is in it that is not yet part of the fight."""
    seen_now = picture(fight)
    del seen_now["answers"]
    for asked in fight.open:
        if isinstance(asked.ask, Choose):
            offered = [option.id for option in asked.ask.options]
            withheld = [each.id for each in asked.ask.withheld]
            seen_now[asked.address] = (offered, withheld, dict(seen(asked.ask)))
    return seen_now
