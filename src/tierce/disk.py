"""Reading files that users name: ordinary files only, and none that is larger than it may be."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

#: Bytes that a file may have at most where nothing else is said.
MOST = 8_000_000


class NoOrdinaryFile(OSError):
    """A pipe, a device or the like, which may never end."""


class TooLarge(OSError):
    """A file of more bytes than `most`."""

    most = MOST


def content(path: Path, most: int = MOST) -> bytes:
    """The bytes of a file. Raises as `check` does."""
    check(path, most)
    with open(path, "rb") as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise _too_large(path, most)
    return found


def check(path: Path, most: int = MOST) -> None:
    """See, before it is opened, that there is an ordinary file of at most so many bytes.

    Raises OSError (NoOrdinaryFile, TooLarge and those that opening a file raises), and ValueError
    for a name that no file can have.
    """
    known = os.stat(path)
    if stat.S_ISDIR(known.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(known.st_mode):
        raise NoOrdinaryFile(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    if known.st_size > most:
        raise _too_large(path, most)


def _too_large(path: Path, most: int) -> TooLarge:
    error = TooLarge(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    error.most = most
    return error
