"""What was changed by hand, told as a note of the story: what was there, and what is now."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from tierce.fight.slots import Change, Condition, entry
from tierce.fight.state import View
from tierce.script.effects import Note

#: The key of such a note.
EDITED = "ruling.edited"


class Ruling:
    """A change that is about to be made: it knows what was there before."""

    def __init__(self, view: View, change: Change) -> None:
        self._view, self._change = view, change
        self._before = self._now()

    def note(self, anchor: str) -> Note:
        """What to tell once it is made, at `before:ADDRESS` or `after:ADDRESS`."""
        change = self._change
        facts = {
            "who": change.who,
            "slot": change.slot,
            "how": change.how,
            "key": self._key(),
            "before": self._before,
            "after": self._now(),
            "when": anchor.partition(":")[0],
        }
        return Note(EDITED, (), facts)

    def _key(self) -> Hashable:
        """The entry, the thing used or the condition that is changed; "" where all of a slot is."""
        what: Any = self._change.what
        if isinstance(what, Condition):
            return what.name
        if self._change.how == "set":
            key: Hashable = what[0]
            return key
        return what if self._change.how in ("spend", "begin", "end") else ""

    def _now(self) -> Any:
        """What is there: a value, how often it was used, whether it lasts."""
        who, slot, how, _ = self._change
        value = self._view.read(who, slot)
        if how in ("begin", "end"):
            return any(getattr(each, "name", each) == self._key() for each in value)
        if how in ("set", "spend"):
            return entry(value, self._key(), 0 if how == "spend" else None)
        return self._view.told(slot, value)
