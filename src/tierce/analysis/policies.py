"""Who decides for whom in an analysed fight: one policy for all, or one for each side."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, TypeAlias

from tierce.fight.course import Setup
from tierce.script.effects import Option, Who
from tierce.script.odds import NoPolicy, Policy

#: One policy for everybody, or one for each side. A side that is not named, and the GM (whose
#: side is ""), go by the system's default.
Policies: TypeAlias = Policy | Mapping[str, Policy]


class UnknownSide(LookupError):
    """A policy was given for a side that nobody fights on."""

    def __init__(self, side: str, known: Sequence[str]) -> None:
        super().__init__(f"nobody fights for {side!r}; sides: {', '.join(known)}")
        self.side, self.known = side, tuple(known)


def governing(
    setup: Setup, policies: Policies | None
) -> tuple[Policy | None, Callable[[Who], Hashable] | None]:
    """One policy that decides for all, and what tells apart those it decides for otherwise.

    Raises UnknownSide.
    """
    default = next(iter(setup.system.policies.values()), None)
    if not isinstance(policies, Mapping):
        return policies or default, None
    sides = {fighter.name: fighter.side for fighter in setup.fighters}
    for side in policies:
        if side and side not in sides.values():
            raise UnknownSide(side, sorted(set(sides.values())))
    by_side = policies

    def of(who: Who) -> Any:
        return by_side.get(sides.get(who, ""), default)

    def policy(who: Who, sees: Any, options: Sequence[Option]) -> str:
        decides = of(who)
        if decides is None:
            raise NoPolicy(f"nobody decides for {who}")
        chosen: str = decides(who, sees, options)
        return chosen

    return policy, of
