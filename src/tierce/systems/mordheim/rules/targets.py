"""Whom a model may attack, and how it shares out its attacks (mordheim.standing-first,
mordheim.batch)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, Who, Withheld
from tierce.systems.mordheim.rules import contact, hitting, weapons
from tierce.systems.mordheim.slots import STUNNED

STANDING_FIRST = "mordheim.standing-first"
NONE, SPLIT = "none", "split"

#: Attacks on one foe: who, and the weapon of each attack.
Batch = tuple[Who, tuple[str, ...]]


class Open(NamedTuple):
    """The foes a model may attack now, and those that lie beside a standing one."""

    legal: tuple[Who, ...]
    withheld: tuple[Who, ...]
    fallen: bool


def open_to(fight: View, who: Who) -> Open:
    """Whom a model may attack: those on their feet, the fallen where there are none of them."""
    foes = contact.opponents(fight, who)
    standing = tuple(foe for foe in foes if not fight.read(foe, "fallen"))
    fallen = tuple(foe for foe in foes if fight.read(foe, "fallen"))
    if standing:
        return Open(standing, fallen, False)
    return Open(fallen, (), bool(fallen))


def share_out(fight: View, who: Who, found: Open, used: tuple[str, ...]) -> Rule[tuple[Batch, ...]]:
    """The model names its targets, before its own dice: attacks on each foe, in the order in which
    the batches are fought. Attacking the fallen is a choice."""
    if not found.legal:
        return ()
    several = len(used) > 1 and len(found.legal) > 1
    chosen = yield from _one_for_all(fight, who, found, used[0], several)
    if chosen == NONE:
        return ()
    if chosen != SPLIT:
        return ((Who(chosen), used),)
    targets: list[str] = []
    for number, weapon in enumerate(used):
        target = yield _ask(fight, who, found, f"attack-{number}", weapon, (), {"weapon": weapon})
        targets.append(target)
    batches = [
        (foe, tuple(w for w, t in zip(used, targets, strict=True) if t == foe))
        for foe in found.legal
        if foe in targets
    ]
    return (yield from _in_order(fight, who, batches))


def _one_for_all(fight: View, who: Who, found: Open, weapon: str, several: bool) -> Rule[str]:
    if len(found.legal) == 1 and not found.fallen and not found.withheld:
        return str(found.legal[0])
    more = (SPLIT,) if several else ()
    chosen: str = yield _ask(fight, who, found, "target", weapon, more, {})
    return chosen


def _ask(
    fight: View,
    who: Who,
    found: Open,
    site: str,
    weapon: str,
    more: tuple[str, ...],
    facts: dict[str, Any],
) -> Choose:
    ids = (*found.legal, *more, *((NONE,) if found.fallen else ()))
    withheld = tuple(
        Withheld(foe, STANDING_FIRST, "mordheim.reason.standing-first", {"foe": foe})
        for foe in found.withheld
    )
    label = "mordheim.ask.each-target" if facts else "mordheim.ask.target"
    trials = {foe: Call("trial", hitting.trial, (who, foe, weapon)) for foe in found.legal}
    options = tuple(Option(id_, None, trials.get(Who(id_)), {"foe": id_}) for id_ in ids)
    return Choose(site, who, options, withheld, sees_of(fight, found, "target"), label, facts)


def sees_of(fight: View, found: Open, ask: str) -> Callable[[], dict[str, Any]]:
    """What who names a target sees of the foes."""

    def sees() -> dict[str, Any]:
        fates = tuple((foe, fight.read(foe, "fate"), fight.sheet(foe).w) for foe in found.legal)
        return {"ask": ask, "foes": fates}

    return sees


def _in_order(fight: View, who: Who, batches: list[Batch]) -> Rule[tuple[Batch, ...]]:
    """Which batch goes first is for the attacker to say."""
    left = list(batches)
    ordered: list[Batch] = []
    while len(left) > 1:
        first = yield Choose(
            f"first-{len(ordered)}",
            who,
            tuple(Option(foe, facts={"foe": foe}) for foe, _ in left),
            sees={"ask": "first"},
            label="mordheim.ask.first",
        )
        ordered.append(next(batch for batch in left if batch[0] == first))
        left.remove(ordered[-1])
    return (*ordered, *left)


def still_legal(fight: View, who: Who, batches: Sequence[Batch]) -> tuple[Batch, ...]:
    """Of attacks named earlier, those still allowed with weapons still held; the rest is lost."""
    legal = open_to(fight, who).legal
    left = [(foe, weapons.still_held(fight, who, used)) for foe, used in batches if foe in legal]
    return tuple(each for each in left if each[1])


def stunned(fight: View, found: Open) -> tuple[Who, ...]:
    """Those among the legal targets who are stunned."""
    return tuple(foe for foe in found.legal if fight.read(foe, "fate") == STUNNED)
