"""The plugin: what the core and the terminal know of this system."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tierce.fight.slots import Change
from tierce.fight.system import System, later
from tierce.script.effects import Who
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.policies import POLICIES
from tierce.systems.gurps.probes import PROBES
from tierce.systems.gurps.question import question_for
from tierce.systems.gurps.rules import on_map, order, sacrifice, suppression, turn, wait, wounds
from tierce.systems.gurps.sheet import Sheet
from tierce.systems.gurps.slots import FACTS, FIELD_SLOTS, SLOTS
from tierce.systems.gurps.summary import summary


def stated(fact: Any) -> Sequence[Change]:
    """What a [[fact]] of a scenario puts into the state."""
    attacker, target = Who(fact.attacker), Who(fact.target)
    said = fact.model_dump(exclude={"attacker", "target"}, exclude_none=True)
    changes = [
        Change(target, "stated", "set", ((name, attacker), value)) for name, value in said.items()
    ]
    if "distance" in said:
        back = (("distance", target), said["distance"])
        changes.append(Change(attacker, "stated", "set", back))
    return changes


SYSTEM: System = System(
    name="gurps",
    version=1,
    options=Options,
    sheet=Sheet,
    slots=SLOTS,
    field_slots=FIELD_SLOTS,
    facts=FACTS,
    opening=order.settle_order,
    rules={
        "turn": turn.take_turn,
        "recover": turn.recover,
        wounds.FEELING_RETURNS: wounds.feeling_returns,
    },
    next_step=order.next_step,
    verdict=order.verdict,
    policies=POLICIES,
    folder=Path(__file__).parent,
    interventions={
        "attack-hit": (sacrifice.step_in,),
        "moved": (suppression.through_zone, wait.on_move),
        "went": (suppression.through_zone, wait.on_went),
        "attacks": (wait.on_attack,),
        "turn-ends": (wait.on_turn_end,),
    },
    question=question_for(lambda: SYSTEM),
    summary=summary,
    sheet_words=dict.fromkeys(("dr", "flexible"), ("gurps.location", "location")),
    fighter_model=later(f"{__package__}.fighter_file", "fighter_model"),
    fighter_text=later(f"{__package__}.fighter_text", "fighter_text"),
    stated_model=later(f"{__package__}.fact_file", "stated_model"),
    stated=stated,
    probes=PROBES,
    placing=on_map.PLACING,
)
