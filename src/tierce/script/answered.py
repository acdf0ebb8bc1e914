"""The readings `play` and `replay`: a rule run over answers that stand at addresses.

Nothing is suspended: the rule runs from its start, is fed every answer that is there, and stops
at the first question without one. An address is a path of sites (`anna@5/act/defence`), so an
answer can never land on another question; a digest of the question tells whether it is the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from tierce.dice import Thrown
from tierce.script.effects import (
    GM,
    Call,
    Choose,
    ChooseAll,
    Effect,
    Facts,
    Later,
    Moment,
    Note,
    Roll,
    RuleFunction,
    Series,
    Who,
    seen,
)
from tierce.script.odds import Interventions, Policy
from tierce.script.view import Known, plain, summed
from tierce.script.world import World

#: The key of a note that tells of an overruled answer or outcome.
OVERRULED = "ruling.overruled"


class Answer(NamedTuple):
    """What was answered at an address, to which question (by its digest), and by whom."""

    digest: str
    value: Any
    by: str
    #: what stood there before it was overruled, the oldest first; None where nobody knows any more
    replaced: tuple[Any, ...] = ()


class Asked(NamedTuple):
    """A question at its address. `ask` is the effect that asks it: a Roll, a Choose, a Call."""

    address: str
    ask: Roll | Choose | Call
    path: tuple[Call, ...]

    @property
    def digest(self) -> str:
        """Equal digests mean the same question: same dice, or same options, about the same."""
        return digest(self.ask, self.path)

    @property
    def who(self) -> Who:
        """Whose dice or whose decision it is."""
        return GM if isinstance(self.ask, Call) else self.ask.who


class Happened(NamedTuple):
    """A note, where it was made."""

    address: str
    key: str
    clauses: tuple[str, ...]
    facts: Facts


class Pending(Exception):
    """There is no answer yet; carries the questions now open (several when sealed)."""

    def __init__(self, questions: tuple[Asked, ...]) -> None:
        super().__init__(", ".join(q.address for q in questions))
        self.questions = questions


class SiteTwice(RuntimeError):
    """A rule used one site twice in one scope, so two questions would share an address."""


#: Gives the answer to a question, or None where it has to be asked.
Source: TypeAlias = Callable[[Asked], Answer | None]


class Run(NamedTuple):
    """A run as far as it came: what happened, questions answered, outcomes that may be imposed."""

    result: Any
    notes: tuple[Happened, ...]
    asked: tuple[tuple[Asked, Answer], ...]
    decided: tuple[tuple[Asked, Any], ...]
    #: the anchors at which edits were made
    edited: tuple[str, ...] = ()


class Answered:
    """One run of a rule over answers. After Pending, `notes` and `asked` tell how far it came."""

    def __init__(
        self,
        world: World,
        source: Source,
        interventions: Interventions | None = None,
        edits: Mapping[str, Callable[[World], Iterable[Note]]] | None = None,
        imposed: Callable[[Asked], Answer | None] | None = None,
    ) -> None:
        self.notes: list[Happened] = []
        self.asked: list[tuple[Asked, Answer]] = []
        self.decided: list[tuple[Asked, Any]] = []
        self.edited: list[str] = []
        self._world = world
        self._source = source
        self._interventions = interventions or (lambda kind: ())
        self._edits = edits or {}
        self._imposed = imposed or (lambda asked: None)
        self._sites: set[str] = set()

    def run(self, root: str, rule: RuleFunction, args: tuple[Hashable, ...] = ()) -> Run:
        """Run to the end; raises Pending at the first question without an answer."""
        result = self._call(root, Call(root, rule, args), ())
        return self.so_far(plain(result))

    def so_far(self, result: Any = None) -> Run:
        """What the run has done until now."""
        told = tuple(self.notes), tuple(self.asked), tuple(self.decided), tuple(self.edited)
        return Run(result, *told)

    def _call(self, address: str, call: Call, path: tuple[Call, ...]) -> Any:
        self._enter(address)
        hash(call.args)  # a roll has none: it does not escape into arguments
        asked = Asked(address, call, path)
        imposed = None if call.outcomes is None else self._imposed(asked)
        if imposed is not None:
            return Known(self._take(asked, imposed))
        result = self._through(address, call, (*path, call))
        if call.outcomes is not None:
            self.decided.append((asked, result))
        self._edit("after:" + address)
        return None if result is None else Known(result)

    def _through(self, address: str, call: Call, path: tuple[Call, ...]) -> Any:
        """Run a rule to its end; its plain result."""
        running = call.rule(self._world, *call.args)
        answer: Any = None
        try:
            while True:
                answer = self._answer(address, running.send(answer), path)
        except StopIteration as stop:
            result = plain(stop.value)
            hash(result)  # a roll within a tuple does not escape either
            return result

    def _answer(self, scope: str, effect: Effect, path: tuple[Call, ...]) -> Any:
        if isinstance(effect, Note):
            self._tell(scope, effect)
            return None
        if isinstance(effect, Later):
            self._world.later(*effect)
            return None
        if isinstance(effect, Series):
            calls = [(f"{scope}/{call.site}", call) for call in effect.calls]
            return summed([plain(self._call(where, call, path)) for where, call in calls])
        address = f"{scope}/{getattr(effect, 'site', '')}"
        if isinstance(effect, Roll):
            return Known(self._throw(address, effect, path))
        if isinstance(effect, Choose):
            return self._ask(address, effect, path)
        if isinstance(effect, Call):
            return self._call(address, effect, path)
        if isinstance(effect, ChooseAll):
            return self._ask_all(address, effect, path)
        if isinstance(effect, Moment):
            self._enter(address)
            for rule in self._interventions(effect.kind):
                name = rule.__name__.strip("_")
                self._call(f"{address}/{name}", Call(name, rule, effect.args), path)
            self._edit("after:" + address)
            return None
        raise TypeError(f"a rule yielded {effect!r}, which is no effect")

    def _throw(self, address: str, roll: Roll, path: tuple[Call, ...]) -> Any:
        """What a throw shows. Dice that can show one thing alone are no question to anybody."""
        if roll.dice.lowest != roll.dice.highest:
            return self._ask(address, roll, path)
        self._enter(address)
        self._edit("after:" + address)
        return roll.dice.lowest

    def _ask(self, address: str, effect: Roll | Choose, path: tuple[Call, ...]) -> Any:
        self._enter(address)
        asked = Asked(address, effect, path)
        answer = self._source(asked)
        if answer is None:
            raise Pending((asked,))
        return self._take(asked, answer)

    def _ask_all(self, address: str, effect: ChooseAll, path: tuple[Call, ...]) -> tuple[str, ...]:
        """Nobody's answer is taken, or its edits applied, before all are there."""
        self._enter(address)
        asked = [Asked(f"{address}/{q.site}", q, path) for q in effect.questions]
        answers = [self._source(each) for each in asked]
        open_ = tuple(a for a, answer in zip(asked, answers, strict=True) if answer is None)
        if open_:
            raise Pending(open_)
        for each in asked:
            self._enter(each.address)
        pairs = zip(asked, answers, strict=True)
        taken = tuple(self._take(each, answer) for each, answer in pairs if answer is not None)
        self._edit("after:" + address)
        return taken

    def _take(self, asked: Asked, answer: Answer) -> Any:
        self.asked.append((asked, answer))
        for told in overrulings(asked, answer):
            self._tell(asked.address, told)
        self._edit("after:" + asked.address)
        return answer.value

    def _enter(self, address: str) -> None:
        if address in self._sites:
            raise SiteTwice(address)
        self._sites.add(address)
        self._edit("before:" + address)

    def _edit(self, anchor: str) -> None:
        edit = self._edits.get(anchor)
        if edit is not None:
            self.edited.append(anchor)
            for told in edit(self._world):
                self._tell(anchor.partition(":")[2], told)

    def _tell(self, address: str, told: Note) -> None:
        facts = {name: plain(fact) for name, fact in told.facts.items()}
        self.notes.append(Happened(address, told.key, told.clauses, facts))


def overrulings(asked: Asked, answer: Answer) -> Iterator[Note]:
    """A note for each time that an answer was overruled: what was asked, what stood there, what
    was put in its place. It can be told without the rules that asked."""
    ask, values = asked.ask, (*answer.replaced, answer.value)
    for before, after in pairwise(values):
        facts: dict[str, Any] = {"who": asked.who, "before": before, "after": after}
        if isinstance(ask, Call):
            facts["site"] = ask.site
        else:
            about = {name: plain(fact) for name, fact in ask.facts.items()}
            facts |= {"question": ask.label, "about": about}
        if isinstance(ask, Roll):
            facts["dice"] = str(ask.dice)
        if isinstance(ask, Choose):
            facts["options"] = {o.id: o.facts for o in ask.options if o.id in (before, after)}
        yield Note(OVERRULED, (), facts)


def digest(ask: Roll | Choose | Call, path: tuple[Call, ...]) -> str:
    """A short digest of a question: its kind, who answers, dice or options, and what it is about.

    What it is about are the names and words among the arguments of the calls around it, within
    their tuples too (a blow's weapon), but for the outermost, a step, which may have been given
    what was due before it. Numbers are left out: a die stays the same when a modifier changes.
    """
    if isinstance(ask, Roll):
        parts = ["roll", ask.who, str(ask.dice)]
    elif isinstance(ask, Choose):
        parts = ["choose", ask.who, *sorted(option.id for option in ask.options)]
    else:
        parts = ["outcome", *sorted(ask.outcomes or ())]
        path = (*path, ask)
    about = [word for depth, call in enumerate(path) for word in _words(call.args, depth > 0)]
    return hashlib.sha256("\0".join([*parts, "", *about]).encode()).hexdigest()[:12]


def _words(args: tuple[Any, ...], deep: bool) -> Iterator[str]:
    for arg in args:
        if isinstance(arg, str):
            yield str(arg)
        elif deep and isinstance(arg, tuple):
            yield from _words(arg, deep)


def rolled_by(thrown: Callable[[Thrown, str], Any]) -> Source:
    """Answers rolls alone, by a function of the dice and the address."""

    def source(asked: Asked) -> Answer | None:
        if not isinstance(asked.ask, Roll):
            return None
        return Answer(asked.digest, thrown(asked.ask.dice, asked.address), "dice")

    return source


def decided_by(policy: Policy) -> Source:
    """Answers decisions alone, by a policy."""

    def source(asked: Asked) -> Answer | None:
        ask = asked.ask
        if not isinstance(ask, Choose):
            return None
        return Answer(asked.digest, policy(ask.who, seen(ask), ask.options), "policy")

    return source


def first_of(*sources: Source) -> Source:
    """The first source that has an answer."""

    def source(asked: Asked) -> Answer | None:
        for each in sources:
            answer = each(asked)
            if answer is not None:
                return answer
        return None

    return source


__all__ = [
    "OVERRULED",
    "Answer",
    "Answered",
    "Asked",
    "Happened",
    "Pending",
    "Run",
    "SiteTwice",
    "decided_by",
    "digest",
    "first_of",
    "rolled_by",
]
