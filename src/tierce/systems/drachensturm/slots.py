"""What a drachensturm fight remembers, and when it is forgotten.

The event ("round",) is the start of a combat round (KR). ("limits",) puts the limits of defences
back: for all at the round's start, or for one fighter at its own blows, as the option says.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from tierce.fight.slots import Budget, Fact, Mark, Pool, Slot, Table, never, nothing
from tierce.systems.drachensturm.sheet import LEGS, PARTS

ROUND = "round"
LIMITS = "limits"
#: The most rounds that an effect can last: 3d20, and the one it began in.
MOST_ROUNDS = 61
#: The places that hold things: the hands of the right and the left arm.
MAIN, OFF = "main", "off"


def _full(part: str, sheet: Any) -> int:
    life: int = sheet.life(part)
    return life


def _none(sheet: Any) -> int:
    return 0


def _most_rounds(sheet: Any) -> int:
    return MOST_ROUNDS


def _hands(sheet: Any) -> tuple[tuple[str, str], ...]:
    held = {MAIN: sheet.main, OFF: sheet.off, **{f"other:{name}": name for name in sheet.others}}
    return tuple(sorted((place, thing) for place, thing in held.items() if thing))


def _rounds(name: str) -> Pool:
    """Combat rounds that something still lasts, the present one included."""
    return Pool(name, _none, floor=_none, ceiling=_most_rounds)


def _life(part: str) -> Pool:
    full = partial(_full, part)
    return Pool(part, full, floor=_none, ceiling=full)


SLOTS: tuple[Slot, ...] = (
    #: life points of each part
    *(_life(part) for part in PARTS),
    Mark("fate", lambda s: "", values=("", "out")),
    #: strikes last in the first round
    Mark("surprised", lambda s: False, refill=ROUND, values=(False, True)),
    Mark("bound", lambda s: False, values=(False, True)),
    #: lying on the ground: able to dodge, or helpless; and for how many rounds
    Mark("fallen", lambda s: "", values=("", "dodging", "helpless")),
    _rounds("down"),
    #: rounds with -3, rounds without an attack, quiet rounds needed to be rid of -5
    _rounds("shaken"),
    _rounds("no_attack"),
    _rounds("rest"),
    #: whether it struck or defended this round, where it needs rest
    Mark("busy", lambda s: False, values=(False, True)),
    #: neither attack nor dodge: from the next round on, or now
    Mark("parry_only", lambda s: "", values=("", "next", "now")),
    Mark("next_dodge", lambda s: False, values=(False, True)),
    #: may flee without free blows: in the next round, or now
    Mark("covered", lambda s: "", values=("", "next", "now")),
    #: how it moved this round, where that was more than a tenth of its speed
    Mark("moved", lambda s: "", refill=ROUND, values=("", "ran", "fled")),
    #: defences rolled, and weapons that parried
    Budget("defences", nothing, refill=LIMITS),
    Budget("parries", nothing, refill=LIMITS),
    #: weapons that struck this round
    Budget("attacks", nothing, refill=ROUND),
    #: place -> the thing in it
    Table("hands", _hands),
    #: weapon -> "dropped", "broken", "notched"; "lifted" is half picked up again
    Table("spoilt", nothing),
    #: foe -> the opening it gave after this fighter had struck
    Table("openings", nothing),
    #: number -> an attack named for this round; (foe, number) -> the defence named against it
    Table("named", nothing, refill=ROUND),
    Table("assigned", nothing, refill=ROUND),
    #: (fact, other) -> value: what the GM stated about this fighter and another
    Table("stated", nothing),
)

FIELD_SLOTS: tuple[Slot, ...] = (Mark("order", never),)


def _times(sheet: Any, used: tuple[tuple[str, int], ...]) -> int:
    return sum(count for _, count in used)


FACTS: tuple[Fact, ...] = (
    Fact("out", ("fate",), lambda sheet, fate: fate != ""),
    #: blows struck this round, defences rolled, parries made
    Fact("blows", ("attacks",), _times),
    Fact("defended", ("defences",), _times),
    Fact("parried", ("parries",), _times),
    #: an arm or a leg without life points
    Fact("right_arm_lost", ("right-arm",), lambda sheet, le: le <= 0),
    Fact("left_arm_lost", ("left-arm",), lambda sheet, le: le <= 0),
    Fact("lame", LEGS, lambda sheet, *le: min(le) <= 0),
)
