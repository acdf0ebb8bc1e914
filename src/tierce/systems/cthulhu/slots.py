"""What a cthulhu fight remembers, and when it is forgotten.

Events: ("round",) is the start of a round, ("turn", X) of X's turn, ("acted", X) its end,
("round-end",) comes after the last turn of a round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tierce.fight.slots import Budget, Fact, Hand, Mark, Pool, Slot, Table, never, nothing
from tierce.script.effects import Who
from tierce.systems.cthulhu.sheet import BOWS

ROUND, TURN, ACTED, ROUND_END = "round", "turn", "acted", "round-end"
#: The five defences, in the order of the source.
DEFENCES = ("dodge", "defend", "parry", "hide", "cover")
FATES = ("", "unconscious", "dead")
#: The rounds in which whoever is at 0 HP or less may still be saved: this one and the next.
ROUNDS_TO_LIVE = 2
#: No more points than these in a turn, also by the keeper's word.
MOST_POINTS = 99
#: No more points than this are taken off a turn (cthulhu.bow.restring).
MOST_OWED = 3
#: What a new string takes, in points.
RESTRINGING = 6
#: No more untreated wounds are told apart.
MOST_WOUNDS = 9


def _weapons(sheet: Any, names: Sequence[Who]) -> list[str]:
    return [weapon.name for weapon in sheet.weapons]


def _bows(sheet: Any, names: Sequence[Who]) -> list[str]:
    return [weapon.name for weapon in sheet.weapons if weapon.kind in BOWS]


def _fighters(sheet: Any, names: Sequence[Who]) -> Sequence[Who]:
    return names


def _defences(sheet: Any, names: Sequence[Who]) -> Sequence[str]:
    return DEFENCES


def _troubles(sheet: Any, names: Sequence[Who]) -> list[str]:
    from tierce.systems.cthulhu.rules.arms import TROUBLES

    return list(TROUBLES)


def _both_hands(sheet: Any, names: Sequence[Who]) -> Sequence[str]:
    from tierce.systems.cthulhu.rules.arms import HANDS

    return HANDS


def _facts(sheet: Any, names: Sequence[Who]) -> list[str]:
    from tierce.systems.cthulhu.rules.place import DEFAULTS

    return list(DEFAULTS)


def _hands(sheet: Any) -> tuple[tuple[str, str], ...]:
    held = {"main": sheet.main, "off": sheet.off}
    return tuple((hand, thing) for hand, thing in held.items() if thing)


SLOTS: tuple[Slot, ...] = (
    Pool("hp", lambda s: s.hp, floor=lambda s: -s.hp, ceiling=lambda s: s.hp),
    #: action points left in this turn
    Pool("points", lambda s: s.points, TURN, floor=lambda s: 0, ceiling=lambda s: MOST_POINTS),
    #: points that defences took off the next turn
    Pool("owed", lambda s: 0, floor=lambda s: 0, ceiling=lambda s: MOST_OWED),
    Mark("fate", lambda s: "", values=FATES),
    #: at 0 HP or less: the round ends until death, 0 where it does not threaten
    Mark("dying", lambda s: 0, values=(0, 1, ROUNDS_TO_LIVE)),
    #: wounds that have not had first aid, and those that have not had medicine
    Pool("aidable", lambda s: 0, floor=lambda s: 0, ceiling=lambda s: MOST_WOUNDS),
    Pool("treatable", lambda s: 0, floor=lambda s: 0, ceiling=lambda s: MOST_WOUNDS),
    #: whether this is the fighter's own turn; whether it has had one this round
    Mark("acting", lambda s: False, refill=ACTED, values=(False, True)),
    Mark("acted", lambda s: False, refill=ROUND, values=(False, True)),
    #: taken off DEX for the order of this round
    Mark("delay", lambda s: 0, refill=ROUND, hand=Hand(least=0)),
    #: the defence concentrated on, and how often it has succeeded; that +30% took all uses
    Mark("concentrate", never, refill=ROUND, hand=Hand(values=_defences)),
    Budget("focused", nothing, refill=ROUND),
    #: the foe named for this round's parry
    Mark("named", never, refill=ROUND, hand=Hand(values=_fighters)),
    #: defence -> uses in this round
    Budget("defences", nothing, refill=ROUND, hand=Hand(keys=_defences)),
    #: further dodges that critical ones gave this round
    Budget("further", nothing, refill=ROUND),
    #: in this turn: attacks by what they count as ("attack", "gun"), squares moved in a row,
    #: treatments
    Budget("attacks", nothing, refill=TURN),
    Pool("moved", lambda s: 0, TURN, floor=lambda s: 0, ceiling=lambda s: 99),
    Budget("done", nothing, refill=TURN),
    #: weapons that attacked, and those that parried, in this round
    Budget("struck", nothing, refill=ROUND, hand=Hand(keys=_weapons)),
    Budget("parried", nothing, refill=ROUND, hand=Hand(keys=_weapons)),
    #: hand -> what it holds
    Table("hands", _hands, hand=Hand(_both_hands, _weapons)),
    #: weapon -> durability left, where it has lost some
    Table("durability", nothing, hand=Hand(_weapons, least=0)),
    #: weapon -> "destroyed", "dropped", "thrown", "no-shot", "jammed", "stuck": why it is of no use
    Table("unfit", nothing, hand=Hand(_weapons, _troubles)),
    #: weapon -> rounds left in it, where some have been shot
    Table("rounds", nothing, hand=Hand(_weapons, least=0)),
    #: slow gun -> rounds to wait, this one included, until it may fire again
    Table("rests", nothing, hand=Hand(_weapons, least=0)),
    #: the bow that has an arrow on its string; bow -> what is left of the string
    Mark("nocked", never, hand=Hand(values=_bows)),
    Table("string", nothing, hand=Hand(_bows, least=0)),
    #: objects on the own or a next square that may be hidden behind -> True
    Table("near", nothing),
    #: a hard form that is kept for the next shot
    Mark("hard", lambda s: False, values=(False, True)),
    #: on whom a precision shot is declared in this turn
    Mark("precise", never, refill=ACTED, hand=Hand(values=_fighters)),
    #: the bow that is getting a new string, and the points spent on it
    Mark("restringing", never, hand=Hand(values=_bows)),
    Pool("strung", lambda s: 0, floor=lambda s: 0, ceiling=lambda s: RESTRINGING),
    #: (fact, other) -> value: what the keeper stated about this fighter and another
    Table("stated", nothing, hand=Hand(_facts, least=0)),
)

FIELD_SLOTS: tuple[Slot, ...] = (
    #: groups of fighters who had the same DEX, in each who goes first standing first
    Mark("lots", nothing),
    #: supplement -> "allowed"
    Table("supplements", nothing),
    #: object -> its SIZ; object -> what is left of its durability, where it has one
    Table("objects", nothing, hand=Hand(least=0)),
    Table("objects-left", nothing, hand=Hand(least=0)),
)

#: At this many HP or less nobody is awake (cthulhu.injury).
FAILING = 2


def _sinking(sheet: Any, hp: int, fate: str, dying: int) -> bool:
    awake = fate == "" and hp <= FAILING and hp < sheet.hp
    return awake or (hp <= 0 and fate != "dead" and not dying)


FACTS: tuple[Fact, ...] = (
    Fact("out", ("fate",), lambda sheet, fate: fate != ""),
    Fact("failing", ("hp",), lambda sheet, hp: hp <= FAILING),
    #: at so few HP, which are not all it ever has, and what comes of it has not come yet
    Fact("sinking", ("hp", "fate", "dying"), _sinking),
    Fact("wounded", ("aidable", "treatable"), lambda sheet, aid, treat: aid > 0 or treat > 0),
)
