"""House rules that differ are told in words: what they vary, and what they are now."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args, get_type_hints

import pytest

from tests.systems.cthulhu.field import duel
from tests.systems.telling import teller
from tierce.systems.cthulhu.options import Options, clauses
from tierce.systems.cthulhu.sheet import Sheet
from tierce.text import LANGUAGES

WORDS = sorted(
    {
        word
        for hint in get_type_hints(Options).values()
        for word in get_args(hint)
        if isinstance(word, str) and word[0].isalpha()
    }
)


def told(language: str, **options: Any) -> list[str]:
    """What the opening says of options."""
    fight = duel(Sheet(), Sheet(), Options(**options))
    notes = [note for note in fight.notes() if note.key == "cthulhu.event.option"]
    return [teller("cthulhu", language).say(note.key, note.facts) for note in notes]


def test_a_ruling_on_an_option_is_told_in_words() -> None:
    assert told("ja", impale_pierces=False) == [
        (
            "KP裁定：防御の失敗と装甲（impale_pierces）は「しない」"
            "（既定と異なる。既定の出典：このルール）。"
        )
    ]
    assert told("en", string_wear="every-shot") == [
        (
            "House rule Hard form (string_wear): every shot"
            " (not the default, which is from: this rule set), by the keeper’s ruling."
        )
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_an_option_may_be_has_a_text(language: str) -> None:
    strict = teller("cthulhu", language)
    texts = {word: strict.say("cthulhu-choice", {"value": word}) for word in (*WORDS, "yes", "no")}
    same = {word for word, text in texts.items() if word == text}
    assert not same or language == "en", same
    assert not any("-" in texts[word] for word in WORDS if "-" in word and language != "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_named_by_what_it_varies(language: str) -> None:
    strict = teller("cthulhu", language)
    for each in fields(Options):
        clause = clauses()[each.name]
        if each.name != "supplements":  # announced by itself
            varied = strict.say("cthulhu-varied", {"varies": clause.replace(".", "-")})
            assert varied == strict.title(clause), each.name
