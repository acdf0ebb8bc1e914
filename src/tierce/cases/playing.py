"""Playing a case: its answers in order, each held against the question that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tierce.cases.expecting import NOBODY, check_fight
from tierce.cases.failure import Problem, Stopped, problem
from tierce.cases.model import Case
from tierce.cases.naming import FACES, Matcher, matcher, named, spoken, thrown
from tierce.cases.scene import scene_of
from tierce.cases.situation import changes_to
from tierce.cases.tree import Item, listed, mapping, wrong_type
from tierce.fight.course import SETUP
from tierce.fight.session import Fight, NotAnAnswer
from tierce.script.answered import Asked
from tierce.script.effects import Choose, Roll
from tierce.text import Message

BY = "case"
#: So many answers of `always` in a row go round in a circle.
MOST_ALWAYS = 300

#: Entries of `play` that are no answers.
EXPECT, STATE = "expect", "state"


class Given(NamedTuple):
    """An answer a case gives: to which question (any, where `to` is None), and what."""

    to: Matcher | None
    answer: Item
    label: str


def play(case: Case) -> list[Problem]:
    """Play a case; all that does not come out. Raises UserError where the case is malformed."""
    found: list[Problem] = []
    fight = scene_of(case).fight()
    try:
        for check in _Table(case, fight).course():
            found += check_fight(check, fight)
    except Stopped as stopped:
        return [*found, stopped.problem]
    return found


class _Table:
    """A fight, and the answers that a case gives in it."""

    def __init__(self, case: Case, fight: Fight) -> None:
        self.case = case
        self.fight = fight
        self.names = fight.view().fighters
        self.always = tuple(self._standing())

    def course(self) -> Iterator[Item]:
        """Gives each expectation when the fight has come to it."""
        for key in ("first", "play"):
            entries = self.case.get(key)
            for entry in () if entries is None else listed(entries, key):
                yield from self._entry(entry)
        self._settle(None)
        last = self.case.get(EXPECT)
        if last is not None:
            yield last

    def _entry(self, entry: Item) -> Iterator[Item]:
        if not entry.is_mapping():
            if entry.is_list():
                raise wrong_type(entry, "play", "expected-text")
            self._give(Given(None, entry, ""))
            return
        for key, item in mapping(entry, "play").items():
            if key == EXPECT:
                self._settle(None)
                yield item
            elif key == STATE:
                self._settle(None)
                self._edit(item)
            else:
                self._give(Given(matcher(key, self.names), item, key))

    def _standing(self) -> Iterator[Given]:
        """The answers of `always`."""
        always = self.case.get("always")
        if always is not None:
            for key, item in mapping(always, "always").items():
                if item.value is None:  # taken away again
                    continue
                yield Given(matcher(key, self.names), item, key)

    def _edit(self, item: Item) -> None:
        """Something changes by hand, from now on."""
        course = self.fight.course
        changes = changes_to(self.fight.setup.layout(), course.state, item)
        self.fight.do(self.fight.consider_edit(self.fight.here(), changes, by=SETUP))

    def _settle(self, given: Given | None) -> None:
        """Answer what `always` answers, unless it is what the next answer names."""
        for _ in range(MOST_ALWAYS):
            if given is not None and given.to is not None and self._meant(given) is not None:
                return
            standing = self._standing_answer()
            if standing is None:
                return
            asked, each = standing
            self._answer(asked, each)
        raise Stopped(problem(self.case.body, "case-circle", asked=self._asked()))

    def _standing_answer(self) -> tuple[Asked, Given] | None:
        """The answer of `always` to a question: the most exact one, of equals the last."""
        for asked in self.fight.open:
            meant = [each for each in self.always if each.to and each.to.matches(asked)]
            if meant:
                return asked, max(reversed(meant), key=_exactness)
        return None

    def _give(self, given: Given) -> None:
        self._settle(given)
        asked = self._meant(given)
        if asked is None:
            if not self.fight.open:
                verdict = self.fight.verdict or NOBODY
                raise Stopped(problem(given.answer, "case-nothing-asked", verdict=verdict))
            facts = {"wanted": given.label or str(given.answer.value)}
            raise Stopped(problem(given.answer, "case-not-asked", asked=self._asked(), **facts))
        self._answer(asked, given)

    def _meant(self, given: Given) -> Asked | None:
        """The open question that an answer is for."""
        for asked in self.fight.open:
            if given.to is not None and given.to.matches(asked):
                return asked
            if given.to is None and _fits(asked, given.answer):
                return asked
        return None

    def _answer(self, asked: Asked, given: Given) -> None:
        value: Any = given.answer.plain()
        if isinstance(value, list):
            value = next((each for each in value if _option(asked, each)), value[0])
        if isinstance(asked.ask, Choose):
            ids = _option(asked, value)
            if len(ids) > 1:
                raise Stopped(
                    problem(given.answer, "case-ambiguous", option=str(value), options=ids)
                )
            value = ids[0] if ids else value
        elif isinstance(asked.ask, Roll):
            value = thrown(asked.ask.dice, value)
        try:
            self.fight.answer(asked.address, value, BY)
        except NotAnAnswer as error:
            raise Stopped(self._refused(asked, given, error)) from None

    def _refused(self, asked: Asked, given: Given, error: NotAnAnswer) -> Problem:
        ask = asked.ask
        withheld = ask.withheld if isinstance(ask, Choose) else ()
        for each in withheld:
            if named(str(error.value), [each.id]):
                facts = {"option": str(error.value), "clause": each.clause}
                return problem(given.answer, "case-withheld-instead", **facts)
        return problem(
            given.answer,
            "case-no-answer",
            answer=str(error.value),
            asked=spoken(asked),
            possible=list(error.allowed),
        )

    def _asked(self) -> Sequence[Message]:
        return [spoken(asked) for asked in self.fight.open]


def _exactness(given: Given) -> int:
    return 0 if given.to is None else bool(given.to.who) + bool(given.to.site)


def _option(asked: Asked, wanted: Any) -> list[str]:
    """The ids that an answer may mean."""
    if not isinstance(asked.ask, Choose) or not isinstance(wanted, str):
        return []
    return named(wanted, [option.id for option in asked.ask.options])


def _fits(asked: Asked, answer: Item) -> bool:
    """Whether an answer that names no question can be one to this: a number to a roll, a word
    to a decision."""
    is_text = isinstance(answer.value, str) and not FACES.fullmatch(answer.value)
    return is_text == isinstance(asked.ask, Choose)
