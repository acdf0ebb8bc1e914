"""The known word nearest to a mistyped one."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(typed: str, known: Iterable[str]) -> str:
    """The known word that looks most like it, "" where none does."""
    from difflib import get_close_matches

    words = {word.casefold(): word for word in known}
    found = get_close_matches(typed.casefold(), list(words), n=1, cutoff=0.55)
    if found:
        return words[found[0]]
    begun = [word for word in words if typed and word.startswith(typed.casefold())]
    return words[begun[0]] if len(begun) == 1 else ""
