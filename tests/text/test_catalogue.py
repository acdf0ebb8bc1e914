"""Messages are found, filled in and joined as their language wants."""

from __future__ import annotations

import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import pytest

from tierce.text import (
    Catalogue,
    CatalogueError,
    Fact,
    FormattingError,
    Message,
    MissingMessage,
)

ENGLISH = """\
### A catalogue to try things with
list-separator = { ", " }
# $who (name), $value (number)
fight-parry = { $who }: parry at { $value }
    .short = P { $value }
    .tip = Turn the blow aside
only-english = Only here { $value }
modifier = { SIGNED($value) } { $label }
wounds = { $count ->
    [0] unhurt
    [one] one wound
   *[other] { $count } wounds
}
ready = { $ready ->
    [yes] ready
   *[no] not ready
}
outer = Look: { fight-parry } by { -brand }
-brand = tierce
several =
    first line
      second line
lonely =
    .tip = an attribute alone
broken-reference = { nowhere }
"""
RUSSIAN = """\
list-separator = { "; " }
fight-parry = { $who }: парирование, { $value }
wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
}
ready = { $who_gender ->
    [f] готова
    [n] готово
    [pl] готовы
   *[m] готов
}: { $who }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("ru", RUSSIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, "utf-8")
    return tmp_path


@pytest.fixture
def en(folder: Path) -> Catalogue:
    return Catalogue.load("en", [folder])


@pytest.fixture
def ru(folder: Path) -> Catalogue:
    return Catalogue.load("ru", [folder])


def test_facts_fill_a_message_and_dots_are_hyphens(en: Catalogue) -> None:
    assert en.text("fight.parry", who="Anna", value=9) == "Anna: parry at 9"
    assert en.text("fight-parry", who="Anna", value=9) == "Anna: parry at 9"


def test_no_marks_of_direction(en: Catalogue) -> None:
    assert en.text("outer", who="Anna", value=9) == "Look: Anna: parry at 9 by tierce"


@pytest.mark.parametrize(
    ("fact", "shown"),
    [
        (1234567, "1234567"),
        (-4, "-4"),
        (Fraction(5, 9), "5/9"),
        (Fraction(-1, 2), "-1/2"),
        (Fraction(12, 4), "3"),
        (True, "yes"),
        ("{ $who }", "{ $who }"),
        ("Ж" * 5000, "Ж" * 5000),
        (Message("modifier", {"value": -4, "label": "second parry"}), "-4 second parry"),
        ([1, "b", Fraction(1, 3)], "1, b, 1/3"),
        ((), ""),
        ([Message.of("wounds", count=1), Message.of("wounds", count=[2])], "one wound, 2 wounds"),
    ],
)
def test_every_kind_of_fact(en: Catalogue, fact: Fact, shown: str) -> None:
    assert en.text("fight.parry", who="Anna", value=fact) == f"Anna: parry at {shown}"
    assert en.render(fact) == shown


class Record(NamedTuple):
    """Not a list, though Python takes it for a tuple."""

    value: int


@pytest.mark.parametrize("fact", [0.5, None, {1}, b"x", Record(1), [None]])
def test_what_is_no_fact_is_an_error(en: Catalogue, fact: object) -> None:
    with pytest.raises(TypeError, match="not a fact"):
        en.text("fight.parry", who="Anna", value=fact)  # type: ignore[arg-type]


@pytest.mark.parametrize(("value", "shown"), [(1, "+1"), (-4, "-4"), (0, "+0"), (1200, "+1200")])
def test_signed(en: Catalogue, value: int, shown: str) -> None:
    assert en.text("modifier", value=value, label="x") == f"{shown} x"


def test_plurals_of_english_and_russian(en: Catalogue, ru: Catalogue) -> None:
    assert [en.text("wounds", count=n) for n in (0, 1, 2)] == ["unhurt", "one wound", "2 wounds"]
    russian = ["1 рана", "2 раны", "5 ран", "11 ран", "21 рана", "22 раны", "1000 ран"]
    assert [ru.text("wounds", count=n) for n in (1, 2, 5, 11, 21, 22, 1000)] == russian
    assert en.text("wounds", count=Fraction(2, 2)) == "one wound"


def test_bool_selects(en: Catalogue) -> None:
    assert en.text("ready", ready=True) == "ready"
    assert en.text("ready", ready=False) == "not ready"


def test_gender_agrees_and_unknown_takes_the_default(ru: Catalogue) -> None:
    assert ru.text("ready", who="Анна", who_gender="f") == "готова: Анна"
    assert ru.text("ready", who="Орки", who_gender="pl") == "готовы: Орки"
    assert ru.text("ready", who="Орк") == "готов: Орк"


def test_a_list_is_joined_by_its_language(ru: Catalogue) -> None:
    assert ru.render(["а", "б"]) == "а; б"


def test_what_a_language_lacks_is_english(ru: Catalogue) -> None:
    assert ru.text("fight.parry", who="Анна", value=9) == "Анна: парирование, 9"
    assert ru.text("only.english", value=1) == "Only here 1"
    assert ru.attribute("fight.parry", "short", value=3) == "P 3"


def test_attributes(en: Catalogue) -> None:
    assert en.attribute("fight.parry", "short", value=3) == "P 3"
    assert en.attribute("fight.parry", "tip") == "Turn the blow aside"
    assert en.attribute("lonely", "tip") == "an attribute alone"


def test_has(ru: Catalogue) -> None:
    assert ru.has("fight.parry")
    assert ru.has("only.english")
    assert ru.has("fight.parry", "tip")
    assert not ru.has("fight.parry", "nothing")
    assert not ru.has("lonely")
    assert not ru.has("brand")


def test_raw_and_keys(ru: Catalogue) -> None:
    assert ru.raw("fight.parry") == "fight-parry = { $who }: парирование, { $value }\n"
    assert ru.raw("only.english") == "only-english = Only here { $value }\n"
    keys = ru.keys()
    assert {"wounds", "only-english"} < keys
    assert "-brand" not in keys


def test_lines_keep_their_common_indent_out(en: Catalogue) -> None:
    assert en.text("several") == "first line\n  second line"


@pytest.mark.parametrize("key", ["no.such", "lonely", "-brand"])
def test_missing_message_names_key_and_language(ru: Catalogue, key: str) -> None:
    with pytest.raises(MissingMessage, match=rf"'{key}' in 'ru' nor in English"):
        ru.text(key)


def test_missing_attribute_and_raw(ru: Catalogue) -> None:
    with pytest.raises(MissingMessage, match=r"fight\.parry\.no"):
        ru.attribute("fight.parry", "no")
    with pytest.raises(MissingMessage, match=r"no\.such"):
        ru.raw("no.such")


@pytest.mark.parametrize(
    ("key", "facts", "problem"),
    [
        ("fight.parry", {"who": "Anna"}, "Unknown external: value"),
        ("wounds", {}, "Unknown external: count"),
        ("outer", {"value": 1}, "Unknown external: who"),
        ("broken.reference", {}, "Unknown message: nowhere"),
        ("modifier", {"value": "x", "label": "x"}, "invalid literal"),
    ],
)
def test_a_message_that_cannot_be_filled_raises(
    en: Catalogue, key: str, facts: dict[str, Fact], problem: str
) -> None:
    with pytest.raises(FormattingError, match=problem):
        en.text(key, **facts)


def test_facts_may_be_called_key_and_name(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("m = { $key } { $name } { $self }\n    .a = { $name }\n")
    catalogue = Catalogue.load("en", [tmp_path])
    assert catalogue.text("m", key=1, name=2, self=3) == "1 2 3"
    assert catalogue.attribute("m", "a", name=2) == "2"


class TestFolders:
    def write(self, folder: Path, text: str, language: str = "en", name: str = "a.ftl") -> Path:
        (folder / language).mkdir(parents=True, exist_ok=True)
        (folder / language / name).write_text(text, "utf-8")
        return folder

    def test_several_make_one(self, tmp_path: Path) -> None:
        one = self.write(tmp_path / "one", "a = A { b }\n")
        two = self.write(tmp_path / "two", "b = B\n")
        catalogue = Catalogue.load("ja", [one, two])
        assert catalogue.text("a") == "A B"

    def test_an_id_in_two_of_them_is_an_error_naming_both(self, tmp_path: Path) -> None:
        one = self.write(tmp_path / "one", "a = A\n")
        two = self.write(tmp_path / "two", "# c\n\nx = X\na = B\n")
        with pytest.raises(CatalogueError) as raised:
            Catalogue.load("en", [one, two])
        place = two / "en" / "a.ftl"
        assert str(raised.value) == f"{place}:4: a is already at {one / 'en' / 'a.ftl'}:1"

    def test_a_missing_folder_is_an_error(self, tmp_path: Path) -> None:
        with pytest.raises(CatalogueError, match="no such locale folder"):
            Catalogue.load("en", [tmp_path / "none"])

    def test_a_syntax_error_names_its_place(self, tmp_path: Path) -> None:
        folder = self.write(tmp_path, "good = { $a }\nbad = { $a\n")
        catalogue = Catalogue.load("en", [folder])
        assert catalogue.text("good", a=1) == "1"
        with pytest.raises(CatalogueError, match=r"a\.ftl:2: "):
            catalogue.text("bad", a=1)

    def test_braces_may_stand_at_the_margin(self, tmp_path: Path) -> None:
        text = "a = {\n$x ->\n[one] 1\n*[other] 2\n}\nb = B\n\n\nc = = C  \n"
        folder = self.write(tmp_path, text)
        catalogue = Catalogue.load("en", [folder])
        assert [catalogue.text("a", x=1), catalogue.text("a", x=5)] == ["1", "2"]
        assert [catalogue.text("b"), catalogue.text("c")] == ["B", "= C"]


@pytest.mark.parametrize(
    ("chance", "digits", "shown"),
    [
        (Fraction(5, 9), 1, "55.6%"),
        (Fraction(1, 54), 2, "1.85%"),
        (Fraction(1, 8), 2, "12.50%"),
        (Fraction(1, 8), 0, "13%"),
        (Fraction(1, 2000), 1, "0.1%"),
        (Fraction(1, 2001), 1, "less than 0.1%"),
        (Fraction(215, 216), 0, "more than 99%"),
        (Fraction(999_999, 1_000_000), 1, "more than 99.9%"),
        (Fraction(0), 1, "0.0%"),
        (Fraction(1), 1, "100.0%"),
    ],
)
def test_percent(chance: Fraction, digits: int, shown: str) -> None:
    assert Catalogue.load("en").percent(chance, digits) == shown


def test_percent_in_other_languages() -> None:
    chance = Fraction(1, 8)
    shown = {tag: Catalogue.load(tag).percent(chance) for tag in ("de", "ru", "ja", "zh-Hans")}
    comma = "12,5\u00a0%"
    assert shown == {"de": comma, "ru": comma, "ja": "12.5%", "zh-Hans": "12.5%"}


def test_the_lists_of_the_package() -> None:
    shown = {tag: Catalogue.load(tag).render(["a", "b"]) for tag in ("en", "de", "ru")}
    assert set(shown.values()) == {"a, b"}
    assert Catalogue.load("ja").render(["a", "b"]) == "a、b"
    assert Catalogue.load("zh-Hans").render(["a", "b"]) == "a、b"


def test_nothing_loads_fluent_before_it_is_needed() -> None:
    source = """
import sys
from tierce.text import Catalogue, UserError, negotiate
catalogue = Catalogue.load(negotiate(None, {"LANG": "de_DE"}))
assert catalogue.text("yes") == "ja"
UserError("error-file-not-found", file="x")
heavy = {"fluent", "babel", "pytz", "attr"}
assert not heavy & set(sys.modules), heavy & set(sys.modules)
catalogue.text("error-file-not-found", file="x")
assert heavy < set(sys.modules)
"""
    path = os.pathsep.join(sys.path)
    run = [sys.executable, "-c", source]
    subprocess.run(run, check=True, env={**os.environ, "PYTHONPATH": path})
