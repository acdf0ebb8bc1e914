"""All that a fight says has a text in every language: fights are played at random and told."""

from __future__ import annotations

import random
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.playing import course_of, random_fight
from tests.systems import telling
from tests.systems.telling import Strict, tell, tell_course
from tierce.fight.course import Setup
from tierce.formats.toml import read_scenario
from tierce.systems.gurps import SYSTEM
from tierce.systems.gurps.sheet import Melee, Ranged, Sheet, Shield, Weapon
from tierce.text import LANGUAGES

SAMPLES = sorted((SYSTEM.folder / "samples").glob("*.toml"))
TURNS = 12

#: Fighters who can do what those of the samples cannot: throw, fire bursts, swing flails, bite.
ODDITIES = """
system = "gurps"
title = "Odd weapons"

[[fighter]]
name = "Rook"
side = "a"
skills = { Judo = 15, Karate = 13, Wrestling = 13, Acrobatics = 13 }
traits = ["trained-by-a-master"]

[[fighter]]
name = "Wolf"
side = "a"
traits = ["no-arms", "low-pain-threshold"]
skills = { Brawling = 14 }

[[fighter.weapon]]
name = "Fangs"
natural = "jaw"

[[fighter.weapon.melee]]
name = "bite"
skill = "Brawling"
damage = "thr-1 cut"
reach = "C"
parry = "No"

[[fighter]]
name = "Vex"
side = "b"
st = 13
skills = { Guns = 14, Flail = 13, Shield = 12 }
traits = ["hard-to-kill", "hard-to-subdue"]
main = "Carbine"

[[fighter.weapon]]
name = "Carbine"
weight = 8

[[fighter.weapon.ranged]]
name = "burst"
skill = "Guns"
damage = "2d pi"
projectile = "bullet"
range = "150/900"
rate = 10
recoil = 2
hands = 2

[[fighter.weapon]]
name = "Morningstar"
weight = 6

[[fighter.weapon.melee]]
name = "swing"
skill = "Flail"
damage = "sw+3 cr"
parry = "0U"
flail = true

[[fighter]]
name = "Ash"
side = "b"
skills = { "Two-Handed Axe/Mace" = 14, Staff = 13 }

[[fighter.weapon]]
name = "Maul"
weight = 12

[[fighter.weapon.melee]]
name = "swing"
skill = "Two-Handed Axe/Mace"
damage = "sw+4 cr"
parry = "0U"
hands = 2
unready = true

[[fighter.weapon]]
name = "Staff"
weight = 4
fragile = true

[[fighter.weapon.melee]]
name = "sweep"
skill = "Staff"
damage = "sw+2 cr"
parry = "+2"
hands = 2
"""


#: A question whose options are names.
NAMES = frozenset({"gurps.ask.order"})


def teller(language: str) -> Strict:
    return telling.teller("gurps", language)


def setups(folder: Path) -> list[Setup]:
    odd = folder / "odd.toml"
    odd.write_text(ODDITIES, "utf-8")
    return [read_scenario(path).setup for path in (*SAMPLES, odd)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_can_be_told(language: str, tmp_path: Path) -> None:
    rng = random.Random(language)
    for setup in setups(tmp_path):
        for _ in range(6):
            course = course_of(
                setup, rng, TURNS, lambda asked: tell(asked, teller(language), NAMES)
            )
            tell_course(course, teller(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fighters_can_be_shown_at_a_glance(language: str, tmp_path: Path) -> None:
    rng = random.Random(language)
    assert SYSTEM.summary is not None
    for setup in setups(tmp_path):
        for turns in range(1, TURNS, 3):
            view = random_fight(setup, rng, turns).view()
            for who in view.fighters:
                for key, facts in SYSTEM.summary(view, who):
                    assert teller(language).say(key, facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_slots_have_names(language: str) -> None:
    for slot in SYSTEM.slots:
        assert teller(language).catalogue.has(f"gurps-slot-{slot.name.replace('_', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", [Sheet, Weapon, Melee, Ranged, Shield])
def test_fields_of_sheets_have_names(record: type[Any], language: str) -> None:
    for field in fields(record):
        message = f"gurps-sheet-{field.name.replace('_', '-')}"
        assert field.name == "name" or teller(language).catalogue.has(message), field.name


def test_a_missing_text_is_noticed() -> None:
    with pytest.raises(LookupError):
        teller("en").say("gurps.event.unheard-of", {})
    with pytest.raises(ValueError, match="gurps"):
        teller("en").say("gurps.event.fell", {})
    with pytest.raises(AssertionError, match="no text for option dance"):
        teller("de").named("option", "dance", {})
