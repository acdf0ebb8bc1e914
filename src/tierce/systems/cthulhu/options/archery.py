"""Options about archery."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.cthulhu.options.kind import option

PRECISION, HARD_FORM = "cthulhu.bow.precision", "cthulhu.bow.hard-form"


@dataclass(frozen=True)
class ArcheryOptions:
    """The bow, its string and the arts of it."""

    #: what is left of a precision of which the art has failed: a plain shot, or none
    precision_failed: Literal["plain-shot", "no-shot"] = option(
        "plain-shot", PRECISION, "precision, archery art failed"
    )
    #: a throat that is hit again bleeds twice as much
    throat_adds_up: bool = option(False, PRECISION, "joint and throat")
    #: an arrow that goes through the eye kills at once, or brings to 0 HP
    eye_death: Literal["at-once", "dying"] = option("at-once", PRECISION, "eye, dead at once")
    #: a hard form that is kept may go with precision and yabusame
    hard_form_with_specials: bool = option(
        False, HARD_FORM, "hard form kept and another bow special"
    )
    #: which shots wear the string
    string_wear: Literal["hard-form", "every-shot"] = option("hard-form", HARD_FORM, "string")
    #: what was done of a new string stays done over a turn without points
    restring_kept: bool = option(True, "cthulhu.bow.restring", "restringing")
    #: what a failed art of yabusame leaves: move and shot at their price, or nothing
    yabusame_failed: Literal["plain", "lost"] = option("plain", "cthulhu.bow.yabusame", "yabusame")
    #: a parry with a bow drops the arrow on its string
    parry_drops_arrow: bool = option(True, "cthulhu.parry.bow", "prepared weapon")
    #: a parry with a bow cuts its string
    bow_parry_cuts_string: bool = option(False, "cthulhu.parry.bow", "parry with a bow")
