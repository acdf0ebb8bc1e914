"""Changes by hand, told: whose, of what, and how."""

from __future__ import annotations

from typing import Any

from tierce.cli.telling import Teller
from tierce.fight.slots import Change
from tierce.fight.state import View


def told(change: Change, fight: View, teller: Teller) -> str:
    """A change as one says it: `Anna, hp -3`; a place by its name, `Anna, hex C4`."""
    said = {"slot": teller.slot(change.slot), "how": _how(fight.told(change.slot, change.what))}
    if not change.who:
        return teller.text("cli-change-nobodys", **said)
    return teller.text("cli-change", who=change.who, **said)


def _how(what: Any) -> str:
    if isinstance(what, int) and not isinstance(what, bool):
        return f"{what:+d}"
    if isinstance(what, tuple) and hasattr(what, "_fields"):
        return str(what[0])
    if isinstance(what, tuple):
        return " = ".join("–" if each is None else _how_key(each) for each in what)
    return "–" if what in (None, "") else str(what)


def _how_key(thing: Any) -> str:
    return " ".join(map(str, thing)) if isinstance(thing, tuple) else str(thing)
