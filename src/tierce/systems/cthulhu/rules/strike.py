"""An attack as it is declared: with what, how, where it is aimed (cthulhu.declarations)."""

from __future__ import annotations

from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Facts, Who
from tierce.systems.cthulhu.rules import arms
from tierce.systems.cthulhu.sheet import Weapon

PLAIN = "plain"
#: What counts against the attacks of a turn.
ATTACK, GUN = "attack", "gun"
#: What a counter-attack does: more damage, or half of it.
COUNTER_MORE, COUNTER_HALF = "more", "half"
#: The skill of a blow that is struck with STR x5.
STRENGTH = "strength"


class Strike(NamedTuple):
    """One attack roll, or what one declaration repeats.

    `arts` are rolled together with the weapon's skill. `way` is PLAIN or a special attack's id,
    `aim` a part of the body, "" where none is aimed at. `shot` counts the shots of one declaration
    from 0. `counter` says that it answers a defence, `extra` that it is the free attack of a rush;
    `seen_late` that it can be neither dodged nor parried. `skill` is rolled where it is not the
    weapon's own (STRENGTH: STR x5); `granted` are arts that have succeeded before. `second` is the
    other weapon of a blow with two. `hard` is a shot in the hard form, `riding` one of a yabusame.
    """

    weapon: str
    arts: tuple[str, ...] = ()
    way: str = PLAIN
    aim: str = ""
    knock_out: bool = False
    thrown: bool = False
    mode: str = "single"
    unaimed: bool = False
    shot: int = 0
    counter: str = ""
    extra: bool = False
    seen_late: bool = False
    skill: str = ""
    granted: tuple[str, ...] = ()
    second: str = ""
    hard: bool = False
    riding: bool = False


class Hit(NamedTuple):
    """How an attack roll came out: its degree, and the arts that succeeded with it. A shot at
    point blank is no roll, but a success."""

    degree: str
    arts: tuple[str, ...] = ()
    point_blank: bool = False


def weapon(fight: View, who: Who, strike: Strike) -> Weapon:
    """What strikes."""
    return arms.find(fight.sheet(who), strike.weapon)


def weapons(fight: View, who: Who, strike: Strike) -> tuple[Weapon, ...]:
    """All that strikes at once: one thing, or two."""
    sheet = fight.sheet(who)
    both = (strike.weapon, strike.second) if strike.second else (strike.weapon,)
    return tuple(arms.find(sheet, name) for name in both)


def facts(fight: View, who: Who, strike: Strike) -> Facts:
    """What messages may show of it."""
    told = {**arms.facts(weapon(fight, who, strike))}
    if strike.skill == STRENGTH:
        told["means"] = STRENGTH
    if strike.second:
        told["weapon"] = "+".join(each.name for each in weapons(fight, who, strike))
    return {**told, "way": strike.way, "aim": strike.aim or "none"}


def missile(fight: View, who: Who, strike: Strike) -> bool:
    """Whether it comes through the air, but from no gun: an arrow, a stone, what is thrown."""
    using = weapon(fight, who, strike)
    return strike.thrown or (using.ranged and not using.gun)


def shot_from_gun(fight: View, who: Who, strike: Strike) -> bool:
    """Whether a firearm fires."""
    return weapon(fight, who, strike).gun and not strike.thrown


def melee(fight: View, who: Who, strike: Strike) -> bool:
    """Whether it is struck at arm's length, with or without a weapon."""
    return not (missile(fight, who, strike) or shot_from_gun(fight, who, strike))


def unarmed(fight: View, who: Who, strike: Strike) -> bool:
    """Whether the body itself strikes."""
    return weapon(fight, who, strike).unarmed
