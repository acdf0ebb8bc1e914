"""`tierce odds drachensturm`: where the chance of any hit stands."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from click.testing import CliRunner

from tierce.cli.app import app


def asked(*args: str) -> str:
    """What the command prints."""
    done = CliRunner().invoke(app, ["--lang", "en", "odds", "drachensturm", *args])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize(("aw", "hits"), [(5, 115), (10, 190), (15, 270)])
def test_hits_stand_beside_the_outcomes(aw: int, hits: int) -> None:
    found = json.loads(asked(f"aw={aw}", "pw=10", "defence=parry", "--json"))
    assert Fraction(found["hits"]) == Fraction(hits, 400)
    names = [outcome["name"] for outcome in found["outcomes"]]
    assert names == [
        "fumble_attack",
        "fumble_defence",
        "outstanding_parry",
        "lucky_hit",
        "hit",
        "defended",
    ]
    assert sum(Fraction(outcome["chance"]) for outcome in found["outcomes"]) == 1
    assert found["attack"]["value"] == aw


def test_their_bar_is_measured_against_certainty() -> None:
    (line,) = (each for each in asked("aw=10", "pw=10").splitlines() if "any hit" in each)
    # 190 of 400 of 30 columns: 14 1/4
    assert line.split() == ["any", "hit", "█" * 14 + "▎", "47.50%", "19/40"]
