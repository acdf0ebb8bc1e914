"""The loop: what happens is told, who must decide is asked, what is typed is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tierce.cli.errors import dice_message
from tierce.cli.play import dice, glance, on_map, own_words, question
from tierce.cli.play.chances import Chances
from tierce.cli.play.corrections import Corrector
from tierce.cli.play.edits import examples_of, find_fighter
from tierce.cli.play.narrate import Narrator
from tierce.cli.play.recent import DICE, HAND, PLAYER, POLICY
from tierce.cli.play.screen import LOUD, QUIET, Screen, Span
from tierce.cli.play.sides import Sides
from tierce.cli.play.typed import WORDS, Typed, read
from tierce.cli.telling import Teller
from tierce.dice import DiceError
from tierce.fight.dice_bag import throw
from tierce.fight.session import Fight, in_own_words
from tierce.script.answered import Asked
from tierce.script.effects import GM, Choose, Roll, Who, seen
from tierce.script.odds import Policy
from tierce.text import UserError


@dataclass
class Seats:
    """Who answers for whom. `policies` answer for sides ("" : for the GM)."""

    policies: Mapping[str, Policy] = field(default_factory=dict)
    #: whose dice are typed in
    by_hand: set[Who] = field(default_factory=set)


#: After so many steps that nobody at the table has had a say in, the computer stops playing.
MOST_STEPS = 2_000


class Loop:
    """A fight being played."""

    def __init__(
        self, screen: Screen, fight: Fight, teller: Teller, seats: Seats, path: Path | None
    ) -> None:
        self._screen = screen
        self._fight = fight
        self._teller = teller
        self._seats = seats
        self._path = path
        self._sides = Sides(fight.setup.fighters)
        self._narrator = Narrator(screen, teller)
        self._chances = Chances(fight)
        self._corrector = Corrector(screen, fight, teller)
        self._shown: object = None
        self._quit = False
        self._over_told = False
        self._asked = ""
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "overrule": self._overrule,
            "edit": self._edit,
            "dice": self._dice,
            "log": self._log,
            "help": self._help,
            "save": self._save,
            "quit": self._leave,
            "explain": self._explain,
            "withheld": self._withheld,
        }

    def run(self, told_before: bool = False) -> None:
        """Play until the fight is over, somebody quits, or the input ends."""
        if told_before:
            self._narrator.skip(self._fight.notes())
        before = len(self._fight.course.joints)
        try:
            while not self._quit:
                self._narrator.news(self._fight.notes())
                if self._fight.verdict is not None:
                    self._over()
                elif self._nobody() and len(self._fight.course.joints) - before >= MOST_STEPS:
                    self._screen.line(self._teller.text("cli-no-end", count=MOST_STEPS))
                    self._leave("")
                elif not self._automatic():
                    self._ask(self._fight.open[0])
        except EOFError:
            self._leave("")

    # ------------------------------------------------------------ without people

    def _automatic(self) -> bool:
        """Answer the first open question that nobody has to; whether there was one."""
        for asked in self._fight.open:
            ask = asked.ask
            if isinstance(ask, Roll) and ask.who not in self._seats.by_hand:
                self._throw(asked, ask)
                return True
            if isinstance(ask, Choose):
                policy = self._policy(ask.who)
                if policy is not None:
                    chosen = policy(ask.who, seen(ask), ask.options)
                    self._fight.answer(asked.address, chosen, POLICY)
                    return True
        return False

    def _nobody(self) -> bool:
        """Whether the computer plays everybody."""
        return set(self._sides.names) <= self._seats.policies.keys() and not self._seats.by_hand

    def _policy(self, who: Who) -> Policy | None:
        return self._seats.policies.get("" if who == GM else self._sides.of(who))

    def _throw(self, asked: Asked, roll: Roll) -> None:
        faces = throw(self._fight.setup.seed, asked.address, roll.dice)
        self._narrator.turn(asked.address)
        self._screen.line(dice.thrown_line(roll, faces, self._teller), indent=4, hang=2)
        self._fight.answer(asked.address, roll.dice.total(faces), DICE)

    # ------------------------------------------------------------ with people

    def _over(self) -> None:
        if not self._over_told:
            self._over_told = True
            winner = self._fight.verdict or ""
            text = self._teller.text("cli-over", side=winner)
            if not winner:
                text = self._teller.text("cli-over-draw")
            self._screen.heading(text)
            self._glance("")
        if self._nobody():
            self._leave("")
            return
        typed = read(self._screen.ask(self._teller.text("cli-prompt-over")), ())
        self._do(typed)

    def _ask(self, asked: Asked) -> None:
        self._narrator.turn(asked.address)
        ask = asked.ask
        if isinstance(ask, Choose):
            self._decide(asked, ask)
        else:
            self._type_dice(asked, dice.question_of(asked))

    def _decide(self, asked: Asked, ask: Choose) -> None:
        if self._asked != asked.address:
            self._asked = asked.address
            self._glance(ask.who)
            question.show(self._screen, asked, len(self._fight.open), self._teller, self._chances)
        line = self._screen.ask("> ")
        typed = read(line, question.names(ask, self._teller))
        if typed.kind == "nothing" and len(ask.options) == 1:
            typed = Typed("choose")
        value: str | None = line if in_own_words(ask, line) else None
        if value is None and typed.kind != "choose":
            self._do(typed)
            return
        if value is None:
            value = own_words.answered(ask.options[typed.number], self._screen, self._teller)
        if value is not None:
            self._fight.answer(asked.address, value, PLAYER)
            self._asked = ""

    def _type_dice(self, asked: Asked, roll: Roll) -> None:
        self._screen.line(Span(dice.asked_line(roll, self._teller), LOUD), indent=2, hang=2)
        line = self._screen.ask(dice.prompt_of(roll.dice, self._teller))
        if line.casefold() == "r":
            self._throw(asked, roll)
            return
        if not line[:1].isdecimal() and line[:1] not in ("-", "+", ""):
            self._do(read(line, ()))
            return
        try:
            self._fight.answer(asked.address, roll.dice.read(line), HAND)
        except DiceError as error:
            self._screen.warn(self._teller.catalogue.render(dice_message(error, roll.dice)))

    def _glance(self, turn: str) -> None:
        """The table, where anything in it has changed since it was last shown."""
        now = (turn, glance.rows(self._fight, self._teller), on_map.standing(self._fight))
        if now != self._shown:
            self._shown = now
            self._screen.blank()
            glance.show(self._screen, self._fight, self._teller, self._sides, turn)
            on_map.show(self._screen, self._fight, self._teller, self._sides, turn)

    # ------------------------------------------------------------ what is typed

    def _do(self, typed: Typed) -> None:
        command = self._commands.get(typed.kind)
        if command is not None:
            command(typed.rest)
        elif typed.kind == "ambiguous":
            text = self._teller.text("cli-ambiguous", typed=typed.rest, several=typed.several)
            self._screen.warn(text)
        elif typed.kind != "nothing":
            self._screen.warn(self._teller.text("cli-not-understood"))

    def _changed(self) -> None:
        """The fight went another way: ask anew, and tell what is new."""
        self._asked = ""
        self._over_told = False
        self._shown = None

    def _undo(self, rest: str) -> None:
        if self._corrector.undo():
            self._changed()

    def _overrule(self, rest: str) -> None:
        if self._corrector.overrule(rest):
            self._changed()

    def _edit(self, rest: str) -> None:
        if self._corrector.edit(rest):
            self._changed()

    def _dice(self, rest: str) -> None:
        """`NAME hand`, `NAME computer`."""
        names = (*self._fight.view().fighters, GM)
        try:
            who, mode = find_fighter(rest, names)
        except UserError as error:
            self._screen.warn(self._teller.catalogue.render(error.message))
            return
        if mode not in ("hand", "computer"):
            self._screen.warn(self._teller.text("cli-dice-mode"))
            return
        (self._seats.by_hand.add if mode == "hand" else self._seats.by_hand.discard)(who)
        key = "cli-dice-by-hand" if mode == "hand" else "cli-dice-by-computer"
        self._screen.line(self._teller.text(key, who=who), indent=2)

    def _log(self, rest: str) -> None:
        Narrator(self._screen, self._teller, rest == "clauses").news(self._fight.notes())
        self._changed()

    def _help(self, rest: str) -> None:
        self._screen.blank()
        keys = ["choose", "explain", "clause", "withheld", *WORDS]
        signs = {"choose": "1 2 3", "explain": "? 3", "clause": "? clause", "withheld": "-"}
        rows = [
            [
                [Span(f"  {signs.get(key) or WORDS[key][0]}", LOUD)],
                [Span(self._teller.text(f"cli-key-{key}", **self._examples(key)))],
            ]
            for key in keys
        ]
        self._screen.grid(rows)

    def _examples(self, key: str) -> dict[str, str]:
        """The system's own examples of what may be typed."""
        examples = examples_of(self._fight.setup.system)
        if key == "clause":
            return {"clause": examples.clause}
        return {"lose": examples.lose, "put": examples.put} if key == "edit" else {}

    def _save(self, rest: str) -> None:
        self._screen.line(self._where(), indent=2)

    def _leave(self, rest: str) -> None:
        self._quit = True
        self._screen.blank()
        self._screen.line(Span(self._where(), QUIET), indent=2)

    def _where(self) -> str:
        if self._path is None:
            return self._teller.text("cli-read-only")
        return self._teller.text("cli-saved", file=str(self._path))

    def _explain(self, rest: str) -> None:
        """`? 3` or `? clause-id`."""
        ask = self._fight.open[0].ask if self._fight.open else None
        typed = Typed("nothing")
        if rest and isinstance(ask, Choose):
            typed = read(rest, question.names(ask, self._teller))
        if typed.kind == "choose" and isinstance(ask, Choose):
            option = ask.options[typed.number]
            question.explain_option(self._screen, ask, option, self._teller, self._chances)
        elif self._teller.has_clause(rest):
            question.show_clause(self._screen, rest, self._teller)
        elif not rest:
            self._screen.warn(self._teller.text("cli-explain-how"))
        else:
            self._screen.warn(self._teller.text("cli-explain-none", typed=rest))

    def _withheld(self, rest: str) -> None:
        ask = self._fight.open[0].ask if self._fight.open else None
        if isinstance(ask, Choose):
            question.show_withheld(self._screen, ask, self._teller)
        else:
            self._screen.warn(self._teller.text("cli-nothing-withheld"))
