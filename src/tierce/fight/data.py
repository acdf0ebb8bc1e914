"""A system's data files, which people may edit: what is wrong in one, told with its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tierce import disk

Read = TypeVar("Read")

_LINE = re.compile(r"\(at line ([0-9]+)")


class BadEntry(ValueError):
    """An entry of a data file that means nothing.

    `entry` names it, `key` what is wrong in it, `value` what stands there, None where the key is
    missing. `file` is None where the text is from no file.
    """

    def __init__(self, entry: str, key: str, value: object) -> None:
        super().__init__(f"{entry}: {key} = {value!r}")
        self.entry, self.key, self.value = entry, key, value
        self.file: Path | None = None


class NoData(ValueError):
    """A data file that is no TOML in UTF-8, as far as `line` tells."""

    def __init__(self, file: Path, line: int) -> None:
        super().__init__(f"{file}:{line}: no TOML")
        self.file, self.line = file, line


def read_data(path: Path, read: Callable[[str], Read]) -> Read:
    """What `read` makes of the text of a data file. Raises BadEntry, NoData, OSError."""
    content = disk.content(path)
    try:
        return read(content.decode("utf-8"))
    except BadEntry as error:
        error.file = path
        raise
    except UnicodeDecodeError as error:
        raise NoData(path, content.count(b"\n", 0, error.start) + 1) from None
    except tomllib.TOMLDecodeError as error:
        place = _LINE.search(str(error))
        raise NoData(path, int(place[1]) if place else content.count(b"\n") + 1) from None
