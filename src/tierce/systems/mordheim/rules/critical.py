"""Critical hits: the one table, and one for each kind of weapon (mordheim.critical,
mordheim.critical.tables)."""

from __future__ import annotations

from typing import NamedTuple

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Roll, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.mordheim.rules import weapons
from tierce.systems.mordheim.sheet import Weapon

CLAUSE = "mordheim.critical"
TABLES = "mordheim.critical.tables"
DIE = Dice(1)


class Harm(NamedTuple):
    """What a hit that wounds does.

    `save`: "each" a die for each wound, "once" one before wounds are doubled, "none". `more` is
    added to each injury die. `special` is what else happens: "" or one of SPECIALS.
    """

    wounds: int = 1
    save: str = "each"
    more: int = 0
    special: str = ""


SPECIALS = ("loses-fight", "no-helmet", "disarmed", "out", "falls", "pushed", "again")

#: The standard table, by the die.
STANDARD = (
    Harm(2, "once"),
    Harm(2, "once"),
    Harm(2, "none"),
    Harm(2, "none"),
    Harm(2, "none", 2),
    Harm(2, "none", 2),
)
#: The tables by kind of weapon.
BY_KIND = {
    "bladed": (
        *(Harm(1, "none"),) * 2,
        *(Harm(2, "each"),) * 2,
        *(Harm(2, "none", 2),) * 2,
    ),
    "bludgeoning": (
        *(Harm(special="loses-fight"),) * 2,
        *(Harm(save="none", special="no-helmet"),) * 2,
        Harm(special="disarmed"),
        Harm(special="out"),
    ),
    "thrusting": (
        *(Harm(more=1),) * 2,
        *(Harm(special="falls"),) * 2,
        *(Harm(1, "none", 2, "pushed"),) * 2,
    ),
    "unarmed": (
        *(Harm(special="again"),) * 2,
        *(Harm(more=1),) * 2,
        *(Harm(1, "none", 2),) * 2,
    ),
}


def is_critical(fight: View, who: Who, roll: Rolled, need: int) -> bool:
    """A natural 6 where less would have done, the first of the model in a phase."""
    if fight.options.criticals == "none" or need >= 6 or fight.read(who, "critical"):
        return False
    return roll >= 6


def harm(fight: View, who: Who, foe: Who, weapon: Weapon) -> Rule[Harm]:
    """What a critical hit does, by its die; a weapon of several wounds does the larger number."""
    fight.put(who, "critical", True)
    roll: Rolled = yield Roll("critical", DIE, who, "mordheim.roll.critical")
    by_kind = fight.options.criticals == "by_weapon"
    table = BY_KIND[weapon.kind] if by_kind else STANDARD
    found: Harm = roll.map(lambda die: table[die - 1]).value()
    what = found.special or "wounds"
    clause = TABLES if by_kind else CLAUSE
    yield note(
        "mordheim.event.critical",
        clause,
        who=who,
        foe=foe,
        what=what,
        wounds=found.wounds,
        save=found.save,
        more=found.more,
        rolled=roll,
    )
    return found._replace(wounds=max(found.wounds, weapon.wounds))


def at_once(fight: View, who: Who, foe: Who, special: str) -> Rule[None]:
    """What a critical hit by kind of weapon does beside wounding (mordheim.critical.tables)."""
    if special == "loses-fight":
        if not fight.read(foe, "struck"):
            fight.put(foe, "loses_fight", True)
            yield note("mordheim.event.loses-fight", TABLES, who=foe)
    elif special == "disarmed":
        yield from _disarm(fight, foe)
    elif special == "pushed":
        inches: Rolled = yield Roll("pushed", DIE, who, "mordheim.roll.pushed", {"foe": foe})
        yield note("mordheim.event.pushed", TABLES, who=foe, inches=inches)


def _disarm(fight: View, who: Who) -> Rule[None]:
    """A weapon is dropped: the model's choice between two."""
    held = [weapon.name for weapon in weapons.in_hand(fight, who)]
    dropped = held[0]
    if len(set(held)) > 1:
        dropped = yield Choose(
            "drop",
            who,
            tuple(Option(name, facts={"weapon": name}) for name in held),
            sees={"ask": "drop"},
            label="mordheim.ask.drop",
        )
    if dropped in (weapon.name for weapon in fight.sheet(who).weapons):
        fight.spend(who, "dropped", dropped)
        yield note("mordheim.event.dropped", TABLES, who=who, weapon=dropped)
