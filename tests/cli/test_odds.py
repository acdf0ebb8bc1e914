"""`tierce odds`: exact fractions, worked out here by counting faces."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product

import pytest

from tests.cli.conftest import Run
from tierce.cli.commands.odds import percent

pytestmark = pytest.mark.usefixtures("toy")


def test_json(run: Run) -> None:
    done = run("odds", "toy", "might=7", "type=plain", "--json")
    assert done.exit_code == 0
    hits = sum(a + b <= 7 for a, b in product(range(1, 7), repeat=2))
    assert hits == 21
    assert json.loads(done.output) == {
        "system": "toy",
        "question": {"might": "7", "type": "plain"},
        "method": "exact",
        "outcomes": [
            {"name": "hit", "chance": "7/12", "percent": 58.33},
            {"name": "missed", "chance": "5/12", "percent": 41.67},
        ],
        "attack": {
            "value": 7,
            "parts": [{"value": 7, "label": "might", "clause": "toy.attack"}],
        },
        "wound": {"1": "1/4", "2": "1/4", "3": "1/4", "4": "1/4"},
    }


def test_table(run: Run) -> None:
    lines = run("odds", "toy", "might=7").output.splitlines()
    assert lines[0] == "might=7"
    assert lines[2].split() == ["hit", "█" * 30, "58.33%", "7/12"]
    # 5/12 against 7/12: 30 * 5/7 = 21 3/7 columns, 3/7 nearest to 3/8
    assert lines[3].split() == ["missed", "█" * 21 + "▍", "41.67%", "5/12"]
    assert "  mean 2.50" in lines
    assert lines[-1] == "  Method: exact"


@pytest.mark.parametrize(
    ("pairs", "said"),
    [
        (["migth=7"], "Unknown key “migth”. Did you mean “might”?"),
        (["zzzzz=7"], "Unknown key “zzzzz”. Known: might, type."),
        ([], "The key “might” is missing."),
        (["might=x"], "might=x: a whole number is needed."),
        (["might=20"], "might is 20, but must be from 2 to 12."),
        (["might=7", "type=odd"], "type cannot be “odd”. Possible: plain, fancy."),
        (["might"], "“might” must have the form KEY=VALUE."),
        (["might="], "“might=” must have the form KEY=VALUE."),
        (["might=7", "might=8"], "“might” is given twice."),
    ],
)
def test_bad_questions(run: Run, pairs: list[str], said: str) -> None:
    done = run("odds", "toy", *pairs, "--json")
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr == f"Error: {said}\n"


@pytest.mark.parametrize(
    ("pairs", "said"),
    [
        ("attack=14 dodge=9 dr=3", "“dr” says something only beside damage."),
        ("attack=14 dodge=9 recoil=2", "“recoil” says something only beside shots."),
        ("attack=14 parry=9 shots=3", "These cannot stand together: shots, parry."),
        (
            "attack=14 parry=9 stunned=yes retreat=yes",
            (
                "retreat: not possible here, by gurps.retreat.limits."
                " “tierce clauses gurps.retreat.limits” shows what it says."
            ),
        ),
    ],
)
def test_questions_that_make_no_sense(run: Run, pairs: str, said: str) -> None:
    done = run("odds", "gurps", *pairs.split())
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"Error: {said}\n")


@pytest.mark.parametrize(
    ("chance", "shown"),
    [(Fraction(5, 9), 55.56), (Fraction(1, 54), 1.85), (Fraction(1), 100.0), (Fraction(0), 0.0)],
)
def test_percent(chance: Fraction, shown: float) -> None:
    assert percent(chance) == shown


def test_a_sampled_answer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was counted in random runs says so, with Wilson's interval of each chance."""
    from tierce.systems.cthulhu import question_answer

    monkeypatch.setattr(question_answer, "MOST_WAYS", 0)
    monkeypatch.setattr(question_answer, "SAMPLES", 100)
    asked = ("odds", "cthulhu", "skill=100", "damage=12", "hp=12")
    data = json.loads(run(*asked, "--json").output)
    assert (data["method"], data["samples"]) == ("sampled", 100)
    assert data["outcomes"][0] == {"name": "critical", "chance": "1/20", "percent": 5.0}
    hits = Fraction(data["dead"])
    assert data["damage"]["12"] == data["dead"]
    p, z = float(hits), 1.959964
    middle = (p + z * z / 200) / (1 + z * z / 100)
    half = z * ((p * (1 - p) + z * z / 400) / 100) ** 0.5 / (1 + z * z / 100)
    assert data["intervals"]["dead"] == pytest.approx([middle - half, middle + half], abs=1e-4)
    assert data["intervals"]["damage"]["12"] == data["intervals"]["dead"]
    lines = run(*asked).output.splitlines()
    assert lines[-1] == "  Method: sampled, 100 random runs, with 95% intervals"
    assert any("dying or dead" in line and " – " in line for line in lines)
