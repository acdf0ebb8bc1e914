"""The toy as a system. It is handed to the core directly, never installed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.toy import rules
from tests.toy.sheet import Options, Sheet
from tests.toy.slots import FACTS, FIELD_SLOTS, SLOTS
from tierce.fight.state import View
from tierce.fight.system import Step, System
from tierce.script.effects import Option, Who


def next_step(view: View, last: Step | None) -> Step:
    """Everybody in turn, the first after the last in a new round; a turn is two steps."""
    fighters = view.fighters
    if last is not None and last.rule == "act":
        return Step(last.actor, "breathe", (("acted", last.actor),))
    place = 0 if last is None else fighters.index(last.actor) + 1
    if 0 < place < len(fighters):
        return Step(fighters[place], "act", (("turn", fighters[place]),))
    return Step(fighters[0], "act", (("round",), ("turn", fighters[0])))


def verdict(view: View) -> str | None:
    """The last side with somebody standing."""
    sides = {str(view.read(who, "side")) for who in view.fighters if not view.read(who, "down")}
    if len(sides) > 1:
        return None
    return next(iter(sides), "")


def bold(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """Whatever comes first: strike, parry, stay."""
    return options[0].id


def wary(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """Whatever comes last while hearts are few: rest, parry nothing, step in."""
    hearts: tuple[int, ...] = sees.get("hearts", (9,))
    return options[-1 if hearts[0] < 2 else 0].id


TOY = System(
    name="toy",
    version=1,
    options=Options,
    sheet=Sheet,
    slots=SLOTS,
    field_slots=FIELD_SLOTS,
    facts=FACTS,
    opening=rules.opening,
    rules={"act": rules.act, "breathe": rules.breathe, "echo": rules.echo},
    next_step=next_step,
    verdict=verdict,
    policies={"bold": bold, "wary": wary},
    folder=Path(__file__).parent,
    interventions={"blow": (rules.step_in,)},
)
