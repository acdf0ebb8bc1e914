"""Writing a new file, and never over another."""

from __future__ import annotations

from pathlib import Path

from tierce.text import UserError


def write_new(path: Path, text: str) -> None:
    """Write a text to a new file, in UTF-8, as it stands.

    Raises UserError where there is a file already, or none can be.
    """
    try:
        with path.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
    except FileExistsError:
        raise UserError("error-file-exists", file=str(path)) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UserError("error-file-unwritable", file=str(path), reason=reason) from None
