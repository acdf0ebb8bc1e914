"""Options about special attacks, two weapons and aims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.cthulhu.options.kind import option

SUPLEX, TACKLE = "cthulhu.special.suplex", "cthulhu.special.tackle"
RUSH, FEINT = "cthulhu.special.rush", "cthulhu.special.feint"


@dataclass(frozen=True)
class SpecialOptions:
    """What special attacks need and do, two weapons, aimed blows."""

    #: "both succeed" of a skill and an art: one die for both, or a die each
    both_succeed: Literal["one-roll", "two-rolls"] = option(
        "one-roll", SUPLEX, "two conditions in one roll"
    )
    #: the 60% that a special attack needs: the skill on the sheet, or as hurt arms leave it
    special_gate: Literal["sheet", "current"] = option("sheet", SUPLEX, "60% gate")
    #: what whoever has no art defends with against a suplex or a tackle
    artless_throw_defence: Literal["base", "none"] = option("base", SUPLEX, "no art to defend with")
    #: an art doubles the damage of a suplex or a tackle as well
    throws_doubled: bool = option(False, SUPLEX, "suplex and tackle damage")
    #: a suplex of which the art alone fails is a plain hold, or a miss
    suplex_art_failed: Literal["hold", "miss"] = option("hold", SUPLEX, "suplex and tackle damage")
    #: the art against a suplex or a tackle uses up the parry of the round
    throw_defence_is_parry: bool = option(True, SUPLEX, "suplex and tackle defence")
    #: a successful defend keeps one from being thrown, held or blown away as well
    defend_stops_throw: bool = option(False, SUPLEX, "defend against suplex or tackle")
    #: to hold or to blow away is chosen when the tackle has hit, or when it is declared
    tackle_chosen: Literal["after-hit", "declared"] = option(
        "after-hit", TACKLE, "tackle, when to choose"
    )
    #: a tackle for a knock-out alone: CON x5, or damage against HP
    tackle_knock_out: Literal["con", "books"] = option("con", TACKLE, "knock-out alone")
    #: a rush may follow where the art has succeeded and no defence has, or any hit
    rush_after: Literal["art-undefended", "any-hit"] = option("art-undefended", RUSH, "rush")
    #: who is rushed where a friend covers: whoever is struck, the target all the same, or nobody
    rush_covered: Literal["struck", "target", "nobody"] = option("struck", RUSH, "rush")
    #: a drawn parry with Martial Arts may see through a feint
    feint_martial_arts: bool = option(False, FEINT, "feint")
    #: a feint is declared to nobody but the keeper
    feint_secret: bool = option(True, FEINT, "secrecy")
    #: the base of 30% for two weapons: by any weapon art or skill of 40, or by one in the hands
    two_weapons_base: Literal["any", "in-hand"] = option(
        "any", "cthulhu.two-weapons", "two-weapon base of 30%"
    )
    #: two weak weapons cost -30% once, or each
    two_weapons_weak: Literal["once", "each"] = option(
        "once", "cthulhu.two-weapons", "two-weapon penalties"
    )
    #: an art rolled with two weapons doubles those it covers, or only lets the attack go on
    two_weapons_art: Literal["doubles", "gate"] = option(
        "doubles", "cthulhu.two-weapons", "two weapons with an art"
    )
    #: the hit roll of a simultaneous attack: the lower skill, or that of the favoured hand
    simultaneous_skill: Literal["lower", "main"] = option(
        "lower", "cthulhu.two-weapons.simultaneous", "consecutive two-weapon attack"
    )
    #: a hit in an arm, leg or wing does its damage too
    limb_damage: bool = option(True, "cthulhu.aim.arm", "arm and leg hits")
    #: a hurt arm cuts arts as well
    arm_cuts_arts: bool = option(False, "cthulhu.aim.arm", "attack skills cut by an arm hit")
    #: a hit that is reduced to no damage hurts no limb
    aim_needs_damage: bool = option(False, "cthulhu.aim.arm", "aim and damage")
