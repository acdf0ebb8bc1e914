"""Writes the part of the documentation that is made, and checks the links of all of it.

Each link leads to a file, and to a heading where it says so. Addresses on the web are not
followed: the check needs no network. Made are the JSON Schemas of the files of each system, the
index of its clauses, and the page of its options.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tierce.fight.system import System

ROOT = Path(__file__).resolve().parent.parent
CLAUSES = ROOT / "docs" / "clauses"
OPTIONS = ROOT / "docs" / "options"
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)[^)]*\)")
HEADING = re.compile(r"^#+\s+(.*?)\s*$", re.MULTILINE)
CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]*`", re.MULTILINE | re.DOTALL)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)


def pages(root: Path) -> list[Path]:
    """Every page: those at the root and those below ``docs``."""
    return [*sorted(root.glob("*.md")), *sorted((root / "docs").rglob("*.md"))]


def slug(heading: str) -> str:
    """The anchor a heading gets on the page: lower case, blanks as hyphens, no punctuation."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    """The anchors of a page."""
    text = re.sub(r"^(```|~~~).*?^\1", "", page.read_text("utf-8"), flags=re.M | re.S)
    return {slug(heading) for heading in HEADING.findall(text)}


def broken_links(page: Path) -> Iterator[str]:
    """The links of a page that lead nowhere, each as it is written."""
    for target in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        if ELSEWHERE.match(target):
            continue
        name, _, anchor = target.partition("#")
        aim = page.parent / name if name else page
        if not aim.exists() or (anchor and anchor not in anchors(aim)):
            yield target


def schema_files() -> dict[str, str]:
    """The JSON Schemas of maps and of every system's files: name of the file, and its text."""
    from tierce.fight.system import load_system, system_names
    from tierce.formats.toml import schema
    from tierce.formats.toml.json_schema import map_schema

    found = {"map.schema.json": _schema_text(map_schema())}
    for name in system_names():
        for kind, content in schema(load_system(name)).items():
            found[f"{name}-{kind}.schema.json"] = _schema_text(content)
    return found


def _schema_text(content: Mapping[str, object]) -> str:
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"


def write_schemas(folder: Path) -> None:
    """Writes the schemas into a folder."""
    _write(folder, schema_files())


def clause_pages(folder: Path) -> dict[str, str]:
    """The index of every system's clauses, for this folder: name of the file, and its text."""
    from tools.clause_index import page

    return {f"{system.name}.md": page(system, folder) for system in _systems()}


def option_pages(folder: Path, clauses: Path) -> dict[str, str]:
    """Every system's options, for this folder: name of the file, and its text."""
    from tools.option_index import page

    return {f"{system.name}.md": page(system, folder, clauses) for system in _systems()}


def _systems() -> list[System]:
    """The systems of this repository: one that lives elsewhere has its pages there."""
    from tierce.fight.system import load_system, system_names

    systems = [load_system(name) for name in system_names()]
    return [system for system in systems if system.folder.is_relative_to(ROOT)]


def _write(folder: Path, files: Mapping[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")


def main(root: Path = ROOT) -> int:
    """Prints each broken link; returns 1 if there is one."""
    broken = [
        f"{page.relative_to(root)}: {link}" for page in pages(root) for link in broken_links(page)
    ]
    for line in broken:
        print(f"leads nowhere: {line}", file=sys.stderr)
    print(f"{len(pages(root))} pages read, {len(broken)} broken links")
    return 1 if broken else 0


if __name__ == "__main__":
    write_schemas(ROOT / "docs" / "schema")
    _write(CLAUSES, clause_pages(CLAUSES))
    _write(OPTIONS, option_pages(OPTIONS, CLAUSES))
    sys.exit(main())
