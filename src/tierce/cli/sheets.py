"""A fighter's sheet at a glance, whatever system it is of: what differs from an empty one.

A field is called by the message `SYSTEM-sheet-FIELD` where there is one, else by its own name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, NamedTuple

from tierce.cli.telling import Teller


class Line(NamedTuple):
    """A line of a sheet and how deep it stands."""

    depth: int
    text: str


def lines(sheet: Any, teller: Teller) -> list[Line]:
    """The sheet: its plain values in one line, then each list and each thing."""
    return list(_lines(sheet, teller, 0))


def _lines(record: Any, teller: Teller, depth: int) -> Iterator[Line]:
    told = [each for each in fields(record) if _says_something(record, each, depth)]
    plain = [each for each in told if _is_plain(getattr(record, each.name))]
    if plain:
        texts = [_plain(each, getattr(record, each.name), teller) for each in plain]
        yield Line(depth, " · ".join(texts))
    for each in told:
        value = getattr(record, each.name)
        if _is_plain(value):
            continue
        if is_dataclass(value):
            (line, *_) = _lines(value, teller, depth + 1)
            yield Line(depth, _labelled(each, line.text, teller))
        elif all(_is_small(item) for item in value):
            told_items = teller.catalogue.render(
                sorted(_value(each, item, teller) for item in value)
            )
            yield Line(depth, _labelled(each, told_items, teller))
        else:
            yield Line(depth, _labelled(each, "", teller).rstrip())
            for item in value:
                yield from _indented(item, teller, depth + 1)


def _indented(item: Any, teller: Teller, depth: int) -> Iterator[Line]:
    first, *more = [*_lines(item, teller, depth)] or [Line(depth, "–")]
    yield first
    for line in more:
        yield Line(line.depth + 1, line.text)


def _says_something(record: Any, each: Field[Any], depth: int) -> bool:
    """Whether a value is worth a word: numbers of the sheet itself are, zeros apart."""
    value = getattr(record, each.name)
    if value in (None, "", (), frozenset(), False):
        return False
    default = each.default if each.default is not MISSING else None
    return bool(value) if depth == 0 else value != default or each.name == "name"


def _plain(each: Field[Any], value: Any, teller: Teller) -> str:
    """A plain value with its name: a thing's own name alone, of a yes the name alone."""
    if each.name == "name":
        return teller.word("name", str(value))
    name = _name(each, teller)
    return name if value is True else f"{name} {_value(each, value, teller)}"


def _is_plain(value: Any) -> bool:
    """Whether a value stands in the line with the others: no list, and nothing with a name."""
    return not _is_list(value) and not (is_dataclass(value) and hasattr(value, "name"))


def _is_list(value: Any) -> bool:
    return isinstance(value, frozenset) or (
        isinstance(value, tuple)
        and not hasattr(value, "_fields")
        and any(is_dataclass(item) or isinstance(item, tuple | str) for item in value)
    )


def _is_small(item: Any) -> bool:
    """Whether it can stand within a line: a word, a pair, a record of few plain values."""
    if not is_dataclass(item):
        return True
    values = [getattr(item, each.name) for each in fields(item)]
    return len(values) <= 3 and not any(_is_list(value) or is_dataclass(value) for value in values)


def _labelled(each: Field[Any], value: str, teller: Teller) -> str:
    return teller.text("label-value", label=_name(each, teller), value=value)


def _name(each: Field[Any], teller: Teller) -> str:
    found = teller.named("sheet", each.name.replace("_", "-"), {})
    return found.replace("-", " ") if found == each.name.replace("_", "-") else found


def _value(each: Field[Any], value: Any, teller: Teller) -> str:
    if is_dataclass(value):
        told = [
            (item, getattr(value, item.name)) for item in fields(value) if _differs(value, item)
        ]
        return " ".join(_value(item, inner, teller) for item, inner in told)
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return " ".join(_value(each, inner, teller) for inner in value)
    return teller.word(each.name, value) if isinstance(value, str) else str(value)


def _differs(record: Any, each: Field[Any]) -> bool:
    value = getattr(record, each.name)
    return value is not True and value is not False and value != each.default
