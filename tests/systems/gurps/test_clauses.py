"""The clause catalogue of gurps: every clause has a title and a summary in every language."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

REPO = Path(__file__).parents[3]
SYSTEM = REPO / "src" / "tierce" / "systems" / "gurps"
RULES = REPO.parent / "shared" / "rules" / "gurps.yaml"
#: The source of a clause that stands in no book.
HOUSE_RULE = "house rule"
LANGUAGES = ("en", "de", "ja", "ru", "zh-Hans")

HAN = re.compile(r"[\u4e00-\u9fff]")
KANA = re.compile(r"[\u3041-\u309f\u30a1-\u30fa]")
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
# "+3", "-4", also "+ 3" as in a sum, but not the hyphen of "5-8".
SIGNED = re.compile(r"(?<![0-9A-Za-z])([+-]) ?([0-9]+)")


def catalogue() -> list[dict[str, str]]:
    """The clauses as clauses.toml lists them."""
    with (SYSTEM / "clauses.toml").open("rb") as file:
        clauses: list[dict[str, str]] = tomllib.load(file)["clause"]
    return clauses


def ids() -> list[str]:
    """Clause ids, in the catalogue's order."""
    return [clause["id"] for clause in catalogue()]


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


def messages(language: str) -> list[ast.Message]:
    """The messages of one catalogue, which holds nothing but them and comments."""
    path = SYSTEM / "locale" / language / "clauses.ftl"
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found = []
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            found.append(entry)
    return found


def texts(language: str) -> dict[str, tuple[str, str]]:
    """Title and summary by message id; a title is the one attribute a message has."""
    result = {}
    for message in messages(language):
        (title,) = message.attributes
        assert title.id.name == "title"
        result[message.id.name] = (plain(title.value), plain(message.value))
    return result


def signed_figures(text: str) -> set[str]:
    """Bonuses and penalties named in a text."""
    return {sign + digits for sign, digits in SIGNED.findall(text)}


def test_ids_are_unique() -> None:
    assert len(set(ids())) == len(ids())


def test_ids_map_to_different_messages() -> None:
    assert len({message_id(clause) for clause in ids()}) == len(ids())


def test_every_clause_names_its_source() -> None:
    for clause in catalogue():
        assert set(clause) == {"id", "source"}
        assert clause["id"].startswith("gurps.")
        assert re.match(rf"A\b|B\b|supplement$|{HOUSE_RULE}$", clause["source"]), clause


def test_catalogue_follows_the_rules() -> None:
    """Where the rules are at hand: every id but a house rule's is one of theirs, in their order."""
    if not RULES.exists():
        return
    rules = re.findall(r"^- id: (\S+)$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    theirs = [clause["id"] for clause in catalogue() if clause["source"] != HOUSE_RULE]
    assert theirs == [rule for rule in rules if rule in set(theirs)]


@pytest.mark.parametrize("language", LANGUAGES)
class TestLanguage:
    def test_one_message_for_each_clause_in_order(self, language: str) -> None:
        # A list, not a set: a message given twice would be superfluous too.
        expected = [message_id(clause) for clause in ids()]
        assert sorted(m.id.name for m in messages(language)) == sorted(expected)

    def test_titles_and_summaries_say_something(self, language: str) -> None:
        for name, (title, summary) in texts(language).items():
            assert title.strip(), name
            assert len(summary) > len(title), name

    def test_titles_are_distinct(self, language: str) -> None:
        titles = [title for title, _ in texts(language).values()]
        assert len(set(titles)) == len(titles)

    def test_script_is_the_language_s_own(self, language: str) -> None:
        for name, (title, summary) in texts(language).items():
            both = title + summary
            assert bool(CYRILLIC.search(summary)) == (language == "ru"), name
            assert bool(KANA.search(summary)) == (language == "ja"), name
            assert bool(HAN.search(both)) == (language in ("ja", "zh-Hans")), name
            if language == "ru":
                assert CYRILLIC.search(title), name

    def test_bonuses_and_penalties_are_those_of_english(self, language: str) -> None:
        english = texts("en")
        for name, (_, summary) in texts(language).items():
            assert signed_figures(summary) == signed_figures(english[name][1]), name
