"""All that a fight says has a text in every language: fights are played at random and told."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from tests.systems.cthulhu.map_setups import random_map_setup
from tests.systems.cthulhu.setups import random_setup
from tests.systems.telling import Strict, tell_fighters, tell_fights, teller
from tierce.fight.course import Setup
from tierce.formats.toml import read_scenario
from tierce.systems.cthulhu import SYSTEM, catalogue
from tierce.systems.cthulhu.rules.check import DEGREES
from tierce.systems.cthulhu.sheet import BODIES, KINDS, MODES, SHARES, Sheet, Weapon
from tierce.text import LANGUAGES, Catalogue

SAMPLES = sorted((SYSTEM.folder / "samples").glob("*.toml"))
TURNS = 10
#: A keeper who puts fighters in order picks from their names.
NAMES = frozenset({"cthulhu.ask.order"})


def strict(language: str) -> Strict:
    return teller("cthulhu", language)


def setups(rng: random.Random) -> list[Setup]:
    """The samples, and fights of all kinds under all kinds of options, on squares and without."""
    made = [make(rng) for make in (random_setup, random_map_setup) for _ in range(15)]
    return [read_scenario(path).setup for path in SAMPLES] + made


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_can_be_told(language: str) -> None:
    rng = random.Random(language)
    tell_fights(setups(rng), rng, TURNS, strict(language), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_fighters_can_be_shown_at_a_glance(language: str) -> None:
    rng = random.Random(language)
    tell_fighters(setups(rng), rng, strict(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_slots_fields_and_outcomes_have_names(language: str) -> None:
    has = strict(language).catalogue.has
    for slot in (*SYSTEM.slots, *SYSTEM.field_slots):
        assert has(f"cthulhu-slot-{slot.name.replace('_', '-')}"), slot.name
    for record in (Sheet, Weapon):
        for field in fields(record):
            message = f"cthulhu-sheet-{field.name.replace('_', '-')}"
            assert field.name == "name" or has(message), field.name
    for outcome in DEGREES:
        assert has(f"cthulhu-outcome-{outcome}"), outcome


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_words_of_a_sheet_are_told(language: str) -> None:
    words = {
        "kind": KINDS,
        "skills": tuple(catalogue.skills()),
        "body": BODIES,
        "db": SHARES,
        "modes": MODES,
    }
    tells = Strict(Catalogue.load(language), "cthulhu", SYSTEM.sheet_words)
    for field, known in words.items():
        raw = [word for word in known if tells.word(field, word) == word]
        assert raw == []


def test_an_art_of_a_weapon_is_told_with_the_weapon() -> None:
    tells = Strict(Catalogue.load("ja"), "cthulhu", SYSTEM.sheet_words)
    assert tells.word("skills", "weapon-art:katana") == "武道（武器）：日本刀"


@pytest.mark.parametrize(
    ("art", "told"),
    [("weapon-art", "武道（サーベル）（40）"), ("striking-art", "武道：立ち技系（40）")],
)
def test_arts_of_weapons_are_told_apart(art: str, told: str) -> None:
    facts = {"art": art, "skill": "sabre" if art == "weapon-art" else "none", "level": "40"}
    text = Strict(Catalogue.load("ja"), "cthulhu").say("cthulhu.ask.art", facts, "option")
    assert text.replace("\u2068", "").replace("\u2069", "") == told
