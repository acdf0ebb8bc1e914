"""The plugin: what the core and the terminal know of this system."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tierce.fight.slots import Change
from tierce.fight.system import Examples, System, imported, later
from tierce.script.effects import Who
from tierce.systems.mordheim.options import Options
from tierce.systems.mordheim.policies import POLICIES
from tierce.systems.mordheim.probes import PROBES
from tierce.systems.mordheim.question import answer, read
from tierce.systems.mordheim.rules import order, strike, table, turn
from tierce.systems.mordheim.sheet import Sheet
from tierce.systems.mordheim.slots import FACTS, FIELD_SLOTS, SLOTS
from tierce.systems.mordheim.summary import summary
from tierce.systems.mordheim.tables import FILES


def stated(fact: Any) -> Sequence[Change]:
    """What a [[fact]] of a scenario puts into the state, for both of whom it tells."""
    one, other = Who(fact.one), Who(fact.other)
    slot = "contact" if fact.contact else "apart"
    return [Change(one, slot, "set", (other, True)), Change(other, slot, "set", (one, True))]


SYSTEM: System = System(
    name="mordheim",
    version=1,
    options=Options,
    sheet=Sheet,
    slots=SLOTS,
    field_slots=FIELD_SLOTS,
    facts=FACTS,
    opening=order.opening,
    rules={
        "turn": turn.begin,
        "charge": turn.charge,
        "combat": order.combat,
        strike.WHIP: strike.crack,
        "strike": strike.strike,
        "aftermath": turn.aftermath,
    },
    next_step=order.next_step,
    verdict=order.verdict,
    policies=POLICIES,
    folder=Path(__file__).parent,
    examples=Examples("mordheim.parry.who", "wounds -1", "fate stunned"),
    question=lambda pairs: answer(SYSTEM, read(pairs)),
    summary=summary,
    sheet_words=dict.fromkeys(("name", "like"), ("mordheim.weapon", "weapon")),
    fighter_model=imported(f"{__package__}.fighter_file", "MordheimFighter"),
    stated_model=imported(f"{__package__}.fact_file", "MordheimFact"),
    fighter_text=later(f"{__package__}.fighter_text", "fighter_text"),
    stated=stated,
    probes=PROBES,
    data_models=partial(later("tierce.systems.file_types", "record_files"), FILES),
    placing=table.PLACING,
)
