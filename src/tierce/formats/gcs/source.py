"""From a file to a checked document: text, JSON, version, fields, each with its own error."""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tierce.text import Message, UserError, files

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

    from tierce.formats.gcs.document import Document

FORMAT_NAME = "GURPS Character Sheet"
OLDEST, NEWEST = 2, 5
#: Numbers of so many digits and more mean nothing in such a file.
_DIGITS = 15

#: What a value must be, by the type of the error that says it is not.
_EXPECTED = {
    "int_type": "expected-number",
    "int_from_float": "expected-number",
    "string_type": "expected-text",
    "bool_type": "expected-yes-no",
    "list_type": "expected-list",
    "dict_type": "expected-table",
    "model_type": "expected-table",
    "weight": "gcs-expected-weight",
    "either": "gcs-expected-decimal",
}
#: How pydantic names the kinds of value it tried where several are allowed.
_KINDS = frozenset({"int", "decimal", "str"})


def read_document(path: Path) -> Document:
    """The document in a file.

    Raises UserError where there is no such file, it is not JSON, not a .gcs document or one of an
    unreadable version, where a field is missing, or a value is none that can be.
    """
    return checked(read_json(path), path)


def read_json(path: Path) -> Mapping[str, Any]:
    """The JSON object in a .gcs file, of a version that can be read."""
    text = _text(path)
    if text.lstrip().startswith("<"):
        raise UserError("gcs-xml", file=str(path), oldest=OLDEST)
    try:
        found = json.loads(
            text,
            parse_float=_decimal,
            parse_int=_integer,
            parse_constant=_no_number,
            object_pairs_hook=_without_null,
        )
    except json.JSONDecodeError as error:
        raise UserError(
            "gcs-not-json",
            file=str(path),
            line=error.lineno,
            column=error.colno,
            problem=error.msg,
        ) from None
    except (ValueError, RecursionError):
        raise UserError("gcs-strange-json", file=str(path)) from None
    return _of_known_version(found, path)


def checked(found: Mapping[str, Any], path: Path) -> Document:
    """The document as models; UserError naming the place of the first thing wrong in it."""
    from pydantic import ValidationError

    from tierce.formats.gcs.document import Document

    try:
        return Document.model_validate(found)
    except ValidationError as error:
        problems = error.errors(include_url=False)
    raise _wrong(problems[0], path)


def place(path: Path, *parts: str | int) -> str:
    """A place in a file: ``anna.gcs: traits[3].calc``."""
    where = ""
    for part in parts:
        where += f"[{part}]" if isinstance(part, int) else f".{part}" if where else part
    return f"{path}: {where}" if where else str(path)


def _text(path: Path) -> str:
    content = files.content(path)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError("error-not-text", file=str(path)) from None
    if not text.strip():
        raise UserError("error-file-empty", file=str(path))
    return text


def _without_null(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A key without a value is as good as no key."""
    return {key: value for key, value in pairs if value is not None}


def _decimal(text: str) -> Decimal:
    """An exact number; ValueError where it is so great or small that no reckoning is safe."""
    number = Decimal(text)
    _, _, exponent = number.as_tuple()
    if number.adjusted() >= _DIGITS or not isinstance(exponent, int) or exponent < -2 * _DIGITS:
        raise ValueError(text)
    return number


def _integer(text: str) -> int:
    if len(text) > _DIGITS:
        raise ValueError(text)
    return int(text)


def _no_number(word: str) -> None:
    raise ValueError(word)


def _of_known_version(found: Any, path: Path) -> Mapping[str, Any]:
    """The document, where it is one and its version can be read."""
    if not isinstance(found, dict) or not found.keys() >= {"version"}:
        raise UserError("error-not-format", file=str(path), format=FORMAT_NAME)
    version = found["version"]
    if isinstance(version, bool) or not isinstance(version, int):
        raise UserError("error-not-format", file=str(path), format=FORMAT_NAME)
    if version > NEWEST:
        raise UserError("gcs-newer", file=str(path), version=version, newest=NEWEST)
    # Version 1 had its attributes elsewhere; templates and lists of things have none.
    if version >= OLDEST and not isinstance(found.get("attributes"), list):
        raise UserError("error-not-format", file=str(path), format=FORMAT_NAME)
    if version < OLDEST:
        raise UserError("gcs-older", file=str(path), version=version, oldest=OLDEST)
    return found


def _wrong(problem: ErrorDetails, path: Path) -> UserError:
    """The error of a field that is missing or cannot be what it is."""
    *parts, key = _json_parts(problem["loc"])
    where, name = place(path, *parts), f"[{key}]" if isinstance(key, int) else key
    if problem["type"] == "missing":
        return UserError("error-missing-key", path=where, key=name)
    value, facts = _shown(problem["input"]), problem.get("ctx", {})
    if problem["type"] == "error-out-of-range":
        return UserError("error-out-of-range", path=where, key=name, value=value, **facts)
    kind = "either" if set(problem["loc"]) & _KINDS else problem["type"]
    expected = Message.of(_EXPECTED.get(kind, "gcs-expected-other"))
    return UserError("error-wrong-type", path=where, key=name, value=value, expected=expected)


def _json_parts(loc: tuple[str | int, ...]) -> list[str | int]:
    """Where the JSON has it, without the names of the kinds of value that were tried."""
    return [part for part in loc if part not in _KINDS]


def _shown(value: Any) -> str:
    """A value of the file, short enough for an error."""
    text = json.dumps(value, default=str, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."
