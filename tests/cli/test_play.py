"""Fights played through a pipe: what is shown, what is typed, what is on disk afterwards."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tierce.cli.play.recent import recent
from tierce.dice import Dice
from tierce.fight.course import Setup
from tierce.fight.dice_bag import throw
from tierce.fight.session import Fight
from tierce.formats.fightlog import replay_log

ATTACK = "anna@1/act/strike/blow/attack"
STRIKE = "1\n1\n"  # firm ground, then anna strikes bran


def fight(log: Path) -> Fight:
    """The fight as it is on disk."""
    return replay_log(log).fight


def answers(log: Path) -> dict[str, object]:
    """Address -> answer, of what is on disk."""
    return {asked.address: answer.value for asked, answer in fight(log).asked()}


def test_a_decision_is_shown_with_the_fight_at_a_glance(run: Run, log: Path) -> None:
    shown = run("play", log, typed="1\n").output
    assert "▶ anna: what do you do?\n" in shown
    assert "▶  anna  ▲ red   ████████ 3/3 hearts  ████████ 2/2 breath\n" in shown
    assert "   bran  ● blue  ████████ 4/4 hearts  ████████ 2/2 breath\n" in shown
    assert "\n  1  Strike: bran  5\n  2  Clash: bran\n" in shown
    assert shown.rstrip().endswith(f"Saved in {log}")
    assert "\x1b" not in shown


def test_what_is_typed_is_on_disk(run: Run, log: Path) -> None:
    run("play", log, typed=STRIKE)
    total = sum(throw("s1", ATTACK, Dice(2, 4)))
    found = answers(log)
    assert found["opening/ground"] == "firm"
    assert found["anna@1/act/turn"] == "strike:bran"
    assert found[ATTACK] == total


def test_dice_are_shown_face_by_face(run: Run, log: Path) -> None:
    first, second = throw("s1", ATTACK, Dice(2, 4))
    shown = run("play", log, typed=STRIKE).output
    assert f"    anna, roll: 2d4 → {first} + {second} = {first + second}\n" in shown


def test_a_chance_is_that_of_the_rule(run: Run, log: Path) -> None:
    """Bran parries with his die and 1 against anna's die and 1, of four sides: 10 of 16."""
    shown = run("play", log, typed="1\no 1\n\n" + "1\n").output
    assert re.search(r"\n {2}1 {2}Parry +1 +62\.5%\n", shown)


def test_options_are_chosen_by_number_or_by_the_beginning_of_their_names(
    run: Run, log: Path
) -> None:
    run("play", log, typed="mu\nclash\nhi\n")
    assert answers(log)["opening/ground"] == "mud"
    assert answers(log)["anna@1/act/turn"] == "clash:bran"
    # The second half is open still: what is sealed has not been taken.
    assert [asked.address for asked in fight(log).open] == ["anna@1/act/clash/ways/second"]


def test_sealed_decisions_are_announced(run: Run, log: Path) -> None:
    shown = run("play", log, typed="1\n2\n1\n").output
    assert "2 people decide at once: nothing is shown until all have." in shown
    assert "clash:" not in shown.partition("decide at once")[2]


@pytest.mark.parametrize("typed", ["9", "x", "0", "s t"])
def test_what_is_not_understood_changes_nothing(run: Run, log: Path, typed: str) -> None:
    before = log.read_bytes()
    shown = run("play", log, typed=f"{typed}\n").output
    assert log.read_bytes() == before
    assert ("! That is neither" in shown) == (typed != "s t")


def test_an_ambiguous_beginning_names_what_it_may_be(run: Run, log: Path) -> None:
    shown = run("play", log, typed="1\n1\nnone\nSTRIKE\n").output
    assert "! “STRIKE” may be: Strike: anna, Strike: cai." in shown


def test_explaining_an_option_shows_its_parts_and_clauses(run: Run, log: Path) -> None:
    shown = run("play", log, typed="mud\n? 1\n? brace\n? toy.attack\n? nothing\n").output
    assert "\n  Strike: bran\n   5  might  toy.attack\n  -1  mud    toy.ground\n=  4\n" in shown
    assert "  toy.attack  The blow\n  Two dice not above might hit.\n" in shown
    assert "Nothing is rolled for this" in shown
    assert "! “nothing” is neither an option here nor a clause." in shown


def test_what_is_withheld_names_the_clause_and_the_reason(run: Run, log: Path) -> None:
    """After two shouts anna has no breath for a third, nor for a clash."""
    typed = "firm\nshout\n" + "rest\nrest\n" + "shout\n" + "rest\nrest\n" + "-\nwhy not\n"
    shown = run("play", log, typed=typed).output
    assert "- what is not offered (2)" in shown
    assert shown.count("– Shout: bran: Out of breath.\n    toy.breath\n") == 2


def test_typed_dice(run: Run, log: Path) -> None:
    """Refused with what the dice can show; then taken, as a total or face by face."""
    typed = STRIKE + "9\n1\n2 5\n1 1 1\nx\n2 3\n"
    shown = run("play", log, "--hand", "anna", typed=typed).output
    assert "anna, roll: throw 2d4\n" in shown
    assert "! 2d4 cannot show 9: only 2 to 8." in shown
    assert "! 2d4 cannot show 1: only 2 to 8." in shown
    assert "! 2d4 cannot show 2 5: each die shows 1 to 4." in shown
    assert "! 2d4: 3 dice were given, but 2 are needed." in shown
    assert answers(log)[ATTACK] == 5
    given = {asked.address: answer.by for asked, answer in fight(log).asked()}
    assert given[ATTACK] == "hand"


def test_dice_may_change_hands(run: Run, log: Path) -> None:
    shown = run("play", log, typed="1\nd anna hand\nd bran maybe\nd zoe hand\n1\n8\n").output
    assert "anna: dice are thrown at the table and typed in." in shown
    assert "! Say whose dice and how" in shown
    assert "! Nobody here is called “zoe”. Here are: anna, bran, cai, GM." in shown
    assert answers(log)[ATTACK] == 8


def test_the_computer_may_roll_for_a_hand(run: Run, log: Path) -> None:
    run("play", log, "--hand", "anna", typed=STRIKE + "r\n")
    assert answers(log)[ATTACK] == sum(throw("s1", ATTACK, Dice(2, 4)))


def test_undo_goes_back_to_the_last_decision_of_a_person(run: Run, log: Path) -> None:
    shown = run("play", log, typed=STRIKE + "u\nu\nu\n").output
    assert "↶ Undone: Strike: bran (anna: what do you do?)" in shown
    assert "↶ Undone: Firm ground (GM: what do you do?)" in shown
    assert "! There is nothing to undo." in shown
    assert answers(log) == {}
    assert fight(log).open[0].address == "opening/ground"


def test_overruling_a_roll_shows_what_follows_and_asks(run: Run, log: Path) -> None:
    """An attack of 8 is over anna's 5, so bran's parry is asked for no more."""
    typed = "1\n1\n5\n" + "parry\n2\n2\n" + "o 5 8\n"
    hands = ("--hand", "anna", "--hand", "bran")
    shown = run("play", log, *hands, typed=typed + "n\n").output
    assert "✎ Overrule: 5 → 8 (anna, roll, 2d4)" in shown
    assert "    2 other answers are kept.\n" in shown
    assert "    3 answers are dropped, because their questions are gone:\n" in shown
    assert "      – Parry (bran: what do you do?)\n" in shown
    assert "    1 outcome changes:\n      ⇄ outcome: a blow: blocked → missed\n" in shown
    assert "  Left as it was.\n" in shown
    assert answers(log)[ATTACK] == 5
    run("play", log, *hands, typed="o 5 8\ny\n")
    assert answers(log)[ATTACK] == 8
    assert "anna@1/act/strike/blow/defence/choice" not in answers(log)


def test_overruling_an_outcome_lists_what_it_may_be(run: Run, log: Path) -> None:
    typed = "1\n1\n5\n" + "parry\n2\n2\n" + "o\n1\n1\ny\n"
    shown = run("play", log, "--hand", "anna", "--hand", "bran", typed=typed).output
    assert "  1  blocked       rules    outcome: a blow\n" in shown
    assert "  3  hit" not in shown
    assert "  1  hit\n  2  blocked\n  3  missed\n" in shown
    assert answers(log)["anna@1/act/strike/blow"] == "hit"
    # Now there is a wound to be rolled.
    assert fight(log).open[0].address == "anna@1/act/strike/wound/damage"


def test_bad_overrulings(run: Run, log: Path) -> None:
    typed = "o\n" + STRIKE + "o 99\no 2 firm\no 1 44\no 1\n\n"
    shown = run("play", log, typed=typed).output
    assert "! Nothing has been decided yet that could be overruled." in shown
    assert "! “99” is not a number from 1 to 3." in shown
    assert "! “firm” is not an answer here. Possible: Strike: bran, Clash: bran" in shown
    assert "! 2d4 cannot show 44: only 2 to 8." in shown
    assert len(fight(log).acts) == 3


def test_edits(run: Run, log: Path) -> None:
    typed = "1\ne bran hearts -3\ne br doing brace\ne anna conditions +dazed\ne cai breath =0\n"
    shown = run("play", log, typed=typed).output
    assert "✎ Edit: bran, hearts -3" in shown
    view = fight(log).view()
    bran, anna, cai = view.fighters[1], view.fighters[0], view.fighters[2]
    assert view.read(bran, "hearts") == 1
    assert view.read(bran, "doing") == "brace"
    assert view.condition(anna, "dazed") is not None
    assert view.read(cai, "breath") == 0
    assert "   bran  ● blue  ██░░░░░░ 1/4 hearts" in shown


def test_an_edit_before_a_throw_asks_and_replays(run: Run, log: Path) -> None:
    """Before his blow bran has 1 heart; the wound of 1 that follows ends the fight."""
    typed = "1\n1\n2\n" + "none\n2\n" + "e bran hearts -3 before 1\ny\n"
    shown = run("play", log, "--hand", "anna", typed=typed).output
    assert "other answers are kept." in shown
    assert fight(log).verdict == "red"
    assert "The fight is over: red" in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("e", "Say whose, what and how"),
        ("e zoe hearts -1", "Nobody here is called “zoe”."),
        ("e bran herts -1", "There is no “herts” to edit. Did you mean “hearts”?"),
        ("e bran zzzzz -1", "There is no “zzzzz” to edit. There are: hearts, breath, doing"),
        ("e bran hearts", "bran, hearts: now 4."),
        ("e bran hearts 3", "hearts is lost or gained: -3, +2, or =8."),
        ("e bran doing dance", "doing cannot be “dance”. Possible: none, brace, rest."),
        ("e bran covered x", "covered has entries: write KEY=VALUE"),
        ("e bran conditions dazed", "Write +NAME to begin a condition"),
        ("e bran hearts -1 before nowhere", "There is no such place in this fight."),
        ("e bran hearts -1 before 7", "“7” is not a number from 1 to 1."),
        ("e bran hearts =1 before 1", "can only be lost or gained"),
    ],
)
def test_bad_edits(run: Run, log: Path, typed: str, said: str) -> None:
    shown = run("play", log, typed=f"1\n{typed}\n").output
    assert "! " in shown
    assert said in re.sub(r"\s+", " ", shown)
    assert len(fight(log).acts) == 1


def test_a_side_may_be_left_to_the_computer(run: Run, log: Path) -> None:
    run("play", log, "--auto", "red", "--policy", "wary", typed="1\n")
    given = {asked.address: answer.by for asked, answer in fight(log).asked()}
    assert given["anna@1/act/turn"] == "policy"
    assert given["opening/ground"] == "player"
    assert "blue" == fight(log).setup.fighters[1].side
    assert fight(log).open[0].who == "bran"


def test_everybody_may_be_left_to_the_computer(run: Run, log: Path) -> None:
    done = run("play", log, "--auto", "all")
    assert done.exit_code == 0
    assert fight(log).verdict in ("red", "blue")
    assert f"The fight is over: {fight(log).verdict}" in done.output


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--auto", "green"], "--auto cannot be “green”. Possible: red, blue."),
        (["--hand", "zoe"], "--hand cannot be “zoe”. Possible: anna, bran, cai, GM."),
        (["--policy", "mad"], "--policy cannot be “mad”. Possible: bold, wary."),
        (["--seed", "x"], "--seed is for new fights only."),
        (["--log", "x"], "--log is for new fights only."),
        (["--from-checkpoint"], "no checkpoint to go on from"),
    ],
)
def test_bad_options(run: Run, log: Path, options: list[str], said: str) -> None:
    before = log.read_bytes()
    done = run("play", log, *options)
    assert done.exit_code == 2
    assert said in done.stderr
    assert log.read_bytes() == before


def test_a_fight_goes_on_where_it_was(run: Run, log: Path) -> None:
    run("play", log, typed="1\n1\n")
    before = fight(log).open[0].address
    shown = run("play", log, typed="q\n").output
    assert "Going on after 3 answers." in shown
    assert fight(log).open[0].address == before
    assert "The ground: firm." not in shown
    assert "The ground: firm." in run("play", log, typed="l\nq\n").output


def test_a_new_fight_from_a_scenario_is_logged_beside_and_never_over_another(run: Run) -> None:
    first = run("play", "--seed", "7", typed="q\n").output
    found = re.search(r"Everything is saved in (duel-\d{4}-\d\d-\d\d)\.tierce", first)
    assert found is not None
    header = json.loads(Path(f"{found[1]}.tierce").read_text("utf-8").splitlines()[0])
    assert (header["system"], header["seed"]) == ("gurps", "7")
    second = run("play", typed="q\n").output
    assert f"Everything is saved in {found[1]}-2.tierce" in second
    taken = run("play", "--log", f"{found[1]}.tierce", "duel")
    assert taken.exit_code == 2
    assert "already exists, and was not overwritten" in taken.stderr


def test_what_is_for_logs_is_refused_for_scenarios(run: Run) -> None:
    done = run("play", "duel", "--repair")
    assert done.exit_code == 2
    assert "--repair is for logs only." in done.stderr
    assert list(Path.cwd().iterdir()) == []


def test_the_same_seed_gives_the_same_fight(run: Run) -> None:
    for name in ("a", "b"):
        run("play", "duel", "--seed", "x", "--auto", "all", "--log", f"{name}.tierce")
    assert Path("a.tierce").read_bytes() == Path("b.tierce").read_bytes()
    assert fight(Path("a.tierce")).verdict is not None


@pytest.mark.parametrize(
    ("language", "question", "yes"),
    [
        ("de", "▶ anna: Was tust du?", "ja"),
        ("ja", "▶ anna：どうしますか？", "はい"),
        ("ru", "▶ anna: что делать?", "да"),
        ("zh-Hans", "▶ anna：怎么做？", "是"),
    ],
)
def test_asked_and_confirmed_in_the_language(
    run: Run, log: Path, language: str, question: str, yes: str
) -> None:
    hands = ("--hand", "anna", "--hand", "bran", "--lang", language)
    typed = f"{STRIKE}5\nparry\n2\n2\no 1 1\n{yes}\n"
    assert question in run("play", log, *hands, typed=typed).output
    assert answers(log)["anna@1/act/strike/blow"] == "hit"


def test_in_chinese(run: Run, log: Path) -> None:
    shown = run("play", log, "--lang", "zh-Hans", typed="1\nh\n").output
    assert "▶ anna：怎么做？" in shown
    assert "1  攻击：bran" in shown
    assert "████████ 心 3/3" in shown
    assert "撤销" in shown


@pytest.mark.parametrize("option", ["--policy", "--auto", "--hand"])
def test_what_is_refused_writes_nothing(run: Run, option: str) -> None:
    assert run("play", "duel", option, "mad", "--log", "new.tierce").exit_code == 2
    assert not Path("new.tierce").exists()


def test_the_computer_stops_where_nobody_wins(
    run: Run, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tierce.cli.play.loop.MOST_STEPS", 2)
    done = run("play", log, "--auto", "all")
    assert done.exit_code == 0
    assert "Nobody has won in 2 steps" in done.output
    assert fight(log).verdict is None


def test_the_help_gives_examples_of_what_is_played(run: Run, log: Path) -> None:
    shown = re.sub(r"\s+", " ", run("play", log, typed="1\nh\ne\n").output)
    assert "edit by hand: e NAME hearts -1, e NAME hearts =1 before 2" in shown
    assert "what a clause says, such as ? ID" in shown
    assert "Say whose, what and how: e NAME hearts -1, e NAME hearts =1;" in shown
    shown = run("play", "ghoul", "--lang", "ja", typed="h\n").output
    assert "例：? cthulhu.parry.declare" in shown
    assert "手で変更する：e 名前 hp -3、" in shown
    assert "gurps" not in shown


def test_log(run: Run, log: Path, toy: Setup) -> None:
    """Joints are read from the file as data, the turn in progress from the replay."""
    run("play", log, typed=STRIKE)
    shown = run("log", log).output
    assert shown.splitlines()[:3] == ["Three in a yard", "  The ground: firm.", ""]
    assert shown.splitlines()[3].startswith("── anna, turn 1 ──")
    assert "  anna: strike.\n" in shown
    events = json.loads(run("log", log, "--json").output)
    assert events[0] == {
        "at": "opening",
        "key": "toy-ground",
        "clauses": ["toy.ground"],
        "facts": {"ground": "firm"},
    }
    assert events[1]["facts"] == {"who": "anna", "verb": "strike"}
    assert "    toy.ground\n" in run("log", log, "--clauses").output


RULED = "1\n1\n5\n" + "parry\n2\n2\n" + "o 5 6\ny\ne bran hearts -3\n"


def test_what_the_gm_changed_is_told_in_its_place(run: Run, log: Path) -> None:
    hands = ("--hand", "anna", "--hand", "bran")
    shown = run("play", log, *hands, typed=RULED + "o all\n\nl\n").output
    assert "  GM’s ruling: anna, roll: 5 → 6\n" in shown
    assert re.search(r"\n  \d  5 → 6 +GM +anna, roll, 2d4\n", shown)
    assert "  GM’s ruling: bran, hearts: 4 → 1\n" in shown.partition("o all")[2]
    told = run("log", log).output
    assert "GM’s ruling: bran, hearts: 4 → 1" in told
    assert told[told.index("── anna") :].splitlines()[1:4] == [
        "  anna: strike.",
        "  GM’s ruling: anna, roll: 5 → 6",
        "  Two dice not above might hit.",
    ]
    events = json.loads(run("log", log, "--json").output)
    ruled = [each["facts"] for each in events if each["key"].startswith("ruling.")]
    assert [(each["before"], each["after"]) for each in ruled] == [(5, 6), (4, 1)]
    run("play", log, *hands, typed="u\nu\n")
    assert "ruling" not in run("log", log).output


def test_a_ruling_does_not_have_all_that_stays_told_again(run: Run, log: Path) -> None:
    shown = run("play", log, typed=STRIKE + "e cai hearts -1 before 2\ny\n").output
    assert shown.count("The ground: firm.") == 1
    assert "  GM’s ruling: cai, hearts: 3 → 2\n" in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("o 1 clash:bran\ny", "GM’s ruling: anna, “what do you do?”: Strike: bran → Clash: bran"),
        ("e bran doing brace", "GM’s ruling: bran, doing: – → brace"),
        ("e bran covered by=anna", "GM’s ruling: bran, covered (by): – → anna"),
        ("e bran grudges anna=yes", "GM’s ruling: bran, grudges (anna): – → yes"),
        ("e bran parries club", "GM’s ruling: bran, parries (club): 0 → 1"),
        ("e bran conditions +dazed", "GM’s ruling: bran, conditions: “dazed” begins"),
        ("e bran conditions -dazed", "GM’s ruling: bran, conditions: “dazed” ends"),
    ],
)
def test_every_kind_of_ruling_is_told(run: Run, log: Path, typed: str, said: str) -> None:
    run("play", log, "--hand", "anna", typed=f"1\n1\n{typed}\n")
    assert said in run("log", log).output


def test_an_imposed_outcome_is_told(run: Run, log: Path) -> None:
    run("play", log, "--hand", "anna", typed="1\n1\n8\no 1 hit\ny\n")
    assert "GM’s ruling: outcome of “a blow”: missed → hit" in run("log", log).output


def test_a_ruling_is_told_without_its_system(run: Run, log: Path) -> None:
    run("play", log, "--hand", "anna", "--hand", "bran", typed=RULED + "1\n")
    lines = log.read_text("utf-8").replace('"system":"toy"', '"system":"gone"')
    log.write_text(lines, "utf-8")
    assert "GM’s ruling: anna, roll: 5 → 6" in run("log", log).output
    assert "5 → 6" in run("log", log, "--json").output.replace('"before": 5', "5 → 6")


def test_a_log_whose_system_is_gone_is_printed_all_the_same(
    run: Run, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("play", log, typed=STRIKE)
    lines = log.read_text("utf-8").replace('"system":"toy"', '"system":"gone"')
    log.write_text(lines, "utf-8")
    assert "toy-ground (ground: firm)" in run("log", log).output
    assert run("play", log).exit_code == 2
    assert "toy-ground (ground: firm)" in run("play", log, "--read-only").output


def test_recent_puts_an_outcome_after_what_led_to_it(run: Run, log: Path) -> None:
    run("play", log, "--hand", "anna", typed="1\n1\n8\n")
    newest = recent(fight(log), 2)
    assert [each.asked.address for each in newest] == ["anna@1/act/strike/blow", ATTACK]
    assert [each.value for each in newest] == ["missed", 8]


def test_a_log_with_a_line_less_is_told_so(run: Run, log: Path) -> None:
    run("play", log, typed=STRIKE)
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:1] + lines[2:]))
    done = run("play", log)
    assert done.exit_code != 0
    assert "Lines of it are missing or changed" in re.sub(r"\s+", " ", done.stderr)
