"""What helps against a suplex or a tackle: an art in place of the parry
(cthulhu.special.suplex, cthulhu.special.tackle)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.script.value import Part, Value
from tierce.systems.cthulhu.rules import skills
from tierce.systems.cthulhu.rules.answer import Defence
from tierce.systems.cthulhu.rules.skills import GRAPPLING, MARTIAL_ARTS, STRIKING
from tierce.systems.cthulhu.rules.strike import Strike

SUPLEX, TACKLE = "cthulhu.special.suplex", "cthulhu.special.tackle"
#: The ways that are answered so.
CLAUSES: Mapping[str, str] = {
    "suplex": SUPLEX,
    **dict.fromkeys(("tackle", "tackle-knock-out", "seize", "blow-away", "charge"), TACKLE),
}
#: What the defence is made with.
HOLD = "hold"
#: What another art than that of grappling costs.
OTHERWISE = -30


def clause(blow: Strike) -> str | None:
    """The clause by which a blow is answered so, None where it is not."""
    return CLAUSES.get(blow.way)


def hurts(fight: View, blow: Strike) -> bool:
    """Whether a blow is a suplex or a tackle that does damage."""
    alone = blow.knock_out and fight.options.tackle_knock_out == "con"
    return clause(blow) is not None and not alone


def defences(fight: View, who: Who, blow: Strike) -> Iterator[Defence]:
    """The arts that may be rolled; whoever has learnt none has the base of the grappling art."""
    arts = (GRAPPLING, STRIKING, MARTIAL_ARTS)
    learnt = [art for art in arts if skills.has(fight, who, art)]
    if not learnt and fight.options.artless_throw_defence == "base":
        learnt = [GRAPPLING]
    for art in learnt:
        yield Defence("parry", HOLD, art)


def penalty(blow: Strike, defence: Defence) -> Value:
    """What it costs where the art is not that of grappling."""
    by = clause(blow)
    if by is not None and defence.skill != GRAPPLING:
        yield Part(OTHERWISE, "cthulhu.part.other-art", by)
