"""The toy system as the terminal knows it: installed, with texts, a summary and questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from tests.toy import values
from tests.toy.slots import SLOTS
from tests.toy.system import TOY
from tierce.dice import Dice
from tierce.dice.sums import SumError, work_out
from tierce.fight.command import BadCommand, CommandAnswer, Throw, Word
from tierce.fight.question import BadQuestion, QuickAnswer
from tierce.fight.slots import Mark
from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Explained, Part

KEYS = ("might", "type")


def summary(view: View, who: Who) -> Sequence[tuple[str, Mapping[str, Any]]]:
    """Hearts and breath, then what ails."""
    return list(_summary(view, who))


def _summary(view: View, who: Who) -> Iterator[tuple[str, Mapping[str, Any]]]:
    yield "toy.hearts", {"now": view.read(who, "hearts"), "most": view.sheet(who).hearts}
    yield "toy.breath-left", {"now": view.read(who, "breath"), "most": 2}
    for condition in view.read(who, "conditions"):
        yield f"toy.is-{condition.name}", {}
    if not values.may_parry(view, who).says:
        yield "toy.no-parry", {}


def question(pairs: Mapping[str, str]) -> QuickAnswer:
    """The chance that two six-sided dice do not exceed `might`."""
    for key in pairs:
        if key not in KEYS:
            raise BadQuestion("unknown-key", key=key, known=KEYS)
    if "might" not in pairs:
        raise BadQuestion("missing-key", known=("might",))
    if pairs.get("type", "plain") not in ("plain", "fancy"):
        raise BadQuestion("bad-value", key="type", value=pairs["type"], known=("plain", "fancy"))
    if not pairs["might"].isdecimal():
        raise BadQuestion("not-a-number", key="might", value=pairs["might"])
    might = int(pairs["might"])
    if not 2 <= might <= 12:
        raise BadQuestion("out-of-range", key="might", value=might, lowest=2, highest=12)
    hit = Dice(2).distribution().chance_that(lambda total: total <= might)
    parts = (Part(might, "toy.might", "toy.attack"),)
    return QuickAnswer(
        "exact",
        dict(pairs),
        (("hit", hit), ("missed", Fraction(1) - hit)),
        {"attack": Explained(might, parts)},
        {"wound": Dice(1, 4).distribution()},
    )


def dice_command(typed: str, throw: Throw) -> CommandAnswer:
    """`might SUM`: two dice, not above it; `both`: two dice, and two numbers beside them."""
    if typed == "both":
        return CommandAnswer(["2d6"], (7, 4), throw(Dice(2)))
    head, _, text = typed.partition(" ")
    if head != "might":
        raise BadCommand("no-command", typed=typed, known=("might 7", "both"))
    try:
        might = work_out(text)
    except SumError as error:
        raise BadCommand(error.reason, typed=error.text, most=999_999_999) from None
    roll = throw(Dice(2))
    hit = roll <= might
    word = Word("toy-outcome-hit" if hit else "toy-outcome-missed")
    told: list[str | Word] = ["2d6 ＞ ", str(roll), " ＞ ", word]
    return CommandAnswer(told, might, roll, "hit" if hit else "missed", hit)


def _with_words(slot: Any) -> Any:
    return replace(slot, values=(None, "brace", "rest")) if slot.name == "doing" else slot


SYSTEM = replace(
    TOY,
    slots=tuple(_with_words(slot) if isinstance(slot, Mark) else slot for slot in SLOTS),
    folder=Path(__file__).parent / "toy",
    summary=summary,
    question=question,
    dice_command=dice_command,
)
