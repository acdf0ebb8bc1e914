"""What a rule gave, remembered by what it read: a tree that asks for the same reads, in order.

What a rule reads next depends only on what it has read before, so each node holds one read and
leads on by its value. A search reads nothing that the rule itself would not have read.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from tierce.script.effects import Who
from tierce.script.leaves import Leaves
from tierce.script.roles import Role, renamed
from tierce.script.world import Reads, Together, World


class ReadsDiffer(RuntimeError):
    """A rule read other things although all that it had read before was equal."""


class _Read:
    """A read (its owner a role, or several fighters together), and where each value leads."""

    __slots__ = ("name", "next", "owner")

    def __init__(self, owner: Who | Role | Together, name: str) -> None:
        self.owner = owner
        self.name = name
        self.next: dict[Any, _Read | Leaves] = {}


class Memory:
    """What one rule gave for one set of arguments, names taken for roles."""

    __slots__ = ("_first",)

    def __init__(self) -> None:
        self._first: _Read | Leaves | None = None

    def find(self, world: World, roles: tuple[Who, ...]) -> Leaves | None:
        """What is remembered for what the world holds, in these fighters' names."""
        found = self._first
        if isinstance(found, _Read):
            to_role: _Names = {who: Role(number) for number, who in enumerate(roles)}
            while isinstance(found, _Read):
                owner = found.owner
                if isinstance(owner, Role):
                    value = world.read(roles[owner.number], found.name)
                elif isinstance(owner, Together):
                    value = world.between(found.name, *_named(owner, roles))
                else:
                    value = world.read(owner, found.name)
                found = found.next.get(renamed(value, to_role) if roles else value)
        if found is None or found.renamings is None:
            return found
        ours = found.renamings.get(roles)
        if ours is None:
            names = {Role(number): who for number, who in enumerate(roles)}
            ours = found.renamings[roles] = found.renamed(names)
        return ours

    def keep(self, leaves: Leaves, reads: Reads, roles: tuple[Who, ...]) -> None:
        """Remember what was given where the world held these values, read in this order."""
        to_role: _Names = {who: Role(number) for number, who in enumerate(roles)}
        kept = leaves.renamed(to_role) if roles else leaves
        if kept is not leaves:
            kept.renamings = {roles: leaves}
        place: dict[Any, _Read | Leaves] = {None: self._first} if self._first else {}
        start, key = place, None
        for (who, name), value in reads.items():
            owner = renamed(who, to_role) if type(who) is Together else to_role.get(who, who)
            node = place.setdefault(key, _Read(owner, name))
            if not isinstance(node, _Read) or (node.owner, node.name) != (owner, name):
                raise ReadsDiffer(f"{name} of {who} was not read before")
            place, key = node.next, renamed(value, to_role)
        place[key] = kept
        self._first = start[None]


def _named(owner: Together, roles: tuple[Who, ...]) -> tuple[Any, ...]:
    names: _Names = {Role(number): who for number, who in enumerate(roles)}
    args: tuple[Any, ...] = renamed(owner.args, names)
    return args


_Names: TypeAlias = dict[Any, Any]
