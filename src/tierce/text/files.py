"""Files as users name them: what is wrong with one is told in their words."""

from __future__ import annotations

import errno
from pathlib import Path

from tierce import disk
from tierce.text.errors import UserError
from tierce.text.message import Message


def content(path: Path, most: int = disk.MOST) -> bytes:
    """The bytes of a file, which has no more than `most`.

    Raises UserError where there is no such file, it is a folder, a device or a pipe, is too large
    or cannot be read.
    """
    try:
        return disk.content(path, most)
    except OSError as error:
        raise UserError(unreadable(error, str(path))) from None
    except ValueError as error:  # a name with a NUL in it
        raise UserError("error-file-unreadable", file=str(path), reason=str(error)) from None


def unreadable(error: OSError, file: str) -> Message:
    """Why a file cannot be read."""
    if isinstance(error, FileNotFoundError):
        return Message.of("error-file-not-found", file=file)
    if isinstance(error, IsADirectoryError):
        return Message.of("error-file-is-folder", file=file)
    if isinstance(error, disk.NoOrdinaryFile):
        return Message.of("error-file-no-ordinary", file=file)
    if isinstance(error, disk.TooLarge):
        return Message.of("error-file-too-large", file=file, most=error.most)
    reason = error.strerror or errno.errorcode.get(error.errno or 0, type(error).__name__)
    return Message.of("error-file-unreadable", file=file, reason=reason)
