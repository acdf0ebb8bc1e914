"""What a way to attack is, declared before the roll (cthulhu.declarations)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Option, RuleFunction, Who
from tierce.systems.cthulhu.rules.strike import Strike
from tierce.systems.cthulhu.sheet import Weapon


def as_it_is(blow: Strike) -> Strike:
    """The strike with nothing more declared."""
    return blow


class Way(NamedTuple):
    """A way to attack.

    `closed` says why it is not open with this weapon against this foe, as clause and reason, None
    where it is, "" where it makes no sense and is not mentioned. `rule` carries it out, called
    with attacker, foe, strike, once a point and the attack are paid for. `declared` is the strike
    as it then is. `arts` says whether an art may be rolled with it as usual, `thrown` that the
    range of a throw counts in place of the weapon's reach, `step` how many squares may be walked
    with it for nothing, `secret` that nobody hears it declared. `shown` makes its option, where
    the weapon's own skill is not what is rolled; it is called as attack.option is.
    """

    closed: Callable[[View, Who, Who, Weapon], tuple[str, str] | str | None]
    rule: RuleFunction
    declared: Callable[[Strike], Strike] = as_it_is
    arts: bool = True
    thrown: bool = False
    step: int = 0
    secret: bool = False
    shown: Callable[[View, Who, Who, Strike, str], Option] | None = None
