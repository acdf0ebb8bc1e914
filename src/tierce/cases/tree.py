"""A YAML 1.2 file as a tree in which everything knows its line.

Numbers are exact: `5.75` is read as 23/4. Keys are text, as they are written.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeAlias

from tierce.text import Message, UserError, files

Scalar: TypeAlias = str | int | Fraction | bool | None


@dataclass(frozen=True)
class Item:
    """A value in a case file: a mapping or list of items, or a scalar."""

    value: Any
    file: Path
    line: int

    @property
    def place(self) -> Message:
        """File and line, for messages."""
        return Message.of("error-place", file=str(self.file), line=self.line)

    def is_mapping(self) -> bool:
        """Whether it has keys."""
        return isinstance(self.value, dict)

    def is_list(self) -> bool:
        """Whether it is a list."""
        return isinstance(self.value, list)

    def get(self, key: str) -> Item | None:
        """What a mapping holds under a key; None where nothing."""
        found: Item | None = self.value.get(key) if isinstance(self.value, dict) else None
        return found

    def plain(self) -> Any:
        """The value without lines: dicts, lists, scalars."""
        if isinstance(self.value, dict):
            return {key: item.plain() for key, item in self.value.items()}
        if isinstance(self.value, list):
            return [item.plain() for item in self.value]
        return self.value

    def over(self, below: Item | None) -> Item:
        """This laid over another: mappings are merged, everything else is replaced."""
        if below is None or not (self.is_mapping() and below.is_mapping()):
            return self
        merged = dict(below.value)
        for key, item in self.value.items():
            merged[key] = item.over(merged.get(key))
        return Item(merged, self.file, self.line)


def wrong_type(item: Item, key: str, expected: str) -> UserError:
    """The error for a value of the wrong type; `expected` is the key of a message."""
    return UserError(
        "error-wrong-type",
        path=item.place,
        key=key,
        value=shown(item.plain()),
        expected=Message.of(expected),
    )


def unknown(item: Item, key: str, known: Iterable[str]) -> UserError:
    """The error for an unknown key, with the nearest known one."""
    words = sorted(known)
    near = get_close_matches(key, words, 1)
    if near:
        return UserError("error-unknown-key", path=item.place, key=key, nearest=near[0])
    return UserError("error-unknown-key-known", path=item.place, key=key, known=words)


def nobody(item: Item, name: str, known: Iterable[str]) -> UserError:
    """The error for a name that nobody and nothing has."""
    return UserError("error-unknown-name", path=item.place, name=name, known=list(known))


def mapping(item: Item, key: str, known: Collection[str] | None = None) -> dict[str, Item]:
    """The mapping an item must be; UserError where it is none, or has a key not `known`."""
    if not item.is_mapping():
        raise wrong_type(item, key, "expected-table")
    entries: dict[str, Item] = item.value
    for each, value in entries.items():
        if known is not None and each not in known:
            raise unknown(value, each, known)
    return entries


def listed(item: Item, key: str) -> list[Item]:
    """The list an item must be; one thing by itself is a list of one."""
    if item.is_list():
        entries: list[Item] = item.value
        return entries
    if item.is_mapping():
        raise wrong_type(item, key, "expected-list")
    return [item]


def text(item: Item, key: str) -> str:
    """The text an item must be."""
    if not isinstance(item.value, str):
        raise wrong_type(item, key, "expected-text")
    return item.value


def words(item: Item, key: str) -> tuple[str, ...]:
    """The texts an item must be: one, or a list of them."""
    return tuple(text(each, key) for each in listed(item, key))


def shown(value: Any) -> str:
    """A plain value as it would stand in a case file, on one line."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {shown(each)}" for key, each in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(shown, value)) + "]"
    return str(value)


def read_tree(path: Path) -> Item:
    """The file as a tree. Raises UserError where it is missing, no text, no YAML, or empty."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    source = _source(path)
    try:
        node = YAML(typ="safe", pure=True).compose(source)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        raise UserError("error-not-yaml", file=str(path), line=line) from None
    except YAMLError:
        raise UserError("error-not-yaml", file=str(path), line=1) from None
    if node is None:
        raise UserError("error-file-empty", file=str(path))
    return _Reader(path).item(node, node.start_mark.line + 1)


def _source(path: Path) -> str:
    try:
        return files.content(path).decode("utf-8")
    except UnicodeDecodeError:
        raise UserError("error-not-text", file=str(path)) from None


class _Reader:
    """Turns YAML nodes into items."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.inside: set[int] = set()

    def item(self, node: Any, line: int) -> Item:
        """The item of a node; `line` is where its key, or else itself, stands."""
        if node.id == "scalar":
            return Item(self._scalar(node, line), self.path, line)
        if id(node) in self.inside:  # an alias inside what it stands for
            raise UserError("error-not-yaml", file=str(self.path), line=line)
        self.inside.add(id(node))
        if node.id == "mapping":
            value: Any = dict(self._entries(node))
        else:
            value = [self.item(each, each.start_mark.line + 1) for each in node.value]
        self.inside.remove(id(node))
        return Item(value, self.path, line)

    def _entries(self, node: Any) -> Iterator[tuple[str, Item]]:
        seen = set()
        for key, value in node.value:
            line = key.start_mark.line + 1
            if key.id != "scalar":
                raise UserError("error-not-yaml", file=str(self.path), line=line)
            if key.value in seen:
                where = Item(None, self.path, line).place
                raise UserError("error-duplicate-key", path=where, key=key.value)
            seen.add(key.value)
            yield key.value, self.item(value, line)

    def _scalar(self, node: Any, line: int) -> Scalar:
        written: str = node.value
        kind = str(node.tag).rpartition(":")[2]
        if kind == "null":
            return None
        if kind == "bool":
            return written.lower() == "true"
        if kind in ("int", "float"):
            return self._number(written, line)
        return written

    def _number(self, written: str, line: int) -> Scalar:
        try:
            number = Fraction(written)
        except ValueError:
            try:
                return int(written, 0)
            except ValueError:
                where = Item(None, self.path, line).place
                raise UserError(
                    "error-wrong-type",
                    path=where,
                    key="",
                    value=written,
                    expected=Message.of("expected-fraction"),
                ) from None
        return number.numerator if number.denominator == 1 else number
