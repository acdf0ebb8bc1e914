"""A fight that people play: answers, undo, overruling, outcomes imposed, edits by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.fight.playing import act_at_random, any_answer, any_outcome, picture, play
from tests.toy.setups import ANNA, BRAN, CAI, random_setup, three
from tierce.fight.course import SETUP, Joint
from tierce.fight.rulings import EDITED
from tierce.fight.session import (
    Act,
    Fight,
    NotAnAnswer,
    NotAsked,
    NothingToUndo,
    Report,
    StaleReport,
    play_on,
)
from tierce.fight.slots import Change, Condition, WrongChange
from tierce.script.answered import OVERRULED, Answer, Asked
from tierce.script.effects import Roll

#: Anna hits Bran, who does not parry, for two hearts; Bran and Cai rest; it is Anna's turn again.
ROUND: dict[str, Any] = {
    "opening/ground": "firm",
    "anna@1/act/turn": "strike:bran",
    "anna@1/act/strike/blow/attack": 3,
    "anna@1/act/strike/blow/defence/choice": "none",
    "anna@1/act/strike/wound/damage": 3,
    "bran@1/act/turn": "rest",
    "cai@1/act/turn": "rest",
}
BLOW = "anna@1/act/strike/blow"
ATTACK = f"{BLOW}/attack"
DAMAGE = "anna@1/act/strike/wound/damage"


def told(answers: dict[str, Any]) -> Fight:
    """The toy fight after these answers, each to an open question."""
    fight = Fight(three())
    for address, value in answers.items():
        fight.answer(address, value, "test")
    return fight


def hearts(fight: Fight) -> tuple[int, ...]:
    return tuple(fight.view().read(who, "hearts") for who in (ANNA, BRAN, CAI))


def test_the_round_by_hand() -> None:
    fight = told(ROUND)
    assert hearts(fight) == (3, 2, 3)
    assert [asked.address for asked in fight.open] == ["anna@2/act/turn"]
    assert fight.decided()[0][1] == "hit"
    assert [note.key for note in fight.notes()] == [
        "toy-ground",
        "toy-turn",
        "toy-attack",
        "toy-wound",
        "toy-turn",
        "toy-rest",
        "toy-turn",
        "toy-rest",
    ]
    attack = fight.notes()[2]
    assert (attack.facts["roll"], attack.facts["margin"]) == (3, 2)
    # Dazed until his turn, then no more.
    assert fight.view().condition(BRAN, "dazed") is None


# ---------------------------------------------------------------- answers


def test_only_open_questions_are_answered() -> None:
    fight = told(ROUND)
    before = picture(fight)
    for address in ("bran@2/act/turn", "anna@1/act/turn", "nowhere"):
        with pytest.raises(NotAsked):
            fight.answer(address, "rest", "test")
    assert picture(fight) == before


@pytest.mark.parametrize("value", ["dance", "", 3, None, True])
def test_only_an_option_is_a_decision(value: Any) -> None:
    fight = Fight(three())
    with pytest.raises(NotAnAnswer) as error:
        fight.answer("opening/ground", value, "GM")
    assert error.value.allowed == ("firm", "mud")
    assert fight.acts == ()


@pytest.mark.parametrize("value", [1, 9, "3", 3.0, True, None])
def test_only_a_total_is_a_roll(value: Any) -> None:
    fight = told(dict(list(ROUND.items())[:2]))
    with pytest.raises(NotAnAnswer) as error:
        fight.answer(ATTACK, value, "hand")
    assert error.value.allowed == ("2..8",)


class Broken:
    """A journal that cannot write."""

    def write(self, act: Act) -> None:
        raise OSError("disk full")

    def undone(self) -> None:
        raise OSError("disk full")

    def joined(self, number: int, joint: Joint) -> None:
        raise AssertionError("no joint without its act")


def test_what_the_journal_did_not_take_was_not_said() -> None:
    fight = Fight(three(), told(ROUND).acts, Broken())
    before, acts = picture(fight), fight.acts
    with pytest.raises(OSError, match="disk full"):
        fight.answer("anna@2/act/turn", "rest", "test")
    with pytest.raises(OSError, match="disk full"):
        fight.undo()
    with pytest.raises(OSError, match="disk full"):
        fight.do(fight.consider_overruling(ATTACK, 8))
    assert picture(fight) == before
    assert fight.acts == acts


# ---------------------------------------------------------------- sealed answers


def test_sealed_answers_show_nothing_before_all_are_there() -> None:
    start = {"opening/ground": "firm", "anna@1/act/turn": "clash:bran"}
    ways = "anna@1/act/clash/ways"
    pictures = []
    for chosen in ("high", "low"):
        fight = told(start)
        assert [asked.address for asked in fight.open] == [f"{ways}/first", f"{ways}/second"]
        fight.answer(f"{ways}/first", chosen, "test")
        assert [asked.address for asked in fight.open] == [f"{ways}/second"]
        seen = picture(fight)
        del seen["answers"]
        pictures.append(seen)
    assert pictures[0] == pictures[1]


def test_sealed_answers_may_come_in_any_order() -> None:
    start = {"opening/ground": "firm", "anna@1/act/turn": "clash:bran"}
    ways = "anna@1/act/clash/ways"
    one = told({**start, f"{ways}/first": "high", f"{ways}/second": "low"})
    other = told({**start, f"{ways}/second": "low", f"{ways}/first": "high"})
    assert picture(one) == picture(other)
    assert one.notes()[-1].facts["who"] == ANNA


# ---------------------------------------------------------------- undo


def test_undo_goes_back_to_the_beginning_and_then_has_nothing_left() -> None:
    fight = told(ROUND)
    while fight.acts:
        fight.undo()
    assert picture(fight) == picture(Fight(three()))
    with pytest.raises(NothingToUndo):
        fight.undo()


@pytest.mark.parametrize("seed", range(25))
def test_undo_equals_never_having_said_it(seed: int) -> None:
    rng = random.Random(seed)
    fight = Fight(random_setup(rng))
    before: list[tuple[Any, tuple[Act, ...]]] = []
    for _ in range(40):
        now = (picture(fight), fight.acts)
        act_at_random(fight, rng)
        if len(fight.acts) > len(now[1]):
            before.append(now)
    assert len(before) > 20
    for stood, acts in reversed(before):
        fight.undo()
        assert picture(fight) == stood
        assert fight.acts == acts
    assert picture(fight) == picture(Fight(fight.setup))


@pytest.mark.parametrize("seed", range(25))
def test_the_acts_alone_give_the_same_fight(seed: int) -> None:
    rng = random.Random(1000 + seed)
    fight = Fight(random_setup(rng))
    for _ in range(30):
        act_at_random(fight, rng)
    assert picture(Fight(fight.setup, fight.acts)) == picture(fight)


@pytest.mark.parametrize("seed", range(10))
def test_the_same_answer_after_an_undo_gives_the_same_fight(seed: int) -> None:
    rng = random.Random(2000 + seed)
    fight = Fight(random_setup(rng))
    play(fight, rng, 40)
    before = picture(fight)
    undone = [fight.undo() for _ in range(15)]
    for act in reversed(undone):
        assert act.answer is not None
        fight.answer(act.address, act.answer.value, act.answer.by)
    assert picture(fight) == before


# ---------------------------------------------------------------- overruling


def outcome(report: Report, fight: Fight) -> None:
    """Does what a report says, and checks that it is what then happens."""
    old, were = dict(fight.timeline.answers), dict(decided_of(fight))
    fight.do(report)
    stand = {asked.address for asked, _ in fight.asked()}
    now = dict(decided_of(fight))
    for address in report.kept:
        assert address in stand
        assert fight.timeline.answers[address] == old[address]
    for address in report.dropped:
        assert address not in fight.timeline.answers
        assert address not in stand
    for address in report.waiting:
        assert fight.timeline.answers[address] == old[address]
        assert address not in stand
    touched = {report.act.address} if report.act.edit is None else set()
    told_of = {*report.kept, *report.dropped, *report.waiting}
    assert told_of | touched == {*old} | touched
    assert len(told_of) == len(report.kept) + len(report.dropped) + len(report.waiting)
    flips = {(a, were[a], now[a]) for a in were if a in now and were[a] != now[a]}
    assert set(report.flipped) == flips


def decided_of(fight: Fight) -> list[tuple[str, Any]]:
    return [(asked.address, result) for asked, result in fight.decided()]


def test_an_overruled_attack_drops_its_defence_and_keeps_the_rest() -> None:
    fight = told(ROUND)
    report = fight.consider_overruling(ATTACK, 8)
    assert report.kept == ("opening/ground", "anna@1/act/turn", "bran@1/act/turn", "cai@1/act/turn")
    assert report.dropped == (f"{BLOW}/defence/choice", DAMAGE)
    assert report.waiting == ()
    assert report.flipped == ((BLOW, "hit", "missed"),)
    assert hearts(fight) == (3, 2, 3)
    outcome(report, fight)
    assert hearts(fight) == (3, 4, 3)
    fight.undo()
    assert picture(fight) == picture(told(ROUND))


def test_an_overruled_choice_asks_anew_and_the_rest_waits() -> None:
    fight = told(ROUND)
    report = fight.consider_overruling("anna@1/act/turn", "shout:bran")
    assert report.dropped == (ATTACK, f"{BLOW}/defence/choice", DAMAGE)
    assert report.waiting == ("bran@1/act/turn", "cai@1/act/turn")
    outcome(report, fight)
    # The echo comes first; Bran's and Cai's answers then stand where they stood.
    fight.answer("bran@1/act/due-0-echo/nerve", 1, "test")
    assert [asked.address for asked in fight.open] == ["anna@2/act/turn"]
    assert fight.timeline.answers["bran@1/act/turn"].value == "rest"
    # Bran is shaken, so he rested for nothing: one breath went and none came back.
    assert fight.view().read(BRAN, "breath") == 1


def test_a_waiting_answer_is_dropped_where_its_question_has_changed() -> None:
    """Bran has one breath; if the echo takes it, what he may do is another question."""
    answers = {
        "opening/ground": "firm",
        "anna@1/act/turn": "rest",
        "bran@1/act/turn": "shout:anna",
        "cai@1/act/turn": "rest",
        "anna@2/act/due-0-echo/nerve": 4,
        "anna@2/act/turn": "rest",
        "bran@2/act/turn": "brace",
        "cai@2/act/turn": "rest",
    }
    fight = told(answers)
    outcome(fight.consider_overruling("anna@2/act/turn", "shout:bran"), fight)
    assert [asked.address for asked in fight.open] == ["bran@2/act/due-0-echo/nerve"]
    kept = Fight(fight.setup, fight.acts)
    kept.answer("bran@2/act/due-0-echo/nerve", 4, "test")
    assert kept.timeline.answers["bran@2/act/turn"].value == "brace"
    fight.answer("bran@2/act/due-0-echo/nerve", 1, "test")
    assert fight.acts[-1].dropped == ("bran@2/act/turn",)
    assert [asked.address for asked in fight.open] == ["bran@2/act/turn"]
    (asked,) = fight.open
    assert "clash:anna" not in {option.id for option in asked.ask.options}  # type: ignore[union-attr]
    fight.answer("bran@2/act/turn", "rest", "test")
    assert [asked.address for asked in fight.open] == ["anna@3/act/turn"]
    assert fight.timeline.answers["cai@2/act/turn"].value == "rest"


def test_a_waiting_answer_is_dropped_when_its_step_ends_without_it() -> None:
    """An answer nobody asks for any more must not come back by surprise later."""
    answers = {**ROUND, "anna@2/act/turn": "rest"}
    fight = told(answers)
    outcome(fight.consider_overruling(f"{BLOW}/defence/choice", "parry"), fight)
    assert [asked.address for asked in fight.open] == [f"{BLOW}/defence/parry/parry"]
    assert DAMAGE in fight.timeline.answers
    fight.answer(f"{BLOW}/defence/parry/parry", 2, "test")
    fight.answer(f"{BLOW}/defence/parry/swing", 2, "test")
    assert DAMAGE not in fight.timeline.answers
    assert DAMAGE in fight.acts[-1].dropped
    assert hearts(fight) == (3, 4, 3)
    assert [asked.address for asked in fight.open] == ["bran@2/act/turn"]


def test_an_outcome_may_be_imposed_and_goes_with_its_question() -> None:
    fight = told(ROUND)
    report = fight.consider_overruling(BLOW, "missed")
    assert report.dropped == (ATTACK, f"{BLOW}/defence/choice", DAMAGE)
    outcome(report, fight)
    assert hearts(fight) == (3, 4, 3)
    # Another choice asks about another blow, or none: nothing is imposed any more.
    report = fight.consider_overruling("anna@1/act/turn", "rest")
    assert BLOW in report.dropped
    outcome(report, fight)
    with pytest.raises(NotAsked):
        fight.consider_overruling(BLOW, "hit")


def test_an_imposed_outcome_is_about_its_fighters() -> None:
    """Three sides: Anna's blow against Bran is not her blow against Cai."""
    from dataclasses import replace

    setup = three()
    sides = ("red", "blue", "green")
    fighters = tuple(replace(f, side=s) for f, s in zip(setup.fighters, sides, strict=True))
    fight = Fight(replace(setup, fighters=fighters))
    for address, value in list(ROUND.items())[:3]:
        fight.answer(address, value, "test")
    for address in (f"{BLOW}/defence/choice",):
        fight.answer(address, "none", "test")
    outcome(fight.consider_overruling(BLOW, "missed"), fight)
    report = fight.consider_overruling("anna@1/act/turn", "strike:cai")
    assert BLOW in report.dropped
    outcome(report, fight)
    assert [asked.address for asked in fight.open] == [ATTACK]


def test_what_was_not_asked_cannot_be_overruled() -> None:
    fight = told(ROUND)
    for address in ("anna@2/act/turn", "anna@9/act/turn", "anna@1/act"):
        with pytest.raises(NotAsked):
            fight.consider_overruling(address, "rest")
    with pytest.raises(NotAnAnswer):
        fight.consider_overruling(ATTACK, 9)
    with pytest.raises(NotAnAnswer):
        fight.consider_overruling(BLOW, "grazed")


@pytest.mark.parametrize("seed", range(30))
def test_a_report_is_what_then_happens(seed: int) -> None:
    rng = random.Random(3000 + seed)
    fight = Fight(random_setup(rng))
    for _ in range(5):
        play(fight, rng, 12)
        asked = [each for each, _ in fight.asked() if isinstance(each.ask, Roll)]
        if asked:
            question = rng.choice(asked)
            value = any_answer(question, rng)
            outcome(fight.consider_overruling(question.address, value), fight)
        if fight.decided():
            question = rng.choice(fight.decided())[0]
            imposed = any_outcome(question, rng)
            outcome(fight.consider_overruling(question.address, imposed), fight)
        place = rng.choice([each for each, _ in fight.asked()] or list(fight.open))
        change = Change(rng.choice((ANNA, BRAN)), "breath", "add", rng.choice((-1, 1)))
        anchor = rng.choice(("before:", "after:")) + place.address
        outcome(fight.consider_edit(anchor, (change,)), fight)


# ---------------------------------------------------------------- edits


def test_an_edit_before_a_blow_warns_where_it_turns_it() -> None:
    """Weary, Anna needs a four or less: her five would have missed."""
    fight = told({**ROUND, ATTACK: 5})
    report = fight.consider_edit(f"before:{BLOW}", (Change(ANNA, "breath", "add", -2),))
    assert report.flipped == ((BLOW, "hit", "missed"),)
    assert report.dropped == (f"{BLOW}/defence/choice", DAMAGE)
    outcome(report, fight)
    assert hearts(fight) == (3, 4, 3)


def test_an_edit_from_now_on_leaves_the_past_alone() -> None:
    fight = told({**ROUND, ATTACK: 5})
    report = fight.consider_edit(fight.here(), (Change(ANNA, "breath", "add", -2),))
    assert (report.flipped, report.dropped) == ((), ())
    outcome(report, fight)
    assert fight.view().read(ANNA, "weary") is True
    assert "clash:bran" not in {o.id for o in fight.open[0].ask.options}  # type: ignore[union-attr]


@pytest.mark.parametrize("answers", range(len(ROUND) + 1))
def test_an_edit_from_now_on_holds_wherever_the_fight_stands(answers: int) -> None:
    fight = told(dict(list(ROUND.items())[:answers]))
    before = hearts(fight)
    fight.do(fight.consider_edit(fight.here(), (Change(CAI, "hearts", "add", -1),)))
    assert hearts(fight) == (*before[:2], before[2] - 1)
    fight.do(fight.consider_edit(fight.here(), (Change(CAI, "hearts", "add", -1),)))
    assert hearts(fight) == (*before[:2], before[2] - 2)


def test_an_edit_from_now_on_holds_after_an_imposed_outcome() -> None:
    fight = told(dict(list(ROUND.items())[:4]))
    fight.do(fight.consider_overruling(BLOW, "hit"))
    fight.do(fight.consider_edit(fight.here(), (Change(CAI, "hearts", "add", -1),)))
    assert hearts(fight) == (3, 4, 2)


def test_an_edit_after_the_end_brings_the_fight_back() -> None:
    fight = told(ROUND)
    fight.do(fight.consider_edit(f"before:{DAMAGE}", (Change(BRAN, "hearts", "add", -3),)))
    ended = fight.verdict
    fight.do(fight.consider_edit(fight.here(), (Change(BRAN, "hearts", "add", 2),)))
    assert (ended, fight.verdict) == ("red", None)
    assert hearts(fight) == (3, 2, 3)
    assert [asked.address for asked in fight.open] == ["bran@1/act/turn"]


def test_an_overruling_says_which_edits_it_leaves_without_a_place() -> None:
    fight = told(ROUND)
    fight.do(fight.consider_edit(f"after:{DAMAGE}", (Change(BRAN, "hearts", "add", -1),)))
    assert hearts(fight) == (3, 1, 3)
    report = fight.consider_overruling(ATTACK, 8)
    assert report.unreached == (f"after:{DAMAGE}",)
    assert fight.consider_overruling("bran@1/act/turn", "rest").unreached == ()
    fight.do(report)
    assert hearts(fight) == (3, 4, 3)


def test_what_was_considered_is_not_done_once_something_else_was_said() -> None:
    fight = told(ROUND)
    report = fight.consider_overruling(DAMAGE, 1)
    fight.answer("anna@2/act/turn", "rest", "test")
    with pytest.raises(StaleReport):
        fight.do(report)
    assert hearts(fight) == (3, 2, 3)


def test_two_edits_at_one_place_both_hold() -> None:
    fight = told(ROUND)
    for _ in range(2):
        fight.do(fight.consider_edit(f"before:{BLOW}", (Change(CAI, "hearts", "add", -1),)))
    assert hearts(fight) == (3, 2, 1)
    fight.undo()
    assert hearts(fight) == (3, 2, 2)


@pytest.mark.parametrize(
    "anchor",
    ["", "before:", "at:anna@1/act", "before:anna@7/act", "after:anna@1/act/strik", "anna@1/act"],
)
def test_an_edit_needs_a_place_that_is_there(anchor: str) -> None:
    fight = told(ROUND)
    with pytest.raises(NotAsked):
        fight.consider_edit(anchor, (Change(CAI, "hearts", "add", -1),))


def test_an_edit_changes_what_there_is_in_its_own_way() -> None:
    fight = told(ROUND)
    with pytest.raises(KeyError):
        fight.consider_edit(fight.here(), (Change(CAI, "mana", "add", -1),))
    with pytest.raises(WrongChange):
        fight.consider_edit(fight.here(), (Change(CAI, "hearts", "put", 1),))


# ---------------------------------------------------------------- rulings


def rulings(fight: Fight) -> list[tuple[str, Any, Any]]:
    """(address, before, after) of what the GM changed, as the story tells it."""
    keys = (OVERRULED, EDITED)
    found = [note for note in fight.notes() if note.key in keys]
    return [(note.address, note.facts["before"], note.facts["after"]) for note in found]


def test_the_story_tells_what_an_overruled_throw_was() -> None:
    fight = told(ROUND)
    fight.do(fight.consider_overruling(DAMAGE, 1))
    assert rulings(fight) == [(DAMAGE, 3, 1)]
    keys = [note.key for note in fight.notes()]
    assert keys.index(OVERRULED) == keys.index("toy-wound") - 1
    fight.do(fight.consider_overruling(DAMAGE, 2))
    assert rulings(fight) == [(DAMAGE, 3, 1), (DAMAGE, 1, 2)]
    assert rulings(Fight(fight.setup, fight.acts)) == rulings(fight)
    fight.undo()
    assert rulings(fight) == [(DAMAGE, 3, 1)]
    fight.undo()
    assert rulings(fight) == []


def test_the_story_tells_what_an_overruled_decision_was() -> None:
    fight = told(ROUND)
    fight.do(fight.consider_overruling("bran@1/act/turn", "shout:anna"))
    assert rulings(fight) == [("bran@1/act/turn", "rest", "shout:anna")]
    ruling = next(note for note in fight.notes() if note.key == OVERRULED)
    assert set(ruling.facts["options"]) == {"rest", "shout:anna"}


def test_the_story_tells_how_an_overruled_outcome_had_come_out() -> None:
    fight = told(ROUND)
    fight.do(fight.consider_overruling(BLOW, "missed"))
    assert rulings(fight) == [(BLOW, "hit", "missed")]
    fight.do(fight.consider_overruling(BLOW, "blocked"))
    assert rulings(fight) == [(BLOW, "hit", "missed"), (BLOW, "missed", "blocked")]


def test_an_answer_that_is_asked_for_anew_is_no_ruling() -> None:
    fight = told(ROUND)
    fight.do(fight.consider_overruling(f"{BLOW}/defence/choice", "parry"))
    fight.do(fight.consider_overruling(ATTACK, 8))
    fight.do(fight.consider_overruling(ATTACK, 3))
    assert rulings(fight) == [(ATTACK, 3, 8), (ATTACK, 8, 3)]
    fight.answer(f"{BLOW}/defence/choice", "none", "test")
    assert rulings(fight) == [(ATTACK, 3, 8), (ATTACK, 8, 3)]


@pytest.mark.parametrize(
    ("change", "key", "before", "after"),
    [
        (Change(CAI, "hearts", "add", -2), "", 3, 1),
        (Change(CAI, "doing", "put", "brace"), "", "rest", "brace"),
        (Change(CAI, "parries", "spend", "club"), "club", 0, 1),
        (Change(CAI, "covered", "set", ("by", ANNA)), "by", None, ANNA),
        (Change(CAI, "conditions", "begin", Condition("dazed", "")), "dazed", False, True),
        (Change(CAI, "conditions", "end", "dazed"), "dazed", False, False),
    ],
)
def test_the_story_tells_what_a_hand_changed(
    change: Change, key: str, before: Any, after: Any
) -> None:
    fight = told(ROUND)
    fight.do(fight.consider_edit(fight.here(), (change,)))
    edit = fight.notes()[-1]
    facts = {"who": CAI, "slot": change.slot, "how": change.how, "key": key, "when": "before"}
    assert edit == (
        "anna@2/act",
        EDITED,
        (),
        {**facts, "before": before, "after": after},
    )
    fight.undo()
    assert rulings(fight) == []


def test_an_edit_is_told_where_it_holds() -> None:
    fight = told(ROUND)
    fight.do(fight.consider_edit(f"before:{DAMAGE}", (Change(BRAN, "hearts", "add", 0),)))
    fight.do(fight.consider_edit(f"after:{DAMAGE}", (Change(BRAN, "hearts", "add", -1),)))
    keys = [note.key for note in fight.notes()]
    wound = keys.index("toy-wound")
    assert [number for number, key in enumerate(keys) if key == EDITED] == [wound - 2, wound - 1]
    assert rulings(fight) == [(DAMAGE, 4, 4), (DAMAGE, 4, 3)]


def test_what_the_setup_states_is_no_ruling() -> None:
    fight = told(ROUND)
    changes = (Change(CAI, "hearts", "add", -1),)
    fight.do(fight.consider_edit("before:opening", changes, by=SETUP))
    assert hearts(fight) == (3, 2, 2)
    assert rulings(fight) == rulings(Fight(fight.setup, fight.acts)) == []


# ---------------------------------------------------------------- helpers


def test_a_helper_plays_until_it_has_no_answer() -> None:
    fight = Fight(three())
    rng = random.Random(5)

    def helper(asked: Asked) -> Answer | None:
        if asked.address.startswith("anna@2"):
            return None
        return Answer(asked.digest, any_answer(asked, rng), "policy")

    play_on(fight, helper)
    assert fight.open[0].address == "anna@2/act/turn" or fight.verdict is not None
    assert {act.answer.by for act in fight.acts if act.answer} == {"policy"}
