"""What the source leaves open: options, each with its default and the clause it varies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.house_rules import option


@dataclass(frozen=True)
class Options:
    """The options of a fight, as typed in a scenario's `[options]`."""

    #: a natural 20 and a natural 1 count for more than their number
    twenties_and_ones: bool = option(True, "drachensturm.twenty")
    #: which of two natural 1s and 20s is judged first
    precedence: Literal["ones_first", "attacker_first"] = option(
        "ones_first", "drachensturm.twenty"
    )
    #: a fumbled defence lets the blow through, or leaves PGw without a die
    fumbled_defence: Literal["hit", "no_die"] = option("hit", "drachensturm.one")
    #: what a 20 and a 1 bring beyond that: nothing, or rolls on tables
    effects: Literal["plain", "rich"] = option("plain", "drachensturm.effects")
    #: the limits of defences hold for a combat round, or from one's own blows to the next
    limits: Literal["round", "own_blows"] = option("round", "drachensturm.defence.three")
    #: a blow left undefended uses up one of the three defences
    undefended_counts: bool = option(False, "drachensturm.defence.three")
    #: a blow may be left undefended though a defence is there
    none_by_choice: bool = option(True, "drachensturm.defence.none")
    #: defences are declared blow by blow, or when all blows of the round have been named
    declaration: Literal["blow_by_blow", "all_first"] = option(
        "blow_by_blow", "drachensturm.defence.choice"
    )
    #: two parries are the most, or as many as the fighter has arms
    parry_limit: Literal["two", "arms"] = option("two", "drachensturm.parry.per-weapon")
    #: a weapon either attacks or parries in a combat round
    attack_uses_parry: bool = option(False, "drachensturm.parry.per-weapon")
    #: a weapon for which no parry factor is known parries with 0
    unlisted_parry: bool = option(False, "drachensturm.gear")
    #: on a free blow the attacker's 1 and 20 count too
    free_blow_extremes: bool = option(True, "drachensturm.free-blow")
    #: an unaimed free blow lands in the chest, or where the GM says
    free_blow_place: Literal["chest", "gm"] = option("chest", "drachensturm.free-blow")
    #: which openings are good for a free blow in the next round: all, or those that still last
    late_free_blows: Literal["all", "lasting"] = option("all", "drachensturm.free-blow.timing")
    #: a free blow in the next round is one more, beside the attack of that round
    late_free_blow_extra: bool = option(False, "drachensturm.free-blow.timing")
    #: who fled is struck in the next round only while in reach
    late_in_reach: bool = option(True, "drachensturm.free-blow.timing")
    #: what aiming at the belly takes from Aw
    aim_belly: int = option(-2, "drachensturm.targeted", within=(-100, 0))
    #: what aiming at an arm takes from Aw
    aim_arm: int = option(-4, "drachensturm.targeted", within=(-100, 0))
    #: what aiming at a leg takes from Aw
    aim_leg: int = option(-4, "drachensturm.targeted", within=(-100, 0))
    #: what aiming at the head takes from Aw
    aim_head: int = option(-6, "drachensturm.targeted", within=(-100, 0))
    #: what a blow from behind does: nothing, or it can only be dodged
    from_behind: Literal["no_difference", "dodge_only"] = option(
        "no_difference", "drachensturm.surrounded"
    )
    #: a failed shock roll, or a vital part without life points, ends the fight for who is hit
    out_of_fight: bool = option(True, "drachensturm.damage")
