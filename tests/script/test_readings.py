"""Readings are found by entry point."""

from __future__ import annotations

import pytest

from tierce.script.answered import Answered
from tierce.script.odds import Odds
from tierce.script.readings import UnknownReading, load_reading, reading_names
from tierce.script.sample import Sample
from tierce.script.value import explain


def test_every_reading_of_the_design_is_installed() -> None:
    assert {"play", "replay", "odds", "sample", "explain"} <= set(reading_names())


def test_a_reading_is_loaded_by_name() -> None:
    loaded = [load_reading(name) for name in ("play", "replay", "odds", "sample", "explain")]
    assert loaded == [Answered, Answered, Odds, Sample, explain]


def test_an_unknown_reading_names_the_known_ones() -> None:
    with pytest.raises(UnknownReading) as error:
        load_reading("tea-leaves")
    assert error.value.known == reading_names()
