"""All that a fight says has a text in every language: fights are played at random and told."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from tests.systems.mordheim.setups import HOUSE_RULES, random_setup
from tests.systems.telling import Strict, tell_fighters, tell_fights, teller
from tierce.fight.course import Setup
from tierce.formats.toml import read_scenario
from tierce.systems.mordheim import SYSTEM
from tierce.systems.mordheim.sheet import Sheet
from tierce.systems.mordheim.tables import ARMOUR, WEAPONS
from tierce.text import LANGUAGES

SAMPLES = sorted((SYSTEM.folder / "samples").glob("*.toml"))
TURNS = 10


def strict(language: str) -> Strict:
    return teller("mordheim", language)


def setups(rng: random.Random) -> list[Setup]:
    """The samples, and fights of all kinds under each of the house rules."""
    return [read_scenario(path).setup for path in SAMPLES] + [
        random_setup(rng) for _ in range(3 * len(HOUSE_RULES))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_can_be_told(language: str) -> None:
    rng = random.Random(language)
    tell_fights(setups(rng), rng, TURNS, strict(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fighters_can_be_shown_at_a_glance(language: str) -> None:
    rng = random.Random(language)
    tell_fighters(setups(rng), rng, strict(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_slots_and_characteristics_have_names(language: str) -> None:
    has = strict(language).catalogue.has
    for slot in SYSTEM.slots:
        assert has(f"mordheim-slot-{slot.name.replace('_', '-')}"), slot.name
    for field in fields(Sheet):
        assert has(f"mordheim-sheet-{field.name.replace('_', '-')}"), field.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_weapons_and_armour_have_names_of_the_language(language: str) -> None:
    told = {name: strict(language).say("mordheim.weapon", {"weapon": name}) for name in WEAPONS}
    worn = {name: strict(language).say("mordheim.part.armour", {"armour": name}) for name in ARMOUR}
    assert len(set(told.values())) == len(WEAPONS)
    assert len(set(worn.values())) == len(ARMOUR)
    if language != "en":
        assert not set(told.values()) & set(WEAPONS)
