"""What a mordheim fight remembers, and when it is forgotten.

The event ("turn",) is the start of a side's turn, ("phase",) that of a close-combat phase.
"""

from __future__ import annotations

from tierce.fight.slots import Budget, Fact, Mark, Pool, Slot, Table, never, nothing

TURN, PHASE = "turn", "phase"

STANDING, KNOCKED_DOWN, STUNNED, OUT, FLED = "", "knocked-down", "stunned", "out", "fled"
FATES = (STANDING, KNOCKED_DOWN, STUNNED, OUT, FLED)
#: Injuries of one batch, the slightest first; "bare" is one that no helmet helps against.
INJURIES = ("", KNOCKED_DOWN, STUNNED, "stunned-bare", OUT)
#: A combat that has had no phase yet, and one that has.
FRESH, GOING = "fresh", "going"

SLOTS: tuple[Slot, ...] = (
    Pool("wounds", lambda s: s.w, floor=lambda s: 0, ceiling=lambda s: s.w),
    Mark("fate", lambda s: STANDING, values=FATES),
    #: foe -> True: who is in contact with whom; on both sides
    Table("contact", nothing),
    #: whom this model charged this turn
    Mark("charging", never, refill=TURN),
    Mark("stood_up", lambda s: False, refill=TURN, values=(False, True)),
    #: whether it was running and stopped this turn
    Mark("stopped", lambda s: False, refill=TURN, values=(False, True)),
    #: whether it failed its Fear test when charged this turn
    Mark("afraid", lambda s: False, refill=TURN, values=(False, True)),
    Mark("combat", lambda s: FRESH, values=(FRESH, GOING)),
    #: whether the try to parry is spent, and who attacked the model first, in this phase
    Mark("parry", lambda s: "", refill=PHASE, values=("", "spent")),
    Mark("first_foe", never, refill=PHASE),
    #: whether its critical hit of this phase is past
    Mark("critical", lambda s: False, refill=PHASE, values=(False, True)),
    Mark("struck", lambda s: False, refill=PHASE, values=(False, True)),
    #: whether a blow has cost it the fight it had not had
    Mark("loses_fight", lambda s: False, refill=PHASE, values=(False, True)),
    #: who knocked it down or stunned it in this phase
    Mark("felled_by", never, refill=PHASE),
    #: targets named at the start of the phase
    Mark("named", never, refill=PHASE),
    #: the worst injury of the batch being settled
    Mark("injury", lambda s: "", values=INJURIES),
    Mark("charm", lambda s: s.amount("charm") is not None, values=(False, True)),
    Mark("frenzy", lambda s: s.amount("frenzy") is not None, values=(False, True)),
    #: weapons on the ground, by name; those whose one attack of the combat is past
    Budget("dropped", nothing),
    Table("shot", nothing),
    Mark("fleeing", lambda s: False, values=(False, True)),
    #: friend -> True: who is more than 6 inches away
    Table("apart", nothing),
)

FIELD_SLOTS: tuple[Slot, ...] = (
    #: whose turn it is
    Mark("turn_of", lambda s: ""),
    #: who has yet to strike in this phase, in order; (who, "whip") is one attack before the rest
    Mark("order", nothing),
)

FACTS: tuple[Fact, ...] = (
    Fact("fallen", ("fate",), lambda sheet, fate: fate in (KNOCKED_DOWN, STUNNED)),
    Fact("gone", ("fate",), lambda sheet, fate: fate in (OUT, FLED)),
    #: on its feet and fighting
    Fact("able", ("fate", "fleeing"), lambda sheet, fate, fleeing: not fate and not fleeing),
)
