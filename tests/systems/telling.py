"""Telling a fight as the terminal does, where everything must have a text."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from tests.conformance.playing import course_of, random_fight
from tierce.cli.telling import Teller, fact_of
from tierce.fight.course import Course, Setup
from tierce.script.answered import Asked
from tierce.script.effects import Call, Roll
from tierce.script.value import explain
from tierce.text import Catalogue


class Strict(Teller):
    """Tells as the terminal does, but stops where that would help itself to a key."""

    def say(self, key: str, facts: Mapping[str, Any], attribute: str = "") -> str:
        shown = {name: fact_of(value) for name, value in facts.items()}
        if attribute:
            return self.catalogue.attribute(key, attribute, **shown)
        return self.catalogue.text(key, **shown)

    def named(self, kind: str, name: str, facts: Mapping[str, Any]) -> str:
        text = super().named(kind, name, facts)
        # English may call a thing by its id; where there is no text, the others would too.
        assert text != name or self.catalogue.language == "en", f"no text for {kind} {name}"
        return text


#: How a sentence ends.
ENDS = (".", "!", "。", "！", "）")


@cache
def teller(system: str, language: str) -> Strict:
    """A strict teller of a system."""
    return Strict(Catalogue.load(language), system)


def tell(asked: Asked, strict: Strict, names: frozenset[str] = frozenset()) -> None:
    """Everything the terminal can show of a question; options of questions with these labels are
    names."""
    ask = asked.ask
    if isinstance(ask, Call):
        strict.named("site", ask.site, {})
        for outcome in ask.outcomes or ():
            strict.outcome(outcome)
        return
    strict.question(ask)
    if isinstance(ask, Roll):
        return
    for option in ask.options if ask.label not in names else ():
        strict.option(ask, option)
        for part in explain(option.value()).parts if option.value is not None else ():
            strict.say(part.label, part.facts)
    for withheld in ask.withheld:
        strict.option(ask, withheld)
        strict.say(withheld.reason, withheld.facts)


def tell_course(course: Course, strict: Strict, names: frozenset[str] = frozenset()) -> None:
    """What happened, and every outcome that may be imposed."""
    for run in (*(joint.run for joint in course.joints), course.partial):
        for note in run.notes:
            sentence = strict.say(note.key, note.facts)
            assert sentence.endswith(ENDS), sentence
        for asked, _ in run.decided:
            tell(asked, strict, names)


def tell_fights(
    setups: Iterable[Setup],
    rng: random.Random,
    turns: int,
    strict: Strict,
    names: frozenset[str] = frozenset(),
) -> None:
    """All that is asked and happens in a random fight of each setup; options of questions with
    these labels are names."""
    for setup in setups:
        course = course_of(setup, rng, turns, lambda asked: tell(asked, strict, names))
        tell_course(course, strict, names)


def tell_fighters(setups: Iterable[Setup], rng: random.Random, strict: Strict) -> None:
    """What a screen shows of each fighter, some turns into a random fight of each setup."""
    for setup in setups:
        summary = setup.system.summary
        assert summary is not None
        view = random_fight(setup, rng, rng.randint(1, 6)).view()
        for who in view.fighters:
            for key, facts in summary(view, who):
                assert strict.say(key, facts)
