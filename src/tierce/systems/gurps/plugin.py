"""The plugin: what the core and the terminal know of this system."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tierce.fight.system import Examples, System, imported, later
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.policies import POLICIES
from tierce.systems.gurps.probes import PROBES
from tierce.systems.gurps.question import answer, read
from tierce.systems.gurps.rules import on_map, order, sacrifice, suppression, turn, wait, wounds
from tierce.systems.gurps.sheet import Sheet
from tierce.systems.gurps.slots import FACTS, FIELD_SLOTS, SLOTS
from tierce.systems.gurps.summary import marked, summary
from tierce.systems.stated_facts import stated

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
    examples=Examples("gurps.parry.repeated", "hp -3", "posture kneeling"),
    interventions={
        "attack-hit": (sacrifice.step_in,),
        "moved": (suppression.through_zone, wait.on_move),
        "went": (suppression.into_zone, wait.on_went),
        "attacks": (wait.on_attack,),
        "turn-ends": (wait.on_turn_end,),
    },
    question=lambda pairs: answer(SYSTEM, read(pairs)),
    summary=summary,
    sheet_words=dict.fromkeys(("dr", "flexible"), ("gurps.location", "location")),
    fighter_model=imported(f"{__package__}.fighter_file", "GurpsFighter"),
    fighter_text=later(f"{__package__}.fighter_text", "fighter_text"),
    stated_model=imported(f"{__package__}.fact_file", "GurpsFact"),
    stated=stated,
    probes=PROBES,
    placing=replace(on_map.PLACING, marked=marked),
)
