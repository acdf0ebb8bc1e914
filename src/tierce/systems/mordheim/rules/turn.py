"""A side's turn around its close-combat phase: rout, recovery, charges, and what comes after the
fighting (mordheim.recovery)."""

from __future__ import annotations

from typing import Any

from tierce.fight.places import CELL
from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.fight.walking import nearest
from tierce.ground import Cell, cell_name
from tierce.script.effects import Call, Choose, Option, Rule, Who, note
from tierce.script.value import total
from tierce.systems.mordheim.rules import armour, contact, hitting, morale, order, table
from tierce.systems.mordheim.slots import FRESH, GOING, KNOCKED_DOWN, STANDING, STUNNED

RECOVERY = "mordheim.recovery"
TO = "to:"


def begin(fight: View, who: Who) -> Rule[None]:
    """The turn of `who`'s side begins: the rout test, then everybody recovers."""
    fight.put(FIELD, "turn_of", fight.read(who, "side"))
    if morale.rout_due(fight, who):
        yield Call("rout", morale.rout, (who,))
    for each in morale.company(fight, who):
        if fight.read(each, "fallen"):
            yield Call(f"recovery-{each}", recover, (each,))
        elif fight.read(each, "fleeing") and not fight.read(each, "gone"):
            fight.put(each, "stood_up", True)
            fight.put(each, "stopped", True)
            yield Call(f"stop-{each}", morale.stop, (each,))


def recover(fight: View, who: Who) -> Rule[None]:
    """A stunned model is knocked down; one that was knocked down may stand up."""
    if fight.read(who, "fate") == STUNNED:
        fight.put(who, "fate", KNOCKED_DOWN)
        yield note("mordheim.event.comes-to", RECOVERY, who=who)
        return
    chosen = yield Choose(
        "stand",
        who,
        (Option("stand"), Option("stay-down")),
        sees={"ask": "stand"},
        label="mordheim.ask.stand",
    )
    if chosen == "stand":
        fight.put(who, "fate", STANDING)
        fight.put(who, "stood_up", True)
        yield note("mordheim.event.stands-up", RECOVERY, who=who, inches=_half(fight, who))


def _half(fight: View, who: Who) -> int:
    """Half a model's Movement, which is all it has when it has got up (mordheim.recovery)."""
    return -(-total(armour.movement(fight, who)) // 2)


def charge(fight: View, who: Who) -> Rule[None]:
    """A model in no combat may charge, or on a map move, half as far if it has just got up; whoever
    frightens has the other tested."""
    foes, squares = order.reachable(fight, who), _squares(fight, who)
    hold = "hold" if fight.ground is None else "stay"
    label = "mordheim.ask.charge" if fight.ground is None else "mordheim.ask.move"
    if fight.read(who, "stood_up"):
        label = "mordheim.ask.move-half"
    chosen = yield Choose(
        "charge",
        who,
        (
            *(Option(f"charge:{foe}", facts={"foe": foe}) for foe in foes),
            *(Option(TO + name, facts={"cell": name, "near": near}) for name, _, near in squares),
            Option(hold),
        ),
        sees=lambda: _sees(fight, foes),
        label=label,
    )
    if chosen == hold:
        return
    if chosen.startswith(TO):
        cell = next(cell for name, cell, _ in squares if TO + name == chosen)
        fight.put(who, CELL, cell)
        why = (RECOVERY,) if fight.read(who, "stood_up") else ()
        yield note("mordheim.event.moves", *why, table.MOVE, who=who, cell=chosen.removeprefix(TO))
        return
    foe = Who(chosen.partition(":")[2])
    contact.meet(fight, who, foe)
    fight.put(who, "charging", foe)
    if fight.options.joining_renews_first_turn:
        fight.put(foe, "combat", FRESH)
    clauses = (order.CLAUSE,) if fight.ground is None else (order.CLAUSE, table.CONTACT, table.MOVE)
    yield note("mordheim.event.charge", *clauses, who=who, foe=foe)
    if fight.sheet(who).has("fear") and not fight.sheet(foe).has("fear"):
        brave = yield from morale.test(fight, foe, "mordheim.roll.fear", fight.sheet(foe).ld)
        yield note("mordheim.event.fear", hitting.HIT, who=foe, foe=who, held=brave)
        if not brave:
            fight.put(foe, "afraid", True)


def _squares(fight: View, who: Who) -> list[tuple[str, Cell, int]]:
    """Where a model may move on a map: the name of each square, and how many squares it then is
    on foot to the nearest foe."""
    ground = fight.ground
    if ground is None:
        return []
    known = [foe for foe in fight.read(who, "foes") if not fight.read(foe, "gone")]
    foes = frozenset(fight.read(foe, CELL) for foe in known)
    up = fight.read(who, "stood_up")
    inches = _half(fight, who) if up else total(armour.movement(fight, who))
    cells = fight.between("moves", who, inches)
    return [(cell_name(ground.grid, cell), cell, nearest(ground, cell, foes)) for cell in cells]


def _sees(fight: View, foes: tuple[Who, ...]) -> dict[str, Any]:
    """Who can be charged, how each is, and how many are at it already."""
    told = tuple((foe, fight.read(foe, "fate"), len(contact.opponents(fight, foe))) for foe in foes)
    return {"ask": "charge", "foes": told}


def aftermath(fight: View, who: Who) -> Rule[None]:
    """The phase is over: combats go on or have ended, and those who are alone test."""
    for each in morale.company(fight, who):
        if morale.alone(fight, each):
            yield Call(f"alone-{each}", morale.stand_alone, (each,))
    for each in (*morale.company(fight, who), *fight.read(who, "foes")):
        if contact.engaged(fight, each):
            if contact.first_turn(fight, each):
                fight.put(each, "combat", GOING)
        elif not fight.read(each, "gone"):
            _combat_over(fight, each)


def _combat_over(fight: View, who: Who) -> None:
    """What counts within one combat begins anew."""
    if not contact.first_turn(fight, who):
        fight.put(who, "combat", FRESH)
    for name, _ in fight.read(who, "shot"):
        fight.set(who, "shot", name, None)
