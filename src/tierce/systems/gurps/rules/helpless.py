"""Who can do nothing but Do Nothing (gurps.manoeuvre.do-nothing)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Who

#: Conditions in which there is only Do Nothing, each with its reason.
HELPLESS = {"surprised": "gurps.reason.surprised", "dazed": "gurps.reason.dazed"}


def why(fight: View, who: Who) -> str:
    """Why a fighter can only do nothing, "" where it can do more."""
    if fight.read(who, "stun"):
        return "gurps.reason.stunned"
    for name, reason in HELPLESS.items():
        if fight.condition(who, name) is not None:
            return reason
    return ""
