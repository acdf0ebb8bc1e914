"""The reading `odds`: every outcome of a rule, with exact integer weights.

Sub-rules are remembered by rule, arguments and the values they read (their footprint), and their
results carry their writes. Choices are made by a policy.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import lcm
from typing import Any, NamedTuple, Protocol

from tierce.dice import Dice, Distribution
from tierce.script.effects import (
    Call,
    Choose,
    ChooseAll,
    Later,
    Moment,
    Note,
    Option,
    Roll,
    RuleFunction,
    Who,
    seen,
)
from tierce.script.lazy import Lazy, Source, Trace
from tierce.script.roles import Role, renamed, roles_of
from tierce.script.world import NOWHERE, Changes, Reads, World


class Policy(Protocol):
    """A pure function of who chooses and what it sees to the id of an option."""

    def __call__(self, who: Who, sees: Any, options: Sequence[Option]) -> str: ...


class NoPolicy(LookupError):
    """A rule asked for a decision and nobody was named to make it."""


#: Who may step in at a kind of moment: rules, run in order with the moment's arguments.
Interventions = Callable[[str], Iterable[RuleFunction]]


class Leaf(NamedTuple):
    """One way a rule can end: its result, what it wrote, its weight over the common total."""

    result: Any
    changes: Changes
    weight: int


class Leaves:
    """Every way a rule can end. Weights add to `total`."""

    __slots__ = ("groups", "leaves", "results", "total", "weights")

    def __init__(self, leaves: Sequence[Leaf], total: int) -> None:
        self.leaves = tuple(leaves)
        self.total = total
        self.results = [leaf.result for leaf in self.leaves]
        self.weights = [leaf.weight for leaf in self.leaves]
        #: what each leaf wrote, or None where no leaf wrote anything
        changes = [leaf.changes for leaf in self.leaves]
        self.groups = changes if any(changes) else None

    def distribution(self) -> Distribution[Any]:
        """The distribution of the result, whatever was written."""
        weights: dict[Any, int] = {}
        for leaf in self.leaves:
            weights[leaf.result] = weights.get(leaf.result, 0) + leaf.weight
        return Distribution(weights)


class Odds:
    """An exact reader with its memory. One reader holds one policy and one set of interventions."""

    def __init__(
        self, policy: Policy | None = None, interventions: Interventions | None = None
    ) -> None:
        self._policy = policy
        self._interventions = interventions or _nobody
        self._memory: dict[Hashable, _Memory] = {}

    def distribution(
        self, rule: RuleFunction, *args: Hashable, world: World = NOWHERE
    ) -> Distribution[Any]:
        """The exact distribution of a rule's result."""
        return self.leaves(rule, args, world).distribution()

    def leaves(self, rule: RuleFunction, args: tuple[Hashable, ...], world: World) -> Leaves:
        """Every way the rule can end, remembered by what it read."""
        roles = roles_of(args)
        if not roles:
            return self._recall(rule, args, world, (rule, args), None)
        to_role = {who: Role(number) for number, who in enumerate(roles)}
        kinds = tuple([world.kind(who) for who in roles])
        return self._recall(rule, args, world, (rule, renamed(args, to_role), kinds), to_role)

    def _recall(
        self,
        rule: RuleFunction,
        args: tuple[Hashable, ...],
        world: World,
        key: Hashable,
        to_role: dict[Who, Role] | None,
    ) -> Leaves:
        memory = self._memory.get(key)
        if memory is None:
            memory = self._memory[key] = _Memory()
        found = memory.find(world, to_role)
        if found is None:
            reads: Reads = {}
            found = self._explore(rule, args, world, reads)
            memory.keep(found, reads, to_role)
            return found
        if to_role and found.groups is not None:
            back: dict[Any, Any] = {role: who for who, role in to_role.items()}
            return Leaves(renamed(found.leaves, back), found.total)
        return found

    def _explore(
        self, rule: RuleFunction, args: tuple[Hashable, ...], world: World, reads: Reads
    ) -> Leaves:
        trace = Trace()
        weights: dict[int, dict[tuple[Any, Changes], int]] = {}
        while True:
            view = world.child(reads)
            result = self._run(rule(view, *args), view, trace)
            _gather(weights, trace, result, view.changes())
            if not trace.advance():
                return _common(weights)
            trace.restart()

    def _run(self, running: Any, view: World, trace: Trace) -> Any:  # noqa: C901 - the hot loop
        send = running.send
        answer: Any = None
        try:
            while True:
                effect = send(answer)
                kind = type(effect)
                if kind is Roll:
                    values, weights, total = _faces(effect[1])
                    answer = Lazy(Source(trace, weights, total), values)
                elif kind is Call:
                    answer = self._call(effect[1], effect[2], view, trace)
                elif kind is Choose:
                    answer = self._choose(effect)
                elif kind is Note:
                    answer = None
                elif kind is ChooseAll:
                    answer = tuple([self._choose(each) for each in effect.questions])
                elif kind is Moment:
                    for rule in self._interventions(effect.kind):
                        self._call(rule, effect.args, view, trace)
                    answer = None
                elif kind is Later:
                    view.later(*effect)
                    answer = None
                else:
                    raise TypeError(f"a rule yielded {effect!r}, which is no effect")
        except StopIteration as stop:
            return stop.value

    def _call(
        self, rule: RuleFunction, args: tuple[Hashable, ...], view: World, trace: Trace
    ) -> Any:
        leaves = self.leaves(rule, args, view)
        source = Source(trace, leaves.weights, leaves.total)
        if leaves.groups is not None:
            view.apply(source.look(_itself, leaves.groups))
        if leaves.results[0] is None:
            return None
        return Lazy(source, leaves.results)

    def _choose(self, question: Choose) -> str:
        if self._policy is None:
            raise NoPolicy(f"{question.site}: nobody decides for {question.who}")
        chosen = self._policy(question.who, seen(question), question.options)
        if all(option.id != chosen for option in question.options):
            raise LookupError(f"{question.site}: a policy chose {chosen!r}, which is not offered")
        return chosen


class _Memory:
    """What one (rule, arguments) gave, by the slots it read and the values it found there."""

    __slots__ = ("_tables",)

    def __init__(self) -> None:
        self._tables: list[tuple[tuple[tuple[Any, str], ...], dict[Hashable, Leaves]]] = []

    def find(self, world: World, to_role: dict[Who, Role] | None) -> Leaves | None:
        back = {role: who for who, role in to_role.items()} if to_role else {}
        for slots, table in self._tables:
            values = tuple([world.read(back.get(owner, owner), name) for owner, name in slots])
            found = table.get(renamed(values, to_role) if to_role else values)
            if found is not None:
                return found
        return None

    def keep(self, leaves: Leaves, reads: Reads, to_role: dict[Who, Role] | None) -> None:
        slots: tuple[tuple[Any, str], ...] = tuple(reads)
        values: tuple[Any, ...] = tuple(reads.values())
        if to_role:
            slots = tuple([(to_role.get(owner, owner), name) for owner, name in slots])
            values = renamed(values, to_role)
            if leaves.groups is not None:
                leaves = Leaves(renamed(leaves.leaves, to_role), leaves.total)
        for known, table in self._tables:
            if known == slots:
                table[values] = leaves
                return
        self._tables.append((slots, {values: leaves}))


def _itself(value: Any) -> Any:
    return value


def _nobody(kind: str) -> Iterable[RuleFunction]:
    return ()


_FACES: dict[Dice, tuple[list[int], list[int], int]] = {}


def _faces(dice: Dice) -> tuple[list[int], list[int], int]:
    found = _FACES.get(dice)
    if found is None:
        distribution = dice.distribution()
        values = list(distribution)
        found = values, [distribution.weights[v] for v in values], distribution.total
        _FACES[dice] = found
    return found


def _gather(
    weights: dict[int, dict[tuple[Any, Changes], int]], trace: Trace, result: Any, changes: Changes
) -> None:
    """Add one run's leaf, or leaves where its result is still a view."""
    mass = total = 1
    own = result.source() if isinstance(result, Lazy) else None
    for source in trace.sources:
        total *= source.total
        if source is not own:
            mass *= source.mass
    leaves = weights.setdefault(total, {})
    outcomes = result.weighed() if isinstance(result, Lazy) else ((result, 1),)
    for outcome, weight in outcomes:
        key = (outcome, changes)
        leaves[key] = leaves.get(key, 0) + weight * mass


def _common(weights: dict[int, dict[tuple[Any, Changes], int]]) -> Leaves:
    """All leaves over one denominator."""
    total = lcm(*weights)
    merged: dict[tuple[Any, Changes], int] = {}
    for part, leaves in weights.items():
        scale = total // part
        for key, weight in leaves.items():
            merged[key] = merged.get(key, 0) + weight * scale
    return Leaves([Leaf(result, changes, w) for (result, changes), w in merged.items()], total)
