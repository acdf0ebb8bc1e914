"""Files as users name them: what is wrong with one is told in their words."""

from __future__ import annotations

from pathlib import Path

from tierce.text.errors import UserError


def content(path: Path, most: int = -1) -> bytes:
    """The bytes of a file, no more than `most` where that is given.

    Raises UserError where there is no such file, it is a folder or cannot be read.
    """
    try:
        with path.open("rb") as file:
            return file.read(most)
    except FileNotFoundError:
        raise UserError("error-file-not-found", file=str(path)) from None
    except IsADirectoryError:
        raise UserError("error-file-is-folder", file=str(path)) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        reason = getattr(error, "strerror", None) or str(error)
        raise UserError("error-file-unreadable", file=str(path), reason=reason) from None
