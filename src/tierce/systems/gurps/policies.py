"""Ways to play: pure functions of who chooses, what it sees and the options. Ties go to the id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tierce.script.effects import Option, Who
from tierce.systems.choosing import first, worth

#: What an option adds to its id that costs FP.
EFFORT = "+effort"
#: What is taken of whatever has no value, maneuvers and movement apart.
STEADY = (
    "determined",
    "double-defense",
    "standing",
    "kneeling",
    "follow",
    "aimed",
    "stay",
    "attack",
    "not-yet",
    "inside",
)


def _best(options: Sequence[Option]) -> str:
    """The option of the highest value that takes no extra effort; those without one come last."""
    return min(options, key=lambda each: (EFFORT in each.id, -worth(each), each.id)).id


def _approach(options: Sequence[Option]) -> str:
    """Towards a foe; on a map to the hex that is nearest to one."""
    cells = [option for option in options if option.id.startswith(("to:", "spray:"))]
    if cells:
        return min(cells, key=lambda each: (each.facts["near"], each.facts["yards"], each.id)).id
    ids = sorted(option.id for option in options)
    return next((name for name in ids if name.startswith("towards:")), "stay")


def _by_value(options: Sequence[Option]) -> str | None:
    if any(option.value is not None for option in options):
        return _best(options)
    return None


def _able(sees: Any, options: Sequence[Option]) -> Sequence[Option]:
    """Without attacks on foes who are out of the fight, where there are others."""
    fallen = sees.get("fallen", ()) if sees.get("ask") == "attack" else ()
    able = [each for each in options if each.facts.get("foe", "") not in fallen]
    return able if any(each.value is not None for each in able) else options


def steady(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """Attacks whom it can reach with its surest weapon and defends as well as it can; leaves
    alone who is out of the fight."""
    ask = sees.get("ask")
    if ask == "cover-explosive":
        return "none"
    best = _by_value(_able(sees, options))
    if best is not None:
        return best
    if ask == "maneuver":
        return _steady_maneuver(sees, options)
    if ask in ("where", "spray"):
        return _approach(options)
    if ask == "facing":
        return str(sees["best"])
    if ask == "ready":
        return first([each for each in options if not each.free] or options)
    return first(options, *STEADY)


def _steady_maneuver(sees: Any, options: Sequence[Option]) -> str:
    upright = ("standing", "kneeling") if sees.get("lame") else ("standing",)
    if sees["posture"] not in upright:
        return first(options, "change-posture", "attack", "do-nothing")
    ready = ("ready",) if sees["readiable"] else ()
    if not sees["armed"]:
        return first(options, *ready, "attack", "move", "do-nothing")
    if sees.get("fallen"):
        return first(options, *ready, "move", "do-nothing")
    return first(options, "attack", *ready, "move", "do-nothing")


def reckless(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """As steady, but strikes with everything where it can."""
    if sees.get("ask") == "maneuver" and not sees.get("fallen"):
        return first(options, "all-out-attack", _steady_maneuver(sees, options))
    if sees.get("ask") == "all-out-attack":
        able = [each for each in options if each.id in sees.get("able", ())]
        return first(able or options, "strong", "determined")
    if sees.get("ask") == "interrupt":
        return first(options, "all-out-attack", *STEADY)
    return steady(who, sees, options)


def cautious(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """As steady, but only defends once it reels."""
    if sees.get("ask") == "maneuver" and sees["reeling"]:
        return first(options, "all-out-defense", _steady_maneuver(sees, options))
    return steady(who, sees, options)


POLICIES = {"steady": steady, "reckless": reckless, "cautious": cautious}
