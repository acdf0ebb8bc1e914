"""House rules: each with its default and the clause it varies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tierce.systems.house_rules import option


@dataclass(frozen=True)
class Options:
    """The options of a fight, as typed in a scenario's `[options]`."""

    #: critical tables in full, or their simplest form
    criticals: Literal["table", "plain"] = option("table", "gurps.critical-tables")
    #: crushing blows, and cutting ones that are stopped, drive the foe back
    knockback: bool = option(True, "gurps.injury")
    #: a defence may be raised by extra effort, for FP
    extra_effort: bool = option(False, "gurps.defence.modifiers")
    #: an attack that is not aimed lands where a roll says, not on the torso
    random_hit_location: bool = option(False, "gurps.attack.modifiers")
    #: critical defences send somebody to a table
    critical_defences: bool = option(True, "gurps.defence.criticals")
    #: DB counts against firearms too
    damage_to_shields: bool = option(False, "gurps.defence.shield-db")
    #: retreating while lying down takes a DX roll
    retreat_prone_needs_roll: bool = option(True, "gurps.retreat.limits")
    #: which speed bars a retreat when it was exceeded
    retreat_speed_limit: Literal["basic_move", "basic_speed"] = option(
        "basic_move", "gurps.retreat.limits"
    )
    #: a retreat is open after a maneuver without movement
    retreat_after_no_movement: bool = option(True, "gurps.retreat.limits")
    #: the option of an All-Out Attack out of a Wait is named with the trigger
    wait_option_in_advance: bool = option(False, "gurps.manoeuvre.wait")
