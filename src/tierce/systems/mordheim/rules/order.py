"""What comes after what: turns of the sides, and who strikes when (mordheim.order)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from tierce.fight.sides import last_side
from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.fight.system import Step
from tierce.script.effects import GM, Call, Choose, Option, Rule, Who, note
from tierce.systems.mordheim.rules import contact, strike, weapons
from tierce.systems.mordheim.rules.morale import captain, sides
from tierce.systems.mordheim.rules.parry import initiative
from tierce.systems.mordheim.rules.skills import has
from tierce.systems.mordheim.rules.throws import throw
from tierce.systems.mordheim.slots import PHASE, TURN

CLAUSE = "mordheim.order"
STRIKES_FIRST, IN_TURN, STRIKES_LAST, STOOD_UP = range(4)


def opening(fight: View) -> Rule[None]:
    """The GM says whose turn is the first."""
    first = yield Choose(
        "first-side",
        GM,
        tuple(Option(f"side:{side}", facts={"side": side}) for side in sides(fight)),
        label="mordheim.ask.first-side",
    )
    side = first.partition(":")[2]
    fight.put(FIELD, "turn_of", side)
    yield note("mordheim.event.first-side", CLAUSE, side=side)


# ---------------------------------------------------------------- steps


def next_step(fight: View, last: Step | None) -> Step:
    """A side's turn: its beginning, charges, the close-combat phase, what comes of that."""
    side: str = fight.read(FIELD, "turn_of")
    if last is None:
        return _turn(fight, side)
    if last.rule in ("turn", "charge"):
        free = _next_free(fight, side, last)
        if free is not None:
            return Step(free, "charge")
        if any(contact.engaged(fight, who) for who in fight.fighters):
            return Step(captain(fight, side), "combat", ((PHASE,),))
        return Step(captain(fight, side), "aftermath")
    if last.rule in ("combat", strike.WHIP, "strike"):
        for entry in fight.read(FIELD, "order"):
            if strike.can_strike(fight, entry):
                rule = strike.WHIP if isinstance(entry, tuple) else "strike"
                return Step(strike.model(entry), rule)
        return Step(captain(fight, side), "aftermath")
    return _turn(fight, _after(fight, side))


def _turn(fight: View, side: str) -> Step:
    """A side's turn begins. It counts as a turn of everybody, so that headings count alike."""
    who = captain(fight, side)
    return Step(who, "turn", ((TURN,), *((TURN, str(each)) for each in fight.fighters)))


def _next_free(fight: View, side: str, last: Step) -> Who | None:
    """The next of a side who may charge, or on a map move: on its feet and in no combat."""
    own = [who for who in fight.fighters if fight.read(who, "side") == side]
    place = own.index(last.actor) + 1 if last.rule == "charge" else 0
    return next((who for who in own[place:] if _may_go(fight, who)), None)


def _may_go(fight: View, who: Who) -> bool:
    """Whoever has just got up does not charge, and whoever has just stopped does nothing."""
    ready = fight.read(who, "able") and not fight.read(who, "stopped")
    if not ready or contact.engaged(fight, who):
        return False
    return fight.ground is not None or bool(reachable(fight, who))


def reachable(fight: View, who: Who) -> tuple[Who, ...]:
    """Foes who can be charged: all who are there and do not run; on a map, near enough
    (mordheim.ground.move). None by who has just got up."""
    if fight.read(who, "stood_up"):
        return ()
    there = tuple(
        foe
        for foe in fight.read(who, "foes")
        if not fight.read(foe, "gone") and not fight.read(foe, "fleeing")
    )
    if fight.ground is None:
        return there
    inches = contact.charge_inches(fight, who)
    return tuple(foe for foe in there if fight.between("charge", who, foe, inches) is not None)


def _after(fight: View, side: str) -> str:
    """The side whose turn is next, of those who still have somebody."""
    every = sides(fight)
    place = every.index(side)
    ring = (*every[place + 1 :], *every[: place + 1])
    return next((s for s in ring if captain(fight, s)), side)


def verdict(fight: View) -> str | None:
    """The only side that still has somebody, "" where none has, None while there are several."""
    return last_side(fight, lambda who: not fight.read(who, "gone"))


# ---------------------------------------------------------------- the order of a phase


def combat(fight: View, captain: Who) -> Rule[None]:
    """A close-combat phase begins: everybody in combat gets a place."""
    fighters = [who for who in fight.fighters if contact.engaged(fight, who)]
    entries: list[tuple[int, int, Any]] = []
    for who in fighters:
        entries.append((group(fight, who), -initiative(fight, who), who))
        if _cracks(fight, who):
            entries.append((STRIKES_FIRST, -initiative(fight, who), (who, strike.WHIP)))
    order: list[Any] = []
    entries.sort(key=lambda each: each[:2])
    for (where, quickness), tied in groupby(entries, key=lambda each: each[:2]):
        names = tuple(entry for _, _, entry in tied)
        if len(names) > 1:
            drawn = yield Call(f"tie-{where}-{-quickness}", draw, (names,))
            names = drawn.value()
        order += names
    fight.put(FIELD, "order", tuple(order))
    yield note("mordheim.event.order", CLAUSE, order=tuple(map(strike.model, order)))
    if fight.options.targets_named == "phase-start":
        for who in [each for each in order if type(each) is Who]:
            yield Call(f"named-{who}", _name_now, (who,))


def _name_now(fight: View, who: Who) -> Rule[None]:
    if strike.can_strike(fight, who):
        used, batches = yield from strike.name_targets(fight, who)
        weapons.spend_shots(fight, who, used)
        fight.put(who, "named", batches)


def group(fight: View, who: Who) -> int:
    """Where a model strikes before Initiative is looked at."""
    held = weapons.in_hand(fight, who)
    if fight.read(who, "stood_up"):
        return STOOD_UP
    if any(weapon.strikes == "last" for weapon in held) and not has(fight, who, "never-last"):
        return STRIKES_LAST
    spear = any(weapon.strikes == "first" for weapon in held)
    if weapons.charges(fight, who) or (spear and contact.first_turn(fight, who)):
        return STRIKES_FIRST
    return IN_TURN


def _cracks(fight: View, who: Who) -> bool:
    """Whether a model has a whip's attack on who charged it."""
    whip = any(weapon.whip for weapon in weapons.in_hand(fight, who))
    return whip and not weapons.charges(fight, who) and bool(weapons.chargers(fight, who))


def draw(fight: View, tied: tuple[Any, ...]) -> Rule[Any]:
    """A D6 each, higher first; those who are equal roll again."""
    shown: list[tuple[int, Any]] = []
    for entry in tied:
        who = strike.model(entry)
        site = f"{who}-whip" if isinstance(entry, tuple) else str(who)
        roll = yield throw(site, who, "mordheim.roll.tie")
        shown.append((roll.value(), entry))
    shown.sort(key=lambda each: -each[0])
    groups = [[entry for _, entry in same] for _, same in groupby(shown, key=lambda each: each[0])]
    if len(groups) == 1:
        return (yield Call("again", draw, (tied,)))
    order: list[Any] = []
    for number, same in enumerate(groups):
        order += yield from _drawn(number, same)
    return tuple(order)


def _drawn(number: int, same: Sequence[Any]) -> Rule[Sequence[Any]]:
    if len(same) == 1:
        return same
    again = yield Call(f"again-{number}", draw, (tuple(same),))
    drawn: Sequence[Any] = again.value()
    return drawn
