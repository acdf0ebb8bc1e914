"""Fights in files: as they were when opened again, whatever happened in between."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.conftest import Run
from tests.cli.toy_system import SYSTEM
from tests.fight.playing import picture
from tests.ground.maps import grounds
from tierce.fight.course import Setup
from tierce.fight.log import CHECKPOINT_EVERY, LogError, mend_log, read_log
from tierce.fight.session import Fight, play_on
from tierce.fight.slots import Change
from tierce.fight.system import Fighter, System, load_system
from tierce.formats import fightlog
from tierce.formats.fightlog import (
    Opened,
    header_of,
    open_fight,
    open_from_checkpoint,
    replay_log,
    setup_of,
    start_fight,
)
from tierce.formats.map_form import ground_form, ground_of
from tierce.ground import Ground, Squares, ground_from
from tierce.script.answered import Answer, Asked, Source, decided_by, first_of, rolled_by
from tierce.script.effects import Choose, Rule, Who, note
from tierce.script.world import World
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.sheet import Sheet, Skill, Weapon

BOLD = first_of(rolled_by(lambda dice, address: dice.lowest), decided_by(SYSTEM.policies["bold"]))


def resting(asked: Asked) -> Answer | None:
    """Everybody rests; the ground is firm."""
    if not isinstance(asked.ask, Choose):
        return None
    ids = [option.id for option in asked.ask.options]
    chosen = "rest" if "rest" in ids else ids[0]
    return Answer(asked.digest, chosen, "player")


def few(helper: Source, count: int) -> Source:
    """A helper that answers so many times only."""
    left = iter(range(count))

    def answers(asked: Asked) -> Answer | None:
        return None if next(left, None) is None else helper(asked)

    return answers


def begin(path: Path, setup: Setup, *stated: Change) -> Opened:
    """A new fight."""
    return start_fight(path, setup, stated)


def close(opened: Opened) -> Fight:
    """Let the log go."""
    assert opened.file is not None
    opened.file.close()
    return opened.fight


def stands(fight: Fight) -> tuple[object, ...]:
    """Where a fight stands, and how it came there."""
    course = fight.course
    joints = [(joint.root, joint.state, joint.clock, joint.run.notes) for joint in course.joints]
    questions = [(asked.address, asked.digest) for asked in course.open]
    return joints, course.state, questions, course.verdict, fight.acts, fight.timeline


def reason(path: Path) -> str:
    """Why a fight cannot be opened."""
    with pytest.raises(LogError) as caught:
        open_fight(path)
    return caught.value.reason


def test_a_header_gives_the_setup_back(toy: Setup) -> None:
    header = json.loads(json.dumps(header_of(toy)))
    assert setup_of(header, Path("x")) == toy


@given(ground=grounds(), span=st.fractions(min_value="1/4", max_value=5))
def test_a_map_as_plain_data_is_the_same_map(ground: Ground, span: Fraction) -> None:
    ground = replace(ground, span=span)
    assert ground_of(json.loads(json.dumps(ground_form(ground)))) == ground


def on_map(toy: Setup) -> Setup:
    """The three on a map of squares, Cai not yet on it."""
    places = ((0, 0), (2, 1), None)
    fighters = tuple(
        replace(fighter, at=cell, facing=2)
        for fighter, cell in zip(toy.fighters, places, strict=True)
    )
    ground = ground_from(Squares(), "..#\n.#.")
    return replace(toy, fighters=fighters, ground=ground)


def test_a_fight_on_a_map_opens_where_everybody_stood(toy: Setup, tmp_path: Path) -> None:
    setup = on_map(toy)
    header = json.loads(json.dumps(header_of(setup)))
    assert setup_of(header, Path("x")) == setup
    path = tmp_path / "map.tierce"
    opened = begin(path, setup, Change(setup.fighters[2].name, "cell", "put", (1, 0)))
    play_on(opened.fight, few(BOLD, 5))
    assert opened.file is not None
    opened.file.close()
    again = open_fight(path)
    assert again.file is not None
    again.file.close()
    assert picture(again.fight) == picture(opened.fight)
    view = again.fight.view()
    assert [view.read(f.name, "cell") for f in setup.fighters] == [(0, 0), (2, 1), (1, 0)]
    assert view.ground == setup.ground


@pytest.mark.parametrize(
    "damage", [{"rows": []}, {"cells": "squares", "metric": "x"}, {"kinds": 3}]
)
def test_a_damaged_map_is_a_damaged_log(toy: Setup, damage: Mapping[str, Any]) -> None:
    header = header_of(on_map(toy))
    header["map"] = {**header["map"], **damage}
    with pytest.raises(LogError) as caught:
        setup_of(header, Path("x"))
    assert caught.value.reason == "log-damaged"


def test_a_gurps_header_too(tmp_path: Path) -> None:
    sheet = Sheet(
        basic_speed=Fraction(23, 4),
        skills=(Skill("Broadsword", 14),),
        weapons=(Weapon("Club", Fraction(7, 2)),),
        traits=frozenset({"combat-reflexes", "no-arms"}),
        dr=(("torso", 2),),
    )
    fighters = (
        Fighter(Who("Zoë"), "a", sheet, dice="hand"),
        Fighter(Who("B"), "b", Sheet(), player=False),
    )
    setup = Setup(load_system("gurps"), fighters, Options(criticals="plain"), "7", "Title")
    assert setup_of(json.loads(json.dumps(header_of(setup))), tmp_path) == setup


def test_what_the_scenario_states_holds_from_the_start_and_is_not_undone(
    run: Run, toy: Setup
) -> None:
    path = Path("x.tierce")
    close(begin(path, toy, Change(Who("bran"), "hearts", "add", -3)))
    fight = replay_log(path).fight
    assert fight.view().read(Who("bran"), "hearts") == 1
    assert "There is nothing to undo." in run("play", path, typed="u\n").output
    assert replay_log(path).fight.view().read(Who("bran"), "hearts") == 1


def test_opened_again_it_is_the_same(toy: Setup) -> None:
    path = Path("x.tierce")
    opened = begin(path, toy)
    play_on(opened.fight, few(BOLD, 40))
    before = close(opened)
    again = close(open_fight(path))
    assert stands(again) == stands(before)


def test_killed_between_an_answer_and_its_joint_the_joint_is_written_later(toy: Setup) -> None:
    path = Path("x.tierce")
    opened = begin(path, toy)
    play_on(opened.fight, few(BOLD, 30))
    close(opened)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    last = max(n for n, line in enumerate(lines) if line.startswith('{"joint"'))
    path.write_text("".join(lines[:last]), "utf-8")
    lacking = len(read_log(path).digests)
    again = open_fight(path)
    assert len(read_log(path).digests) == lacking + 1
    play_on(again.fight, few(BOLD, 30))
    whole = close(again)
    assert len(read_log(path).digests) == len(whole.course.joints)
    assert stands(close(open_fight(path))) == stands(whole)


def test_what_was_undone_is_not_in_the_log_as_read(toy: Setup) -> None:
    path = Path("x.tierce")
    opened = begin(path, toy)
    play_on(opened.fight, few(resting, 6))
    assert len(read_log(path).digests) == len(opened.fight.course.joints)
    while len(opened.fight.acts) > 2:
        opened.fight.undo()
    fight = close(opened)
    assert len(read_log(path).digests) == len(fight.course.joints)
    assert stands(close(open_fight(path))) == stands(fight)


def test_two_cannot_play_one_fight(log: Path) -> None:
    opened = open_fight(log)
    assert reason(log) == "log-in-use"
    close(opened)
    close(open_fight(log))


def test_a_truncated_log_is_told_and_repaired(run: Run, toy: Setup) -> None:
    path = Path("x.tierce")
    opened = begin(path, toy)
    play_on(opened.fight, few(BOLD, 10))
    close(opened)
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    lines = whole.count(b"\n")
    done = run("play", path)
    assert done.exit_code == 2
    assert f"the log breaks off in line {lines}." in done.stderr
    assert "--repair" in done.stderr
    assert path.read_bytes() == whole[:-7]
    shown = run("play", path, "--repair", typed="q\n").output
    assert "An unfinished last line (" in shown
    close(open_fight(path))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"tierce":99}\n', "written by version 99, newer than this one, 1."),
        ('{"tierce":1}\n', "line 1 of the log is damaged."),
        ('{"a":1}\n', "this is not the log of a fight."),
        ("{", "this is not the log of a fight."),
        ("", "this is not the log of a fight."),
    ],
)
def test_files_that_are_no_logs(run: Run, tmp_path: Path, text: str, said: str) -> None:
    path = Path("x.tierce")
    path.write_text(text, "utf-8")
    for words in (["play"], ["play", "--repair"], ["log"]):
        if words == ["log"] and "line 1" in said:
            continue  # what the header lacks is of no use for printing
        done = run(*words, path)
        assert done.exit_code == 2
        assert said in done.stderr
    assert path.read_text("utf-8") == text


def test_a_damaged_line_is_named(run: Run, log: Path) -> None:
    with open(log, "ab") as file:
        file.write(b'{"act":{"kind":1}}\n')
    done = run("play", log)
    assert done.exit_code == 2
    assert "line 2 of the log is damaged." in done.stderr


def newer(system: System) -> System:
    """The same rules but for one that goes another way: a rest gives no breath."""

    def breathe(world: World, who: Who) -> Rule[None]:
        yield note("toy-rest", "toy.breath", who=who)

    return replace(system, version=2, rules={**system.rules, "breathe": breathe})


@pytest.fixture
def long(toy: Setup, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A log beyond its first checkpoint, in which somebody shouted and rested; its rules have
    changed since."""
    path = Path("long.tierce")
    opened = begin(path, toy)
    fight = opened.fight
    fight.answer("opening/ground", "firm", "player")
    fight.answer(fight.open[0].address, "shout:bran", "player")
    play_on(fight, first_of(rolled_by(lambda dice, at: dice.highest), few(resting, 30)))
    assert len(close(opened).course.joints) > CHECKPOINT_EVERY
    changed = newer(toy.system)
    monkeypatch.setattr(fightlog, "load_system", lambda name: changed)
    return path


def test_older_rules_that_went_another_way(run: Run, long: Path) -> None:
    before = long.read_bytes()
    done = run("play", long)
    assert done.exit_code == 2
    assert "written under version 1 of the rules of toy; under these, 2," in done.stderr
    assert "--read-only prints it, --from-checkpoint goes on" in done.stderr
    assert long.read_bytes() == before
    assert "The ground: firm." in run("play", long, "--read-only").output
    assert long.read_bytes() == before


def test_going_on_from_a_checkpoint(run: Run, long: Path) -> None:
    opened = open_from_checkpoint(long)
    checkpoint = opened.log.base
    assert checkpoint is not None
    assert opened.fight.view().read(Who("anna"), "breath") == 2
    play_on(opened.fight, few(resting, 4))
    before = close(opened)
    again = close(open_fight(long))
    assert stands(again)[1:] == stands(before)[1:]
    log = read_log(long)
    assert len(log.digests) == checkpoint.number + len(again.course.joints)
    # What was before the checkpoint is still told.
    assert "The ground: firm." in run("log", long).output


def test_older_rules_that_go_the_same_way_are_no_matter(
    log: Path, toy: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = replace(toy.system, version=2)
    monkeypatch.setattr(fightlog, "load_system", lambda name: same)
    close(open_fight(log))


def test_a_log_of_newer_rules(
    run: Run, log: Path, toy: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = replace(toy.system, version=0)
    monkeypatch.setattr(fightlog, "load_system", lambda name: older)
    assert reason(log) == "rules-newer"
    assert "needs version 1 of the rules of toy, newer than these, 0." in run("play", log).stderr


def test_mending_a_whole_log_changes_nothing(log: Path) -> None:
    before = log.read_bytes()
    assert mend_log(log) == 0
    assert log.read_bytes() == before
