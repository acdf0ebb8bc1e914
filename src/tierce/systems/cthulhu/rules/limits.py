"""How often each defence may be used in a round, and concentrating on one
(cthulhu.turn.passive-limits, cthulhu.defence.concentrate)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Who, Withheld
from tierce.script.value import Part, Value
from tierce.systems.cthulhu.rules import skills
from tierce.systems.cthulhu.rules.answer import Defence

LIMITS = "cthulhu.turn.passive-limits"
CONCENTRATE = "cthulhu.defence.concentrate"
#: Uses in a round, of one defence as a rule and of the one that is concentrated on.
ONCE, FOCUSED = 1, 3
#: What each success costs the next roll while concentrating; what all uses at once give.
TIRING, ALL_AT_ONCE = -20, 30
SUCCESS = "success"


def concentrating(fight: View, who: Who) -> str | None:
    """The defence a fighter concentrates on."""
    focus: str | None = fight.read(who, "concentrate")
    return focus


def left(fight: View, who: Who, kind: str) -> int:
    """Uses of a defence that are left in this round."""
    focus = concentrating(fight, who)
    if focus not in (None, kind):
        return 0
    allowed = ONCE if focus is None else FOCUSED
    if focus is None or fight.options.concentrate_further_dodge:
        allowed += fight.entry(who, "further", kind)
    return max(0, allowed - int(fight.entry(who, "defences", kind)))


def withheld(fight: View, who: Who, kind: str, id: str) -> Withheld | None:
    """Why a defence may not be used once more, or None where it may."""
    if left(fight, who, kind):
        return None
    why = given_up(fight, who, kind, id)
    return why or Withheld(id, LIMITS, "cthulhu.reason.used", {"kind": kind})


def given_up(fight: View, who: Who, kind: str, id: str) -> Withheld | None:
    """Why a defence that is outside the limit is not open all the same: the fighter concentrates
    on another one."""
    focus = concentrating(fight, who)
    if focus in (None, kind):
        return None
    return Withheld(id, CONCENTRATE, "cthulhu.reason.concentrating", {"focus": focus})


def may_use_all(fight: View, who: Who, kind: str) -> bool:
    """Whether all three uses may be spent at once for +30%: concentrating, none used yet, an art
    or Martial Arts of 60% or more (cthulhu.defence.concentrate)."""
    if concentrating(fight, who) != kind or fight.entry(who, "defences", kind):
        return False
    names = (*skills.arts(fight.sheet(who)), skills.MARTIAL_ARTS)
    return any(skills.mastered(fight, who, name) for name in names)


def at_once_too(fight: View, who: Who, defence: Defence) -> Iterator[Defence]:
    """A defence, and with all its uses at once where it may be."""
    yield defence
    if may_use_all(fight, who, defence.kind):
        yield defence._replace(at_once=True)


def bonus(fight: View, who: Who, kind: str, all_at_once: bool) -> Value:
    """What concentrating does to the chance of a defence."""
    if all_at_once:
        yield Part(ALL_AT_ONCE, "cthulhu.part.all-at-once", CONCENTRATE)
    successes = fight.entry(who, "focused", SUCCESS)
    if concentrating(fight, who) == kind and successes:
        facts = {"count": successes}
        yield Part(TIRING * successes, "cthulhu.part.tiring", CONCENTRATE, facts)


def use(fight: View, who: Who, kind: str, all_at_once: bool = False) -> None:
    """Count a use, or all three."""
    whole = all_at_once and fight.options.concentrate_bonus_uses == "all"
    for _ in range(FOCUSED if whole else 1):
        fight.spend(who, "defences", kind)
    disturb(fight, who)


def disturb(fight: View, who: Who) -> None:
    """A defence while a bow is restrung takes a point off the next turn
    (cthulhu.bow.restring)."""
    if fight.read(who, "restringing") is not None:
        fight.gain(who, "owed", 1)


def succeeded(fight: View, who: Who, kind: str) -> None:
    """A defence succeeded: the next one on which the fighter concentrates is harder."""
    if concentrating(fight, who) == kind:
        fight.spend(who, "focused", SUCCESS)
