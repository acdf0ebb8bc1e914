"""The plugin: what the core and the terminal know of this system."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tierce.fight.slots import Change
from tierce.fight.system import System, later
from tierce.script.effects import Who
from tierce.systems.drachensturm.options import Options
from tierce.systems.drachensturm.policies import POLICIES
from tierce.systems.drachensturm.probes import PROBES
from tierce.systems.drachensturm.question import question_for
from tierce.systems.drachensturm.rules import moves, order, squares, turn
from tierce.systems.drachensturm.sheet import Sheet
from tierce.systems.drachensturm.slots import FACTS, FIELD_SLOTS, SLOTS
from tierce.systems.drachensturm.summary import summary


def stated(fact: Any) -> Sequence[Change]:
    """What a [[fact]] of a scenario puts into the state."""
    attacker, target = Who(fact.attacker), Who(fact.target)
    changes = []
    if fact.distance is not None:
        for who, other in ((attacker, target), (target, attacker)):
            changes.append(Change(who, "stated", "set", (("distance", other), fact.distance)))
    if fact.unaware is not None:
        changes.append(Change(target, "stated", "set", (("unaware", attacker), fact.unaware)))
    return changes


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
    question=question_for(lambda: SYSTEM),
    summary=summary,
    sheet_words=dict.fromkeys(("le", "rs"), ("drachensturm.body", "part")),
    fighter_model=later(f"{__package__}.fighter_file", "fighter_model"),
    stated_model=later(f"{__package__}.fact_file", "stated_model"),
    fighter_text=later(f"{__package__}.fighter_text", "fighter_text"),
    stated=stated,
    probes=PROBES,
    placing=squares.PLACING,
)
