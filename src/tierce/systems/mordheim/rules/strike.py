"""A model's place in the order: its weapons, its targets, its batches (mordheim.batch)."""

from __future__ import annotations

from typing import Any

from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, Who, note
from tierce.systems.mordheim.rules import batch, targets, weapons
from tierce.systems.mordheim.rules.targets import Batch

#: An entry of the order: a model, or a model and what is one attack before its own place.
Entry = Any
WHIP = "whip"


def model(entry: Entry) -> Who:
    """Whose place an entry of the order is."""
    return Who(entry[0] if isinstance(entry, tuple) else entry)


def can_strike(fight: View, entry: Entry) -> bool:
    """Whether a model strikes when its place comes."""
    who = model(entry)
    if not fight.read(who, "able") or fight.read(who, "loses_fight"):
        return False
    if isinstance(entry, tuple):
        whip = any(weapon.whip for weapon in weapons.in_hand(fight, who))
        return whip and bool(_charged_by(fight, who).legal)
    return bool(targets.open_to(fight, who).legal)


def strike(fight: View, who: Who) -> Rule[None]:
    """The next in the order who can strikes."""
    _come(fight, who)
    used, batches = yield from _named(fight, who)
    weapons.spend_shots(fight, who, used)
    if not batches:
        yield note("mordheim.event.holds-back", "mordheim.knocked-down", who=who)
    for number, (foe, names) in enumerate(targets.still_legal(fight, who, batches)):
        yield Call(f"batch-{number}", batch.fight_out, (who, foe, names))


def _come(fight: View, who: Who) -> None:
    """A place in the order has come; those before it who cannot strike have lost theirs."""
    order: tuple[Entry, ...] = fight.read(FIELD, "order")
    place = next(n for n, entry in enumerate(order) if can_strike(fight, entry))
    fight.put(FIELD, "order", order[place + 1 :])
    fight.put(who, "struck", True)


def _named(fight: View, who: Who) -> Rule[tuple[tuple[str, ...], tuple[Batch, ...]]]:
    """Weapons and batches: named now, or at the start of the phase."""
    named = fight.read(who, "named")
    if named is not None:
        return (), named
    return (yield from name_targets(fight, who))


def name_targets(fight: View, who: Who) -> Rule[tuple[tuple[str, ...], tuple[Batch, ...]]]:
    """The model shares out its attacks."""
    found = targets.open_to(fight, who)
    if not fight.options.stunned_costs_attack:
        found = yield from _free_finish(fight, who, found)
    used: tuple[str, ...] = yield from weapons.shared_out(fight, who)
    batches = yield from targets.share_out(fight, who, found, used)
    return used, batches


def _free_finish(fight: View, who: Who, found: targets.Open) -> Rule[targets.Open]:
    """By option, one stunned foe is taken out beside the model's attacks."""
    stunned = targets.stunned(fight, found)
    if not stunned:
        return found
    options = tuple(Option(foe, facts={"foe": foe}) for foe in (*stunned, targets.NONE))
    sees = targets.sees_of(fight, found, "target")
    chosen = yield Choose("finish", who, options, sees=sees, label="mordheim.ask.finish")
    if chosen != targets.NONE:
        yield from batch.take_out(fight, who, Who(chosen))
    return found._replace(legal=tuple(foe for foe in found.legal if foe not in stunned))


def _charged_by(fight: View, who: Who) -> targets.Open:
    """Those who charged a model, among whom it may attack."""
    found = targets.open_to(fight, who)
    chargers = weapons.chargers(fight, who)
    return found._replace(legal=tuple(foe for foe in found.legal if foe in chargers))


def crack(fight: View, who: Who) -> Rule[None]:
    """One attack with the whip on a foe who charged, before all else (mordheim.weapons.special)."""
    _come(fight, who)
    name = next(each.name for each in weapons.in_hand(fight, who) if each.whip)
    batches = yield from targets.share_out(fight, who, _charged_by(fight, who), (name,))
    for foe, names in batches:
        yield note("mordheim.event.whip", weapons.SPECIAL, who=who, foe=foe)
        yield Call("batch", batch.fight_out, (who, foe, names))
