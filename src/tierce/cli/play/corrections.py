"""Undo, overruling and edits by hand: what they would do is shown before they are done."""

from __future__ import annotations

from typing import Any

from tierce.cli.play import own_words, rulings
from tierce.cli.play.changes import told
from tierce.cli.play.dice import range_of
from tierce.cli.play.edits import read_edit
from tierce.cli.play.question import names
from tierce.cli.play.recent import (
    PEOPLE,
    Recent,
    by_of,
    described,
    recent,
    value_of,
    values_of,
    what_of,
)
from tierce.cli.play.screen import ACCENT, QUIET, Screen, Span
from tierce.cli.play.typed import read
from tierce.cli.telling import Teller
from tierce.dice import DiceError
from tierce.fight.course import SETUP
from tierce.fight.room import crowding
from tierce.fight.rulings import EDITED
from tierce.fight.session import Act, Fight, NotAsked, Report
from tierce.script.answered import Asked
from tierce.script.effects import Call, Choose, Roll, Who
from tierce.text import UserError

#: How many recent things are listed, and how many can be reached with `o all`.
LISTED, ALL = 9, 1_000_000


class Corrector:
    """Takes back, overrules and edits a fight, in conversation."""

    def __init__(self, screen: Screen, fight: Fight, teller: Teller) -> None:
        self._screen = screen
        self._fight = fight
        self._teller = teller

    # ------------------------------------------------------------ undo

    def undo(self) -> bool:
        """Back to the last thing a person said; whether there was any."""
        acts = self._fight.acts
        if not any(_by_person(act) for act in acts):
            self._screen.warn(self._teller.text("cli-undo-nothing"))
            return False
        questions = {asked.address: asked for asked, _ in self._fight.asked()}
        taken: Act | None = None
        while taken is None or not _by_person(taken):
            taken = self._fight.undo()
        asked = questions.get(taken.address)
        what = taken.address
        if taken.edit is not None:
            view = self._fight.view()
            changes = [told(change, view, self._teller) for change in taken.edit.changes]
            what = self._teller.text("cli-undo-edit", what=changes)
        elif asked is not None and taken.answer is not None:
            what = described(Recent(asked, taken.answer.value, taken.answer.by), self._teller)
        self._screen.blank()
        self._say("↶ ", self._teller.text("cli-undone", what=what))
        return True

    # ------------------------------------------------------------ overrule

    def overrule(self, rest: str) -> bool:
        """`o` lists, `o 3` takes the third, `o 3 12` gives it that value too."""
        first, _, value = rest.partition(" ")
        listed = recent(self._fight, ALL if first == "all" else max(LISTED, _number(first)))
        if not listed:
            self._screen.warn(self._teller.text("cli-overrule-nothing"))
            return False
        if not _number(first):
            self.list_recent(listed)
            if first == "all":
                self._list_edits()
            first, _, value = self._screen.ask(self._teller.text("cli-overrule-which")).partition(
                " "
            )
            if not first:
                return False
        if not 1 <= _number(first) <= len(listed):
            self._screen.warn(self._teller.text("cli-number", typed=first, highest=len(listed)))
            return False
        chosen = listed[_number(first) - 1]
        return self._overrule(chosen, value.strip())

    def list_recent(self, listed: list[Recent]) -> None:
        """The last things decided, numbered, with who said so."""
        self._screen.blank()
        rows = [
            [
                [Span(f"  {number}", ACCENT)],
                [Span(values_of(each, self._teller))],
                [Span(by_of(each.by, self._teller), QUIET)],
                [Span(what_of(each.asked, self._teller))],
            ]
            for number, each in enumerate(listed, 1)
        ]
        self._screen.grid(rows, right=(0,))

    def _list_edits(self) -> None:
        """What was changed by hand, the newest first."""
        for note in reversed(self._fight.notes()):
            if note.key == EDITED:
                ruling = rulings.told(note.key, note.facts, self._teller)
                self._screen.line(ruling or "", indent=2, hang=2)

    def _overrule(self, chosen: Recent, typed: str) -> bool:
        if not typed:
            self._screen.line(described(chosen, self._teller), indent=2, hang=2)
            self._offer(chosen.asked)
            typed = self._screen.ask(self._teller.text("cli-overrule-value"))
            if not typed:
                return False
        value = self._value(chosen.asked, typed)
        if value is None:
            return False
        report = self._fight.consider_overruling(chosen.asked.address, value)
        what = self._teller.text(
            "cli-overruled",
            what=what_of(chosen.asked, self._teller),
            before=value_of(chosen.asked, chosen.value, self._teller),
            after=value_of(chosen.asked, value, self._teller),
        )
        return self._do(report, what, always_ask=True)

    def _offer(self, asked: Asked) -> None:
        """What the new value may be."""
        if isinstance(asked.ask, Roll):
            self._screen.line(Span(range_of(asked.ask.dice, self._teller), QUIET), indent=2)
            return
        rows = [
            [[Span(f"  {number}", ACCENT)], [Span(name)]]
            for number, (name, *_) in enumerate(self._names(asked), 1)
        ]
        self._screen.grid(rows, right=(0,))

    def _names(self, asked: Asked) -> list[tuple[str, ...]]:
        if isinstance(asked.ask, Call):
            known: tuple[Any, ...] = asked.ask.outcomes or ()
            return [(self._teller.outcome(each), each) for each in known]
        if isinstance(asked.ask, Roll):
            return []
        return names(asked.ask, self._teller)

    def _value(self, asked: Asked, typed: str) -> Any:
        """The new value that was typed; None, and a word about it, where it is none."""
        if isinstance(asked.ask, Roll):
            try:
                return asked.ask.dice.read(typed)
            except DiceError as error:
                from tierce.cli.errors import dice_message

                message = dice_message(error, asked.ask.dice)
                self._screen.warn(self._teller.catalogue.render(message))
                return None
        called = self._names(asked)
        understood = read(typed, called)
        if understood.kind != "choose":
            known = tuple(name for name, _ in called)
            self._screen.warn(self._teller.text("error-answer", typed=typed, known=known))
            return None
        if isinstance(asked.ask, Choose):
            option = asked.ask.options[understood.number]
            return own_words.answered(option, self._screen, self._teller)
        return called[understood.number][1]

    # ------------------------------------------------------------ edit

    def edit(self, rest: str) -> bool:
        """`NAME SLOT VALUE [before NUMBER|ADDRESS]`."""
        try:
            typed = read_edit(rest, self._fight, self._teller)
            anchor = self._anchor(typed.before)
            report = self._fight.consider_edit(anchor, (typed.change,))
        except UserError as error:
            self._screen.warn(self._teller.catalogue.render(error.message))
            return False
        except NotAsked:
            self._screen.warn(self._teller.text("cli-edit-nowhere"))
            return False
        what = told(typed.change, self._fight.view(), self._teller)
        who, before = typed.change.who, self._crowding(typed.change.who)
        echo = self._teller.text("cli-edited", what=what)
        if not self._do(report, echo, always_ask=bool(typed.before)):
            return False
        self._warn_of_room(who, before)
        return True

    def _crowding(self, who: Who) -> tuple[Who, ...]:
        """Those who stand where the rules leave a fighter no room."""
        if who not in self._fight.view().fighters:
            return ()
        return crowding(self._fight.setup, self._fight.view(), who)

    def _warn_of_room(self, who: Who, before: tuple[Who, ...]) -> None:
        """The word of the GM stands above the rules; but one should know where it does."""
        others = self._crowding(who)
        if set(others) - set(before):
            self._screen.warn(self._teller.text("cli-edit-room", who=who, others=others))

    def _anchor(self, before: str) -> str:
        if not before:
            return self._fight.here()
        number = _number(before)
        if not number:
            return f"before:{before}"
        listed = recent(self._fight, number)
        if number > len(listed):
            raise UserError("cli-number", typed=before, highest=len(listed))
        return f"before:{listed[number - 1].asked.address}"

    # ------------------------------------------------------------ doing it

    def _do(self, report: Report, what: str, always_ask: bool) -> bool:
        """Show what would follow and do it, when it is confirmed or changes nothing else."""
        self._screen.blank()
        self._say("✎ ", what)
        if always_ask or report.dropped or report.flipped or report.unreached:
            self._show(report)
            if not self._confirmed():
                self._screen.line(self._teller.text("cli-left-as-it-was"), indent=2)
                return False
        self._fight.do(report)
        return True

    def _show(self, report: Report) -> None:
        text = self._teller.text
        self._screen.line(text("cli-report-kept", count=len(report.kept)), indent=4)
        if report.waiting:
            self._screen.line(text("cli-report-waiting", count=len(report.waiting)), indent=4)
        before = {asked.address: (asked, answer) for asked, answer in self._fight.asked()}
        if report.dropped:
            count = len(report.dropped)
            self._screen.line(text("cli-report-dropped", count=count), indent=4)
        for address in report.dropped:
            told = address
            if address in before:
                asked, answer = before[address]
                told = described(Recent(asked, answer.value, answer.by), self._teller)
            self._screen.line(Span("– "), Span(told), indent=6, hang=2)
        if report.unreached:
            count = len(report.unreached)
            self._screen.line(text("cli-report-unreached", count=count), indent=4)
        outcomes = {asked.address: asked for asked, _ in self._fight.decided()}
        if report.flipped:
            self._screen.line(text("cli-report-flipped", count=len(report.flipped)), indent=4)
        for address, was, now in report.flipped:
            self._screen.line(
                Span("⇄ "),
                Span(
                    text(
                        "cli-flip",
                        what=what_of(outcomes[address], self._teller),
                        was=self._teller.outcome(was),
                        now=self._teller.outcome(now),
                    )
                ),
                indent=6,
                hang=2,
            )

    def _confirmed(self) -> bool:
        typed = self._screen.ask(self._teller.text("cli-confirm")).casefold()
        return typed in self._teller.text("cli-confirm-words").casefold().split()

    def _say(self, sign: str, text: str) -> None:
        self._screen.line(Span(sign, ACCENT), Span(text), indent=2, hang=2)


def _by_person(act: Act) -> bool:
    """Whether a person at the table said it; what the scenario states is never undone."""
    return act.answer is not None and act.answer.by in PEOPLE and act.answer.by != SETUP


def _number(typed: str) -> int:
    return int(typed) if typed.isdecimal() else 0
