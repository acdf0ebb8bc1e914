"""Which language a user gets."""

from __future__ import annotations

import pytest

from tierce.text import LANGUAGES, UnknownLanguage, UserError, negotiate


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_known_language_is_taken_as_it_is(tag: str) -> None:
    assert negotiate(tag, {"LANG": "fr_FR.UTF-8"}) == tag


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("zh", "zh-Hans"),
        ("zh_CN", "zh-Hans"),
        ("ZH-hans", "zh-Hans"),
        ("de_AT", "de"),
        ("ru-RU", "ru"),
        ("EN", "en"),
    ],
)
def test_wanted_with_region_or_script(wanted: str, language: str) -> None:
    assert negotiate(wanted, {}) == language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh"}, "zh-Hans"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "deu"}, "en"),
        ({"LANG": "ja_JP", "LC_MESSAGES": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "ja_JP", "LC_MESSAGES": "ru_RU", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "ja_JP", "LC_ALL": ""}, "ja"),
        ({"LANG": "ja_JP", "LC_ALL": "C"}, "en"),
    ],
)
def test_locale_of_the_environment(environ: dict[str, str], language: str) -> None:
    assert negotiate(None, environ) == language


@pytest.mark.parametrize("wanted", ["fr", "", "deutsch", "z"])
def test_an_unknown_wanted_language_is_an_error_naming_the_known(wanted: str) -> None:
    with pytest.raises(UnknownLanguage) as raised:
        negotiate(wanted, {"LANG": "de_DE"})
    assert isinstance(raised.value, UserError)
    text = str(raised.value)
    assert f"“{wanted}”" in text
    assert "en, de, ja, ru, zh-Hans" in text
