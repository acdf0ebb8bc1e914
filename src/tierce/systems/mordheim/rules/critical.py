"""Critical hits: the one table, and one for each kind of weapon (mordheim.critical,
mordheim.critical.tables).

Reading: who is pushed back on a map is so many inches farther from who struck, unless something
stops it; hits of the same batch that have landed are settled still.
"""

from __future__ import annotations

from dataclasses import replace

from tierce.fight.places import CELL
from tierce.fight.state import View
from tierce.fight.walking import Pushed
from tierce.script.effects import Choose, Option, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.mordheim.rules import table, weapons
from tierce.systems.mordheim.rules.throws import throw
from tierce.systems.mordheim.sheet import Critical, Weapon
from tierce.systems.mordheim.tables import critical

CLAUSE = "mordheim.critical"
TABLES = "mordheim.critical.tables"


def is_critical(fight: View, who: Who, roll: Rolled, need: int) -> bool:
    """A natural 6 where less would have done, the first of the model in a phase."""
    if fight.options.criticals == "none" or need >= 6 or fight.read(who, "critical"):
        return False
    return roll >= 6


def harm(fight: View, who: Who, foe: Who, weapon: Weapon) -> Rule[Critical]:
    """What a critical hit does, by its die; a weapon of several wounds does the larger number."""
    fight.put(who, "critical", True)
    roll: Rolled = yield throw("critical", who, "mordheim.roll.critical")
    by_kind = fight.options.criticals == "by_weapon"
    kind = weapon.kind if by_kind else "standard"
    found: Critical = roll.map(lambda die: critical(kind, die)).value()
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
    return replace(found, wounds=max(found.wounds, weapon.wounds))


def at_once(fight: View, who: Who, foe: Who, special: str) -> Rule[None]:
    """What a critical hit by kind of weapon does beside wounding (mordheim.critical.tables)."""
    if special == "loses-fight":
        if not fight.read(foe, "struck"):
            fight.put(foe, "loses_fight", True)
            yield note("mordheim.event.loses-fight", TABLES, who=foe)
    elif special == "disarmed":
        yield from _disarm(fight, foe)
    elif special == "pushed":
        inches: Rolled = yield throw("pushed", who, "mordheim.roll.pushed", foe=foe)
        if fight.ground is None:
            yield note("mordheim.event.pushed", TABLES, who=foe, inches=inches)
        else:
            yield from _pushed(fight, who, foe, inches.value())


def _pushed(fight: View, who: Who, foe: Who, inches: int) -> Rule[None]:
    """Back on the map, straight away from who struck, until something stops it
    (mordheim.ground.move)."""
    found: Pushed = fight.between("pushed", foe, who, inches)
    if found.cell != fight.read(foe, CELL):
        fight.put(foe, CELL, found.cell)
    if found.stop is not None:
        yield note("mordheim.event.stopped", table.MOVE, who=foe, what=found.stop)
    yield note("mordheim.event.pushed", TABLES, table.MOVE, who=foe, inches=found.gained)


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
