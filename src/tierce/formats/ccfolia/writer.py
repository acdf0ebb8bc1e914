"""A piece as the file has it, with other pools and nothing else changed, to the byte."""

from __future__ import annotations

from collections.abc import Mapping

from tierce.formats.ccfolia.palette import label
from tierce.formats.ccfolia.piece import Piece, Status
from tierce.text import UserError


def with_pools(piece: Piece, left: Mapping[str, int]) -> str:
    """The text of a piece's file in which the status of each label says what is left of it.

    A value that was text stays text. Raises UserError where there is no such status.
    """
    text = piece.file.text
    changes = [(_status(piece, name), value) for name, value in left.items()]
    for status, value in sorted(changes, key=lambda each: each[0].node.start, reverse=True):
        node = status.node
        new = f'"{value}"' if isinstance(node.value, str) else str(value)
        same = status.value == value
        text = text if same else text[: node.start] + new + text[node.end :]
    return text


def _status(piece: Piece, name: str) -> Status:
    found = piece.status_of(label(name))
    if found is None:
        known = tuple(each.label for each in piece.status)
        path = piece.file.place("data", "status")
        raise UserError("error-unknown-name", path=path, name=name, known=known)
    return found
