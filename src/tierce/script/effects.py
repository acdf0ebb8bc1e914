"""What a rule may ask for. A rule is a generator that yields these and gets answers back.

A rule never rolls, shows, stores or waits: it yields an effect, and the reading that runs it
(play, replay, odds, sample, brute force) decides where the answer comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from tierce.dice import Thrown
from tierce.script.value import Part

T = TypeVar("T")

#: A rule while it runs: yields effects, is sent their answers, returns its result.
Rule: TypeAlias = Generator["Effect", Any, T]
#: A rule as it is written: the tracked world first, then plain, hashable arguments.
RuleFunction: TypeAlias = Callable[..., Generator["Effect", Any, Any]]
Facts: TypeAlias = Mapping[str, Any]

NO_FACTS: Facts = MappingProxyType({})


class Who(str):
    """The name of a fighter. Remembered results are kept by role, so a name needs a type."""

    __slots__ = ()


#: The chooser where the decision is nobody's on the field.
GM = Who("GM")


class Roll(NamedTuple):
    """A named throw; the answer is a view of its total, of its faces where the dice are kept apart
    (never a plain number)."""

    site: str
    dice: Thrown
    who: Who = GM
    label: str = ""
    facts: Facts = NO_FACTS


class Option(NamedTuple):
    """One thing that may be chosen. `id` says what is done and holds no numbers.

    `value` gives the parts of the number it is tried at; `trial` is the rule that would be run,
    true where it succeeds: readers derive the chance from the rule itself. A `free` option may
    be answered in the chooser's own words, as `ID:WORDS`; a policy leaves the words out. Where
    there is a `number` these words are a whole number from its first to its second.
    """

    id: str
    value: Callable[[], Iterable[Part]] | None = None
    trial: Call | None = None
    facts: Facts = NO_FACTS
    free: bool = False
    number: tuple[int, int] | None = None


class Withheld(NamedTuple):
    """A thing that may not be chosen now, the clause that withholds it, the message why."""

    id: str
    clause: str
    reason: str
    facts: Facts = NO_FACTS


class Choose(NamedTuple):
    """A named decision of `who` among legal options; the answer is the id of one.

    `sees` is what the chooser knows, and all that a policy may use; a callable is asked only when
    somebody looks.
    """

    site: str
    who: Who
    options: tuple[Option, ...]
    withheld: tuple[Withheld, ...] = ()
    sees: Facts | Callable[[], Facts] = NO_FACTS
    label: str = ""
    facts: Facts = NO_FACTS


class ChooseAll(NamedTuple):
    """Decisions of several people at once, sealed until all have answered.

    The answer is a tuple of option ids, in the order of the questions.
    """

    site: str
    questions: tuple[Choose, ...]


class Call(NamedTuple):
    """A sub-rule. The answer is a view of its result, or None where it returns None.

    `outcomes` are results the GM may impose in its place; None where there is nothing to impose.
    """

    site: str
    rule: RuleFunction
    args: tuple[Hashable, ...] = ()
    outcomes: tuple[str, ...] | None = None


class Series(NamedTuple):
    """Sub-rules one after the other, each at its own site; one may change what the next one finds.

    The answer is a view of the sum of what they give, None where they give nothing. It says the
    same as so many calls do, and readings that go through every outcome take the ways that lead to
    the same together after each of them.
    """

    calls: tuple[Call, ...]


class Moment(NamedTuple):
    """A point where others may step in; whatever they do nests here. The answer is None."""

    site: str
    kind: str
    args: tuple[Hashable, ...] = ()


class Later(NamedTuple):
    """Something due when `event` comes: the rule named `rule` with these arguments."""

    event: tuple[str, ...]
    rule: str
    args: tuple[Hashable, ...] = ()


class Note(NamedTuple):
    """What happened, as data, with the clauses that made it so. Rolls go in as rolls."""

    key: str
    clauses: tuple[str, ...]
    facts: Facts = NO_FACTS


Effect: TypeAlias = Roll | Choose | ChooseAll | Call | Series | Moment | Later | Note


def note(key: str, *clauses: str, **facts: Any) -> Note:
    """A note, written the short way."""
    return Note(key, clauses, facts)


def seen(question: Choose) -> Facts:
    """What the chooser of a question knows."""
    return question.sees() if callable(question.sees) else question.sees
