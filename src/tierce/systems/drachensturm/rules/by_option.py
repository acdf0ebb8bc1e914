"""Says in the log where not the source but an option decides."""

from __future__ import annotations

from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Note, note
from tierce.systems.drachensturm.options import Options
from tierce.systems.house_rules import clauses_of

_CLAUSES = clauses_of(Options)


def decides(fight: View, option: str) -> Note:
    """The note that an option, with the value it has in this fight, has just decided something."""
    value: Any = getattr(fight.options, option)
    written = str(value).lower() if isinstance(value, bool) else str(value)
    facts = {"option": option, "value": written}
    return note("drachensturm.event.by-option", _CLAUSES[option], **facts)
