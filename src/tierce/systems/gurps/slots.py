"""What a gurps fight remembers, and when it is forgotten.

The event ("turn", X) is the start of X's turn: what lasts "until your next turn" and what may be
done "once per turn" is refilled by it (gurps.turn.personal). ("acted", X) is the end of X's acting.
"""

from __future__ import annotations

from typing import Any

from tierce.fight.slots import Budget, Fact, Mark, Pool, Slot, Table, never, nothing

#: Every posture, standing first.
POSTURES = ("standing", "crouching", "kneeling", "crawling", "sitting", "prone", "face-up")

TURN = "turn"
ACTED = "acted"


def _hands(sheet: Any) -> tuple[tuple[str, str], ...]:
    held = {"main": sheet.main, "off": sheet.off}
    return tuple((hand, thing) for hand, thing in held.items() if thing)


SLOTS: tuple[Slot, ...] = (
    Pool("hp", lambda s: s.hp, floor=lambda s: -5 * s.hp, ceiling=lambda s: s.hp),
    Pool("fp", lambda s: s.fp, floor=lambda s: -s.fp, ceiling=lambda s: s.fp),
    #: HP lost since the last turn as a penalty, 0 to 4 (8 by a critical hit); gone when acted
    Pool("shock", lambda s: 0, refill=ACTED, floor=lambda s: 0, ceiling=lambda s: 8),
    #: the same for wounds in one's own turn, which are felt in the next
    Pool("late_shock", lambda s: 0, floor=lambda s: 0, ceiling=lambda s: 8),
    #: whether this is the fighter's own acting
    Mark("acting", lambda s: False, refill=ACTED),
    Mark("posture", lambda s: "standing", values=POSTURES),
    Mark("stun", lambda s: "", values=("", "physical", "mental")),
    Mark("fate", lambda s: "", values=("", "unconscious", "dead")),
    #: the maneuver of this turn and its option, as one word each
    Mark("maneuver", never),
    Mark("choice", never),
    #: yards moved in the last turn
    Mark("moved", lambda s: 0),
    #: whether the step of this turn's maneuver is still there
    Mark("step_left", lambda s: False),
    #: which foe this fighter retreated from this turn
    Mark("retreat", never, refill=TURN),
    #: from which foe's shots this fighter threw itself down this turn
    Mark("drop", never, refill=TURN),
    #: for the turn after: the foe studied and how often; the foe feinted at and by how much; the
    #: target aimed at, the weapon and for how many seconds
    Mark("evaluated", never),
    Mark("feinted", never),
    Mark("aimed", never),
    #: who has thrown itself into the way of the blow now being answered; "" where it hits nobody
    Mark("shielded", never),
    #: the trigger of a Wait, and what sprays a zone, until the next turn
    Mark("waiting", never, refill=TURN),
    Mark("suppressing", never, refill=TURN),
    #: who has been attacked for entering or crossing that zone
    Budget("suppressed", nothing, refill=TURN),
    #: whether others have come before this fighter in the middle of its maneuver
    Mark("interrupted", lambda s: False, refill=TURN),
    Budget("parries", nothing, refill=TURN),
    Budget("blocks", nothing, refill=TURN),
    Budget("acrobatics", nothing, refill=TURN),
    #: weapons (by name) that attacked since the turn began
    Budget("attacks", nothing, refill=TURN),
    #: hand -> what it holds
    Table("hands", _hands),
    #: weapon or shield -> why it is not ready ("unready", "dropped", "broken")
    Table("unready", nothing),
    #: hit location -> "crippled"
    Table("crippled", nothing),
    #: (fact, other) -> value: what the GM stated about this fighter and another
    Table("stated", nothing),
)

FIELD_SLOTS: tuple[Slot, ...] = (Mark("order", nothing),)

FACTS: tuple[Fact, ...] = (
    #: under a third of HP: Move and Dodge halved (gurps.injury.states)
    Fact("reeling", ("hp",), lambda sheet, hp: 3 * hp < sheet.hp),
    Fact("tired", ("fp",), lambda sheet, fp: 0 < sheet.fp and 3 * fp < sheet.fp),
    #: at 0 FP or less, for who has any: no more effort without a roll
    Fact("spent", ("fp",), lambda sheet, fp: fp <= 0 < sheet.fp),
    #: at 0 HP or less a roll at each turn's start; how many full multiples of HP below 0
    Fact("failing", ("hp",), lambda sheet, hp: hp <= 0),
    Fact("depth", ("hp",), lambda sheet, hp: max(0, -hp // sheet.hp)),
    Fact("out", ("fate",), lambda sheet, fate: fate != ""),
)
