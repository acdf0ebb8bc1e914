"""The plugin: what the core and the terminal know of this system."""

from __future__ import annotations

from pathlib import Path

from tierce.fight.system import Examples, System, imported, later
from tierce.systems.drachensturm.options import Options
from tierce.systems.drachensturm.policies import POLICIES
from tierce.systems.drachensturm.probes import PROBES
from tierce.systems.drachensturm.question import answer, read
from tierce.systems.drachensturm.rules import moves, order, squares, turn
from tierce.systems.drachensturm.sheet import Sheet
from tierce.systems.drachensturm.slots import FACTS, FIELD_SLOTS, SLOTS
from tierce.systems.drachensturm.summary import summary
from tierce.systems.stated_facts import stated

SYSTEM: System = System(
    name="drachensturm",
    version=1,
    options=Options,
    sheet=Sheet,
    slots=SLOTS,
    field_slots=FIELD_SLOTS,
    facts=FACTS,
    opening=order.settle_order,
    rules={
        order.BEGIN: turn.begin_round,
        order.OPENINGS: turn.use_openings,
        order.MOVE: moves.move,
        order.NAME: turn.name_blows,
        order.ASSIGN: turn.assign_defences,
        order.BLOWS: turn.blows,
    },
    next_step=order.next_step,
    verdict=order.verdict,
    policies=POLICIES,
    folder=Path(__file__).parent,
    examples=Examples("drachensturm.parry.value", "chest -3", "fallen helpless"),
    question=lambda pairs: answer(SYSTEM, read(pairs)),
    summary=summary,
    sheet_words=dict.fromkeys(("le", "rs"), ("drachensturm.body", "part")),
    fighter_model=imported(f"{__package__}.fighter_file", "DrachensturmFighter"),
    stated_model=imported(f"{__package__}.fact_file", "DrachensturmFact"),
    fighter_text=later(f"{__package__}.fighter_text", "fighter_text"),
    stated=stated,
    probes=PROBES,
    placing=squares.PLACING,
)
