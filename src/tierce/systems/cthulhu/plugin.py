"""The plugin: what the core and the terminal know of this system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tierce.fight.command import CommandAnswer, Throw
from tierce.fight.slots import Change
from tierce.fight.system import System
from tierce.script.effects import Who
from tierce.systems.cthulhu.options import Options
from tierce.systems.cthulhu.policies import POLICIES
from tierce.systems.cthulhu.probes import PROBES
from tierce.systems.cthulhu.question import question_for
from tierce.systems.cthulhu.rules import order, round, rush, rush_blow, turn
from tierce.systems.cthulhu.sheet import Sheet
from tierce.systems.cthulhu.slots import FACTS, FIELD_SLOTS, SLOTS
from tierce.systems.cthulhu.summary import summary

#: What is stated of two fighters alike, whichever is named first.
MUTUAL = ("distance", "cover")


def _fighter_model() -> type[Any]:
    from tierce.systems.cthulhu import fighter_file

    return fighter_file.fighter_model()


def _stated_model() -> type[Any]:
    from tierce.systems.cthulhu import fact_file

    return fact_file.stated_model()


def _data_models() -> Mapping[str, type[Any]]:
    from tierce.systems.cthulhu import data_file

    return data_file.data_models()


def _dice_command(typed: str, throw: Throw) -> CommandAnswer:
    from tierce.systems.cthulhu import dice_commands

    return dice_commands.answer(typed, throw)


def _fighter_text(name: str, sheet: Any, left: Mapping[str, int]) -> str:
    from tierce.systems.cthulhu.fighter_text import fighter_text

    return fighter_text(name, sheet, left)


def stated(fact: Any) -> Sequence[Change]:
    """What a [[fact]] of a scenario puts into the state."""
    attacker, target = Who(fact.attacker), Who(fact.target)
    said = fact.model_dump(exclude={"attacker", "target"}, exclude_none=True)
    changes = [
        Change(target, "stated", "set", ((name, attacker), value)) for name, value in said.items()
    ]
    for name in MUTUAL:
        if name in said:
            changes.append(Change(attacker, "stated", "set", ((name, target), said[name])))
    return changes


SYSTEM: System = System(
    name="cthulhu",
    version=1,
    options=Options,
    sheet=Sheet,
    slots=SLOTS,
    field_slots=FIELD_SLOTS,
    facts=FACTS,
    opening=order.opening,
    rules={
        order.DECLARE: round.declare,
        order.FIRST: turn.take_turn,
        **dict.fromkeys(order.ACTIONS[1:], turn.go_on),
        order.END: round.end,
        rush.EXTRA: rush_blow.extra,
    },
    next_step=order.next_step,
    verdict=order.verdict,
    policies=POLICIES,
    folder=Path(__file__).parent,
    interventions={},
    summary=summary,
    fighter_model=_fighter_model,
    stated_model=_stated_model,
    data_models=_data_models,
    stated=stated,
    probes=PROBES,
    question=question_for(lambda: SYSTEM),
    dice_command=_dice_command,
    fighter_text=_fighter_text,
)
