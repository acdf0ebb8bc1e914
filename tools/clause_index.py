"""The index of a system's clauses as a page: what each says, and which rules and cases stand on it.

Cases are named by their files alone: lines would make the page stale at every edit.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tierce.cli.citations import Clause, clauses_of
from tierce.fight.system import System
from tierce.text import Catalogue, known_folders

MADE = "<!-- Made by `make docs`. Do not edit: the texts are in locale/en/clauses.ftl. -->"
#: What Markdown would take for its own signs.
SIGNS = re.compile(r"([*_<\[\]`|])")


def page(system: System, folder: Path) -> str:
    """The index of a system, with links from a page in `folder`."""
    found = clauses_of(system)
    catalogue = _catalogue(system)
    lines = [f"# Clauses of {system.name}", "", MADE, "", *_introduction(len(found))]
    for title, group in _groups(found):
        lines += ["", f"## {title}"]
        for clause in group:
            lines += ["", *_entry(clause, catalogue, system.folder, folder)]
    return "\n".join(lines) + "\n"


def _catalogue(system: System) -> Catalogue:
    folders = known_folders()
    own = system.folder / "locale"
    return Catalogue.load("en", folders if own in folders else (*folders, own))


def _introduction(count: int) -> Iterator[str]:
    yield f"{count} clauses. The summaries are in our own words; the source says where the rule"
    yield "comes from. In a terminal: `tierce clauses ID`."


def _groups(clauses: Iterable[Clause]) -> Iterator[tuple[str, list[Clause]]]:
    """Clauses by the second word of their ids (`gurps.dodge.value`: dodge), in their order."""
    groups: dict[str, list[Clause]] = {}
    for clause in clauses:
        groups.setdefault(clause.id.split(".")[1], []).append(clause)
    yield from groups.items()


def _entry(clause: Clause, catalogue: Catalogue, home: Path, folder: Path) -> Iterator[str]:
    yield f"### {clause.id}"
    yield ""
    yield f"**{escaped(catalogue.attribute(clause.id, 'title'))}.** " + escaped(
        catalogue.text(clause.id)
    )
    yield ""
    rules = [(rule, f"{rule.partition('.')[0]}.py") for rule in clause.rules]
    files = dict.fromkeys(place.rpartition(":")[0] for place in clause.cases)
    up = Path(os.path.relpath(home, folder)).as_posix()
    yield f"- Source: {escaped(clause.source)}"
    yield "- Cited by: " + _links(rules, f"{up}/rules")
    yield "- Cases: " + _links([(name, name) for name in files], f"{up}/cases")


def _links(targets: Iterable[tuple[str, str]], folder: str) -> str:
    links = [f"[{text}]({folder}/{file})" for text, file in targets]
    return ", ".join(links) or "none yet"


def escaped(text: str) -> str:
    """Text of which Markdown takes nothing for a sign."""
    return SIGNS.sub(r"\\\1", text)
