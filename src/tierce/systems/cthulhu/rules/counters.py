"""Whether somebody may strike back, and with what (cthulhu.counter)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Who, Withheld
from tierce.systems.cthulhu.rules import arms, bow, conditions, hold, martial, wielding
from tierce.systems.cthulhu.rules.strike import COUNTER_MORE, Strike
from tierce.systems.cthulhu.sheet import Weapon

CLAUSE = "cthulhu.counter"


def barred(fight: View, who: Who, foe: Who, id: str) -> Withheld | None:
    """Why nobody is struck back, None where it may be. Reading: the stunned strike nobody back."""
    if bow.restringing(fight, who):
        return Withheld(id, bow.RESTRING, "cthulhu.reason.restringing")
    if conditions.is_stunned(fight, who) and not fight.options.stunned_counter:
        return Withheld(id, conditions.CLAUSE, "cthulhu.reason.stunned")
    bar = hold.pinned(fight, who, id)
    if bar is None and not any(able(fight, who, foe, COUNTER_MORE)):
        useful = any(_useful(fight, who, foe))
        why = "cthulhu.reason.out-of-reach" if useful else "cthulhu.reason.no-attack"
        bar = Withheld(id, CLAUSE, why)
    return bar


def _useful(fight: View, who: Who, foe: Who) -> Iterator[Weapon]:
    """What is at hand and can attack, whether or not it reaches."""
    for weapon in arms.at_hand(fight, who):
        if _useless(fight, who, foe, weapon) is None:
            yield weapon


def _useless(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | None:
    """Why something cannot attack this foe, near or far, as clause and reason."""
    if hold.taken(fight, who, foe, weapon):
        return hold.CLAUSE, "cthulhu.reason.held-already"
    return wielding.unusable(fight, who, weapon)


def able(fight: View, who: Who, foe: Who, how: str) -> Iterator[Strike]:
    """The plain blows that reach: with whatever is at hand and of use."""
    for weapon in _useful(fight, who, foe):
        if wielding.reaches(fight, who, foe, weapon):
            for arts in martial.together(fight, who, weapon):
                yield Strike(weapon.name, arts, counter=how)


def withheld(fight: View, who: Who, foe: Who) -> Iterator[Withheld]:
    """What else is at hand, and why nobody is struck back with it."""
    for weapon in arms.at_hand(fight, who):
        why = _useless(fight, who, foe, weapon)
        if why is None and not wielding.reaches(fight, who, foe, weapon):
            why = wielding.too_far(fight, who, foe, weapon)
        if why is not None:
            yield Withheld(weapon.name, *why, {**arms.facts(weapon), "art": "none"})
