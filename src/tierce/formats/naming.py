"""Names of fighters in files from elsewhere, which may hold what no name here can."""

from __future__ import annotations


def fighter_name(*names: str) -> str:
    """The first name that is one, without what a fighter's name cannot hold."""
    from tierce.systems.file_types import name_fault

    for name in names:
        printable = "".join(
            each if each.isprintable() and each not in "/@" else " " for each in name
        )
        plain = " ".join(printable.split())
        if name_fault(plain) is None:
            return plain
    return "?"
