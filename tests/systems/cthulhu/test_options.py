"""Every reading that a keeper may change names its clause and its layer, and is exercised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from tierce.systems.cthulhu import SYSTEM
from tierce.systems.cthulhu.options import Options, clauses, differences
from tierce.systems.cthulhu.sheet import LAYERS

REPO = Path(__file__).parents[3]
RULES = REPO.parent / "shared" / "rules" / "cthulhu.yaml"
#: Options of what a clause itself leaves to the keeper: they are in no list of readings.
IN_CLAUSES = ("supplements", "ranges", "treatment_failed", "fight_ends")


def stated() -> Iterator[tuple[str, Any]]:
    """Every option that a case states, with its value."""
    yaml = YAML(typ="safe", pure=True)
    for path in sorted((SYSTEM.folder / "cases").glob("*.yaml")):
        yield from _within(yaml.load(path.read_text("utf-8")))


def _within(tree: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(tree, dict):
        yield from dict(tree.get("options") or {}).items()
        for each in tree.values():
            yield from _within(each)
    elif isinstance(tree, list):
        for each in tree:
            yield from _within(each)


def test_every_option_has_a_case_with_another_value() -> None:
    other = {name for name, value in stated() if value != getattr(Options(), name)}
    assert [each.name for each in fields(Options) if each.name not in other] == []


def test_every_option_names_its_clause_and_layer() -> None:
    for each in fields(Options):
        assert each.metadata["layer"] in LAYERS, each.name
        assert each.metadata["clause"].startswith("cthulhu."), each.name
    assert len(clauses()) == len(fields(Options))


#: What is said of maps is no clause of the source.
MAP = "cthulhu.ground."


def test_every_option_is_a_reading_of_the_source() -> None:
    """Where the rules are at hand: each says which of their readings it is."""
    if not RULES.exists():
        return
    rules = YAML(typ="safe", pure=True).load(RULES.read_text("utf-8"))
    known = {each["id"] for each in rules["clauses"]}
    for each in fields(Options):
        if each.metadata["clause"].startswith(MAP):
            continue
        assert each.metadata["clause"] in known, each.name
        if each.name not in IN_CLAUSES:
            heads = [
                line for line in rules["readings"] if line.startswith(each.metadata["reading"])
            ]
            assert heads, each.name


def test_differences_are_told() -> None:
    assert list(differences(Options())) == []
    (told,) = differences(Options(criticals="1%"))
    assert (told.name, told.value, told.default, told.layer) == ("criticals", "1%", "5%", "core")


def test_what_is_stated_in_cases_is_known() -> None:
    assert {key for key, _ in stated()} <= {each.name for each in fields(Options)}
