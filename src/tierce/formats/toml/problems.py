"""What is wrong in a file, as messages: pydantic's errors by type, all of a file at once."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, get_args, get_origin

from tierce.formats.toml.document import Document, shown, spelled
from tierce.formats.toml.positions import Loc
from tierce.text import Fact, Message, UserError

if TYPE_CHECKING:
    from pydantic import BaseModel, ValidationError
    from pydantic_core import ErrorDetails

#: So many problems of a file are shown, and how many more there are.
MOST = 10

_NEAR = 0.7

#: What a value must be, by the type of pydantic's error.
_EXPECTED = {
    "int_type": "expected-number",
    "int_from_float": "expected-number",
    "string_type": "expected-text",
    "bool_type": "toml-expected-true-false",
    "list_type": "expected-list",
    "dict_type": "expected-table",
    "model_type": "expected-table",
}
# pydantic adds this to the path of a key, where the key and not its value is wrong.
_KEY = "[key]"


@dataclass(frozen=True)
class Wrong:
    """Something wrong in a file: where, and the message, which names the place itself."""

    document: Document
    loc: Loc
    message: Message

    @property
    def order(self) -> tuple[str, int]:
        """By file, and in a file by line."""
        return str(self.document.path), self.document.line(self.loc)


def raise_all(wrong: Sequence[Wrong]) -> None:
    """Raise one UserError that tells all of these (the first MOST); nothing where there is none."""
    if not wrong:
        return
    told = [each.message for each in sorted(wrong, key=lambda each: each.order)]
    last = told[MOST - 1] if len(told) >= MOST else told[-1]
    message = last
    if len(told) > MOST:
        message = Message.of("toml-and-more", last=last, count=len(told) - MOST)
    for each in reversed(told[: min(MOST, len(told)) - 1]):
        message = Message.of("toml-lines", first=each, rest=message)
    raise UserError(message)


def at(document: Document, loc: Loc, key: str, /, **facts: Fact) -> Wrong:
    """A problem with the key at `loc`: the message `key`, told its place and key."""
    table, name = _split(loc)
    path = document.place(table, loc)
    return Wrong(document, loc, Message(key, {"path": path, "key": name, **facts}))


def within(document: Document, loc: Loc, error: UserError) -> Wrong:
    """What another reader told of a file that is named at `loc`."""
    message = Message.of("toml-within", path=document.place(loc), problem=error.message)
    return Wrong(document, loc, message)


def from_validation(
    document: Document, prefix: Loc, model: type[BaseModel], error: ValidationError
) -> Iterator[Wrong]:
    """The problems of a table at `prefix`, checked as `model`."""
    for details in error.errors(include_url=False):
        yield _problem(document, prefix, model, details)


def stated(document: Document, loc: Loc, key: str, facts: Mapping[str, Any]) -> Wrong:
    """A problem that a system names by message and facts."""
    named = facts.get("key")
    loc = _existing(document, loc) if named is None else (*loc, str(named))
    value = shown(document.value(loc)) if document.has(loc) and loc else ""
    known = {name: _fact(each) for name, each in facts.items()}
    expected = known.get("expected")
    if isinstance(expected, str):
        known["expected"] = Message.of(expected)
    return at(document, loc, key, **{"value": value, **known})


def unknown_key(document: Document, loc: Loc, known: Sequence[str]) -> Wrong:
    """A key that does not exist, with the nearest that does, or all."""
    key = str(loc[-1])
    nearest = difflib.get_close_matches(key.lower(), known, 1, _NEAR)
    if nearest:
        return at(document, loc, "error-unknown-key", nearest=nearest[0])
    return at(document, loc, "error-unknown-key-known", known=tuple(known) or Message.of("none"))


def _problem(
    document: Document, prefix: Loc, model: type[BaseModel], details: ErrorDetails
) -> Wrong:
    inner, kind = details["loc"], details["type"]
    context: Mapping[str, Any] = details.get("ctx", {})
    if inner[-1:] == (_KEY,):
        return unknown_key(document, (*prefix, *inner[:-1]), context.get("known", ()))
    if kind == "extra_forbidden":
        return unknown_key(document, (*prefix, *inner), _known_keys(model, inner[:-1]))
    if kind == "missing":
        return at(document, (*prefix, *inner), "error-missing-key")
    loc = _existing(document, (*prefix, *inner))
    if kind in _EXPECTED:
        value, expected = details["input"], Message.of(_EXPECTED[kind])
        if kind == "list_type" and isinstance(value, Mapping):
            path = spelled(tuple(part for part in loc if isinstance(part, str)))
            expected = Message.of("toml-expected-tables", heading=f"[[{path}]]")
        return at(document, loc, "error-wrong-type", value=shown(value), expected=expected)
    if "." in kind or "-" in kind:  # a message of ours: pydantic's own types have neither
        return stated(document, (*prefix, *inner), kind, context)
    return at(document, loc, "toml-invalid", value=shown(details["input"]), reason=details["msg"])


def _split(loc: Loc) -> tuple[Loc, str]:
    """The table that something stands in, and its key, with the indices after it."""
    last = max((index for index, part in enumerate(loc) if isinstance(part, str)), default=0)
    return loc[:last], spelled(loc[last:])


def _existing(document: Document, loc: Loc) -> Loc:
    """The part of a path that is in the file: `13` was written for `{level = 13}`."""
    while not document.has(loc):
        loc = loc[:-1]
    return loc


def _fact(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _known_keys(model: type[BaseModel], loc: Loc) -> Sequence[str]:
    """The keys of the table at `loc` in a table of that model."""
    annotation: Any = model
    for part in loc:
        table = _model_in(annotation)
        if table is None:
            return ()
        named = {field.alias or name: field for name, field in table.model_fields.items()}
        if get_origin(annotation) is dict or isinstance(part, int):
            annotation = table
        elif part in named:
            annotation = named[str(part)].annotation
    table = _model_in(annotation)
    fields = {} if table is None else table.model_fields
    return [field.alias or name for name, field in fields.items()]


def _model_in(annotation: Any) -> type[BaseModel] | None:
    """The model in an annotation such as `list[Model]` or `dict[str, Model] | None`."""
    from pydantic import BaseModel

    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    inner = (_model_in(each) for each in get_args(annotation))
    return next((each for each in inner if each is not None), None)
