"""House rules: each with its default and the clause it varies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.house_rules import option


@dataclass(frozen=True)
class Options:
    """The options of a fight, as typed in a scenario's `[options]`."""

    #: critical hits: the one table, one for each kind of weapon, or none
    criticals: Literal["standard", "by_weapon", "none"] = option(
        "standard", "mordheim.critical.tables"
    )
    #: whose blow may be parried: of the foe who hits first, who attacks first, or whose Initiative
    #: is highest
    parry_against: Literal["first-hit", "strikes-first", "highest-initiative"] = option(
        "first-hit", "mordheim.parry.first-foe"
    )
    #: one try to parry in all, or one for each item, each without a second roll
    parry_tries: Literal["one", "each-item"] = option("one", "mordheim.parry.once")
    #: a chance to parry that was declined is gone
    declined_parry_lost: bool = option(True, "mordheim.parry.once")
    #: where the highest hit may not be parried for its Strength or weapon: the chance is lost, or
    #: the best hit that may be parried takes its place
    barred_highest: Literal["lost", "best-allowed"] = option("lost", "mordheim.parry.highest")
    #: who says which of equal highest hits is parried
    equal_highest: Literal["defender", "attacker"] = option("defender", "mordheim.parry.highest")
    #: which die is to be beaten, and cannot be at 6: as it fell, or with its modifiers
    parry_die: Literal["natural", "modified"] = option("natural", "mordheim.parry.roll")
    #: what goes with a buckler for a second roll: any other parrying weapon, or a sword alone
    reroll_with: Literal["any", "sword"] = option("any", "mordheim.parry.reroll")
    #: a buckler in each hand gives a second roll
    two_bucklers_reroll: bool = option(False, "mordheim.parry.reroll")
    #: attacks that follow from others may be parried, where the chance is still there
    parry_further_attacks: bool = option(False, "mordheim.parry.once")
    #: a weapon's help to the enemy's save comes before Strength, or after it
    save_bonus: Literal["before", "after"] = option("before", "mordheim.weapons")
    #: a natural 1 fails any save
    natural_one_fails: bool = option(True, "mordheim.armour.values")
    #: armour and shield count for a knocked-down model
    armour_when_down: bool = option(True, "mordheim.knocked-down")
    #: Step Aside and Lucky Charm help a knocked-down model
    skills_when_down: bool = option(True, "mordheim.knocked-down")
    #: taking out a stunned foe costs one attack
    stunned_costs_attack: bool = option(True, "mordheim.stunned")
    #: targets are named in the model's own place, or by all at the start of the phase
    targets_named: Literal["own-place", "phase-start"] = option("own-place", "mordheim.batch")
    #: a foe that joins makes it the first turn again for whom it charges
    joining_renews_first_turn: bool = option(False, "mordheim.weapons.heavy")
    #: one roll for the helmet on the highest injury, or one for each stunned die
    helmet: Literal["highest", "each-die"] = option("highest", "mordheim.injury")
    #: Hard to Kill does what it says
    hard_to_kill: bool = option(True, "mordheim.skills")
    #: No Pain does what it says
    no_pain: bool = option(True, "mordheim.skills")
    #: Frenzy does what it says
    frenzy: bool = option(True, "mordheim.skills")
    #: Hatred does what it says
    hatred: bool = option(True, "mordheim.skills")
