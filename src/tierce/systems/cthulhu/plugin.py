"""The plugin: what the core and the terminal know of this system."""

from __future__ import annotations

from pathlib import Path

from tierce.fight.system import Examples, System, later
from tierce.systems.cthulhu.options import Options
from tierce.systems.cthulhu.policies import POLICIES
from tierce.systems.cthulhu.probes import PROBES
from tierce.systems.cthulhu.question import question_for
from tierce.systems.cthulhu.rules import order, round, rush, rush_blow, turn
from tierce.systems.cthulhu.rules.squares import PLACING
from tierce.systems.cthulhu.sheet import Sheet
from tierce.systems.cthulhu.slots import FACTS, FIELD_SLOTS, SLOTS
from tierce.systems.cthulhu.summary import summary
from tierce.systems.stated_facts import stated

#: What tells the words of a sheet. A kind of weapon is called as its skill is.
SHEET_WORDS = {
    **dict.fromkeys(("skills", "skill", "kind", "natural"), ("cthulhu.skill", "skill")),
    "body": ("cthulhu.body", "body"),
    "db": ("cthulhu.share", "share"),
    "modes": ("cthulhu.fire-mode", "mode"),
    "book": ("cthulhu.layer", "layer"),
}

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
        order.TIE: order.tie,
        order.FIRST: turn.take_turn,
        **dict.fromkeys(order.ACTIONS[1:], turn.go_on),
        order.END: round.end,
        rush.EXTRA: rush_blow.extra,
    },
    next_step=order.next_step,
    verdict=order.verdict,
    policies=POLICIES,
    folder=Path(__file__).parent,
    examples=Examples("cthulhu.parry.declare", "hp -3", "fate unconscious"),
    interventions={},
    placing=PLACING,
    summary=summary,
    sheet_words=SHEET_WORDS,
    fighter_model=later(f"{__package__}.fighter_file", "fighter_model"),
    stated_model=later(f"{__package__}.fact_file", "stated_model"),
    data_models=later(f"{__package__}.data_file", "data_models"),
    stated=stated,
    probes=PROBES,
    question=question_for(lambda: SYSTEM),
    dice_command=later(f"{__package__}.dice_commands", "answer"),
    fighter_text=later(f"{__package__}.fighter_text", "fighter_text"),
)
