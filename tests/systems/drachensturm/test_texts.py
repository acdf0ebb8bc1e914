"""All that a fight says has a text in every language: fights are played at random and told."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from tests.systems.drachensturm.setups import random_setup
from tests.systems.telling import Strict, tell_fighters, tell_fights, teller
from tierce.fight.course import Setup
from tierce.fight.state import View
from tierce.formats.toml import read_scenario
from tierce.script.effects import Choose, Who
from tierce.systems.drachensturm import SYSTEM
from tierce.systems.drachensturm.rules import moves
from tierce.systems.drachensturm.rules.exchange import OUTCOMES
from tierce.systems.drachensturm.sheet import Armour, Sheet, Weapon
from tierce.text import LANGUAGES

SAMPLES = sorted((SYSTEM.folder / "samples").glob("*.toml"))
TURNS = 10


def strict(language: str) -> Strict:
    return teller("drachensturm", language)


def setups(rng: random.Random) -> list[Setup]:
    """The samples, and fights of all kinds under all kinds of options."""
    return [read_scenario(path).setup for path in SAMPLES] + [random_setup(rng) for _ in range(25)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_can_be_told(language: str) -> None:
    rng = random.Random(language)
    tell_fights(setups(rng), rng, TURNS, strict(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fighters_can_be_shown_at_a_glance(language: str) -> None:
    rng = random.Random(language)
    tell_fighters(setups(rng), rng, strict(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_slots_fields_and_outcomes_have_names(language: str) -> None:
    has = strict(language).catalogue.has
    for slot in SYSTEM.slots:
        assert has(f"drachensturm-slot-{slot.name.replace('_', '-')}"), slot.name
    for record in (Sheet, Weapon, Armour):
        for field in fields(record):
            message = f"drachensturm-sheet-{field.name.replace('_', '-')}"
            assert field.name == "name" or has(message), field.name
    for outcome in OUTCOMES:
        assert has(f"drachensturm-outcome-{outcome}"), outcome


@pytest.mark.parametrize(
    ("covered", "english"),
    [
        ("", "Flee: 10 m, every foe in reach has a free blow"),
        ("next", "Flee: 10 m, every foe in reach has a free blow"),
        ("now", "Flee, covered: 10 m, no free blows"),
    ],
)
def test_what_a_flight_would_cost_is_said(covered: str, english: str) -> None:
    (gorge,) = [path for path in SAMPLES if path.stem == "gorge"]
    layout = read_scenario(gorge).setup.layout()
    view, wulf = View(layout, layout.start()), Who("Wulf")
    view.put(wulf, "covered", covered)
    asked = next(moves.move(view, wulf))
    assert isinstance(asked, Choose)
    (flee,) = [option for option in asked.options if option.id == moves.FLEE]
    assert strict("en").catalogue.attribute("drachensturm.ask.move", "option", **flee.facts) == (
        english
    )
