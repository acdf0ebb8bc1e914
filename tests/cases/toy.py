"""The toy system with all that a case can ask of one: files, facts, probes, quick questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Annotated, Any

from pydantic import Field

from tests.toy import rules, values
from tests.toy.sheet import Sheet
from tests.toy.system import TOY
from tierce.dice import Apart, Dice
from tierce.fight.places import Placing
from tierce.fight.question import BadQuestion, QuickAnswer
from tierce.fight.slots import FIELD, Change
from tierce.fight.state import View
from tierce.ground import Squares
from tierce.script.effects import Choose, Option, Roll, Rule, Who, note
from tierce.script.value import Except, Part, Settled, Value, explain, settle
from tierce.systems.file_types import FighterTable, Somebody, Table, Within, Word

Few = Annotated[int, Within(0, 9)]


class ToyFighter(FighterTable):
    """A toy fighter."""

    might: Few = 5
    guard: Few = 1
    hearts: Few = 3
    weapon: str = "stick"

    def sheet(self, base: Any = None) -> Sheet:
        given = {key: getattr(self, key) for key in self.model_fields_set & vars(Sheet()).keys()}
        return replace(base or Sheet(), **given)


class ToyFact(Table):
    """What the GM states: who hurt whom before, or what the ground is like."""

    attacker: Somebody = Field(alias="from")
    target: Somebody = Field(alias="to")
    ground: Annotated[str, Word("firm", "mud")] = "firm"


def stated(fact: ToyFact) -> Sequence[Change]:
    """What a fact changes."""
    return (
        Change(Who(fact.target), "grudges", "set", (Who(fact.attacker), "hurt")),
        Change(FIELD, "ground", "put", fact.ground),
    )


def attack_trial(view: View, skill: int) -> Rule[str]:
    """Two dice at most `skill`."""
    roll = yield Roll("attack", Dice(2, view.options.sides), Who("Anna"))
    return "hit" if roll <= skill else "miss"


def stumble(view: View, who: Who) -> Rule[int]:
    """A die of hearts lost, or none where the fighter will rather tire."""
    way = yield Choose("way", who, (Option("fall:hard"), Option("tire")))
    if way == "tire":
        view.lose(who, "breath", 1)
        return 0
    roll = yield Roll("stones", Dice(1, 4), who)
    lost = roll.value()
    view.lose(who, "hearts", lost)
    yield note("toy-stumble", "toy.ground", who=who, lost=lost)
    return int(lost)


def hand(view: View) -> Rule[int]:
    """How many of three dice show 4, thrown together."""
    roll = yield Roll("throw", Apart(3, 4))
    return int(roll.map(lambda faces: faces.count(4)).value())


def quarrel(view: View, who: Who) -> Value:
    """A value on which two clauses disagree."""
    settled = settle(
        Settled(1, "general", "toy.parry"),
        Except("weary", "toy.breath", True, 2),
        Except("dazed", "toy.daze", True, 3),
    )
    yield Part(settled.says, settled.label, settled.clause)


def broken(view: View) -> int:
    """A rule with a mistake in it."""
    raise ZeroDivisionError("no hearts to share")


def question(typed: Mapping[str, str]) -> QuickAnswer:
    """The chance that two four-sided dice show at most `skill`."""
    for key in typed:
        if key != "skill":
            raise BadQuestion("unknown-key", key=key, known=("skill",))
    if not typed.get("skill", "5").isdecimal():
        raise BadQuestion("not-a-number", key="skill", value=typed["skill"])
    skill = int(typed.get("skill", "5"))
    spread = Dice(2, 4).distribution()
    hit = spread.chance_that(lambda roll: roll <= skill)
    return QuickAnswer(
        "exact",
        {"skill": str(skill)},
        (("hit", hit), ("miss", 1 - hit)),
        {"attack": explain([Part(skill, "might", "toy.attack")])},
        {"roll": spread},
    )


PROBES: Mapping[str, Callable[..., Any]] = {
    "attack": lambda view, who, foe: values.attack(view, who, foe),
    "hearts": lambda view, who: view.read(who, "hearts"),
    "half": lambda view, of: Fraction(of) / 2,
    "friends": lambda view, who: view.read(who, "friends"),
    "dice": lambda view: Dice(2, view.options.sides, 1),
    "parried": rules.parried,
    "attack-trial": attack_trial,
    "stumble": stumble,
    "hand": hand,
    "quarrel": quarrel,
    "broken": broken,
}

CASE_TOY = replace(
    TOY,
    fighter_model=lambda: ToyFighter,
    stated_model=lambda: ToyFact,
    stated=stated,
    probes=PROBES,
    question=question,
)
#: A system that reads no fighters and answers no questions.
BARE = replace(TOY, name="bare")
PLACED = replace(CASE_TOY, name="placed", placing=Placing((Squares(),)))
SYSTEMS = {"toy": CASE_TOY, "bare": BARE, "placed": PLACED}

__all__ = ["BARE", "CASE_TOY", "PLACED", "SYSTEMS"]
