"""The catalogues in the package are sound, and hold every key that the code speaks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import ClassVar

import pytest

import tierce.text
from tests.text import fluent_files, keys_in_code
from tierce.text import LANGUAGES, Catalogue, known_folders
from tierce.text.source import index, plain

PACKAGE = Path(tierce.text.__file__).parents[1]
FOLDERS = sorted(path for path in PACKAGE.rglob("locale") if path.is_dir())


def test_every_locale_folder_is_known() -> None:
    assert sorted(known_folders()) == FOLDERS


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_locale_folder_is_sound(folder: Path) -> None:
    assert fluent_files.problems(folder) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cut_entries_are_those_of_the_full_parser(language: str) -> None:
    """Cutting a file at its entries finds each message, at its line, and nothing else."""
    for folder in FOLDERS:
        cut = {
            name: f"{entry.path}:{entry.line}"
            for name, entry in index(language, [folder]).items()
            if not name.startswith("-")
        }
        parsed = fluent_files.read(folder, language).messages
        assert cut.keys() == parsed.keys()
        # The parser counts the comment to the message.
        assert all(_line(cut[name]) >= _line(parsed[name].place) for name in cut)


def _line(place: str) -> int:
    return int(place.rpartition(":")[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_read_as_fluent_reads_them(language: str) -> None:
    from tierce.text.rendering import Renderer

    entries = index(language, known_folders())
    renderer = Renderer(language, entries)
    simple = {name: text for name in entries if (text := plain(entries[name])) is not None}
    assert "yes" in simple
    for name, text in simple.items():
        if name.startswith("-"):
            continue
        pattern = renderer.pattern(name, None)
        assert pattern is not None
        assert renderer.format(name, pattern, {}) == text.value
        for attribute, value in text.attributes.items():
            pattern = renderer.pattern(name, attribute)
            assert pattern is not None
            assert renderer.format(name, pattern, {}) == value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders(language: str) -> None:
    """With numbers from each plural class, so that every variant is looked up somewhere."""
    catalogue = Catalogue.load(language)
    for folder in FOLDERS:
        for name, message in fluent_files.read(folder, "en").messages.items():
            for number in (1, 3, 5):
                facts = dict.fromkeys(message.parameters, number)
                for attribute in message.attributes:
                    assert catalogue.attribute(name, attribute, **facts)
                if catalogue.has(name):
                    text = catalogue.text(name, **facts)
                    assert text
                    assert not re.search("[\u2068\u2069{}]", text)


def test_the_code_speaks_only_known_keys() -> None:
    needed = {
        name: message.of_value - {n for n, kind in message.parameters.items() if kind == "gender"}
        for folder in FOLDERS
        for name, message in fluent_files.read(folder, "en").messages.items()
    }
    assert keys_in_code.problems(PACKAGE, needed) == []


class TestTheCheckOfFolders:
    """Each fault is found; a sound folder has none."""

    EN = "# $who (name), $value (number), $who_gender (gender)\nblow = { $who }: { $value }\n"
    ZH = "blow = { $who }：{ $value }\n"

    def problems(self, folder: Path, **files: str) -> list[str]:
        for language in LANGUAGES:
            (folder / language).mkdir(exist_ok=True)
        for name, text in files.items():
            language = name.split("_")[0].replace("zh", "zh-Hans")
            (folder / language / f"{name.split('_')[1]}.ftl").write_text(text, "utf-8")
        return fluent_files.problems(folder)

    def test_sound(self, tmp_path: Path) -> None:
        select = "{ $who_gender ->\n    [f] ударила\n   *[m] ударил\n}"
        russian = f"blow = {select}: {{ $who }}, {{ $value }}\n"
        others = {"de_a": self.ZH, "ja_a": self.ZH, "zh_a": self.ZH}
        assert self.problems(tmp_path, en_a=self.EN, ru_a=russian, **others) == []

    @pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
    def test_every_language_holds_every_message(self, tmp_path: Path, language: str) -> None:
        others = {"de_a": self.ZH, "ja_a": self.ZH, "ru_a": self.ZH, "zh_a": self.ZH}
        del others[f"{language.partition('-')[0]}_a"]
        found = self.problems(tmp_path, en_a=self.EN, **others)
        assert [f"blow is missing in {language}" in each for each in found] == [True]

    @pytest.mark.parametrize(
        ("files", "fault"),
        [
            ({"en_a": EN}, "blow is missing in zh-Hans"),
            ({"en_a": EN, "zh_a": "blow = { $who }\n"}, "blow lacks $value"),
            ({"en_a": EN, "zh_a": ZH, "de_a": "blow = { $who }{ $value }{ $x }\n"}, "has no $x"),
            ({"en_a": EN, "zh_a": ZH, "ja_a": "stab = x\n"}, "stab does not exist in English"),
            ({"en_a": EN, "zh_a": ZH + "    .tip = x\n"}, "other attributes"),
            ({"en_a": EN + "junk\n", "zh_a": ZH}, "not Fluent: 'junk\\n'"),
            ({"en_a": EN, "zh_a": ZH, "ru_a": "blow = { $who\n"}, "not Fluent"),
            ({"en_a": EN, "en_b": EN, "zh_a": ZH}, "blow is also at"),
            ({"en_a": "blow = { $who }\n", "zh_a": "blow = { $who }\n"}, "comment explains $who"),
            ({"en_a": "# $who (name)\nblow = x\n", "zh_a": "blow = x\n"}, "not in the message"),
            (
                {"en_a": "# $who (pet)\nblow = { $who }\n", "zh_a": "blow = { $who }\n"},
                "$who has no known type",
            ),
            ({"en_clauses": "c = x\n", "zh_clauses": "c = x\n"}, "clauses.ftl: c is missing"),
        ],
    )
    def test_fault(self, tmp_path: Path, files: dict[str, str], fault: str) -> None:
        found = self.problems(tmp_path, **files)
        assert any(fault in problem for problem in found), found

    def test_strange_language(self, tmp_path: Path) -> None:
        (tmp_path / "zh_CN").mkdir()
        assert self.problems(tmp_path) == [f"{tmp_path / 'zh_CN'}: not a known language"]

    def test_an_attribute_s_variables_are_not_the_message_s(self, tmp_path: Path) -> None:
        english = self.EN + "# $other (name)\nask = { blow-2 }\n    .tip = { $other }\n"
        (tmp_path / "en").mkdir()
        text = english + "# $who (name)\nblow-2 = { $who }\n"
        (tmp_path / "en" / "a.ftl").write_text(text, "utf-8")
        ask = fluent_files.read(tmp_path, "en").messages["ask"]
        assert set(ask.of_value) == {"who"}
        assert set(ask.variables) == {"who", "other"}

    def test_variables_of_referred_messages_count(self, tmp_path: Path) -> None:
        english = self.EN + "# $who (name), $value (number)\nall = Look: { blow }\n"
        whole = self.ZH + "all = { blow }\n"
        others = {"de_a": whole, "ja_a": whole, "ru_a": whole}
        assert self.problems(tmp_path, en_a=english, zh_a=whole, **others) == []
        found = self.problems(tmp_path, en_a=english, zh_a=self.ZH + "all = 看\n", **others)
        assert len(found) == 2
        assert all("all lacks $" in problem for problem in found)


class TestTheCheckOfCode:
    """A literal key that English lacks is found, with file and line."""

    NEEDED: ClassVar = {"blow-hit": frozenset({"who"}), "plain": frozenset[str]()}

    def problems(self, folder: Path, source: str) -> list[str]:
        (folder / "code.py").write_text(source, "utf-8")
        return [p.replace(f"{folder}/", "") for p in keys_in_code.problems(folder, self.NEEDED)]

    @pytest.mark.parametrize(
        "source",
        [
            "catalogue.text('blow.hit', who='Anna')",
            "Message('blow.hit', {'who': x})",
            "Message.of('blow-hit', who=x)",
            "note('plain')",
            "yield note('blow.hit', 'clause', who=1)",
            "raise UserError('blow-hit', who=1)",
            "catalogue.text('blow-hit', **facts)",
            "Message('blow-hit', facts)",
            "catalogue.text(key)",
            "other('unheard.of')",
            "Part(1, 'plain', 'gurps.no.such')",
            "Part(1, 'blow.hit', 'c', {'who': x})",
            "Part(1, 'blow.hit', 'c', facts)",
            "Roll('site', dice, who, 'blow.hit')",
            "throw('site', who, 'plain', 9)",
            "Choose('site', x, y, label='blow.hit', sees={})",
            "Choose('site', x, y)",
            "WHY = {'a': 'clause.of.no-message'}",
            "f'gurps.clause.{name}'",
            "class E(UserError):\n    def __init__(self, name): ...\nE('unheard')",
        ],
    )
    def test_sound(self, tmp_path: Path, source: str) -> None:
        assert self.problems(tmp_path, source) == []

    def test_the_key_may_be_another_argument(self, tmp_path: Path) -> None:
        (tmp_path / "code.py").write_text("part(1, 'no', 'x')\npart(2, 'plain')\npart()\n", "utf-8")
        (found,) = keys_in_code.problems(tmp_path, self.NEEDED, {"part": 1})
        assert found.startswith(f"{tmp_path}/code.py:1: part('no'): no such message")

    @pytest.mark.parametrize(
        ("source", "fault"),
        [
            ("\ncatalogue.text('blow.mis')", "code.py:2: text('blow.mis'): no such message"),
            ("attribute('x', 'tip')", "code.py:1: attribute('x'): no such message"),
            ("x = [text.Message('no')]", "code.py:1: Message('no'): no such message"),
            ("Message.of('no')", "code.py:1: Message('no'): no such message"),
            ("yield note('no', who=1)", "code.py:1: note('no'): no such message"),
            ("raise UserError('no')", "code.py:1: UserError('no'): no such message"),
            (
                "class A(text.UserError): ...\nclass B(A): ...\nraise B('no')",
                "code.py:3: B('no'): no such message",
            ),
            ("text('blow.hit')", "code.py:1: text('blow.hit') is not given who"),
            ("Part(1, 'no', 'c')", "code.py:1: Part('no'): no such message"),
            ("Part(1, 'blow.hit', 'c')", "code.py:1: Part('blow.hit') is not given who"),
            ("Withheld('x', 'c', reason='no')", "code.py:1: Withheld('no'): no such message"),
            (
                "Withheld('x', 'c', 'blow.hit', {'what': 1})",
                "code.py:1: Withheld('blow.hit') is not given who",
            ),
            ("Choose('s', w, o, label='no')", "code.py:1: Choose('no'): no such message"),
            ("Roll('s', d, w, 'no')", "code.py:1: Roll('no'): no such message"),
            ("throw('s', w, 'no', 9)", "code.py:1: throw('no'): no such message"),
            ("note('blow.hit', 'c', what=1)", "code.py:1: note('blow.hit') is not given who"),
            ("WHY = {'a': 'x.reason.no'}", "code.py:1: 'x.reason.no': no such message"),
            ("Call('s', rule, (1, 'x.roll.no'))", "code.py:1: 'x.roll.no': no such message"),
            ("f'x.show.{name}'", "code.py:1: a key is put together: x.show...."),
            ("Message('blow.hit', {})", "code.py:1: Message('blow.hit') is not given who"),
            ("UserError('blow.hit', what=1)", "code.py:1: UserError('blow.hit') is not given who"),
        ],
    )
    def test_fault(self, tmp_path: Path, source: str, fault: str) -> None:
        (found,) = self.problems(tmp_path, source)
        assert found.startswith(fault)
