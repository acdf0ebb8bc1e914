"""What a rule can read and change. The fight supplies a real one; a bare question needs none."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple, Protocol, TypeAlias

from tierce.script.effects import Who

#: What a run wrote: hashable, and applied in order.
Changes: TypeAlias = tuple[Any, ...]
#: What a run read: (owner, name) -> value. What holds between several fighters has no owner, but
#: a `Together` of them.
Reads: TypeAlias = dict[tuple["Who | Together", str], Any]


class Together(NamedTuple):
    """What was asked of several fighters at once: they in their order, and plain values."""

    args: tuple[Hashable, ...]


class World(Protocol):
    """The tracked view that rules are given."""

    def child(self, reads: Reads | None) -> World:
        """A view over this one; what it reads from here is recorded in `reads`."""

    def changes(self) -> Changes:
        """What was written through this view."""

    def apply(self, changes: Changes) -> None:
        """Write what another view wrote."""

    def joined(self, first: Changes, then: Changes) -> Changes:
        """What two views wrote, one after the other, in its shortest form."""

    def read(self, who: Who, name: str) -> Any:
        """A slot or derived fact of a fighter, tracked."""

    def between(self, name: str, *args: Hashable) -> Any:
        """What holds between several fighters, tracked."""

    def kind(self, who: Who) -> Hashable:
        """Equal for fighters whose sheets are equal: names are never part of a key."""

    def later(self, event: tuple[str, ...], rule: str, args: tuple[Hashable, ...]) -> None:
        """Put something on the agenda."""


class Nowhere:
    """The world of a question that needs no fight: nothing to read, nothing to change."""

    def child(self, reads: Reads | None) -> World:
        return self

    def changes(self) -> Changes:
        return ()

    def apply(self, changes: Changes) -> None:
        if changes:
            raise LookupError("there is no fight to change")

    def joined(self, first: Changes, then: Changes) -> Changes:
        return (*first, *then)

    def read(self, who: Who, name: str) -> Any:
        raise LookupError(f"there is no fight to read {name} of {who} from")

    def between(self, name: str, *args: Hashable) -> Any:
        raise LookupError(f"there is no fight to read {name} from")

    def kind(self, who: Who) -> Hashable:
        return who

    def later(self, event: tuple[str, ...], rule: str, args: tuple[Hashable, ...]) -> None:
        raise LookupError("there is no fight whose agenda could hold this")


NOWHERE = Nowhere()
