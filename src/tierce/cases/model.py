"""What a case file says, read and checked key by key, before anything is run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tierce.cases.tree import Item, listed, mapping, nobody, read_tree, text, words
from tierce.fight.system import System, UnknownSystem, load_system
from tierce.text import UserError

#: Keys that a file may give for all its cases; a case lays its own over them.
SHARED = ("clauses", "options", "map", "fighters", "stated", "state", "turn", "first", "always")
FILE_KEYS = ("system", "cast", "cases", *SHARED)
CASE_KEYS = ("name", "line", "rows", "expect", *SHARED)
#: What a case does, by the key that says so, and what may stand beside that key.
KINDS: Mapping[str, tuple[str, ...]] = {
    "play": (),
    "value": ("of", "with"),
    "rule": ("of", "with", "rolls", "choose", "policy"),
    "question": (),
}
FOLDER_SUFFIXES = (".yaml", ".yml")


@dataclass(frozen=True)
class Case:
    """One case: what it sets up, what it does, what it expects."""

    file: Path
    line: int
    name: str
    kind: str
    system: System
    #: clauses this case exercises, its file's among them
    clauses: tuple[str, ...]
    #: the worked line that this case is (a part of), word for word; "" where it is none
    quoted: str
    body: Item
    #: fighters that `like` may name, beside those of the case
    cast: Mapping[str, Item]

    def get(self, key: str) -> Item | None:
        """What the case, or its file, holds under a key."""
        return self.body.get(key)


def files_of(path: Path) -> list[Path]:
    """The case files a path names: itself, or all below a folder. UserError where none are."""
    if not path.is_dir():
        return [path]
    found = sorted(each for each in path.rglob("*") if each.suffix in FOLDER_SUFFIXES)
    if not found:
        raise UserError("case-none", file=str(path))
    return found


def read_cases(path: Path, systems: Mapping[str, System] | None = None) -> list[Case]:
    """All cases of a file; none where it holds only fighters for others."""
    tree = read_tree(path)
    keys = mapping(tree, path.name, FILE_KEYS)
    if "cases" not in keys and "fighters" in keys:
        return []
    for needed in ("system", "cases"):
        if needed not in keys:
            raise UserError("error-missing-key", path=tree.place, key=needed)
    system = _system(keys["system"], systems or {})
    shared = Item({k: v for k, v in keys.items() if k in SHARED}, path, tree.line)
    cast = _cast(keys.get("cast"), path)
    cases: list[Case] = []
    for entry in listed(keys["cases"], "cases"):
        cases += _of_entry(entry, shared, system, cast)
    names: dict[str, Case] = {}
    for case in cases:
        if case.name in names:
            place = Item(None, path, case.line).place
            raise UserError("error-duplicate-key", path=place, key=case.name)
        names[case.name] = case
    return cases


def _system(item: Item, systems: Mapping[str, System]) -> System:
    name = text(item, "system")
    if name in systems:
        return systems[name]
    try:
        return load_system(name)
    except UnknownSystem as error:
        raise nobody(item, name, error.known) from None


def _cast(item: Item | None, path: Path) -> Mapping[str, Item]:
    """The fighters of another file, beside this one."""
    if item is None:
        return {}
    other = read_tree(path.parent / text(item, "cast"))
    keys = mapping(other, "cast", FILE_KEYS)
    if "fighters" not in keys:
        raise UserError("error-missing-key", path=other.place, key="fighters")
    return mapping(keys["fighters"], "fighters")


def _of_entry(
    entry: Item, shared: Item, system: System, cast: Mapping[str, Item]
) -> Iterator[Case]:
    """The case of an entry, or one for each of its rows."""
    keys = mapping(entry, "cases")
    if "name" not in keys:
        raise UserError("error-missing-key", path=entry.place, key="name")
    name = _title(keys["name"])
    rows = keys.get("rows")
    base = Item(
        {key: value for key, value in keys.items() if key != "rows"}, entry.file, entry.line
    )
    if rows is None:
        yield _case(base, name, shared, system, cast)
        return
    for number, row in enumerate(listed(rows, "rows"), start=1):
        own = mapping(row, "rows").get("name")
        title = _title(own) if own is not None else str(number)
        laid = row.over(base)
        whole = Item({k: v for k, v in laid.value.items() if k != "name"}, row.file, row.line)
        yield _case(whole, f"{name}: {title}", shared, system, cast)


def _title(item: Item) -> str:
    """A name; a number will do."""
    return str(item.value) if type(item.value) is int else text(item, "name")


def _case(entry: Item, name: str, shared: Item, system: System, cast: Mapping[str, Item]) -> Case:
    keys = mapping(_given(entry), name)
    kinds = [kind for kind in KINDS if kind in keys and kind != "play"] or ["play"]
    known = (*CASE_KEYS, *KINDS, *(key for kind in kinds for key in KINDS[kind]))
    mapping(entry, name, known)
    if len(kinds) > 1:
        raise UserError("case-two-kinds", path=entry.place, keys=kinds)
    if kinds[0] in ("value", "question") and "play" in keys:
        raise UserError("case-two-kinds", path=entry.place, keys=["play", kinds[0]])
    if "expect" not in keys and not _expects_elsewhere(keys):
        raise UserError("error-missing-key", path=entry.place, key="expect")
    clauses = [*_clauses(shared), *_clauses(entry)]
    quoted = keys.get("line")
    return Case(
        entry.file,
        entry.line,
        name,
        kinds[0],
        system,
        tuple(dict.fromkeys(clauses)),
        "" if quoted is None else text(quoted, "line"),
        _given(entry.over(shared)),
        cast,
    )


def _given(item: Item) -> Item:
    """Without the keys that are taken away again by `null`."""
    kept = {key: value for key, value in item.value.items() if value.value is not None}
    return Item(kept, item.file, item.line)


def _clauses(item: Item) -> tuple[str, ...]:
    found = item.get("clauses")
    return () if found is None else words(found, "clauses")


def _expects_elsewhere(keys: Mapping[str, Item]) -> bool:
    """Whether something is expected elsewhere: of throws, or in the middle of what is played."""
    if "rolls" in keys:
        return True
    play = keys.get("play")
    if play is None or not play.is_list():
        return False
    return any(each.get("expect") is not None for each in play.value)
