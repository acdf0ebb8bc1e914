"""Which maneuvers are not open, and why: those that need somebody in reach
(gurps.manoeuvre.*)."""

from __future__ import annotations

from collections.abc import Mapping

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.gurps.rules import aim, all_out, evaluate, feint, hasty, maneuvers, move
from tierce.systems.gurps.rules.maneuvers import any_open

#: A clause that withholds something, and the message why.
Why = tuple[str, str]

#: Maneuvers that are not always open, each with why it is not when it is not.
REASONS: Mapping[str, Why] = {
    "attack": (maneuvers.ATTACK, "gurps.reason.nobody-in-reach"),
    all_out.MANEUVER: (all_out.CLAUSE, "gurps.reason.nobody-in-reach"),
    hasty.MANEUVER: (hasty.CLAUSE, "gurps.reason.nobody-in-reach"),
    "feint": (feint.CLAUSE, "gurps.reason.nobody-to-feint"),
    "evaluate": (evaluate.CLAUSE, "gurps.reason.nobody-to-evaluate"),
    "aim": (aim.CLAUSE, "gurps.reason.nothing-to-aim"),
}


def closed(fight: View, who: Who, maneuver: str) -> Why | None:
    """By which clause and why a maneuver is not open, None where it is."""
    why = REASONS.get(maneuver)
    return None if why is None or _is_open(fight, who, maneuver) else why


def _is_open(fight: View, who: Who, maneuver: str) -> bool:
    if maneuver == all_out.MANEUVER:
        return all_out.is_open(fight, who)
    if maneuver == "aim":
        return any_open(maneuvers.aims(fight, who, None))
    if maneuver == "evaluate":
        return bool(maneuvers.near_enough(fight, who, move.yards(fight, who))[0])
    yards = maneuvers.allowance(fight, who, maneuver, None)
    if maneuver == "feint":
        return any_open(maneuvers.feints(fight, who, yards))
    return any_open(maneuvers.attempts(fight, who, yards, maneuver))
