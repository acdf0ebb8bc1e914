"""What skills change, and whether the table has them do so (mordheim.skills)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who

CLAUSE = "mordheim.skills"


def amount(fight: View, who: Who, effect: str) -> int | None:
    """The figure of a model's skill with this effect; None without one, or where an option says
    that it does nothing."""
    found: int | None = fight.sheet(who).amount(effect)
    options = fight.options
    works = {
        "out-from": options.hard_to_kill,
        "no-pain": options.no_pain,
        "frenzy": options.frenzy,
        "hatred": options.hatred,
    }
    return found if works.get(effect, True) else None


def has(fight: View, who: Who, effect: str) -> bool:
    """Whether a model has a skill with this effect, and the table uses it."""
    return amount(fight, who, effect) is not None
