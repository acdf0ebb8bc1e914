"""The reading `odds`: every outcome of a rule, with exact integer weights.

Sub-rules are remembered by rule, arguments and the values they read (their footprint), and their
results carry their writes. Choices are made by a policy.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from math import gcd, lcm
from typing import Any, Protocol

from tierce.dice import Apart, Dice, Distribution
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
    Series,
    Who,
    seen,
)
from tierce.script.hand import Hand
from tierce.script.lazy import Lazy, Source, Trace
from tierce.script.leaves import Leaves
from tierce.script.memory import Memory
from tierce.script.roles import Role, renamed, roles_of
from tierce.script.world import NOWHERE, Changes, Reads, World


class Policy(Protocol):
    """A pure function of who chooses and what it sees to the id of an option."""

    def __call__(self, who: Who, sees: Any, options: Sequence[Option]) -> str: ...


class NoPolicy(LookupError):
    """A rule asked for a decision and nobody was named to make it."""


def decide(policy: Policy | None, question: Choose) -> str:
    """What a policy chooses; it may choose only what is offered."""
    if policy is None:
        raise NoPolicy(f"{question.site}: nobody decides for {question.who}")
    chosen = policy(question.who, seen(question), question.options)
    if all(option.id != chosen for option in question.options):
        raise LookupError(f"{question.site}: a policy chose {chosen!r}, which is not offered")
    return chosen


class TooManyWays(RuntimeError):
    """There are more ways than were to be gone through."""


#: Who may step in at a kind of moment: rules, run in order with the moment's arguments.
Interventions = Callable[[str], Iterable[RuleFunction]]


class Odds:
    """An exact reader with its memory. One reader holds one policy and one set of interventions,
    and serves one fight: sheets, house rules and who is like whom are taken as given."""

    def __init__(
        self,
        policy: Policy | None = None,
        interventions: Interventions | None = None,
        decider: Callable[[Who], Hashable] | None = None,
        most: int | None = None,
    ) -> None:
        """`decider` tells fighters apart for whom the policy decides in different ways. `most` is
        how many ways may be gone through before it raises TooManyWays."""
        self._policy = policy
        self._interventions = interventions or _nobody
        self._decider = decider or _all_alike
        self._most = most
        #: ways gone through, those that are remembered not counted
        self.ways = 0
        self._memory: dict[Hashable, Memory] = {}
        #: the rules being explored, each within the one before it
        self._running: list[tuple[RuleFunction, tuple[Hashable, ...]]] = []

    def distribution(
        self, rule: RuleFunction, *args: Hashable, world: World = NOWHERE
    ) -> Distribution[Any]:
        """The exact distribution of a rule's result."""
        return self.leaves(rule, args, world).distribution()

    def leaves(self, rule: RuleFunction, args: tuple[Hashable, ...], world: World) -> Leaves:
        """Every way the rule can end, remembered by what it read."""
        roles = roles_of(args)
        if not roles:
            return self._recall(rule, args, world, (rule, args), roles)
        to_role = {who: Role(number) for number, who in enumerate(roles)}
        kinds = tuple([(world.kind(who), self._decider(who)) for who in roles])
        return self._recall(rule, args, world, (rule, renamed(args, to_role), kinds), roles)

    def _recall(
        self,
        rule: RuleFunction,
        args: tuple[Hashable, ...],
        world: World,
        key: Hashable,
        roles: tuple[Who, ...],
    ) -> Leaves:
        memory = self._memory.get(key)
        if memory is None:
            memory = self._memory[key] = Memory()
        found = memory.find(world, roles)
        if found is None:
            reads: Reads = {}
            found = self._explore(rule, args, world, reads)
            memory.keep(found, reads, roles)
        return found

    def _explore(
        self, rule: RuleFunction, args: tuple[Hashable, ...], world: World, reads: Reads
    ) -> Leaves:
        trace = Trace()
        endings: list[_Ending] = []
        self._running.append((rule, args))
        try:
            while True:
                view = world.child(reads)
                result = self._run(rule(view, *args), view, trace)
                endings.append(_ending(trace, result, view.changes()))
                self._count(1)
                if not trace.advance():
                    return _common(endings)
        finally:
            self._running.pop()

    def _run(self, running: Any, view: World, trace: Trace) -> Any:  # noqa: C901 - the hot loop
        send = running.send
        answer: Any = None
        try:
            while True:
                effect = send(answer)
                kind = type(effect)
                if kind is Roll:
                    dice = effect[1]
                    if type(dice) is Apart:
                        answer = Hand(trace, dice)
                    else:
                        values, weights, total = _faces(dice)
                        answer = Lazy(Source(trace, weights, total), values)
                elif kind is Call:
                    answer = self._call(effect[1], effect[2], view, trace)
                elif kind is Choose:
                    answer = decide(self._policy, effect)
                elif kind is Note:
                    answer = None
                elif kind is ChooseAll:
                    answer = tuple([decide(self._policy, each) for each in effect.questions])
                elif kind is Moment:
                    for rule in self._interventions(effect.kind):
                        self._call(rule, effect.args, view, trace)
                    answer = None
                elif kind is Series:
                    answer = self._series(effect.calls, view, trace)
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
        leaves = trace.known()
        if leaves is None and self._running[-1] == (rule, args) and not view.changes():
            leaves = ONCE_MORE
            trace.path.append(leaves)
        if leaves is None:
            leaves = self.leaves(rule, args, view)
            if None in leaves.results and any(result is not None for result in leaves.results):
                raise TypeError(f"{rule.__name__} gives sometimes a result and sometimes None")
            trace.path.append(leaves)
        return self._taken(rule.__name__, leaves, view, trace)

    def _series(self, calls: tuple[Call, ...], view: World, trace: Trace) -> Any:
        leaves = trace.known()
        if leaves is None:
            leaves = self._through(calls, view)
            trace.path.append(leaves)
        return self._taken("a series", leaves, view, trace)

    def _through(self, calls: tuple[Call, ...], view: World) -> Leaves:
        """Every way a series can end, remembered by what it read: another series that begins with
        the same calls goes on from there."""
        if len(calls) < 2:
            return self.leaves(calls[0].rule, calls[0].args, view) if calls else NOTHING
        args = tuple([(call.rule, call.args) for call in calls])
        roles = roles_of([each for call in calls for each in call.args])
        to_role = {who: Role(number) for number, who in enumerate(roles)}
        kinds = tuple([(view.kind(who), self._decider(who)) for who in roles])
        memory = self._memory.setdefault((_Series, renamed(args, to_role), kinds), Memory())
        found = memory.find(view, roles)
        if found is None:
            reads: Reads = {}
            tracked = view.child(reads)
            before = self._through(calls[:-1], tracked)
            found = self._one_more(before, calls[-1], tracked)
            memory.keep(found, reads, roles)
        return found

    def _one_more(self, before: Leaves, call: Call, view: World) -> Leaves:
        """What has gone before, and then one more call: ways that wrote and gave the same are
        one."""
        parts = [
            (self.leaves(call.rule, call.args, _after(view, changes)), changes, given, weight)
            for given, changes, weight in before.leaves
        ]
        common = lcm(*[leaves.total for leaves, *_ in parts])
        ways: dict[tuple[Changes, Any], int] = {}
        for leaves, changes, given, weight in parts:
            self._count(len(leaves.results))
            factor = weight * (common // leaves.total)
            written = {group: _written(view, changes, group) for group in leaves.groups or ()}
            for result, group, share in leaves.leaves:
                way = (written.get(group, changes), _sum(given, result))
                ways[way] = ways.get(way, 0) + factor * share
        divisor = gcd(before.total * common, *ways.values())
        groups = [changes for changes, _ in ways]
        return Leaves(
            [given for _, given in ways],
            groups if any(groups) else None,
            [weight // divisor for weight in ways.values()],
            before.total * common // divisor,
        )

    def _count(self, ways: int) -> None:
        self.ways += ways
        if self._most is not None and self.ways > self._most:
            raise TooManyWays(f"more than {self._most}")

    def _taken(self, name: str, leaves: Leaves, view: World, trace: Trace) -> Any:
        source = Source(trace, leaves.weights, leaves.total)
        if leaves.groups is not None:
            view.apply(source.apart(leaves.groups))
        if leaves.gives is None:
            raise TypeError(f"{name} gives a result only sometimes: its caller cannot tell")
        return Lazy(source, leaves.results) if leaves.gives else None


def _after(view: World, changes: Changes) -> World:
    """The world as it is after changes."""
    if not changes:
        return view
    after = view.child(None)
    after.apply(changes)
    return after


def _written(view: World, first: Changes, then: Changes) -> Changes:
    """Changes after changes, in their shortest form."""
    return view.joined(first, then) if first else then


def _sum(given: Any, result: Any) -> Any:
    """What a series has given so far."""
    return result if given is None else given if result is None else given + result


class _Series:
    """Stands for the rule where a series is remembered."""


NOTHING = Leaves([None], None, [1], 1)


class _Again:
    """The result of a rule that calls itself again and has changed nothing: its own result, so the
    chances of all others are what is left, over their sum. The rule must hand it on as it is."""

    def __bool__(self) -> bool:
        raise TypeError("a rule that runs again as it ran must return what that gives, untouched")

    def __eq__(self, other: object) -> bool:
        return self is other or bool(self)

    __hash__ = object.__hash__


AGAIN = _Again()
ONCE_MORE = Leaves([AGAIN], None, [1], 1)


def _all_alike(who: Who) -> Hashable:
    return None


def _nobody(kind: str) -> Iterable[RuleFunction]:
    return ()


@lru_cache(maxsize=1024)
def _faces(dice: Dice) -> tuple[list[int], list[int], int]:
    weights = dice.distribution().weights
    return list(weights), list(weights.values()), sum(weights.values())


#: One run's leaves: the product of its sources' totals, what it wrote, and its results with their
#: weights, still to be multiplied by a factor.
_Ending = tuple[int, Changes, Iterable[tuple[Any, int]], int]


def _ending(trace: Trace, result: Any, changes: Changes) -> _Ending:
    """One run's leaf, or leaves where its result is still a view."""
    mass = total = 1
    for source in trace.sources:
        total *= source.total
        mass *= source.mass
    if not isinstance(result, Lazy):
        return total, changes, ((result, 1),), mass
    return total, changes, result.weighed(), mass // result.source().mass


def _common(endings: Sequence[_Ending]) -> Leaves:
    """All leaves over one denominator, the least there is."""
    total = lcm(*[ending[0] for ending in endings])
    merged: dict[Changes, dict[Any, int]] = {}
    for part, changes, weighed, factor in endings:
        factor *= total // part
        leaves = merged.setdefault(changes, {})
        for result, weight in weighed:
            leaves[result] = leaves.get(result, 0) + weight * factor
    total = _settled(merged, total)
    groups: list[Changes] | None = None
    if len(merged) == 1 and () in merged:
        results, weights = list(merged[()]), list(merged[()].values())
    else:
        results = [result for leaves in merged.values() for result in leaves]
        weights = [weight for leaves in merged.values() for weight in leaves.values()]
        groups = [changes for changes, leaves in merged.items() for _ in leaves]
    divisor = gcd(total, *weights)
    if divisor > 1:
        total //= divisor
        weights = [weight // divisor for weight in weights]
    return Leaves(results, groups, weights, total)


def _settled(merged: dict[Changes, dict[Any, int]], total: int) -> int:
    """Take out what begins again; the total of the rest."""
    for changes, leaves in merged.items():
        if AGAIN in leaves:
            if changes:
                raise TypeError("a rule that runs again as it ran must change nothing after that")
            total -= leaves.pop(AGAIN)
            if not total:
                raise RecursionError("a rule that only ever runs again")
    return total
