"""House rules as fields of a system's options: each with its default and the clause it varies.

What an option means is the comment `#:` above its field, in English; the pages of the
documentation and the schemas show it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import field, fields, is_dataclass
from typing import Any

_FIELD = re.compile(r"    (\w+): ")


def option(default: Any, clause: str, *, within: tuple[int, int] | None = None, **more: Any) -> Any:
    """A field of a frozen dataclass of options; `within` is the range of a number, which every
    option that is one has. `more` is whatever else a system says of it."""
    return field(default=default, metadata={"clause": clause, "within": within, **more})


def clauses_of(options: type[Any]) -> dict[str, str]:
    """Option name -> the clause it varies."""
    return {each.name: each.metadata["clause"] for each in fields(options)}


def meanings(options: type[Any]) -> dict[str, str]:
    """Option name -> what it means, as a sentence; empty where their source is not at hand."""
    found: dict[str, str] = {}
    for each in options.__mro__:
        if is_dataclass(each):
            found.update(_comments(each))
    return found


def _comments(options: type[Any]) -> Iterator[tuple[str, str]]:
    """The comment above each field."""
    try:
        lines = inspect.getsource(options).splitlines()
    except OSError:
        return
    said = ""
    for line in lines:
        named = _FIELD.match(line)
        if line.startswith("    #: "):
            said = f"{said} {line[7:]}".strip()
        elif named and said:
            yield named[1], f"{said[0].upper()}{said[1:]}."
            said = ""
