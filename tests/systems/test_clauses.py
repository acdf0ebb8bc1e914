"""The catalogues of clauses: each has a title and a summary in every language."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tierce.fight.system import load_system, system_names

REPO = Path(__file__).parents[2]
SHARED_RULES = REPO.parent / "shared" / "rules"
SYSTEMS = system_names()
#: The source of a clause that stands in no book.
HOUSE_RULE = "house rule"
#: The source of a clause about maps, which the rules at hand say nothing of.
MAP = "supplement (map)"
LANGUAGES = ("en", "de", "ja", "ru", "zh-Hans")

HAN = re.compile(r"[\u4e00-\u9fff]")
KANA = re.compile(r"[\u3041-\u309f\u30a1-\u30fa]")
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
# "+3", "-4", also "+ 3" as in a sum, but not the hyphen of "5-8".
SIGNED = re.compile(r"(?<![0-9A-Za-z])([+-]) ?([0-9]+)")


def catalogue(system: str) -> list[dict[str, str]]:
    """The clauses as clauses.toml lists them."""
    with (load_system(system).folder / "clauses.toml").open("rb") as file:
        clauses: list[dict[str, str]] = tomllib.load(file)["clause"]
    return clauses


def ids(system: str) -> list[str]:
    """Clause ids, in the catalogue's order."""
    return [clause["id"] for clause in catalogue(system)]


def message_id(clause_id: str) -> str:
    """The name of a clause's Fluent message."""
    return clause_id.replace(".", "-")


def plain(pattern: ast.Pattern | None) -> str:
    """The text of a pattern; a summary takes no arguments, so anything but text is an error."""
    assert pattern is not None
    parts = []
    for element in pattern.elements:
        assert isinstance(element, ast.TextElement), element
        parts.append(element.value)
    return "".join(parts)


def messages(system: str, language: str) -> list[ast.Message]:
    """The messages of one catalogue, which holds nothing but them and comments."""
    path = load_system(system).folder / "locale" / language / "clauses.ftl"
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found = []
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            found.append(entry)
    return found


def texts(system: str, language: str) -> dict[str, tuple[str, str]]:
    """Title and summary by message id; a title is the one attribute a message has."""
    result = {}
    for message in messages(system, language):
        (title,) = message.attributes
        assert title.id.name == "title"
        result[message.id.name] = (plain(title.value), plain(message.value))
    return result


def signed_figures(text: str) -> set[str]:
    """Bonuses and penalties named in a text."""
    return {sign + digits for sign, digits in SIGNED.findall(text)}


@pytest.mark.parametrize("system", SYSTEMS)
def test_ids_are_unique(system: str) -> None:
    assert len(set(ids(system))) == len(ids(system))


@pytest.mark.parametrize("system", SYSTEMS)
def test_ids_map_to_different_messages(system: str) -> None:
    assert len({message_id(clause) for clause in ids(system)}) == len(ids(system))


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_clause_names_its_source(system: str) -> None:
    for clause in catalogue(system):
        assert set(clause) == {"id", "source"}
        assert clause["id"].startswith(f"{system}.")
        assert clause["source"].strip(), clause


@pytest.mark.parametrize("system", SYSTEMS)
def test_catalogue_follows_the_rules(system: str) -> None:
    """Where the rules are at hand: every id but those of house rules and maps is one of theirs, in
    their order."""
    path = SHARED_RULES / f"{system}.yaml"
    if not path.exists():
        return
    rules = re.findall(r"^- id: (\S+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    own = (HOUSE_RULE, MAP)
    theirs = [clause["id"] for clause in catalogue(system) if clause["source"] not in own]
    assert theirs == [rule for rule in rules if rule in set(theirs)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
class TestLanguage:
    def test_one_message_for_each_clause_in_order(self, system: str, language: str) -> None:
        # A list, not a set: a message given twice would be superfluous too.
        expected = [message_id(clause) for clause in ids(system)]
        assert sorted(m.id.name for m in messages(system, language)) == sorted(expected)

    def test_titles_and_summaries_say_something(self, system: str, language: str) -> None:
        for name, (title, summary) in texts(system, language).items():
            assert title.strip(), name
            assert len(summary) > len(title), name

    def test_titles_are_distinct(self, system: str, language: str) -> None:
        titles = [title for title, _ in texts(system, language).values()]
        assert len(set(titles)) == len(titles)

    def test_script_is_the_language_s_own(self, system: str, language: str) -> None:
        for name, (title, summary) in texts(system, language).items():
            both = title + summary
            assert bool(CYRILLIC.search(summary)) == (language == "ru"), name
            assert bool(KANA.search(summary)) == (language == "ja"), name
            assert bool(HAN.search(both)) == (language in ("ja", "zh-Hans")), name
            if language == "ru":
                assert CYRILLIC.search(title), name

    def test_bonuses_and_penalties_are_those_of_english(self, system: str, language: str) -> None:
        english = texts(system, "en")
        for name, (_, summary) in texts(system, language).items():
            assert signed_figures(summary) == signed_figures(english[name][1]), name
